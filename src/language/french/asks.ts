import type { AskTag } from '../ask-tags.ts'

/** How French asks; each tag's phrases, separated by commas. */
export const frenchAsks: Record<AskTag, string> = {
  'talk.greeting': `bonjour, bonsoir, salut, coucou, allô, hello, hey, bjr, slt, bonne journée à vous, bonjour bonjour, re, rebonjour,
    bonjour à tous, bonjour madame, bonjour monsieur`,
  'talk.thanks': `merci, merci beaucoup, merci bien, mille mercis, un grand merci, je vous remercie, je te remercie, merci pour votre
    aide, merci pour ton aide, merci de votre aide, merci à vous, merci à toi, c'est gentil, c'est très gentil, très
    utile, bon travail, bien joué, super merci, merci pour tout, ça aide, merci infiniment`,
  'talk.goodbye': `au revoir, à bientôt, à plus, à plus tard, à demain, bonne journée, bonne soirée, bonne nuit, bon week-end, ciao, bye,
    c'est tout, ce sera tout, salut à plus, plus de questions, à la prochaine, adieu, bonne fin de journée, bonne
    continuation`,
  'talk.who': `qui es-tu, qui êtes-vous, tu es qui, vous êtes qui, t'es qui, comment tu t'appelles, comment vous appelez-vous, quel
    est ton nom, quel est votre nom, es-tu un robot, êtes-vous un robot, tu es un robot, vous êtes un robot, es-tu un
    bot, êtes-vous un bot, es-tu humain, êtes-vous humain, es-tu une personne, êtes-vous une personne, êtes-vous une
    vraie personne, es-tu une ia, êtes-vous une ia, c'est un robot, est-ce un robot, est-ce que vous êtes un robot,
    est-ce que tu es un robot, à qui je parle, à qui ai-je affaire, je parle à un robot, je parle à un humain, es-tu
    chatgpt, est-ce que je parle à un robot, qui t'a créé`,
  'talk.help': `aide, aidez-moi, aide-moi, que peux-tu faire, que pouvez-vous faire, qu'est-ce que tu peux faire, qu'est-ce que vous
    pouvez faire, comment ça marche, comment ça fonctionne, que puis-je demander, qu'est-ce que je peux demander,
    comment pouvez-vous m'aider, comment peux-tu m'aider, pouvez-vous m'aider, peux-tu m'aider, j'ai besoin d'aide, à
    quoi sers-tu, à quoi servez-vous, en quoi pouvez-vous m'aider, tu peux m'aider, vous pouvez m'aider, que fais-tu,
    que faites-vous`,
  'talk.howAreYou': `comment ça va, ça va, comment vas-tu, comment allez-vous, tu vas bien, vous allez bien, quoi de neuf, comment tu vas,
    comment vous allez, ça roule, la forme, ça va bien`,
  'talk.complaint': `tu es nul, vous êtes nul, c'est nul, nul, inutile, tu es inutile, vous êtes inutile, ça ne sert à rien, tu ne sers à
    rien, vous ne servez à rien, stupide, idiot, débile, c'est faux, faux, tu te trompes, vous vous trompez, ce n'est
    pas ce que j'ai demandé, c'est pas ce que j'ai demandé, pas ce que j'ai demandé, tu ne comprends pas, vous ne
    comprenez pas, tu comprends rien, tu n'as pas compris, vous n'avez pas compris, n'importe quoi, c'est n'importe
    quoi, ça n'aide pas, ça ne m'aide pas, ça n'a aucun sens, mauvaise réponse`,
  'talk.yes': `oui, ouais, oui merci, oui s'il vous plaît, oui s'il te plaît, bien sûr, volontiers, avec plaisir, vas-y, allez-y,
    pourquoi pas, absolument, certainement, carrément, oui svp, oui stp, yes, faites-le, fais-le, je veux bien,
    évidemment`,
  'talk.no':
    "non, non merci, nan, pas vraiment, pas maintenant, pas la peine, ce n'est pas la peine, pas pour le moment, non pas vraiment, pas intéressé, pas intéressée",
  'talk.acknowledge': `ok, okay, d'accord, d'acc, bien, très bien, parfait, super, génial, cool, bon, entendu, compris, je vois, je
    comprends, c'est noté, noté, intéressant, excellent, ah, oh, hum, haha, mdr, lol, nickel, c'est bon, ça marche,
    top, chouette, bonne idée, voilà`,
  'talk.polite': `s'il vous plaît, s'il te plaît, svp, stp, encore, à nouveau, alors, donc, maintenant, aujourd'hui, à tous, et, madame,
    monsieur, mon ami, mon amie, aussi, très, toi, vous, et toi, et vous, pour tout, beaucoup, vraiment, pour
    l'instant, pour le moment`,

  'fact.Price': 'prix, coût, tarif, valeur, cher, chère, loyer, prix demandé, prix de vente, combien en demandent-ils',
  'fact.Bedrooms': 'chambre, chambres, chambres à coucher, chambre à coucher, pièces, cac',
  'fact.Bathrooms':
    "salle de bain, salles de bain, salle de bains, salles de bains, salle d'eau, salles d'eau, sdb, toilettes",
  'fact.BuildingArea': `taille, surface, superficie, mètres carrés, m2, pieds carrés, surface habitable, superficie habitable, espace, surface
    totale`,
  'fact.LotArea': `terrain, taille du terrain, superficie du terrain, surface du terrain, parcelle, lot, acres, grandeur du terrain,
    combien de terrain, taille de la parcelle`,
  'fact.YearBuilt': `année, âge, année de construction, construite, construit, bâtie, bâti, quand a-t-elle été construite, quand a-t-il été
    construit, ancienneté, de quelle année, date de construction, vieille, vieux, ancienne, de quand date, quel âge`,
  'fact.HOAMonth': `hoa, charges, charges de copropriété, frais de copropriété, frais de condo, frais hoa, charges hoa, copropriété, frais
    d'association, charges mensuelles, frais mensuels`,
  'fact.ParkingSpots': `garage, garages, parking, parkings, stationnement, stationnements, place de parking, places de parking, places de
    stationnement, où se garer, se garer, garer, voitures, place de stationnement`,
  'fact.DaysOnMarket': `depuis combien de temps, jours sur le marché, sur le marché, en ligne depuis, depuis quand, en vente depuis, combien
    de jours, quand a-t-elle été publiée, publiée, publié, mise en vente, mis en vente`,
  'fact.DepositFee': 'dépôt, dépôt de garantie, caution, garantie',
  'fact.ZestimatePrice': 'zestimate, valeur estimée, prix estimé, estimation, estimée à',
  'fact.UnitAreaPrice': `prix au mètre carré, prix du mètre carré, au mètre carré, prix au m2, au m2, prix du m2, prix au pied carré, au pied
    carré, le mètre carré, le m2, prix par pied carré, prix par mètre carré`,
  'fact.PropertyType':
    "type, type de bien, type de logement, quel genre, quel type, c'est quoi, type de maison, genre de logement",
  'fact.Status': `disponible, disponibles, toujours disponible, encore disponible, toujours en vente, encore en vente, vendue, vendu,
    statut, en vente, toujours à louer, encore à louer, déjà vendue, déjà vendu, sous compromis`,
  'fact.Tours': `portes ouvertes, journée portes ouvertes, visite, visites, visite virtuelle, visiter, la visiter, le visiter, visite
    libre, visite 3d`,
  'fact.SpaceType': 'logement entier, maison entière, juste une chambre, partagé, partagée, colocation, chambre privée',
  'fact.Address':
    'adresse, où est, où est-ce, où se trouve, où se situe, située, situé, quelle rue, dans quelle rue, quelle ville, dans quelle ville, code postal, emplacement, localisation, où',
  'fact.MLSNumber': "mls, numéro mls, référence, numéro d'annonce, numéro de l'annonce",
  'weak.Price':
    'combien coûte, combien, combien ça coûte, combien vaut, à combien, ça coûte combien, combien coûtent, c’est combien',
  'weak.BuildingArea':
    'quelle taille, quelle surface, combien de mètres carrés, grande, grand, combien de m2, elle fait combien de mètres carrés, quelle est la taille',

  'ask.distance': `à quelle distance, distance, loin, à combien de kilomètres, à combien de miles, combien de kilomètres, est-ce loin,
    c'est loin, à combien, proche de, quelle distance, à quelle distance se trouve, à quelle distance est`,
  'ask.detail': `dites-m'en plus, dis-m'en plus, en savoir plus, plus d'informations, plus d'infos, informations, information, infos,
    info, détails, plus de détails, détail, décris, décrivez, description, parle-moi de, parlez-moi de, à propos de,
    au sujet de, tout sur, que sais-tu de, que savez-vous de, que dit l'annonce, raconte`,
  'ask.pictures': 'photo, photos, image, images, à quoi ça ressemble, à quoi ressemble, photographies, photographie',
  'ask.link': "lien, liens, url, page, page web, site, page de l'annonce, adresse web, link",
  'ask.compare': `compare, comparer, comparez, comparaison, différence, différences, versus, vs, laquelle est mieux, lequel est mieux,
    lequel est le meilleur, laquelle est la meilleure, quelle est la différence, différence entre, compare-les,
    comparez-les, en quoi diffèrent`,
  'ask.which':
    "laquelle, lequel, lesquelles, lesquels, quelle maison, quel appartement, laquelle de, lequel de, lesquelles de, lesquels de, est-ce que l'une, l'une d'elles, l'un d'eux, y en a-t-il une, y en a-t-il un",
  'ask.question': `que, quoi, quel, quelle, quels, quelles, comment, est-ce que, est-ce qu'il y a, a-t-elle, a-t-il, ont-elles, ont-ils,
    y a-t-il, est-elle, est-il, sont-elles, sont-ils, peut-on, puis-je, quand, où, dis-moi, dites-moi, montre-moi,
    montrez-moi, donne-moi, donnez-moi, et, qu'en est-il, combien, a, est, il y a, elle a, il a, accepte, inclut,
    comprend, envoie-moi, envoyez-moi, elle accepte, il accepte, on peut`,

  'point.one': `la maison, l'appartement, le logement, le bien, la propriété, le condo, cette maison, cet appartement, ce logement, ce
    bien, cette propriété, celle-ci, celui-ci, celle-là, celui-là, elle, il, ça, cela, l'annonce, cette annonce, la
    même, le même, ce condo, le pavillon`,
  'point.last':
    'la dernière, le dernier, la dernière maison, le dernier appartement, la dernière annonce, celle du bas',
  'point.two': `les deux premières, les deux premiers, les premières deux, les 2 premières, les 2 premiers, les deux, ces deux, toutes
    les deux, tous les deux, ces deux-là, les 2`,
  'point.three': `les trois premières, les trois premiers, les 3 premières, les 3 premiers, les trois, ces trois, toutes les trois, tous
    les trois, les 3`,
  'point.all': `celles-ci, ceux-ci, celles-là, ceux-là, elles, ils, toutes, tous, ces maisons, ces appartements, ces biens, ces
    logements, parmi elles, parmi eux, parmi celles-ci, parmi ceux-ci, la liste, d'entre elles, d'entre eux, toutes
    ces maisons`,
  'point.number': 'numéro, no, n°, #, option, maison, annonce, logement, la numéro, le numéro, choix',

  'loan.payment': `mensualité, mensualités, paiement mensuel, paiements mensuels, hypothèque, prêt, crédit, prêt immobilier, crédit
    immobilier, prêt hypothécaire, financement, financer, versement mensuel, versements, remboursement mensuel,
    rembourser, combien par mois, payer par mois, coût mensuel, versement hypothécaire, combien je paierais par mois,
    combien paierais-je par mois, mensualité du prêt`,
  'loan.afford': `puis-je me permettre, je peux me permettre, me permettre, nous permettre, on peut se permettre, combien puis-je
    emprunter, combien puis-je dépenser, que puis-je acheter, qu'est-ce que je peux acheter, capacité d'emprunt,
    combien je peux emprunter, jusqu'à quel prix puis-je, que peut-on acheter`,
  'loan.down':
    "apport, d'apport, apport personnel, mise de fonds, de mise de fonds, acompte, d'acompte, comptant initial, avec un apport de",
  'loan.rate': "intérêt, intérêts, taux, taux d'intérêt, à, taux de, d'intérêt, taeg, au taux de, à un taux de",
  'loan.years': 'ans, an, année, années, sur ans',
  'loan.month': 'par mois, mensuel, mensuels, mensuelle, mensuelles, chaque mois, mois, /mois, au mois',
  'loan.percent': '%, pour cent, pourcent, pour-cent',
  'loan.tenths': '',
  'loan.cash': 'comptant, au comptant, cash, sans crédit, sans prêt, sans emprunt, sans hypothèque',
  'loan.income': `je gagne, nous gagnons, on gagne, mes revenus, nos revenus, revenus, revenu, revenu de, revenus de, salaire, mon
    salaire, nos salaires, par an, par année, annuel, annuels`,
}
