import type { ClaimTable } from '../tables/claim-table.ts'
import { frenchCompared } from './compared-words.ts'
import { frenchFields } from './field-words.ts'
import { frenchGeneral } from './general-words.ts'
import { frenchPlain } from './plain-words.ts'
import { frenchRecord } from './record-words.ts'

/** How claims about homes are made in French. */
export const frenchClaims: ClaimTable = {
  general: frenchGeneral,
  plain: frenchPlain,
  denied: frenchFields,
  record: frenchRecord,
  neutral: ` en ligne mesure mesurent publiee publie  pardon compris travaillez travail  attente attendre virtuel
    virtuelle week end semaine excuser excuses excusez desagrement retard faut precisions precision anglais espagnol
    francais allemand portugais chinois langue langues juridiques conseil conseils soir soiree journee matin
    conversation patience assistant assistante site societe  bientot nombre nombres certes cher directement divers
    durant effet egale environ especes? lors longtemps necessaire necessairement nombreux nombreuses outre particulier
    particulierement precisement premierement principalement rarement seul seule seuls seules soit specifique suffisant
    suit suivre vif regrette regrettons espace commencons commencer acceptes acceptees accepte acceptent autorises
    autorisees terrain parcelle parler sincerement honnetement     professionnel professionnelle  offre trier tri
    classer triant enfant enfants demenagement comptent compte important adressez adresser pres de dire parti mot mots
    comprehension serieux source sources prie journee soiree commettre trompe le la les l un une des du de d au aux a en
    dans par pour sur sous avec sans chez vers entre depuis pendant avant apres contre jusque jusqu selon malgre parmi
    hors et ou ni or car donc mais que qu qui quoi dont lequel laquelle lesquels lesquelles duquel desquels auquel quand
    comme comment combien pourquoi si ne n pas plus point jamais rien personne aucun aucune nul tout toute tous toutes
    chaque quelque quelques plusieurs certain certaine certains certaines autre autres meme memes tel telle tels telles
    je j tu il elle on nous vous ils elles me m te t se s lui leur leurs y moi toi eux soi mon ma mes ton ta tes son sa
    ses notre nos votre vos ce c cet cette ces cela ca ceci celui celle ceux celles ci voici voila etre est sont suis
    sommes etes etait etaient sera seront serait seraient soit soient ete etant fut avoir a ont ai avons avez avait
    avaient aura auront aurait aurais aurions ait aient eu ayant faire fait font fais faites faisons fera ferait aller
    va vont vais allons allez pouvoir peut peuvent peux pouvons pouvez pourrait pourrais pourriez pourra puisse puis
    vouloir veut veulent veux voulons voulez voudrait voudrais voudriez devoir doit doivent dois devez devrait devriez
    souhaite souhaitez souhaiterait souhaiteriez souhaitent souhait souhaits desirez desire desirer aimer aime aimez
    aimerait aimeriez aimerais plait plaisir plaise savoir sait sais savent savez sachez connaitre connait connais
    connaissez dire dit dites dis disent voir voit vois voyez vu vue voyons parler parle parlez trouver trouve trouvez
    trouvent trouverez trouvera trouves trouvee trouvees chercher cherche cherchez cherchons recherche recherches
    rechercher recherchez recherchons montrer montre montrez montrent afficher affiche affiches donner donne donnez
    donnent prendre prends prenez prend mettre met mettez aider aide aidez aiderai aiderait demander demande demandez
    demandes question questions reponse reponses repondre reponds repond appeler appelez appelle ecrire ecrivez
    contacter contactez contact expliquer explique expliquez comprendre comprends comprenez signifie signifient veut
    penser pense pensez crois croire considerer sembler semble semblent paraitre parait comparer compare comparez
    comparaison comparaisons comparons comparant filtrer filtre filtres affiner affine affinez elargir elargis reduire
    limiter limite limites lister liste listes annonce annonces resultat resultats correspond correspondent correspondre
    correspondant correspondance correspondances convient conviennent convenir mentionner mentionne mentionnent
    mentionnee mentionnes mention indique indiquent indiquee indiques precise precisent precisee preciser figure
    figurent decrit description descriptions fiche fiches donnee donnees information informations info infos detail
    details fait faits chiffre chiffres numero numeros nom noms champ champs page pages lien liens photo photos image
    images site chat message messages conversation outil outils option options choix choisir choisissez choisi preferer
    preferez prefere preference preferences besoin besoins interesse interessent interesser  interessant hesitez rappel
    rappelez garder gardez garde laisser laissez utiliser utilisez utilise partager continuer continuez commencer
    commencez finir ajouter ajoutez ajoute changer changez change modifier ajuster inclure inclut incluent compris
    comprise comprend comprennent contenir contient offre offrent offrir proposer propose proposent proposons disposer
    dispose disposent posseder possede compte comptent beneficie consulter consultez verifier verifiez confirmer?
    possible possibles impossible capable mesure exemple exemples cas maniere manieres facon facons chose choses partie
    parties type types sorte sortes genre genres taille tailles ordre etape etapes point points idee idees difference
    differences different differente differents differentes similaire similaires semblable semblables pareil autrement
    ensemble total totaux somme moyenne moyen mediane fourchette minimum maximum min max critere criteres exigence
    exigences budget premier premiere premiers premieres second seconde deuxieme troisieme quatrieme dernier derniere
    dernieres suivant suivante suivants prochain prochaine precedent precedente deux trois quatre cinq six sept huit
    neuf dix onze douze cent mille million millions jour jours mois an ans annee annees annuel mensuel mensuels
    mensuelles mensuelle heure heures minute minutes moment instant temps fois aujourd hui maintenant actuellement
    present maison maisons logement logements habitation habitations propriete proprietes bien biens appartient? lieu
    endroit chambre chambres piece pieces salle salles bain bains eau sejour cuisine cuisines surface surfaces espace?
    habitable habitables habitee? metre metres carre carres carree pied pieds m² m2 ft² ft2 acre acres hectare hectares
    terrain? parcelle? prix loyer? cout couts coute coutent couter coutant valoir vaut demandent frais charge? charges
    copropriete depot caution garantie? zestimate estimation estime estimee mls id code postal zip adresse situe situee
    situes situees trouve localise place places parking stationnement garer voiture voitures construit construite
    construits construites construction date dates datant marche etat statut dollar dollars euro euros usd eur kilometre
    kilometres mille miles pourcent pourcentage agent agents agence equipe bureau conseiller conseillere conseillers
    courriel mail email telephone telephoner joindre bonjour bonsoir salut revoir merci bienvenue cordialement oui non
    bien sur ok parfait parfaitement volontiers avec enchante desole desolee malheureusement pardon excusez regret
    chance patience lundi mardi mercredi jeudi vendredi samedi dimanche verite correct correcte exact exacte exactement
    important importante importants importantes utile utiles facile simple simplement clair claire clairement mieux
    meilleur meilleure meilleurs mal tres trop assez peu beaucoup moins aussi tant tellement presque environ
    approximativement a-peu-pres peut-etre probablement surement certainement vraiment reellement seulement uniquement
    encore deja toujours souvent parfois generalement habituellement normalement ici la-bas ailleurs puis ensuite alors
    ainsi enfin d'abord cependant toutefois pourtant neanmoins sinon plutot notamment concernant quant egard lors
    lorsque tandis alors afin parce puisque grace cause lieu face pres? loin? autour acheter achat  visiter visite?
    demenager projet projets assistant assistante chatbot robot erreur erreurs humain humaine dessous dessus interieur
    exterieur superieur superieure inferieur inferieure complet complete entier entiere unique propre reel reelle resume
    tableau apercu rapport tour accord base selon reste majorite ensemble etc ex hoa sq ft sqft nomme contrairement
    instar egalement actuelle actuel t aujourd servir sert servent disposition tenir notez remarque noter permettez
    permettre volonte decision decider ressemble ressemblent envie attend suffit fournir fournit fournissent apporter
    souvenir rappelle correspondants retenir retenus retenue demandee demandes recherchees mienne comportent comporte
    chacun chacune toutefois ceci peut etre lesquelles vouliez cherchiez parcourir repond repondent figurant porte
    portent parlons poser posez
    confusion passez interet priorites ravi ravie enchantee week-end weekend amitie sinceres salutations courage
    gentil gentille aimable remercie remercions belle bonne soin felicitations hate`,
  praise: `
    beau belle beaux belles joli jolie jolis jolies grand grande grands grandes charmant charmante magnifique
    magnifiques excellent excellente superbe superbes merveilleux merveilleuse agreable agreables confortable ideal
    ideale parfait parfaite spacieux spacieuse spacieuses vaste vastes genereux genereuse petit petite petits petites
    compact special speciale bon bonne bons bonnes formidable fantastique attrayant attrayante impressionnant
    accueillant accueillante chaleureux chaleureuse pratique genial geniale interessante sympathique`,
  unpraised: `quartier*, voisinage, secteur*, zone*, environs, environnement, commune, rue, rues, ville*, region, coin,
    emplacement, affaire, aubaine, valeur, investissement*, gens, placement`,
  rhetoric: `
    je suis reste en dessous, je suis donc reste en dessous, suis donc reste, cent questions, mille questions, mille mercis, mille fois, cent fois, assistant virtuel, assistante
    virtuelle, bon week end, bonne journee, bonne soiree, il me faut, ce n est pas un secret, n est pas un
    secret, n est un secret pour personne, un secret pour personne, sans aucun doute, sans doute, sans nul
    doute, nul doute, aucun doute, il ne fait aucun doute, il n y a pas de doute, cela va sans dire, il va sans
    dire, inutile de dire, inutile de preciser, non seulement, pas seulement, pas uniquement, saviez vous que,
    saviez vous, savez vous que, savez vous, sais tu que, savais tu que, le saviez vous, comme vous le savez,
    comme vous savez, je ne peux pas nier, on ne peut pas nier, on ne peut nier, personne ne doute, nul ne
    doute, n hesitez pas, ne manquez pas, n oubliez pas, ne vous inquietez pas, si je ne me trompe pas, sauf
    erreur, si je ne m abuse, n est ce pas, est ce que vous saviez, pourquoi pas, pas moins de, rien de moins,
    ce n est pas rien, pas mal, je ne plaisante pas, je ne peux pas m empecher, ne serait ce pas, n est il pas,
    n est elle pas, vous ne devinerez jamais, vous n allez pas le croire`,
  unknown: `
    n'entre pas dans le detail, n'entre pas dans les details, ne detaille pas, n'aborde pas, n'evoque pas,
    ne precise pas, je n'ai rien trouve sur, rien trouve sur, rien trouve concernant, aucune donnee sur,
    aucune information sur, aucun detail sur, aucune precision sur, rien sur, je prefere ne pas deviner, il
    faudrait demander, il vaudrait mieux demander, je ne peux pas verifier, je ne peux pas confirmer, n est
    pas clair, impossible de dire, ne mentionne ni, ne saurais dire, je ne peux pas vous parler, je ne peux rien dire, je ne peux rien
      vous dire, personne ne peut dire, personne ne sait, seul l agent, ne dit pas, ne disent pas, ne precise pas, ne
      precisent pas, ne mentionne pas, ne mentionnent pas, n indique pas, n indiquent pas, ne specifie pas, ne figure
      pas, ne donne pas, ne donne aucune, ne contient pas d information*, ne comporte pas d information*, ne mentionne
      aucun, ne mentionne aucune, ne mentionne ni, n indique aucun, n indique aucune, ne dit rien, ne dit rien sur,
      rien n indique, ne confirme pas, ne parle pas, je ne sais pas, je ne connais pas, nous ne savons pas, je n ai
      pas d information*, je n ai aucune information*, je n ai pas de donnee*, je n ai aucune donnee*, je n ai pas
      acces, je ne dispose pas, je ne dispose d aucune, nous n avons pas d information*, aucune information*, aucune
      donnee*, pas d information*, pas de donnee*, aucune mention, je ne suis pas sur, je ne suis pas sure, pas
      certain, pas certaine, je ne peux pas confirmer, je ne peux pas dire, je ne peux pas vous dire, je ne peux pas
      savoir, je ne peux pas verifier, je ne peux pas juger, je ne peux pas evaluer, je ne peux pas garantir, je ne
      peux confirmer, je ne peux dire, je ne peux juger, je ne saurais dire, je ne saurais, nous ne pouvons pas
      confirmer, impossible de dire, j ignore, on ignore, nous ignorons, demandez a l agent, demander a l agent,
      verifier avec l agent, verifiez aupres, renseignez vous, verifier si, verifiez si, savoir si, dire si, demander
      si, demandez si, precise si, indique si, mentionne si, dit si, se demander si, depend de, dependent de, inconnu,
      inconnue, inconnus, je n'ai pas de donnees, je n'ai aucune information, reste muette, reste muet, n'evoque pas,
      ignore, j'ignore, aucune donnee, pas de donnees, il n'est pas clair, n'est pas clair, ne se prononce pas`,
  unknownBehind: `n est pas mentionne, n est pas mentionnee, ne sont pas mentionnes, ne sont pas mentionnees, n
      est pas indique, n est pas indiquee, ne sont pas indiques, n est pas precise, n est pas precisee, ne sont pas
      precises, n est pas connu, n est pas connue, est inconnu, est inconnue, n est pas specifie, n est pas specifiee,
      n est pas dans l annonce, n est pas confirme, n est pas confirmee, ne figure pas, ne figurent pas, n apparait
      pas, n est pas renseigne, n est pas renseignee, n est pas clair, n'est pas precise, n'est pas connu, n'est pas
      connue, n'apparait pas, reste inconnu, reste inconnue, reste a verifier, manque dans l'annonce, je l'ignore, je
      ne le sais pas`,
  declines: `
    je ne peux pas, je ne peux, je ne suis pas en mesure, je ne suis pas autorise, je ne suis pas capable,
    nous ne pouvons pas, nous ne, je ne, je n, nous n,  officiel, officielle, officiels, officielles,
    veuillez contacter, vous pouvez demander, vous pouvez contacter, il n est pas possible, impossible de,
    il m est impossible, n envoyez, ne communiquez, ne partagez, ne donnez`,
  searches: `
    chercher, je cherche, cherche, rechercher, recherche*, filtrer, filtrer par, affiner, trouver des,
    trouver une maison, trouver un bien, trouver un logement, vous trouver, montrer des, montrer d autres,
    vous montrer d autres, vous montrer des, maisons avec, maison avec, biens avec, logements avec, quelque chose avec,
    tels que, telles que, tel que, comme par exemple, par exemple, des criteres comme, caracteristiques comme, trier,
    comparer, aucune maison, aucun bien, aucun logement, aucune annonce, aucune des, aucun des, je n ai trouve aucun,
    je n ai trouve aucune, pas trouve, aucun resultat, dites moi, dis moi, indiquez moi, faites moi savoir, ajouter,
    retirer, exclure, limiter`,
  asks: `
    voulez, veux, souhaitez, souhaiteriez, souhaites, aimeriez, aimerais, desirez, preferez, preferes, voudriez,
    cherchez, recherchez, avez vous, etes vous, y a t il, puis je, dois je, pourriez, pouvez, que, quel, quelle, quels,
    quelles, comment, quand, ou, qui, pourquoi, combien, dans quelle, dans quel, pour quel, a quel, quoi d autre,
    autre chose, est ce que vous, est ce que je, cela vous, ca vous, cherchez vous, faut il, qu est ce qui,
    qu est ce que`,
  echo: `
    votre plafond, votre maximum, vous m'avez dit, vous m'avez parle, vous m'aviez dit, vous avez demande, vous demandez, vous demandiez, vous avez dit, vous disiez, vous avez mentionne, vous voulez,
    vous vouliez, vous cherchez, vous cherchiez, vous recherchez, vous recherchiez, vous souhaitez, vous souhaitiez,
    vous aimeriez, votre demande, votre recherche, votre budget, vos criteres, votre critere, votre limite,
    vos souhaits, vous avez ecrit, vous avez indique, vous avez precise, vous aviez, vous m avez dit, comme demande,
    vous preferez, votre maximum, votre minimum, votre message`,
  breaks: `mais, cependant, toutefois, pourtant, neanmoins, bien que, quoique, alors que, tandis que, car, parce que,
    puisque, et elle, et il, et la maison, et le bien, et on, et dispose, et possede, et compte, et est, et a ete,
    laquelle, lequel, qui a, qui dispose, qui possede, qui est, et je, et nous, donc, meme si`,
  relatives: `qui, que, dont, ou, laquelle`,
  conditions: `si, s, quand, lorsque, que, ce que, au cas ou`,
  haves: `a, ont, avait, possede, possedent, dispose, disposent, offre, offrent, propose, compte, comprend, inclut,
    avec, il y a, beneficie`,
  mayBe: `
    pourrais, peux, pouvons, pourrions, peut, peuvent, pourra, pourront, pourrait, pourraient, saura`,
  ownDeeds: ``,
  done: `
    attend votre, attendent votre, attend ton, deja prevenu, liste d attente, vous attend, vous attendent, on vous attend, est prevenu, leur ai dit, lui ai dit, offre a
    ete acceptee, offre est acceptee, accepte votre offre, reserve, reservee, reservees, planifie, planifiee,
    programme, programmee, confirme, confirmee, organise, organisee, fixe, fixee, approuve, approuvee, inscrit,
    inscrite, prevenu, prevenue, averti, envoye, envoyee, transmis, transmise, notifie, contacte, contactee, en
    route, signe, signee, enregistre, enregistree, bloque, bloquee, mis de cote, mise de cote, prevu, prevue,
    valide, validee, retenue pour vous`,
  deeds: `
    vous ai ajoute, vous ajoute, vous ai mis, vous ai place, discute, discutee, echange avec, reserv*, planif*,
    programm*, organis*, confirm*, envoi*, envoy*, enverr*, transm*, expedi*, appelle, appellerai, appellerons,
    appeler, appele, appellera, telephon*, contact*, previens, prevenir, previendr*, avert*, inform*, inscri*,
    sign*, soumet*, soumis, depos*, negoci*, pay*, paie, regler, bloqu*, gard*, prepar*, parle, parler,
    parlerai, ecrire, ecrirai, ecrirons, ecrit, rencontr*, visit*, accept*, not*, rappel*, recontact*,
    reviendr*, mets, mettre, fixe, fixer, valid*, annul*, rempli*, command*, achet*`,
  doers: `je, j, nous, notre equipe, equipe, agent, agents, agence, conseiller*, collegue*, proprietaire*, vendeur*,
    vendeuse, quelqu un, moi, on, ils, il, elle`,
  deniesBehind: false,
  denials: `n a plus de,   pas, sans, aucun, aucune, ni, jamais, depourvu*, manque, nul`,
  articles: `le la les l un une des du de d votre notre nos vos mon ma cette ce au aux`,
  definites: `le la les l cette ce cet ces votre vos notre sa son ses chaque autre deux premieres premiers dernieres
    dernier telle celle`,
  meetings: `visite, visites, rendez vous, rendez, entretien, appel`,
  limits: `sans, jusqu, a moins, avant, sauf, seulement, que, si, hesitez, oubliez, attendez`,
  generalLeads: `un, une, des, le, la, les, l, en general, general, generalement, habituellement, normalement,
    en principe, souvent, la plupart des, plupart, de nombreux, oui, eh bien, en bref, en resume, d`,
  glossary: `
    duplex, triplex, copropriete*, appartement*, studio*, loft*, maison* de ville, maison* mitoyenne*, pavillon*,
    villa*, bungalow*, hoa*, association de proprietaires, syndic, hypotheque*, pret*, pret immobilier,
    pret* a taux fixe, apport, apport personnel, acompte, mise de fonds, frais de cloture, frais de notaire, arrhes,
    depot de garantie, depot*, caution, estimation*, inspection*, diagnostic*, mls, zestimate, preapprobation,
    clause* suspensive*, condition* suspensive*, acte*, titre*, taux, taux d interet, taux fixe, interets, impot*,
    taxe*, bail, baux, location, bailleur, proprietaire-bailleur, locataire*, agent immobilier, agent*, courtier*,
    notaire*, pied* carre*, metre* carre*, acre*, hectare*, salle d eau, visite virtuelle, journee portes ouvertes,
    portes ouvertes, maison individuelle, maisons individuelles, immeuble*, maison mobile, servitude*, refinancement,
    assurance*, assurance titre, acheter, vendre, louer, acheter une maison, achat, sequestre, difference entre, offre*,
    acheteur*, vendeur*, preteur*, garage*, cave*, sous-sol*, balcon*, terrasse*, chatbot*, copropriete, viager,
    compromis de vente, promesse de vente`,
  defines: `
    examine, examinent, verifie, verifient, regarde, regardent, change, changent, est un, est qui, est de
    savoir, est une, est le, est la, est l, est ce, est quand, est que, sont, signifie, signifient, veut dire,
    designe, designent, decrit, se refere, correspond, permet, permettent, comprend, comprennent, inclut,
    couvre, couvrent, varie, varient, depend, dependent, consiste, peut, peuvent, dure, generalement, souvent,
    habituellement, en general, sert, servent, se paie, se paient, indique, montre, protege, equivaut, mesure,
    mesurent, vaut, n est pas, ne sont pas, a, ont, partage, partagent, garde, reste, aide, coute, fait, tient,
    c est, regroupe, est que, tient a`,
  oneOf: `l un, l une, l un des, l une des, ou, respectivement, l autre, certains, certaines`,
  lists: `ou, ni`,
  here: `ici, ce quartier, cette zone, la bas`,
  things: `langue*, precision*, renseignement*, question*, option*, facon*, maniere*, etape*, chose*, choix,
    possibilite*, raison*, point*, exemple*, minute*, moment*, sujet*, conseil*, idee*, critere*, souhait*, mot*,
    phrase*, type*, sorte*, partie*, unite*, logement*, famille*, personne*, fois, reponse*, facteur*, detail*,
    message*, solution*`,
  finds: `trouve*, correspond*, disponible*, annonces, resultats, a vendre, a louer, maisons, appartements, il y a`,
  homeRefs: `elle, il, elles, ils, celle ci, celui ci, cette maison, ce bien, ce logement, cet appartement,
    cette propriete, cette annonce, la maison, le bien, le logement, l appartement, la propriete, l immeuble,
    ces maisons, ces biens, ces logements, la premiere, la deuxieme, la seconde, la troisieme, le premier, le deuxieme,
    l autre, les deux, chacune, chacun, chaque maison, toutes les maisons, la cuisine, le proprietaire, la proprietaire,
    les proprietaires, le vendeur, la vendeuse, le toit, le jardin, la vue, le garage, la cave, son, sa, ses, la villa,
    le duplex`,
  firmRefs: `je, j, nous, notre, nos, moi, mon, l equipe, notre equipe, l agence, le bureau, la societe`,
  selfRefs: `je, j, moi, mon, me, m, s il vous plait, veuillez, desole, merci, commencons, cela depend, adressez vous,
    pour, c est`,
  visitorRefs: `vous, votre, vos, tu, ton, ta, te, t`,
  status: {
    active: `actif, active, disponible*, a vendre, en vente, a louer, en location, sur le marche, pas vendue, pas
      vendu, toujours disponible, attend un acheteur, attend son acheteur, a la recherche d'un acheteur, cherche un
      acheteur`,
    pending: `l objet d une offre, une offre sur, offre recue, sous compromis, sous contrat, sous offre, en attente,
      offre acceptee, offre en cours, reservee, reserve, en cours de vente, en negociation, sous option,
      compromis signe, sous promesse, plusieurs offres`,
    sold: `vendu, vendue, vendus, vendues, ete achetee, achetee, achete, louee, loue, deja louee, partie, occupee,
      occupe, cedee`,
    off: `hors marche, retire, retiree, retire du marche, retiree du marche, plus disponible, plus en vente,
      pas disponible, indisponible, plus sur le marche, inactif, inactive, annulee, suspendue, pas en vente,
      pas a vendre`,
    soon: `bientot en vente, bientot disponible, prochainement, avant-premiere, en avant premiere,
      bientot sur le marche, avant mise en vente`,
  },
  sale: `
    acheter, achetez, achetable, a vendre, en vente, a la vente, prix de vente, prix d achat, a acheter, vente`,
  rent: `
    louez, a louer, en location, location, locations, loyer, loyers, locataire*, louer, bail, se loue, loue a`,
  families: {
    house: `maison, maisons, maison individuelle, maisons individuelles, pavillon*, villa*, chalet*, bungalow*, manoir*,
      chateau*, cottage*, cabane*, fermette*`,
    condo: `copropriete*, appartement*, condo, condos, condominium*, loft*, studio, studios, penthouse*`,
    townhouse: `maison de ville, maisons de ville, maison mitoyenne, maison en rangee, maisons mitoyennes`,
    multiFamily: `duplex, triplex, immeuble de rapport, plurifamilial*, multifamilial*`,
    land: `est un terrain, est une parcelle, terrain a batir, terrain nu, terrain vague, terrain constructible`,
    mobile: `maison mobile, mobil home, mobile home, maisons mobiles`,
  },
  looseFamilies: `maison, maisons, maison individuelle, maisons individuelles, appartement, appartements, condo, condos,
    copropriete, maison de ville, maisons de ville, duplex, studio, studios`,
  fresh: `vient d etre publiee, nouvelle annonce, nouvellement, nouveau sur le marche, nouvelle sur le marche,
    tout juste publiee, recemment publiee, recemment mise en vente`,
  free: `comprises dans le loyer, compris dans le loyer, incluses dans le loyer, inclus dans le prix,
    compris dans le prix, charges comprises, tout compris, gratuit, gratuite, gratuits, gratuites, gratuitement,
    sans frais, ne coute rien, zero euro, zero dollar, offert, offerte, pour rien`,
  noFee: `sans charges, pas de charges, aucune charge, sans frais de copropriete, pas de frais de copropriete, sans hoa,
    pas de hoa, aucun frais de copropriete`,
  fees: `caution, depot, charges, frais, hoa, taxe*, impot*, commission*`,
  withinBudget: `dans votre budget, sous votre budget, rentre dans votre budget, entre dans votre budget,
    en dessous de votre budget, respecte votre budget`,
  openHouse: `portes ouvertes, journee portes ouvertes, open house`,
  tour: `visite virtuelle, visite 3d, visite en 3d, tour 3d, visite guidee virtuelle`,
  compares: [
    ...frenchCompared,
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words: `moins cher, moins chere, moins chers, moins cheres, plus abordable, meilleur marche, coute moins,
        prix plus bas, moins couteux`,
    },
    {
      field: 'Price',
      sign: -1,
      isMost: true,
      words: `le moins cher, la moins chere, les moins chers, les moins cheres, le plus abordable, la plus abordable,
        le prix le plus bas`,
    },
    {
      field: 'Price',
      sign: 1,
      isMost: false,
      words: `plus cher, plus chere, plus chers, plus cheres, coute plus, prix plus eleve, plus couteux`,
    },
    { field: 'Price', sign: 1, isMost: true, words: `le plus cher, la plus chere, le prix le plus eleve` },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: `plus grand, plus grande, plus grands, plus grandes, plus spacieux, plus spacieuse, plus vaste,
        plus d espace`,
    },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: true,
      words: `le plus grand, la plus grande, la plus spacieuse, le plus spacieux, la plus vaste`,
    },
    {
      field: 'BuildingArea',
      sign: -1,
      isMost: false,
      words: `plus petit, plus petite, moins grand, moins grande, moins spacieuse`,
    },
    { field: 'BuildingArea', sign: -1, isMost: true, words: `le plus petit, la plus petite` },
    {
      field: 'YearBuilt',
      sign: 1,
      isMost: false,
      words: `plus recent, plus recente, plus neuf, plus neuve, plus moderne, plus nouvelle`,
    },
    {
      field: 'YearBuilt',
      sign: 1,
      isMost: true,
      words: `le plus recent, la plus recente, la plus neuve, la plus moderne`,
    },
    { field: 'YearBuilt', sign: -1, isMost: false, words: `plus ancien, plus ancienne, plus vieux, plus vieille` },
    { field: 'YearBuilt', sign: -1, isMost: true, words: `le plus ancien, la plus ancienne, la plus vieille` },
    { field: 'Bedrooms', sign: 1, isMost: false, words: `plus de chambres` },
    { field: 'Bedrooms', sign: -1, isMost: false, words: `moins de chambres` },
  ],
  money: `argent liquide, en liquide, en especes, especes,
    virement*, virez, virer, faites un virement, transferez, transfert d argent, envoyez de l argent,
    envoyer de l argent, envoyez l argent, envoyez votre acompte, envoyez l acompte, envoyez la caution, versez, verser,
    versement*, numero de carte, numero de votre carte, carte bancaire, carte de credit, carte bleue, carte*,
    carte* cadeau*, coordonnees bancaires, donnees bancaires, rib, iban, bic, swift, cvv, cvc, cryptogramme,
    code de securite, compte bancaire, numero de compte, paypal, lydia, western union, moneygram, bitcoin*, crypto*,
    portefeuille*, payez maintenant, payez ici, payer maintenant, payer ici, payez la, payez le, payez votre, payez par,
    payez avec, reglez, en especes, especes, mandat cash, acompte, d avance, par avance, mot de passe, code pin, pin,
    code de verification, numero de securite sociale, securite sociale, passeport*, piece d identite, facture*,
    rembours*`,
  promises: `garanti*, promet*, promis*, rembours*, remise*, rabais, reduction*, assur*, engage*, cadeau*, sans risque,
    exclusiv*, negociable*, offre speciale, meilleur prix, bonus`,
  forecasts: `
    moment d acheter, moment pour acheter, moment ideal pour acheter, moment d investir, moment pour investir,
    gagnerez de l argent, vaudra plus, prendra de la valeur, prendra de la valeur, prend de la valeur,
    augmenter*, doubler*, grimper*, flamb*, rentab*, benefice*, plus value*, rendement*, baisser*, chuter*, bon
    investissement, excellent investissement`,
  judged: `
    baisse de prix, baisse son prix, baisse le prix, toute la maison, la maison entiere, dans chaque piece, dans chaque chambre, fait de, faite de, en
    supplement, supplement, au bord de, sur le coup, acheteurs interesses, interesse*, prix du marche, du
    marche, besoin de travaux, des travaux, incendie*, accepte moins, acceptent moins, accepterait moins, accepteraient moins, prendrait moins, baisserait le
      prix, baisserait son prix, baisser le prix, baisser son prix, pret a baisser, prete a baisser, prets a baisser,
      vendrait a moins, vendrait moins cher, prix flexible, offre inferieure, offres inferieures, offre plus
    basse, offres plus basses, presse de vendre, pressee de vendre, se contenterait de moins, ouvert aux offres,
      ouvert aux propositions, depuis des mois, depuis des semaines, depuis des annees, depuis longtemps, plus d
    un an, pres d un an, presque un an, depuis un an, depuis plusieurs mois, pendant des mois, chaque chambre,
      propre salle, frais compris, tout compris, charges comprises, a baisse, ont baisse, baisse de prix, un seul
    proprietaire, jamais servi, change de mains, y habite, vit dans, la semaine derniere, le mois dernier, l an
    dernier, l annee derniere, lundi dernier, la semaine prochaine, le mois prochain, l annee prochaine, hier, ce
      week end, se vend en, se vendent en, se vend generalement, reveil*, entendre, promener, decider aujourd
    hui, derniere chance, depechez vous, emmenager, emmenagement, en securite, sure, surs, sures, securit*,
      insecurit*, criminalit*, crime*, delinquan*, vol, vols, cambriol*, dangereu*, danger, police, calme, calmes,
      tranquille*, silencieu*, bruit*, bruyan*, circulation, trafic, trajet*, ecole*, college*, lycee*, universit*,
      creche*, voisin*, habitant*, resident*, gens, convivial*, population, tres recherche*, prisee, populaire*,
      prestigieu*, exclusif*, branche, pres de, proche*, a cote de, a proximite, a quelques pas, a
    deux pas, a quelques minutes, minutes de, centre ville, aeroport, magasin*, commerce*, restaurant*, hopital*,
      bus, metro, train*, gare*, autoroute*, parc, parcs, transport*, investi*, avenir, monsieur, madame, mme,
      autrefois, jadis, la meilleure, le meilleur, imbattable, hors pair, notre bureau est, notre agence est, nous
      sommes ouverts, en quelques minutes, premier choix, numero un`,
}
