/**
 * Features in French, one a row: name : English row = phrases that mean the same in sentences and listings
 * < phrases that only say it in a listing > phrases that only ask for it. Plurals and genders count by themselves.
 */
export const featureRows = `
piscine : swimming pool = bassin de nage, piscine creusée > pool, picine, piscine privée, piscine hors terre
piscine chauffée : heated pool
piscine commune : community pool = piscine partagée, piscine collective, piscine de la résidence, piscine
  communautaire
table de billard : pool table = billard
jacuzzi : hot tub = bain à remous, bain tourbillon, baignoire à remous, spa extérieur
spa : spa
sauna : sauna
hammam : steam room = bain de vapeur
au bord de l'eau : waterfront = bord de l'eau, les pieds dans l'eau, front de mer, en bord d'eau, bordant l'eau, en
  front d'eau, riverain, directement sur l'eau > sur l'eau
au bord du lac : lakefront = bord du lac, en bord de lac, au bord d'un lac, bord de lac, rive du lac
front de mer : oceanfront = bord de mer, au bord de la mer, en bord de mer, face à la mer, bord d'océan, au bord de
  l'océan, face à l'océan, en front de mer
front de plage : beachfront = en bord de plage, sur la plage, au bord de la plage, pieds dans le sable
au bord de la rivière : riverfront = bord de rivière, en bord de rivière, au bord d'une rivière, bord du fleuve, au
  bord du fleuve
vue : view > belle vue, vues, jolie vue, vue dégagée, vue panoramique, superbe vue, belles vues, vue imprenable, une
  vue
vue sur l'eau : water view = vue eau, vue sur eau, vues sur l'eau
vue sur la mer : ocean view = vue mer, vue sur mer, vues sur mer, vue de la mer, vue océan, vue sur l'océan
vue sur le lac : lake view = vue lac, vue sur un lac
vue sur la montagne : mountain view = vue montagne, vue sur les montagnes, vue montagnes
vue sur la ville : city view = vue ville, vue sur le centre-ville
cheminée : fireplace = foyer au gaz, foyer au bois, cheminée à foyer ouvert, insert, âtre > foyer, feu de bois,
  cheminee
poêle à bois : wood stove = poêle à granulés, poêle à pellets
brasero : fire pit = foyer extérieur, rond de feu
sous-sol : basement > soubassement, basement, sous sol
sous-sol aménagé : finished basement = sous-sol fini, sous-sol terminé, sous-sol complètement aménagé
cave à provisions : cellar > cave
cave à vin : wine cellar = cellier à vin, cave à vins
grenier : attic = combles, combles aménagés, grenier aménagé
animaux acceptés : pets allowed = animaux sont acceptés, animaux sont admis, animaux sont autorisés, animaux admis,
  animaux autorisés, animaux bienvenus, accepte les animaux, animaux permis, animaux de compagnie, animal de compagnie,
  animaux de compagnie acceptés, animaux domestiques acceptés > accepter les animaux, accepter des animaux, accepter un
  animal, accepter mon animal, autoriser les animaux, autoriser des animaux, autoriser un animal, autoriser mon animal,
  admettre les animaux, admettre des animaux, admettre un animal, admettre mon animal, animaux, animal, acceptant les
  animaux,
  qui accepte les animaux, qui acceptent les animaux, acceptent les animaux, où les animaux sont acceptés,
  où les animaux sont admis, où les animaux sont autorisés, avec animaux, mes animaux, mon animal,
  autorisant les animaux, qui autorise les animaux, qui autorisent les animaux, les animaux sont acceptés,
  les animaux sont admis, les animaux sont autorisés, les animaux soient acceptés, les animaux soient admis,
  pet friendly, animaux ok, animaux de compagnie autorisés, animaux de compagnie admis, animaux tolérés,
  qui tolère les animaux, permettant les animaux, qui permet les animaux, les animaux, accepter les animaux
chiens acceptés : dogs allowed = chiens admis, chiens autorisés, accepte les chiens, chiens bienvenus, chiens permis
  > accepter les chiens, accepter des chiens, accepter un chien, accepter mon chien, autoriser les chiens, autoriser
  des chiens, autoriser un chien, autoriser mon chien, admettre les chiens, admettre des chiens, admettre un chien,
  admettre mon chien,
  chiens, chien, qui accepte les chiens, qui acceptent les chiens, acceptant les chiens, j'ai un chien, mon chien,
  avec un chien, avec chien, acceptent les chiens, où les chiens sont acceptés, les chiens sont acceptés, les chiens
  soient acceptés, pour mon chien, autorisant les chiens, qui autorise les chiens, un chien, mes chiens, gros chien,
  où les chiens sont admis, qui accepte mon chien, qui autorisent les chiens
chats acceptés : cats allowed = chats admis, chats autorisés, accepte les chats, chats bienvenus, chats permis >
  accepter les chats, accepter des chats, accepter un chat, accepter mon chat, autoriser les chats, autoriser des
  chats, autoriser un chat, autoriser mon chat, admettre les chats, admettre des chats, admettre un chat, admettre mon
  chat,
  chats, chat, qui accepte les chats, qui acceptent les chats, acceptant les chats, j'ai un chat, mon chat, avec un
  chat, j'ai deux chats, mes chats, les chats soient acceptés, les chats sont acceptés, acceptent les chats, un chat,
  où les chats sont acceptés, où les chats sont admis
parc à chiens : dog park = parc canin
rénové : renovated = rénovation, refait, refait à neuf, restauré, remis à neuf, modernisé, réhabilité, entièrement
  rénové, complètement rénové, récemment rénové, fraîchement rénové, rafraîchi, remise à neuf, entièrement refait >
  retapé, rénovée avec goût, rénovée à neuf, remanié
grande cuisine : big kitchen = cuisine spacieuse, vaste cuisine, cuisine grande, grandes cuisines
cuisine rénovée : renovated kitchen = cuisine refaite, cuisine neuve, nouvelle cuisine, cuisine modernisée, cuisine
  rénovée récemment, cuisine remise à neuf
à rénover : fixer upper = à retaper, travaux à prévoir, à rafraîchir, avec travaux, à restaurer, à réhabiliter,
  nécessite des travaux, besoin de travaux > a renover, nécessitant des travaux, gros travaux, à remettre à neuf, qui
  a besoin de travaux, qui nécessite des travaux, besoin d'amour, à moderniser, besoin de rénovation, besoin de
  rénovations
prêt à emménager : move-in ready = clé en main, clés en main, prêt à habiter, prête à habiter, prête à emménager, sans
  travaux > habitable tout de suite, emménager tout de suite, où emménager directement, sans travaux à prévoir, prêt à
  y vivre, prêt à y habiter
neuf : new construction = construction neuve, nouvelle construction, construction récente, jamais habité, flambant
  neuf > programme neuf, neufs, neuve, neuves, dans le neuf
meublé : furnished = entièrement meublé, tout meublé, avec meubles, meubles inclus > avec des meubles, meuble
non meublé : unfurnished = vide de meubles, sans meubles, pas meublé, nu > vide
climatisation : air conditioning = clim, climatisé, air conditionné, a/c, climatiseur > la clim, climatisee, air
  climatisé, thermopompe murale, ac, clime
climatisation centrale : central air = clim centrale, air climatisé central, climatisation centralisée
pompe à chaleur : heat pump = pac, thermopompe
chauffage au sol : radiant heat = plancher chauffant, planchers chauffants, plancher radiant
chauffage central : central heating
balcon : balcony > balcons
terrasse : terrace > terasse, terrasses
patio : patio
terrasse en bois : deck = deck
toit-terrasse : rooftop deck = terrasse sur le toit, toit terrasse, rooftop, terrasse de toit
véranda : sunroom = solarium, jardin d'hiver, verrière > veranda
porche : porch = galerie, perron
jardin : garden = jardins > jardinet, petit jardin, jardin privatif
cour arrière : backyard = arrière-cour, jardin à l'arrière, jardin arrière, cour à l'arrière
cour : yard = espace extérieur
jardin clôturé : fenced yard = cour clôturée, terrain clôturé, clôturé, entièrement clôturé, jardin clos, terrain
  clos, jardin fermé
clôture : fence
serre : greenhouse
gazebo : gazebo = pergola, kiosque de jardin, tonnelle
étang : pond
ruisseau : creek
quai : dock = ponton, amarrage, anneau d'amarrage, appontement
hangar à bateaux : boathouse = abri à bateau
abri de voiture : carport = carport, abri d'auto, abri voiture, abri-auto
allée : driveway = entrée de garage, allée de garage
stationnement dans la rue : street parking = stationnement sur rue
parking couvert : covered parking = stationnement couvert, place couverte, parking abrité
parking souterrain : underground parking = stationnement souterrain, garage souterrain, parking en sous-sol,
  stationnement intérieur, garage en sous-sol, parking au sous-sol
garage attenant : attached garage = garage intégré, garage accolé, garage attaché
garage indépendant : detached garage = garage détaché, garage séparé
garage chauffé : heated garage
place pour camping-car : RV parking = stationnement pour vr, emplacement camping-car, place pour caravane,
  stationnement vr, place de camping-car > camping-car, place pour un camping-car, caravane, vr, pour garer un
  camping-car
borne de recharge : EV charger = borne de recharge électrique, borne électrique, prise pour voiture électrique,
  recharge véhicule électrique, borne de recharge pour voiture électrique, chargeur pour voiture électrique, borne
  pour voiture électrique, prise de recharge, borne de recharge pour véhicule électrique, borne pour véhicule
  électrique, chargeur pour véhicule électrique > recharge pour voiture électrique, recharger ma voiture électrique,
  recharge électrique, borne de charge
atelier : workshop > un atelier
cabanon : shed = abri de jardin, remise, cabane de jardin, cabane à outils
espace de rangement : storage = rangement, rangements, débarras, cellier, locker > beaucoup de rangement, beaucoup de
  rangements, place de rangement, cagibi
grange : barn = écurie, étable
pour chevaux : horse property = propriété équestre, installations équestres, box à chevaux, boxes à chevaux, équestre
  > chevaux, cheval, avoir des chevaux, pour des chevaux, pour mes chevaux, pour les chevaux
panneaux solaires : solar panels = photovoltaïque, panneaux photovoltaïques, énergie solaire, panneau solaire, solaire
économe en énergie : energy efficient = basse consommation, bbc, bonne performance énergétique, bien isolé, économe,
  faible consommation, efficacité énergétique, energy star
maison connectée : smart home = domotique, maison intelligente, logement connecté
alarme : security system = système d'alarme, système de sécurité, caméras de sécurité, vidéosurveillance
résidence sécurisée : gated community = résidence fermée, domaine sécurisé, résidence fermée et sécurisée, communauté
  fermée, communauté sécurisée, domaine fermé, lotissement fermé, lotissement sécurisé > quartier fermé, résidence
  gardée, gated
gardien : doorman = concierge, portier, conciergerie
ascenseur : elevator > assenseur, lift
salle de sport : gym = gym, salle de fitness, salle de gym, centre de fitness, salle d'entraînement, salle d'exercice,
  salle de musculation
club-house : clubhouse = clubhouse, pavillon communautaire, salle communautaire
court de tennis : tennis court = tennis, terrain de tennis, courts de tennis, terrains de tennis
terrain de basket : basketball court = terrain de basketball, panier de basket
terrain de pickleball : pickleball court = pickleball
aire de jeux : playground = aire de jeu, jeux pour enfants, parc pour enfants, terrain de jeux, plaine de jeux
terrain de golf : golf course = golf, parcours de golf
parquet : hardwood floors = planchers de bois franc, plancher de bois franc, plancher de bois, planchers de bois,
  plancher en bois, planchers en bois, sol en bois, sols en bois, parquet massif, bois franc, plancher en bois franc,
  planchers en bois franc, sol en parquet
carrelage : tile floors = sol carrelé, sols carrelés, carrelé, céramique au sol
moquette : carpet = tapis
plan de travail en granit : granite countertops = granit, comptoirs de granit, comptoir de granit, comptoirs en
  granit, plans de travail en granit, comptoir en granit, granite
plan de travail en quartz : quartz countertops = quartz, comptoirs de quartz, comptoir de quartz, comptoirs en quartz,
  plans de travail en quartz
marbre : marble
électroménagers en inox : stainless steel appliances = inox, acier inoxydable, électroménager inox, appareils en acier
  inoxydable, électros en inox
cuisinière à gaz : gas stove = gazinière, plaque au gaz, plaques au gaz, cuisson au gaz, cuisinière au gaz, poêle au
  gaz
lave-vaisselle : dishwasher > lave vaisselle
laveuse et sécheuse : washer and dryer = laveuse-sécheuse, lave-linge et sèche-linge, laveuse sécheuse, lave-linge,
  sèche-linge, machine à laver, lave-linge séchant > laveuse, sécheuse, lave linge
buanderie : laundry = salle de lavage, coin buanderie, lingerie
dressing : walk-in closet = walk-in, penderie walk-in, garde-robe walk-in, chambre avec dressing > walk in
garde-manger : pantry = arrière-cuisine, garde manger
îlot central : kitchen island = îlot de cuisine, îlot, cuisine avec îlot, îlot dans la cuisine
cuisine dînatoire : eat-in kitchen = coin repas, coin-repas, cuisine avec coin repas, dînette
cuisine de chef : chef's kitchen = cuisine professionnelle, cuisine gastronomique
aire ouverte : open floor plan = concept ouvert, à aire ouverte, cuisine ouverte, cuisine américaine, espace ouvert,
  plan ouvert, à concept ouvert, plan de vie ouvert
plafonds hauts : high ceilings = hauts plafonds, plafond haut, belle hauteur sous plafond, hauteur sous plafond,
  grande hauteur sous plafond > plafonds élevés
plafonds cathédrale : vaulted ceilings = plafond cathédrale, plafonds voûtés, plafond voûté
puits de lumière : skylight = velux, lucarne, lanterneau, lucarnes
lumière naturelle : natural light = lumineux, ensoleillé, très lumineux, beaucoup de lumière, bien éclairé, baigné de
  lumière, clair, bien exposé, beaucoup de lumière naturelle, luminosité > plein sud, exposé plein sud, exposition sud
suite parentale : master suite = chambre parentale, suite des maîtres, chambre des maîtres, chambre principale, salle
  de bain attenante, en suite > suite principale, chambre avec salle de bain, chambre avec salle de bains
chambre au rez-de-chaussée : main floor bedroom = chambre de plain-pied, chambre en rez-de-chaussée, chambre au rdc,
  chambre parentale au rez-de-chaussée, chambre principale au rez-de-chaussée, chambre au premier étage, chambre en
  bas
logement intergénérationnel : mother-in-law suite = bi-génération, intergénérationnel, bigénération, dépendance,
  logement accessoire, appartement indépendant, maison bigénérationnelle, intergénération, bigénérationnel > studio
  indépendant, logement pour beaux-parents
maison d'amis : guest house = maison d'invités, dépendance pour invités, pavillon d'invités
chambre d'amis : guest room = chambre d'invités, chambre pour invités, chambre pour amis
bureau : home office = pièce bureau, coin bureau, espace de travail, bureau à domicile > télétravail, pour
  télétravailler, un bureau, faire du télétravail, travailler à la maison, travailler de la maison, pour le
  télétravail
salle de jeux : bonus room = pièce supplémentaire, salle polyvalente, pièce bonus, salle de jeu
salle familiale : family room = salle de séjour, séjour familial
salle de cinéma : media room = home cinéma, cinéma maison, home cinema, cinéma à la maison
salle à manger : dining room = salle à dîner
salon : living room = séjour, pièce de vie, salon séjour, grand salon
salle d'eau d'appoint : powder room = wc invités, toilettes invités, toilettes séparées, wc séparés, salle d'eau
  d'invités, demi-salle de bain, wc indépendant, wc indépendants, demi salle de bain
baignoire : soaking tub = bain autoportant, bain séparé, baignoire îlot, bain sur pattes > bain podium
douche à l'italienne : walk-in shower = douche italienne, grande douche, douche de plain-pied
double vasque : double vanity = double lavabo, deux vasques, doubles lavabos
accessible en fauteuil roulant : wheelchair accessible = accessible aux fauteuils roulants, accès fauteuil roulant,
  accès handicapé, accès handicapés, accessible pmr, pmr, accessible aux personnes à mobilité réduite, adapté pmr,
  accessible, accessibilité, accès pour fauteuil roulant, adapté aux fauteuils roulants, mobilité réduite, accessible
  aux handicapés, adapté au fauteuil roulant, accès pmr, rampe d'accès, accessible à un fauteuil roulant, accessible
  pour fauteuil roulant, accessible aux personnes handicapées > fauteuil roulant, adapté aux personnes à mobilité
  réduite, accès pour personnes à mobilité réduite, en fauteuil roulant, fauteuils roulants, adapté aux handicapés,
  adapté à un fauteuil roulant, adapté aux personnes handicapées, adapté pour handicapé, accès pour handicapés, accès
  fauteuil, rampe pour fauteuil roulant
sans marches : step-free = sans marche, sans escalier, sans escaliers, aucun escalier, aucune marche, pas de marches,
  pas d'escalier, pas d'escaliers, accès sans marche, accès de plain-pied, sans obstacle, sans aucune marche > zéro
  marche, pas de marche, sans aucun escalier
douche accessible : roll-in shower = douche adaptée, douche pmr
barres d'appui : grab bars = barres de maintien, barre d'appui
plain-pied : single story = de plain-pied, un seul niveau, sur un seul niveau, d'un seul niveau, un étage, sur un
  étage, d'un étage, un seul étage, plain pied, tout sur un étage > de plain pied, sur un niveau, d'un seul étage,
  tout de plain-pied, sur un seul étage
deux étages : two story = à deux étages, de deux étages, deux niveaux, sur deux niveaux, à étage, à 2 étages, de 2
  étages, 2 niveaux, 2 étages, sur 2 niveaux, à deux niveaux
demi-niveaux : split level = paliers multiples, split-level
rez-de-chaussée : ground floor = rdc, rez de chaussée, rez-de-jardin > au rez-de-chaussée, au rdc, en rez-de-chaussée,
  premier niveau
dernier étage : top floor > au dernier étage, en étage élevé, étage élevé
unité de coin : corner unit = appartement d'angle, d'angle, en coin, condo de coin
terrain de coin : corner lot = terrain d'angle, lot d'angle, parcelle d'angle, lot de coin
impasse : cul-de-sac = cul-de-sac, cul de sac, en impasse, rue sans issue, voie sans issue
calme : quiet = tranquille, paisible, au calme, rue calme, quartier calme, quartier tranquille, rue tranquille,
  secteur tranquille, secteur paisible, zone calme, endroit calme > silencieux, sans bruit, sans nuisances, coin
  tranquille, pas bruyant, coin calme
intime : private = privé, intimité, sans vis-à-vis, à l'abri des regards, sans vis à vis > beaucoup d'intimité, pas de
  vis-à-vis, aucun vis-à-vis
penthouse : penthouse = attique
ranch : ranch = style ranch
ferme : farm = fermette, ferme rénovée, corps de ferme
local commercial : commercial = commercial, local professionnel, locaux commerciaux
craftsman : craftsman = style craftsman, arts and crafts
colonial : colonial = style colonial
victorien : victorian = style victorien
milieu de siècle : mid-century = mid-century, années cinquante, mid century
moderne : modern = contemporain, style moderne, architecture moderne
historique : historic = ancien de caractère, de caractère, patrimonial, d'époque, cachet ancien, charme de l'ancien >
  ancestral, ancestrale, avec du cachet
luxe : luxury = de luxe, luxueux, haut de gamme, prestige, de prestige, de standing, grand standing, prestigieux >
  standing, haut standing, luxueuse
brique : brick = en brique, en briques, briques
brique apparente : exposed brick = briques apparentes, mur de briques, mur de brique
stuc : stucco = crépi
maison en bois rond : log home = maison en rondins, chalet en bois rond, en rondins, bois rond, chalet en rondins
toit en métal : metal roof = toiture en métal, toit métallique, toit en tôle
toiture neuve : new roof = toit neuf, toiture récente, nouveau toit, toiture refaite, nouvelle toiture, toit refait
fenêtres neuves : new windows = double vitrage, fenêtres double vitrage, nouvelles fenêtres, fenêtres récentes,
  fenêtres changées
puits : well = puits artésien, eau de puits
fosse septique : septic = installation septique, champ d'épuration
charges comprises : utilities included = charges incluses, services inclus, eau et électricité comprises, chauffage
  inclus, tout inclus, tout compris, électricité incluse, chauffé éclairé, eau incluse, toutes charges comprises,
  factures incluses > eau et électricité incluses, chauffé et éclairé
internet haut débit : high-speed internet = fibre, fibre optique, internet, wifi, wi-fi, haut débit, internet haute
  vitesse > connexion internet, wi fi
location courte durée : short-term lease = bail court, au mois le mois, court terme, location temporaire, courte
  durée, mois par mois, bail flexible, location saisonnière, bail mobilité, location à court terme > temporaire, bail
  d'un mois
location-vente : rent to own = location avec option d'achat, option d'achat, avec option d'achat, location accession,
  louer avec option d'achat, location-accession, location vente
financement par le vendeur : owner financing = financement du propriétaire, balance de vente, crédit vendeur,
  financement par le propriétaire, financement vendeur, vente à tempérament
saisie : foreclosure = reprise de finance, bien saisi, saisie immobilière, saisie bancaire, vente judiciaire, reprise
  bancaire, propriété de banque, saisies, reprises de finance, vendu par la banque > saisis, maison saisie, maisons
  saisies, reprises bancaires, foreclosure
vente à découvert : short sale
prêt transférable : assumable loan = hypothèque assumable, prêt assumable, hypothèque transférable
communauté 55+ : 55+ community = 55 ans et plus, communauté 55 ans et plus, résidence pour retraités, résidence
  senior, résidence pour seniors, résidence seniors, communauté de retraités, 55 et plus, communauté pour les 55 ans
  et plus, plus de 55 ans, résidence services seniors > communauté 55, pour les 55 ans et plus, résidence pour
  personnes âgées, pour les plus de 55 ans, 55+, les plus de 55 ans, communautés 55+, communauté pour les plus de 55
  ans, communauté pour retraités
Section 8 acceptée : Section 8 accepted = section 8, accepte section 8, bons de logement acceptés, bons de logement,
  bon de logement, vouchers > acceptant la section 8, acceptant section 8, qui accepte la section 8, qui acceptent la
  section 8, accepte la section 8, qui accepte section 8, avec section 8, bon section 8, bons section 8, acceptent la
  section 8, qui acceptent section 8, la section 8
près d'un parc : near park = près du parc, proche d'un parc, parc à proximité, proche du parc, parc > près des parcs,
  proche des parcs, parcs, à côté d'un parc, à côté du parc, proche de parcs, à proximité d'un parc, près de parcs,
  parc à côté
près d'une école : near school = près des écoles, proche des écoles, proche d'une école, école à proximité, écoles à
  proximité, près de l'école, école, écoles > proche de l'école, proche écoles, à proximité des écoles, à proximité
  d'une école, près d'écoles, près d'un collège, proche du lycée, près du lycée, à côté d'une école, proche d'écoles
près des transports : near transit = transports en commun, proche des transports, proche transports, près du métro,
  proche du métro, près de la gare, proche de la gare, arrêt de bus, gare, métro, station de métro, tramway, près des
  transports en commun, proche des transports en commun, transport en commun, près d'une gare > bus, train, proche du
  bus, près du bus, près d'un arrêt de bus, proche d'une gare, à proximité des transports, à proximité des transports
  en commun, près du tramway, proche du tram, tram, près du train, proche métro, proche gare, près d'une station de
  métro, rer, à côté du métro, à proximité du métro, à proximité de la gare, près d'un métro, à côté de la gare,
  proche d'un arrêt de bus, bien desservi, bien desservie
près des commerces : near shopping = commerces, proche des commerces, proche commerces, centre commercial, proche des
  magasins, magasins, près des magasins, supermarché, commerces à proximité, près du centre commercial, commerces de
  proximité > boutiques, épicerie, proche d'un supermarché, près d'un supermarché, près d'un centre commercial, à
  proximité des commerces, proche de commerces, près des boutiques, tous commerces, à côté des commerces, supermarchés
près des restaurants : near restaurants = restaurants, proche des restaurants > restos, près des restos, restaurants à
  proximité, à proximité des restaurants, proche restaurants
près de la plage : near beach = proche de la plage, accès à la plage, plage à pied, accès plage, proche plage > plage,
  plages, à deux pas de la plage, près d'une plage, proche d'une plage, à proximité de la plage, à côté de la plage,
  près de la mer, proche de la mer, plage à proximité
près du lac : near lake = proche du lac, accès au lac > lac, près d'un lac, proche d'un lac, à proximité du lac, à
  côté du lac, à côté d'un lac
près de sentiers : near trails = sentiers, sentier, sentiers de randonnée, pistes cyclables, piste cyclable,
  randonnée, chemins de randonnée > près des sentiers, proche de sentiers, près des pistes cyclables, à proximité de
  sentiers, randonnées
près d'un hôpital : near hospital = hôpital > près de l'hôpital, proche de l'hôpital, proche d'un hôpital, à proximité
  d'un hôpital, hôpitaux
près de l'autoroute : near freeway = accès autoroute, accès à l'autoroute, autoroute, proche autoroute > proche de
  l'autoroute, accès rapide à l'autoroute, à proximité de l'autoroute, autoroutes
centre-ville : downtown = centre ville, hypercentre, coeur de ville, plein centre > au centre-ville, en centre-ville,
  dans le centre-ville, au coeur de la ville, proche du centre-ville, près du centre-ville, en plein centre-ville, le
  centre-ville, en plein centre, proche du centre, près du centre, au centre, à proximité du centre-ville
église : church > près d'une église, proche d'une église, près de l'église
synagogue : synagogue > près d'une synagogue, proche d'une synagogue
mosquée : mosque > près d'une mosquée, proche d'une mosquée
galerie couverte : wraparound porch = galerie tout autour
cuisine d'été : outdoor kitchen = barbecue, bbq, cuisine extérieure, coin barbecue, espace barbecue
bar : wet bar = coin bar
placards intégrés : built-ins = placards, rangements intégrés, meubles encastrés, bibliothèques encastrées, étagères
  intégrées
portes-fenêtres : French doors = porte-fenêtre, portes fenêtres, portes françaises, porte fenêtre
bibliothèque : library
bassin à carpes koï : koi pond = bassin koï, bassin à poissons
arbres : mature trees = arboré, boisé, arbres matures, grands arbres, terrain boisé, jardin arboré
arbres fruitiers : fruit trees = verger, fruitiers
arrosage automatique : sprinklers = système d'irrigation, irrigation, gicleurs, arrosage intégré
non-fumeur : non-smoking = non fumeur, interdit de fumer, sans fumée, non-fumeurs, interdiction de fumer > non
  fumeurs, logement non fumeur
poulailler : chicken coop
enclos pour chiens : dog run = enclos à chiens
salles de bain rénovées : renovated bathrooms = salle de bain rénovée, salle de bain refaite, salles de bain refaites,
  salle de bains rénovée
sol en vinyle : vinyl plank floors = plancher de vinyle, planchers de vinyle, sol vinyle, plancher vinyle
salle de billard : game room
vestiaire d'entrée : mudroom = hall d'entrée, entrée avec rangement
fumeurs acceptés : smoking allowed = fumeur accepté > logement fumeur, où l'on peut fumer, pour fumeurs
`
