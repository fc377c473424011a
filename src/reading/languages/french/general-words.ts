import type { GeneralWords } from '../tables/general-words.ts'

/** What is so in general, in French. */
export const frenchGeneral: GeneralWords = {
  habits: `
    beaucoup d, bien des, nombre de, chaque maison a ses, chaque logement a ses, chaque bien a ses, aucune
    maison n est parfaite, une semaine compte, une annee compte, une semaine a, une annee a, une heure compte,
    generalement, en general, souvent, habituellement, d habitude, normalement, en principe, la plupart, le plus
    souvent, dans la plupart des cas, de nombreux, de nombreuses, beaucoup de, certains, certaines, parfois,
    typiquement, en moyenne, il est courant, il est d usage, en regle generale, frequemment, rarement, presque
    toujours, chaque pays, chaque banque, chaque region, chaque etat, selon le pays, couramment, quelques`,
  explains: `
    decrit, decrivent, signifie, signifient, veut dire, designe, indique`,
  onlyExplains: 'signifie, signifient, veut dire',
  names: `on appelle, on nomme, on entend par, on designe, s'appelle, se nomme, s appelle`,
  actors: `
    notaire*, acheteur*, acquereur*, locataire*, banque, banques, preteur*, courtier*, expert*, inspecteur*,
    notaire*, avocat*, conseiller*, comptable*, diagnostiqueur*, professionnel*, candidat*, emprunteur*,
    demenageur*, assureur*, assurance*, un agent, un bon agent, les agents, pays, region*, etat, etats, architecte*,
    artisan*, primo accedant*`,
  parties: `vendeur*, vendeuse*, proprietaire*, bailleur*, agent, agence, copropriete, syndic, promoteur*`,
  processes: `
    printemps, ete, automne, hiver, acompte*, bail, bail de location, contrat de location, offres de pret, offre de pret, demenagement*,
    petites lignes, petits caracteres, assurance de titre, fiche*, releve*, preavis, garant*, caution,
    inspection*, expertise*, dette*, contrat*, promesse de vente, acte de vente, une semaine compte, une annee compte, une semaine a, une annee
    a, une heure compte, copie*, montant*, charge*, dette*, garanti par, garantie par, sont remises, est remise,
    sont remis, pret*, credit*, emprunt*, hypotheque*, financement*, apport*, acompte, mise de fonds, compromis,
    promesse, acte*, signature*, vente*, achat*, acheter, vendre, louer, location*, frais, frais de notaire,
    impot*, taxe*, taxe fonciere, bail, baux, caution, depot*, loyer*, garant*, bulletin*, justificatif*,
    revenu*, salaire*, dossier*, document*, papier*, visite*, inspection*, diagnostic*, estimation*, expertise*,
    evaluation*, offre*, contre-offre*, contre offre*, prix, negociation*, remise des cles, cle, cles, clef*,
    demenagement*, demenager, emmenagement, interet*, taux, taux d interet, mensualite*, paiement*, budget*,
    epargne, travaux, renovation*, reparation*, entretien, assurance*, titre*, delai*, processus, demarche*,
    etape*, recherche*, saison*, metre carre, metres carres, hectare*, acre*,
    pied carre, pieds carres, duplex, studio*, appartement*, maison de ville, copropriete*, hoa*, regle*, loi,
    lois, carnet, metre, note, notes, liste*, charges, preavis, etat des lieux, procuration, preapprobation,
    clause*, condition*`,
  matters: `
    amortissement, isolation, bonne isolation, humidite, apport, apport plus
    eleve, hypotheque*, servitude, locataire*, drainage, pret, prets, appartements, toits plats, toit plat,
    arbres, detecteur*, pompe a chaleur, pompes a chaleur, granit, marbre, tuyau*, chaudiere*, parquet*, puits de lumiere,
    fenetres, radon, amiante, moisissure*, humidite, assurance habitation, brique*, bois, beton, ciment, acier, metal, poutre*, isolation, fondation*, mur, murs, mur porteur,
      murs porteurs, toit, toits, toiture*, tuile*, ardoise*, pompe a chaleur, panneau*, panneaux solaires, peinture,
      platre, pierre, verre, architecte*, constructeur*, macon*, terre, sol, permis, construire, batir, demenager,
      louer, acheter, proprietaire*, bailleur*, locataire*, bail, baux, contrat*, chaleur, energie, eau, pluie,
      lumiere, bruit, soleil, climat, humidite, moisissure*, temps, patience, argent, jardin*, pelouse, arbre*,
      racines, chiens, chats, familles, gens, maison, maisons, logement*, appartement*, piece, pieces, fenetre*,
      porte*, terrain*, cheminee*, chaudiere*, cave*, piscine*, cuisine*, escalier*, tuyau*, acheteur*, vendeur*,
      caution*, depot de garantie, servitude*, hypotheque*, estimation, hectare*, meuble*, travaux`,
  does: `
    garde, reduit, reduisent, permet, permettent, vient de, vient souvent, est la, est le, est un, est une,
    baisse, deplac*, transport*, montre, montrent, produi*, proteg*, couvre, couvrent, il faut, a besoin, ont besoin, dure, durent, prend, prennent, garde, gardent, economise, economisent, porte,
      portent, supporte, supportent, consomme, coute, coutent, recoivent, recoit, doit, doivent, peut, peuvent, ne
      peut, ne s'enleve, il faut, faut, fixe, fixent, travaille, demande, demandent, perd, perdent, exige, exigent,
      pousse, poussent, pese, pesent, protege, protegent, evite, evitent, absorbe, isole, isolent, paie, paient, paye,
      payent, verse, versent, se mesure, brule, seche, depend, dependent, varie, varient, change, changent, regle,
      donne, donnent, garantit, transforme, transforment, est courant, sont courants`,
  homes: `maison, maisons, logement*, bien, biens, appartement*, propriete, proprietes, habitation*`,
  actEndings: 'er ir tre dre',
  noActs: '',
  indefinite: 'un une',
  every: 'chaque',
  few: 'plusieurs',
  leads: `
    on fait d abord, on fait, on signe, on remet, on presente, on compare, on visite, premiere etape, prochaine
    etape, derniere etape, deuxieme etape, etape suivante, d abord, tout d abord, premierement, deuxiemement,
    ensuite, puis, apres, apres cela, enfin, pour finir, finalement, a la fin, une fois, avant de, avant, des
    que, quand, lorsque, lors de, lors d, si, pendant, pour commencer, au moment, etape, pour une visite, pour
    louer, pour acheter, avec un, avec une, a partir de la`,
  steps: `
    relisez, demandez le, demandez une, demandez si, demandez a, demandez les, ne consacrez, definissez, faites,
    visitez, apportez, comparez, verifiez, demandez combien, lisez, preparez, cherchez, choisissez, decidez,
    epargnez, engagez, negociez, signez, rassemblez, mesurez, notez, prenez, pensez, reflechissez, parlez a,
    parlez avec, planifiez, fixez, calculez, consultez, mieux vaut, regardez, n oubliez pas, prevoyez, evaluez,
    renseignez, etablissez, deposez, recuperez, listez, testez`,
  examines: `verifi*, inspect*, examin*, regard*, control*, test*, faites attention, observ*, mesur*`,
  parts: `toit*, toiture*, plomberie, electricite, installation*, chauffage, fenetre*, porte*, mur*, sol, sols,
    fondation*, structure, humidite, pression, isolation, cave*, sous sol, quartier, environs, bruit*, lumiere, etat,
    rue, cuisine, salle de bain*, chaudiere, prises, rangement*, charpente`,
  certain: `le, la, les, l, au, aux, du`,
  certainly: `
    facon dont, facon, saison, mensualite, remboursement, maniere, gens, terrain, jours, ans, annees, mois, meme, memes, reste, fin, debut, jour, journee, semaine, mois,
    annee, temps, prochain, premier, premiere, deuxieme, seconde, second, dernier, derniere, derniers, dernieres, autre,
    autres, mieux, plus, moins, plupart, difference, montant, valeur, etat, taille, emplacement, interieur, exterieur,
    idee, risque, nombre, argent, cas, type, somme, marche, moment, date, total, totalite, partie, parties, personne,
    matin, soir, heure, heures, details, detail, cote, maison, logement, bien, propriete, appartement, faut, pays,
    region, meilleur, meilleure, principal, principale, attentivement, avance, ensemble, fois, choix`,
  moments: `aujourd hui, maintenant, actuellement, en ce moment, hier, demain, cette semaine, ce mois, cette annee,
    la semaine derniere, le mois dernier, l annee derniere, la semaine prochaine, le mois prochain, deja, recemment,
    etait, etaient, avait, avaient, a ete, ont ete, bientot, ne plus, n est plus, toujours disponible, depuis 1*,
    depuis 2*`,
  points: `ce, cet, cette, ces, celui, celle, celui ci, celle ci, ici, la bas, ci, notre, nos`,
  pointsNot: `
    parler tot, au plus vite, faire cela, faire ca, de ceci, ses propres, sa propre, son propre, dans ce cas, ce
    qui, ce que, c est, cette etape, cela signifie, ce sont, ces frais, de cette facon, de cette maniere, a ce
    stade, cette phase`,
  expletives: `il faut, il est utile, il est conseille, il est important, il est preferable, il est possible,
    il est courant, il est recommande, il vaut mieux, il y a, il suffit, il est bon, il convient, il peut, il arrive,
    il s agit, il est d usage, il existe, il est rare, faut il, il est sage, il est prudent, il est normal`,
  counted: `option*, possibilite*, facon*, maniere*, etape*, question*, conseil*, raison*, detail*, precision*, point*,
    chose*, exemple*, sujet*, idee*, reponse*, choix, alternative*, critere*, langue*, message*, information*, type*,
    sorte*, suggestion*, facteur*, phase*, mot*, phrase*, solution*, filtre*, renseignement*, astuce*`,
  shares: `de, du, de la, des, d`,
  rates: `interet*, taux, remise*, rabais, reduction*, moins, rentab*, rendement*, mont*, augment*, baiss*, commission*,
    benefice*, plus value*, hausse*`,
  market: `
    que la plupart, que la moyenne, comme la plupart, comme souvent, comme beaucoup, comme toujours, comme d habitude, au dessus du prix,
    se vend vite, se vendent vite, partent vite, tres demande*, gardent leur valeur`,
}
