import type { RecordWords } from '../tables/record-words.ts'

/** How French tells what a record says: words of listings, by the English ones that mean the same. */
export const frenchRecord: RecordWords = {
  listingWords: `
hardwood floors = parquet, planchers en bois, plancher en bois, plancher de bois, planchers de bois, parquets,
    sols en bois, sol en bois
tile floors = carrelage, sol carrelé, sols carrelés
carpet = moquette
laminate = stratifié, sol stratifié
granite = granit, granite, en granit
quartz = quartz
marble = marbre, en marbre
counters = plan de travail, plans de travail, comptoir, comptoirs
stainless = inox, acier inoxydable, acier inox
appliances = électroménager, appareils électroménagers, appareils
brick = brique, en brique, briques, en briques
stone = pierre, en pierre
fireplace = cheminée, cheminées, foyer
walk-in closet = dressing, dressings
vaulted ceilings = hauts plafonds, plafonds hauts, plafond cathédrale, plafonds cathédrale, plafonds voûtés,
    plafond voûté
skylights = puits de lumière, lucarne, lucarnes, velux, fenêtre de toit, fenêtres de toit
natural light / light filled / sunny / bright = clarte, lumiere naturelle, beaucoup de clarte, lumineuse, lumineux, lumineuses, ensoleillée, ensoleillé,
    lumière naturelle, claire, clair, baignée de lumière
corner lot = terrain d'angle, parcelle d'angle, terrain en angle, parcelle en angle
cul-de-sac = impasse, cul-de-sac, rue sans issue, voie sans issue
end of = au bout, bout, au fond
fenced = clôturé, clôturée, clôture, clos
backyard / yard / garden = jardin arrière, arrière-cour, jardin, cour arrière, jardin à l'arrière, cour
deck = terrasse, terrasse en bois, deck
covered = couvert, couverte, couvertes, abritée, abrité
patio = patio, terrasse
balcony = balcon, balcons
porch = véranda, porche
shed = abri, abri de jardin, cabanon, remise
fruit trees = arbres fruitiers, fruitiers
mature trees = arbres matures, grands arbres
trees = arbres, arbre
basement = sous-sol, cave
finished = aménagé, aménagée, fini, finie
unfinished = non aménagé, non fini
separate entrance = entrée séparée, entrée indépendante, entrée privée, propre entrée
mountain view / view of the mountains / mountain views = vue sur la montagne, vue sur les montagnes, vue
    montagne, les montagnes
water view = vue sur l'eau
lake view = vue sur le lac
city view = vue sur la ville
pets allowed / pet friendly / pets welcome / pets ok = animaux acceptés, animaux sont acceptés, animaux admis,
    animaux sont admis, animaux autorisés, animaux sont autorisés, animaux sont les bienvenus, animaux bienvenus,
    accepte les animaux
renovated / remodeled / updated / refurbished = rénové, rénovée, rénovés, rénovées, modernisé, modernisée,
    refait, refaite, refaits, refaites, remis à neuf, mis à jour
roof = toit, toiture
windows = fenêtres, fenêtre, vitrages
living room = salon, séjour, salle de séjour
dining room = salle à manger, coin repas
family room = salle familiale, salle de famille
home office / office / study / den = bureau
bonus room = pièce supplémentaire, pièce bonus
laundry / laundry room / utility room = buanderie
pantry = garde-manger, cellier
kitchen island / island = îlot, îlot central
breakfast nook / eat-in kitchen = coin petit-déjeuner, coin déjeuner
open floor plan / open concept / open plan = plan ouvert, aire ouverte, espace ouvert
air conditioning = climatisation, climatisé, clim
heat pump = pompe à chaleur, thermopompe
rambler / single story / one story / single level = de plain-pied, plain-pied
two story = à deux étages, sur deux niveaux
craftsman = style craftsman
storage = rangement, rangements
furnished = meublé, meublée
quiet street = rue calme
swimming pool / pool = piscine
remodeled kitchen / updated kitchen / renovated kitchen = cuisine rénovée, cuisine refaite
harbour / harbor = port
updated bathrooms / remodeled bathrooms / renovated bathrooms = salles de bain rénovées, salles de bains
    rénovées, salles de bain ont été rénovées, salles de bains ont été rénovées
double-pane windows / double pane / double glazed = double vitrage
tankless water heater / tankless = chauffe-eau instantané
crown molding = moulures
sprinkler / irrigation = arrosage automatique
main floor = rez-de-chaussée
upstairs / upper level = à l'étage, étage
breakfast bar = bar à petit-déjeuner
new roof / newer roof = toiture neuve, toit neuf, nouvelle toiture, toiture est neuve, toit est neuf
new kitchen = cuisine neuve, nouvelle cuisine
new windows / newer windows = fenêtres neuves, nouvelles fenêtres
new furnace / newer furnace = chaudière neuve, nouvelle chaudière
gym / fitness center / fitness room / exercise room = salle de sport, salle de fitness, salle de musculation,
    gym
doorman / concierge = portier, concierge, gardien
elevator / lift = ascenseur, ascenseurs
washer / washing machine = lave-linge, machine à laver, machines à laver
dryer / drier = sèche-linge, sécheuse
dishwasher = lave-vaisselle
ceiling fans / ceiling fan = ventilateur de plafond, ventilateurs de plafond
gas range / gas stove / gas cooktop = cuisinière à gaz, gazinière
furnace / boiler / forced air / gas heat / radiators = chaudière, chaudières
wood burning / wood stove / burns wood = au bois, feu de bois
oak = chêne, en chêne
copper = cuivre, en cuivre
plumbing / pipes = plomberie, tuyauterie, canalisations
storage locker / storage unit = local de stockage, casier de rangement
rooftop / roof terrace / roof deck = toit-terrasse, sur le toit
bike / bicycle / bikes = vélo, vélos
solar panels / solar = panneaux solaires, panneaux photovoltaïques
charger / charging / ev = borne de recharge, chargeur
electric meter / electric meters = compteur électrique, compteurs électriques
alley = ruelle
bay = baie
courtyard = cour intérieure, cour commune
barbecue / bbq / grill = barbecue
exposed brick = brique apparente, briques apparentes
pine / pines = pins, sapins
level lot / flat lot / level one acre / level acre = terrain plat, parcelle plate
paved road / paved street = route goudronnée, rue goudronnée, route revêtue
face north / north facing / northern exposure = orientées au nord, orienté au nord, exposition nord, donnent au
    nord
face south / south facing / southern exposure = orientées au sud, orienté au sud, exposition sud, plein sud
face east / east facing / eastern exposure = orientées à l'est, exposition est
face west / west facing / western exposure = orientées à l'ouest, exposition ouest
raised beds / garden beds / raised garden beds = carrés potagers, bacs surélevés
bathtub / tub / soaking tub = baignoire
shower = douche
attic = grenier, combles
driveway = allée de garage
lawn = pelouse, gazon
lake = lac
river = rivière, fleuve
beach = plage
cats = chat, chats
dogs = chien, chiens
smoking = fumer, fumeurs
hurricane windows / impact windows / storm windows = fenêtres anti-ouragan, fenêtres anticycloniques
primary bedroom / master bedroom / primary suite / master suite = chambre principale, chambre parentale
primary suite / master suite / owner suite = suite parentale
guest room / guest bedroom = chambre d'amis
guest house / casita = maison d'amis
hot tub / jacuzzi / spa = jacuzzi, bain à remous
heated pool = piscine chauffée
soil report = étude de sol
upstairs / upper level / upper floor = à l'étage
detached garage / garage is detached = garage indépendant, garage séparé
attached garage / garage is attached = garage attenant
needs work / needs cosmetic / cosmetic work = travaux à prévoir, travaux cosmétiques
cascades / mountains = chaîne de montagnes`,
  events: {
    built: 'construi*, bati*, construction, edifie*, erige*',
    renewed: `renov*, refait*, modernis*, remplac*, change*, neuf, neuve, neufs, neuves, nouve*, install*,
      restaur*, remis*`,
    traded: 'vendu*, achete*, vente, annonce*, publie*, loue*, proprietaire*',
  },
  parts: {
    roof: 'toit, toits, toiture*',
    kitchen: 'cuisine*',
    bath: 'bain, bains',
    windows: 'fenetre*',
    heating: 'chaudiere*, chauffage, pompe a chaleur',
    garage: 'garage*',
    floors: 'sol, sols, parquet*',
    basement: 'sous-sol, sous sol, cave',
    outside: 'terrasse*, cloture*, porche*',
    living: 'salon*, sejour',
    bedroom: 'chambre*',
    wiring: 'electricite, plomberie',
  },
  inside: 'dans, en, au, a',
  timeUnits: 'ans, annees, semaines, semaine, mois, jours, heures',
  ties: `revient a, revient, ce qui fait, cela fait, soit, s'eleve a, date de, remonte a, belle, on en demande, le
      vendeur demande, les vendeurs demandent, vous obtenez, vous aurez, il faut compter, comptez, s'affiche a,
      affichee a, affiche a, proposee a, propose a, proposee pour, mise en vente a, s'etend sur, repose sur, dispose
      de, compte, comporte, comprend, se compose de, sorti de terre en, batie en, edifiee en, erigee en, datant de, de
      surface, de terrain, a ce que je vois, d'apres ce que je lis, d'apres l'annonce, si je ne me trompe, sauf
      erreur, a ma connaissance, autant que je sache, semble-t-il, apparemment, code postal, numero mls, peut se
      garer, peuvent se garer, dans des villes differentes, villes differentes, meme ville, en revanche, de son cote,
      par contre, pres de, pieds carres habitables`,
  exclusives: `la seule maison, le seul logement, le seul bien, la seule annonce, la seule avec, la seule
    qui, le seul avec, le seul qui, aucune autre maison, aucun autre bien, aucun autre logement`,
  ofShown: `des deux, des trois, des quatre, de ces, d'entre elles, d'entre eux, parmi elles, parmi ces,
    de la liste, de toutes`,
  near: `environ, a peu pres, pres de, presque, autour de, quelque, approximativement, dans les, aux alentours de,
      grosso modo, en chiffres ronds, de l'ordre de, avoisine les, avoisine, il y a environ`,
  above: `plus de, au dessus de, au-dessus de, un peu plus de, legerement plus de, a peine plus de, juste
      au-dessus de, depasse, depasse les, superieur a, superieure a, au moins, pas moins de`,
  below: `moins de, en dessous de, un peu moins de, au dessous de, legerement moins de, a peine moins de, juste en
      dessous de, au-dessous de, juste sous, sous, sous les, sous la barre des, n'atteint pas, ne depasse pas,
      inferieur a, inferieure a, au plus, pas plus de, jusqu'a`,
  behind: {
    near: 'environ, a peu pres, en arrondissant, grosso modo',
    above: 'et quelques',
    below: 'au plus, ou moins',
  },
  deniedBehind: `ne sont pas acceptes, ne sont pas admis, ne sont pas autorises, ne sont pas permis, n'y sont
    pas, n'est pas inclus, n'est pas incluse, sont interdits, y sont interdits, est interdit,
    interdits, fait defaut, manque`,
}
