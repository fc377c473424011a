import type { SaidWords } from '../tables/said-words.ts'

/** How French speaks of homes, of the firm and of deeds: what an answer may claim is told by these words. */
export const frenchSaid: SaidWords = {
  smallWords: `
    le, la, les, un, une, de, du, des, et, en, est, sont, que, qui, avec, pour, dans, ce, cette, il, elle, vous,
    votre, nous, notre, au, aux, pas, plus, sur, ne, se, ou, mais, si, y, a, je, son, sa`,
  habits: `
    beaucoup d, bien des, nombre de, chaque maison a ses, chaque logement a ses, chaque bien a ses,
    aucune maison n est parfaite, une semaine compte, une annee compte, une semaine a, une annee a, une heure compte,
    generalement, en general, souvent, habituellement, d habitude, normalement, en principe, la plupart,
    le plus souvent, dans la plupart des cas, de nombreux, de nombreuses, beaucoup de, certains, certaines, parfois,
    typiquement, en moyenne, il est courant, il est d usage, en regle generale, frequemment, rarement,
    presque toujours, chaque pays, chaque banque, chaque region, chaque etat, selon le pays, couramment, quelques`,
  rhetoric: `
    je suis reste en dessous, je suis donc reste en dessous, suis donc reste, cent questions, mille questions,
    mille mercis, mille fois, cent fois, assistant virtuel, assistante virtuelle, bon week end, bonne journee,
    bonne soiree, il me faut, ce n est pas un secret, n est pas un secret, n est un secret pour personne,
    un secret pour personne, sans aucun doute, sans doute, sans nul doute, nul doute, aucun doute,
    il ne fait aucun doute, il n y a pas de doute, cela va sans dire, il va sans dire, inutile de dire,
    inutile de preciser, non seulement, pas seulement, pas uniquement, saviez vous que, saviez vous, savez vous que,
    savez vous, sais tu que, savais tu que, le saviez vous, comme vous le savez, comme vous savez,
    je ne peux pas nier, on ne peut pas nier, on ne peut nier, personne ne doute, nul ne doute, n hesitez pas,
    ne manquez pas, n oubliez pas, ne vous inquietez pas, si je ne me trompe pas, sauf erreur, si je ne m abuse,
    n est ce pas, est ce que vous saviez, pourquoi pas, pas moins de, rien de moins, ce n est pas rien, pas mal,
    je ne plaisante pas, je ne peux pas m empecher, ne serait ce pas, n est il pas, n est elle pas,
    vous ne devinerez jamais, vous n allez pas le croire`,
  denials: 'n a plus de, pas, sans, aucun, aucune, ni, jamais, depourvu*, manque, nul',
  nounDenials: 'sans, aucun, aucune, ni',
  deniedBehind: `
    ne sont pas acceptes, ne sont pas admis, ne sont pas autorises, ne sont pas permis, n'y sont pas,
    n'est pas inclus, n'est pas incluse, sont interdits, y sont interdits, est interdit, interdits, fait defaut,
    manque`,
  untrue: `
    n'est pas vrai que, il est faux, est faux que, pas exact que, inexact que, erreur de croire, erreur de penser,
    on aurait tort de, personne ne demande, ne plus, n'est plus, n'a plus, ne coute plus, faux de dire`,
  tells: `
    dit, disent, mentionn*, indiqu*, precis*, figur*, montr*, confirm*, decri*, donne, sait, sais, savoir, sur,
    certain, trouv*, voir, dispose de, ai pas d'information, ai pas cette information, connais, connait, renseign*,
    communiqu*`,
  unknown: `
    n'entre pas dans le detail, n'entre pas dans les details, ne detaille pas, n'aborde pas, n'evoque pas,
    ne precise pas, je n'ai rien trouve sur, rien trouve sur, rien trouve concernant, aucune donnee sur,
    aucune information sur, aucun detail sur, aucune precision sur, rien sur, je prefere ne pas deviner,
    il faudrait demander, il vaudrait mieux demander, je ne peux pas verifier, je ne peux pas confirmer,
    n est pas clair, impossible de dire, ne mentionne ni, ne saurais dire, je ne peux pas vous parler,
    je ne peux rien dire, je ne peux rien vous dire, personne ne peut dire, personne ne sait, seul l agent,
    ne dit pas, ne disent pas, ne precisent pas, ne mentionne pas, ne mentionnent pas, n indique pas,
    n indiquent pas, ne specifie pas, ne figure pas, ne donne pas, ne donne aucune, ne contient pas d information*,
    ne comporte pas d information*, ne mentionne aucun, ne mentionne aucune, n indique aucun, n indique aucune,
    ne dit rien, ne dit rien sur, rien n indique, ne confirme pas, ne parle pas, je ne sais pas, je ne connais pas,
    nous ne savons pas, je n ai pas d information*, je n ai aucune information*, je n ai pas de donnee*,
    je n ai aucune donnee*, je n ai pas acces, je ne dispose pas, je ne dispose d aucune,
    nous n avons pas d information*, aucune information*, aucune donnee*, pas d information*, pas de donnee*,
    aucune mention, je ne suis pas sur, je ne suis pas sure, pas certain, pas certaine, je ne peux pas dire,
    je ne peux pas vous dire, je ne peux pas savoir, je ne peux pas juger, je ne peux pas evaluer,
    je ne peux pas garantir, je ne peux confirmer, je ne peux dire, je ne peux juger, je ne saurais dire,
    je ne saurais, nous ne pouvons pas confirmer, j ignore, on ignore, nous ignorons, demandez a l agent,
    demander a l agent, verifier avec l agent, verifiez aupres, renseignez vous, verifier si, verifiez si, savoir si,
    dire si, demander si, demandez si, precise si, indique si, mentionne si, dit si, se demander si, depend de,
    dependent de, inconnu, inconnue, inconnus, je n'ai pas de donnees, je n'ai aucune information, reste muette,
    reste muet, ignore, j'ignore, aucune donnee, pas de donnees, il n'est pas clair, n'est pas clair,
    ne se prononce pas`,
  unknownBehind: `
    n est pas mentionne, n est pas mentionnee, ne sont pas mentionnes, ne sont pas mentionnees, n est pas indique,
    n est pas indiquee, ne sont pas indiques, n est pas precise, n est pas precisee, ne sont pas precises,
    n est pas connu, n est pas connue, est inconnu, est inconnue, n est pas specifie, n est pas specifiee,
    n est pas dans l annonce, n est pas confirme, n est pas confirmee, ne figure pas, ne figurent pas,
    n apparait pas, n est pas renseigne, n est pas renseignee, n est pas clair, n'est pas precise, n'est pas connu,
    n'est pas connue, n'apparait pas, reste inconnu, reste inconnue, reste a verifier, manque dans l'annonce,
    je l'ignore, je ne le sais pas`,
  declines: `
    je ne peux pas, je ne peux, je ne suis pas en mesure, je ne suis pas autorise, je ne suis pas capable,
    nous ne pouvons pas, nous ne, je ne, je n, nous n, officiel, officielle, officiels, officielles,
    veuillez contacter, vous pouvez demander, vous pouvez contacter, il n est pas possible, impossible de,
    il m est impossible, n envoyez, ne communiquez, ne partagez, ne donnez`,
  searches: `
    chercher, je cherche, cherche, rechercher, recherche*, filtrer, filtrer par, affiner, trouver des,
    trouver une maison, trouver un bien, trouver un logement, vous trouver, montrer des, montrer d autres,
    vous montrer d autres, vous montrer des, maisons avec, maison avec, biens avec, logements avec,
    quelque chose avec, tels que, telles que, tel que, comme par exemple, par exemple, des criteres comme,
    caracteristiques comme, trier, comparer, aucune maison, aucun bien, aucun logement, aucune annonce, aucune des,
    aucun des, je n ai trouve aucun, je n ai trouve aucune, pas trouve, aucun resultat, dites moi, dis moi,
    indiquez moi, faites moi savoir, ajouter, retirer, exclure, limiter`,
  asks: `
    voulez, veux, souhaitez, souhaiteriez, souhaites, aimeriez, aimerais, desirez, preferez, preferes, voudriez,
    cherchez, recherchez, avez vous, etes vous, y a t il, puis je, dois je, pourriez, pouvez, que, quel, quelle,
    quels, quelles, comment, quand, ou, qui, pourquoi, combien, dans quelle, dans quel, pour quel, a quel,
    quoi d autre, autre chose, est ce que vous, est ce que je, cela vous, ca vous, cherchez vous, faut il,
    qu est ce qui, qu est ce que`,
  echo: `
    votre plafond, votre maximum, vous m'avez dit, vous m'avez parle, vous m'aviez dit, vous avez demande,
    vous demandez, vous demandiez, vous avez dit, vous disiez, vous avez mentionne, vous voulez, vous vouliez,
    vous cherchez, vous cherchiez, vous recherchez, vous recherchiez, vous souhaitez, vous souhaitiez, vous aimeriez,
    votre demande, votre recherche, votre budget, vos criteres, votre critere, votre limite, vos souhaits,
    vous avez ecrit, vous avez indique, vous avez precise, vous aviez, vous m avez dit, comme demande, vous preferez,
    votre minimum, votre message`,
  conditions: 'si, s, quand, lorsque, que, ce que, au cas ou',
  breaks: `
    mais, cependant, toutefois, pourtant, neanmoins, bien que, quoique, alors que, tandis que, car, parce que,
    puisque, et elle, et il, et la maison, et le bien, et on, et dispose, et possede, et compte, et est, et a ete,
    laquelle, lequel, qui a, qui dispose, qui possede, qui est, et je, et nous, donc, meme si`,
  homeRefs: `
    elle, il, elles, ils, celle ci, celui ci, cette maison, ce bien, ce logement, cet appartement, cette propriete,
    cette annonce, la maison, le bien, le logement, l appartement, la propriete, l immeuble, ces maisons, ces biens,
    ces logements, la premiere, la deuxieme, la seconde, la troisieme, le premier, le deuxieme, l autre, les deux,
    chacune, chacun, chaque maison, toutes les maisons, la cuisine, le proprietaire, la proprietaire,
    les proprietaires, le vendeur, la vendeuse, le toit, le jardin, la vue, le garage, la cave, son, sa, ses,
    la villa, le duplex`,
  homes: `
    maison, maisons, logement*, un bien, le bien, ce bien, du bien, au bien, chaque bien, aucun bien, biens, appartement*, propriete, proprietes, habitation*,
    chateau*, manoir*, palais, chalet*`,
  firmRefs: `
    je, j, nous, notre, nos, moi, mon, l equipe, notre equipe, l agence, le bureau, la societe`,
  selfRefs: `
    je, j, moi, mon, me, m, s il vous plait, veuillez, desole, merci, commencons, cela depend, adressez vous, pour,
    c est`,
  visitorRefs: 'vous, votre, vos, tu, ton, ta, te, t',
  courtesies: `
    c'est a toi, c'est a vous, a toi, a vous, jetez un oeil, regardez, j'ai trouve, ai trouve, bonjour, bonsoir, salut, au revoir, a bientot, bonne journee, bonne soiree, bonne chance, bienvenue, soyez le bienvenu,
    de rien, je vous en prie, merci, merci beaucoup, avec plaisir, volontiers, bien sur, bien entendu, certainement,
    evidemment, d'accord, entendu, compris, je comprends, parfait, super, tres bien, genial, excellent, bravo,
    felicitations, bonne question, bon choix, excellent choix, bonne idee, pardon, desole, desolee, navre, navree, voici,
    voila, pas de probleme, pas de souci, aucun probleme, a votre service, quand vous voulez, un instant, un moment`,
  haves: `
    a, ont, avait, possede, possedent, dispose, disposent, offre, offrent, propose, compte, comprend, inclut, avec,
    il y a, beneficie`,
  yes: 'oui, vrai, inclus, incluse, compris, comprise, autorise, autorises, disponible, x',
  no: 'non, aucun, aucune, faux, rien, sans, pas de, non inclus, non autorise, neant',
  blank: `
    n/a, nc, n/c, inconnu, inconnue, non precise, non indique, non communique, pas indique, non renseigne`,
  status: {
    active: `
      active, actif, disponible, toujours disponible, encore disponible, a vendre, en vente, a louer, sur le marche,
      pas encore vendue, pas encore vendu`,
    pending: `
      sous compromis, sous offre, sous contrat, reserve, reservee, offre acceptee, en attente, en cours de vente`,
    sold: `
      vendu, vendue, deja vendu, deja vendue, a ete vendu, a ete vendue, loue, deja loue, deja louee`,
    off: `
      retire du marche, retiree du marche, n'est plus disponible, plus disponible, pas disponible, n'est pas
      disponible, plus en vente, plus a vendre, indisponible`,
    soon: 'bientot disponible, bientot en vente, pas encore sur le marche',
  },
  sale: 'a vendre, en vente, mise en vente, prix de vente',
  rent: 'a louer, en location, loyer mensuel',
  families: {
    house: `
      maison, maisons, maison individuelle, maisons individuelles, pavillon*, villa*, chalet*, bungalow*, manoir*,
      chateau*, cottage*, cabane*, fermette*`,
    condo: `
      copropriete*, appartement*, condo, condos, condominium*, loft*, studio, studios, penthouse*`,
    townhouse: `
      maison de ville, maisons de ville, maison mitoyenne, maison en rangee, maisons mitoyennes`,
    multiFamily: 'duplex, triplex, immeuble de rapport, plurifamilial*, multifamilial*',
    land: `
      est un terrain, est une parcelle, terrain a batir, terrain nu, terrain vague, terrain constructible`,
    mobile: 'maison mobile, mobil home, mobile home, maisons mobiles',
  },
  looseFamilies: `
    maison, maisons, maison individuelle, maisons individuelles, appartement, appartements, condo, condos,
    copropriete, maison de ville, maisons de ville, duplex, studio, studios`,
  fresh: `
    vient d etre publiee, nouvelle annonce, nouvellement, nouveau sur le marche, nouvelle sur le marche,
    tout juste publiee, recemment publiee, recemment mise en vente`,
  noFee: `
    sans charges, pas de charges, aucune charge, sans frais de copropriete, pas de frais de copropriete, sans hoa,
    pas de hoa, aucun frais de copropriete`,
  withinBudget: `
    dans votre budget, sous votre budget, rentre dans votre budget, entre dans votre budget,
    en dessous de votre budget, respecte votre budget`,
  openHouse: 'portes ouvertes, journee portes ouvertes, open house',
  tour: 'visite virtuelle, visite 3d, visite en 3d, tour 3d, visite guidee virtuelle',
  events: {
    built: 'construi*, bati*, construction, edifie*, erige*',
    renewed: `
      renov*, refait*, modernis*, remplac*, change*, neuf, neuve, neufs, neuves, nouve*, install*, restaur*, remis*`,
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
  exclusives: `
    la seule maison, le seul logement, le seul bien, la seule annonce, la seule avec, la seule qui, le seul avec,
    le seul qui, aucune autre maison, aucun autre bien, aucun autre logement`,
  ofShown: `
    des deux, des trois, des quatre, de ces, d'entre elles, d'entre eux, parmi elles, parmi ces, de la liste,
    de toutes`,
  near: `
    environ, a peu pres, pres de, presque, autour de, quelque, approximativement, dans les, aux alentours de,
    grosso modo, en chiffres ronds, de l'ordre de, avoisine les, avoisine, il y a environ`,
  above: `
    plus de, au dessus de, au-dessus de, un peu plus de, legerement plus de, a peine plus de, juste au-dessus de,
    depasse, depasse les, superieur a, superieure a, au moins, pas moins de`,
  below: `
    moins de, en dessous de, un peu moins de, au dessous de, legerement moins de, a peine moins de,
    juste en dessous de, au-dessous de, juste sous, sous, sous les, sous la barre des, n'atteint pas, ne depasse pas,
    inferieur a, inferieure a, au plus, pas plus de, jusqu'a`,
  behind: {
    near: 'environ, a peu pres, en arrondissant, grosso modo',
    above: 'et quelques',
    below: 'au plus, ou moins',
  },
  money: `
    argent liquide, en liquide, en especes, especes, virement*, virez, virer, faites un virement, transferez,
    transfert d argent, envoyez de l argent, envoyer de l argent, envoyez l argent, envoyez votre acompte,
    envoyez l acompte, envoyez la caution, versez, verser, versement*, numero de carte, numero de votre carte,
    carte bancaire, carte de credit, carte bleue, carte*, carte* cadeau*, coordonnees bancaires, donnees bancaires,
    rib, iban, bic, swift, cvv, cvc, cryptogramme, code de securite, compte bancaire, numero de compte, paypal,
    lydia, western union, moneygram, bitcoin*, crypto*, portefeuille*, payez maintenant, payez ici, payer maintenant,
    payer ici, payez la, payez le, payez votre, payez par, payez avec, reglez, mandat cash, acompte, d avance,
    par avance, mot de passe, code pin, pin, code de verification, numero de securite sociale, securite sociale,
    passeport*, piece d identite, facture*, rembours*`,
  limits: 'sans, jusqu, a moins, avant, sauf, seulement, que, si, hesitez, oubliez, attendez',
  done: `
    l agence sait, c'est note, est note, a ete notee,
    attend votre, attendent votre, attend ton, deja prevenu, liste d attente, vous attend, vous attendent,
    on vous attend, est prevenu, leur ai dit, lui ai dit, offre a ete acceptee, offre est acceptee,
    accepte votre offre, reserve, reservee, reservees, planifie, planifiee, programme, programmee, confirme,
    confirmee, organise, organisee, fixe, fixee, approuve, approuvee, inscrit, inscrite, prevenu, prevenue, averti,
    envoye, envoyee, transmis, transmise, notifie, contacte, contactee, en route, signe, signee, enregistre,
    enregistree, bloque, bloquee, mis de cote, mise de cote, prevu, prevue, valide, validee, retenue pour vous`,
  deeds: `
    vous ai ajoute, vous ajoute, vous ai mis, vous ai place, discute, discutee, echange avec, reserv*, planif*,
    programm*, organis*, confirm*, envoi*, envoy*, enverr*, transm*, expedi*, appelle, appellerai, appellerons,
    appeler, appele, appellera, telephon*, contact*, previens, prevenir, previendr*, avert*, inform*, inscri*, sign*,
    soumet*, soumis, depos*, negoci*, pay*, paie, regler, bloqu*, gard*, prepar*, parle, parler, parlerai, ecrire,
    ecrirai, ecrirons, ecrit, rencontr*, visit*, accept*, not*, rappel*, recontact*, reviendr*, mets, mettre, fixe,
    fixer, valid*, annul*, rempli*, command*, achet*`,
  ownDeeds: '',
  doers: `
    je, j, nous, notre equipe, equipe, agent, agents, agence, conseiller*, collegue*, proprietaire*, vendeur*,
    vendeuse, quelqu un, moi, on, ils, il, elle`,
  mayBe: `
    pourrais, peux, pouvons, pourrions, peut, peuvent, pourra, pourront, pourrait, pourraient, saura`,
  meetings: 'visite, visites, rendez vous, rendez, entretien, appel',
  pressure: `
    autres offres, plusieurs offres, une autre offre, autres acheteurs, plusieurs acheteurs, un autre acheteur,
    autres personnes interessees, beaucoup d'interet, forte demande, ne durera pas, ne va pas durer, part vite,
    partira vite, depechez-vous, derniere chance, aujourd'hui seulement, seulement aujourd'hui,
    avant qu'il ne soit trop tard, n'attendez pas, ne tardez pas, decidez-vous aujourd'hui, deux autres,
    aujourd'hui meme`,
  promises: `
    garanti*, promet*, promis*, rembours*, remise*, rabais, reduction*, assur*, engage*, cadeau*, sans risque,
    exclusiv*, negociable*, offre speciale, meilleur prix, bonus`,
  forecasts: `
    moment d acheter, moment pour acheter, moment ideal pour acheter, moment d investir, moment pour investir,
    gagnerez de l argent, vaudra plus, prendra de la valeur, prend de la valeur, augmenter*, doubler*, grimper*,
    flamb*, rentab*, benefice*, plus value*, rendement*, baisser*, chuter*, bon investissement,
    excellent investissement`,
  judged: `
    quartier sur, quartier tres sur, quartier est sur, quartier est tres sur, rue sure, rue est sure, zone sure,
    secteur sur, secteur est sur, est tres sur, est tres sure, tres sur, tres sure, plus sur, plus surs, plus sure,
    en toute securite, aucune criminalite, peu de criminalite, faible criminalite, peu de delinquance, peu de vols,
    dangereu*, bonnes ecoles, bonne ecole, meilleures ecoles, excellentes ecoles, tres bonnes ecoles, ecoles sont,
    bons lycees, meilleurs lycees, mauvaises ecoles, bons voisins, gens bien, gens tranquilles, bonne frequentation,
    bon quartier, mauvais quartier, ideal pour les familles, parfait pour les familles, voisins sympathiques,
    voisins charmants`,
  deniesBehind: false,
  compares: [
    {
      field: 'Price',
      sign: 0,
      isMost: false,
      words: `
      le meme prix, meme prix, coute autant, coutent autant, aussi chere, aussi cher, aussi cheres, aussi chers,
      coute la meme chose`,
    },
    {
      field: 'BuildingArea',
      sign: 0,
      isMost: false,
      words: `
      la meme taille, meme taille, la meme surface, meme surface, aussi grande, aussi grand, aussi grandes,
      aussi grands, aussi spacieuse`,
    },
    {
      field: 'YearBuilt',
      sign: 0,
      isMost: false,
      words: 'la meme annee, meme annee, aussi ancienne, aussi ancien, aussi recente, le meme age',
    },
    { field: 'Bedrooms', sign: 0, isMost: false, words: 'autant de chambres, le meme nombre de chambres' },
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words: `
      n'est pas aussi chere, n'est pas aussi cher, payez moins, paie moins, prix plus bas, prix inferieur,
      moins couteuse, moins couteux, revient moins cher, moins cher, moins chere, moins chers, moins cheres,
      plus abordable, meilleur marche, coute moins`,
    },
    {
      field: 'Price',
      sign: 1,
      isMost: false,
      words: `
      payez plus, paie plus, prix plus eleve, prix superieur, plus couteuse, plus couteux, revient plus cher,
      plus cher, plus chere, plus chers, plus cheres, coute plus`,
    },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: `
      plus de surface, plus d'espace, plus de place, plus spacieuse, plus spacieux, plus vaste, surface plus grande,
      plus grand, plus grande, plus grands, plus grandes, plus d espace`,
    },
    {
      field: 'BuildingArea',
      sign: -1,
      isMost: false,
      words: `
      n'est pas aussi grande, n'est pas aussi grand, moins de surface, moins d'espace, moins de place,
      surface plus petite, plus petit, plus petite, moins grand, moins grande, moins spacieuse`,
    },
    {
      field: 'YearBuilt',
      sign: 1,
      isMost: false,
      words: `
      construite apres, construit apres, plus moderne, plus recente, plus recent, plus neuf, plus neuve, plus nouvelle`,
    },
    {
      field: 'YearBuilt',
      sign: -1,
      isMost: false,
      words: 'construite avant, construit avant, plus ancienne, plus ancien, plus vieille, plus vieux',
    },
    {
      field: 'Price',
      sign: -1,
      isMost: true,
      words: `
      le moins cher, la moins chere, les moins chers, les moins cheres, le plus abordable, la plus abordable,
      le prix le plus bas`,
    },
    { field: 'Price', sign: 1, isMost: true, words: 'le plus cher, la plus chere, le prix le plus eleve' },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: true,
      words: 'le plus grand, la plus grande, la plus spacieuse, le plus spacieux, la plus vaste',
    },
    { field: 'BuildingArea', sign: -1, isMost: true, words: 'le plus petit, la plus petite' },
    {
      field: 'YearBuilt',
      sign: 1,
      isMost: true,
      words: 'le plus recent, la plus recente, la plus neuve, la plus moderne',
    },
    { field: 'YearBuilt', sign: -1, isMost: true, words: 'le plus ancien, la plus ancienne, la plus vieille' },
    { field: 'Bedrooms', sign: 1, isMost: false, words: 'plus de chambres' },
    { field: 'Bedrooms', sign: -1, isMost: false, words: 'moins de chambres' },
  ],
}
