import type { Topic } from '../../criteria/condition.ts'

/** What refines or continues the last search of a conversation. Tag -> phrases, separated by commas. */
export const followUpPhrases: Record<string, string> = {
  'follow.cheaper': `
    moins cher[|s] que, moins chère[|s] que, moins cher, moins chère, moins chers, moins chères, moins
    coûteu[x|se|ses], plus abordable[|s], plus économique[|s], quelque chose de moins cher, trop cher, trop chère,
    trop chers, trop chères, c'est trop cher, meilleur marché, prix plus bas, à un prix plus bas, un prix plus bas,
    moins onéreu[x|se|ses], un peu moins cher, un peu moins chère[|s], un peu moins chers, des prix plus bas, d'autres
    moins chers, d'autres moins chères, encore moins cher, encore moins chère[|s], à moindre prix, plus
    accessible[|s], trop onéreux, hors budget, hors de mon budget, moin cher, moins ché, c'est cher, dans des prix
    plus bas,
    moins cher que ça, moins cher que celui-ci, moins cher que celle-ci, moins cher que ceux-ci, moins cher que
    celles-ci, moins cher que ceux-là, moins cher que celles-là, moins chers que ça, moins chers que celui-ci, moins
    chers que celle-ci, moins chers que ceux-ci, moins chers que celles-ci, moins chers que ceux-là, moins chers que
    celles-là, moins chère que ça, moins chère que celui-ci, moins chère que celle-ci, moins chère que ceux-ci,
    moins chère que celles-ci, moins chère que ceux-là, moins chère que celles-là, moins chères que ça, moins chères
    que celui-ci, moins chères que celle-ci, moins chères que ceux-ci, moins chères que celles-ci, moins chères que
    ceux-là, moins chères que celles-là`,
  'follow.pricier': `
    plus cher[|s] que, plus chère[|s] que, plus cher, plus chère, plus chers, plus chères, plus haut de gamme, plus
    luxueu[x|se|ses], plus coûteu[x|se|ses], quelque chose de plus cher, prix plus élevé, un peu plus cher, un peu
    plus chère`,
  'follow.bigger': `
    plus grand[|e|s|es] que, plus grand, plus grande, plus grands, plus grandes, plus spacieu[x|se|ses], plus
    vaste[|s], quelque chose de plus grand, trop petit, trop petite, trop petits, trop petites, plus d'espace, plus de
    place, un peu plus grand, un peu plus grande[|s], avec plus d'espace, plus de surface, plus de mètres carrés,
    d'autres plus grandes, d'autres plus grands, encore plus grand[|e|s|es], c'est trop petit, un peu plus spacieux,
    plus grand que ça, plus grand que celui-ci, plus grand que celle-ci, plus grand que ceux-ci, plus grand que
    celles-ci, plus grand que ceux-là, plus grand que celles-là, plus grands que ça, plus grands que celui-ci, plus
    grands que celle-ci, plus grands que ceux-ci, plus grands que celles-ci, plus grands que ceux-là, plus grands
    que celles-là, plus grande que ça, plus grande que celui-ci, plus grande que celle-ci, plus grande que ceux-ci,
    plus grande que celles-ci, plus grande que ceux-là, plus grande que celles-là, plus grandes que ça, plus grandes
    que celui-ci, plus grandes que celle-ci, plus grandes que ceux-ci, plus grandes que celles-ci, plus grandes que
    ceux-là, plus grandes que celles-là`,
  'follow.smaller': `
    plus petit[|e|s|es] que, plus petit, plus petite, plus petits, plus petites, quelque chose de plus petit, trop
    grand, trop grande, trop grands, trop grandes, moins grand, moins grande, moins grands, moins grandes, plus
    compact[|e|s|es], moins d'espace, un peu plus petit, un peu plus petite[|s], moins de surface`,
  'follow.newer': `
    plus récent[|e|s|es] que, plus récent, plus récente, plus récents, plus récentes, plus neuf, plus neuve, plus
    neufs, plus neuves, plus moderne[|s], quelque chose de plus récent, trop vieux, trop vieille[|s], trop ancien[|s],
    trop ancienne[|s], moins vieux, moins ancien[|s], moins ancienne[|s], construit[|e|s|es] plus récemment, moins
    vieille[|s], de construction plus récente,
    plus récent que ça, plus récent que celui-ci, plus récent que celle-ci, plus récent que ceux-ci, plus récent que
    celles-ci, plus récent que ceux-là, plus récent que celles-là, plus récents que ça, plus récents que celui-ci,
    plus récents que celle-ci, plus récents que ceux-ci, plus récents que celles-ci, plus récents que ceux-là, plus
    récents que celles-là, plus récente que ça, plus récente que celui-ci, plus récente que celle-ci, plus récente
    que ceux-ci, plus récente que celles-ci, plus récente que ceux-là, plus récente que celles-là, plus récentes que
    ça, plus récentes que celui-ci, plus récentes que celle-ci, plus récentes que ceux-ci, plus récentes que
    celles-ci, plus récentes que ceux-là, plus récentes que celles-là`,
  'follow.older': `
    plus ancien[|s] que, plus ancienne[|s] que, plus vieux que, plus vieille[|s] que, plus ancien, plus ancienne, plus
    anciens, plus anciennes, plus vieux, plus vieille, plus vieilles, quelque chose de plus ancien, trop récent, trop
    récente, trop moderne, avec plus de cachet, moins récent[|e|s|es]`,
  'follow.moreBedrooms': `
    plus de chambres,  avec plus de chambres,  davantage de chambres`,
  'follow.fewerBedrooms': `
    moins de chambres,  avec moins de chambres`,
  'follow.closer': `
    plus près, plus proche, plus proches, trop loin, quelque chose de plus proche, plus à proximité, moins loin,
    pas si loin, pas aussi loin, moins éloigné, trop éloigné`,
  'follow.more': `
    montre-m'en plus, montre m'en plus, montrez-m'en plus, montrez m'en plus, montre-moi plus, montre plus, montrez
    plus, en voir plus, voir plus, j'en veux plus, plus de résultats, plus d'annonces, plus de maisons, plus
    d'appartements, plus de biens, davantage, montre-m'en d'autres, montrez-m'en d'autres, montre-moi d'autres,
    d'autres, d'autres résultats, d'autres annonces, d'autres maisons, d'autres biens, d'autres options, encore,
    encore plus, encore d'autres, la suite, suivant, suivants, suivante, suivantes, les suivants, les suivantes, page
    suivante, la page suivante, continue, continuez, continuer, le reste, les autres, quoi d'autre, autre chose, en
    avez-vous d'autres, tu en as d'autres, vous en avez d'autres, as-tu autre chose, avez-vous autre chose, y en
    a-t-il d'autres, il y en a d'autres, affiche plus, afficher plus, affichez plus, plus svp, plus s'il vous plaît,
    plus s'il te plaît, plus, et plus, encore quelques-uns, encore quelques-unes, quelques autres, voir la suite,
    montre la suite, montrez-moi la suite, montrez-moi les suivants, montre-moi les suivants, montre-moi les
    suivantes, montrez-moi les suivantes, montrer plus, montre-moi le reste, montre moi plus, montre moi en plus,
    montrez-moi plus, montrez-moi d'autres, fais voir la suite, et ensuite, ensuite, m'en montrer plus, m'en montrer
    d'autres, plus d'options, plus de choix`,
  'follow.back': `
    reviens, revenez, revenir, retour, retour en arrière, reviens en arrière, revenir en arrière, revenez en arrière,
    retourne, retourne en arrière, retournez en arrière, la recherche précédente, recherche précédente, reviens à la
    recherche précédente, revenir à la recherche précédente, résultats précédents, les résultats précédents,
    précédent, précédente, annule, annuler, annulez, annule ça, annule la dernière, comme avant, reviens à avant, en
    arrière, un pas en arrière, reviens aux précédents, reviens aux précédentes, reviens aux résultats précédents, la
    précédente, retourne à la recherche précédente, revenons en arrière, revenons, revenez à la recherche précédente,
    défais, défaire, reviens à ce qu'on avait, arrière,
    celle d'avant, celui d'avant, celles d'avant, ceux d'avant, annulez ça, le précédent, oublie ça,
    oubliez ça, oublie ce que j'ai dit, oubliez ce que j'ai dit, oublie ce que je viens de dire, oublie la dernière,
    annule ça, annule la dernière étape`,
  'follow.steps': `
    étapes, étape, recherches`,
  'follow.twice': `
    deux fois`,
  'follow.reset': `
    recommencer, recommence, recommencez, recommençons, recommencer à zéro, recommence à zéro, recommençons à zéro,
    repartir de zéro, repartons de zéro, repars de zéro, on repart de zéro, de zéro, nouvelle recherche, une nouvelle
    recherche, autre recherche, une autre recherche, réinitialiser, réinitialise, réinitialisez, efface tout, effacer
    tout, effacez tout, tout effacer, oublie tout, oubliez tout, tout oublier, supprime tous les filtres, enlève tous
    les filtres, supprime les filtres, enlève les filtres, effacer les filtres, efface les filtres, remise à zéro,
    reset, on recommence, on efface tout, changeons de recherche, recherche différente, tout recommencer, depuis le
    début, recommencer depuis le début, oublions tout, oublie tout ça, retire tous les filtres, repartir à zéro,
    repartons à zéro, on repart à zéro`,
  'follow.drop': `
    oublie, oubliez, oublions, laisse tomber, laissez tomber, enlève, enlevez, enlever, retire, retirez, retirer,
    supprime, supprimez, supprimer, ignore, ignorez, peu importe, qu'importe, n'importe quel, n'importe quelle,
    n'importe quels, n'importe quelles, sans tenir compte de, sans tenir compte du, indépendamment de, indépendamment
    du, quel que soit, quelle que soit, quels que soient, sans limite de, pas de limite de, ôte, efface, effacez,
    abandonne, abandonnez, sans contrainte de, on oublie, plus besoin de, plus besoin d', plus de limite de, sans
    considération de, tant pis pour, je me fiche de, je me fiche du, je m'en fiche de, annule le, annule la, fais
    abstraction de, fais abstraction du, faisons abstraction de, ne tiens pas compte de, ne tiens pas compte du, ne
    tenez pas compte du, ne t'occupe pas de, ne t'occupe pas du, on enlève, laissons tomber, lève la limite de, oublie
    l'histoire de, peu m'importe, finalement pas besoin de,
    pas besoin de, pas besoin d', je n'ai pas besoin de, je n'ai pas besoin d', nous n'avons pas besoin de,
    nous n'avons pas besoin d', on n'a pas besoin de, on n'a pas besoin d', j'ai pas besoin de, j'ai pas besoin d',
    inutile d'avoir, pas nécessaire d'avoir, je peux me passer de, je peux me passer d', on peut se passer de,
    ça m'est égal, peu importe s'il y a, peu importe qu'il y ait, je n'ai plus besoin de, je n'ai plus besoin d',
    on n'a plus besoin de,
    ça ne me dérange pas, ne me dérange pas, on peut se passer du, peu importe si`,
  'follow.dropAfter': `
    je peux m'en passer, on peut s'en passer, nous pouvons nous en passer, je m'en passe, on s'en passe,
    n'importe pas, importe peu, peu importe, n'a pas d'importance, n'a plus d'importance, n'est pas important, n'est
    pas importante, n'est plus important, ça m'est égal, m'est égal, m'est égale, on s'en fiche, je m'en fiche, est
    flexible, flexible, n'est pas un problème, n'est plus nécessaire, n'est pas nécessaire, sans importance, est sans
    importance, ne compte pas, est indifférent, est indifférente, indifférent, ce n'est pas grave, c'est pas grave,
    c'est égal, ne sont pas importants, ne sont pas importantes, n'ont pas d'importance, n'a aucune importance, est
    secondaire, ne m'importe pas, ne nous importe pas, on peut oublier, n'est plus obligatoire, c'est pas important,
    est ouvert, ne change rien,
    n'est pas si important, n'est pas si importante, n'est pas aussi important, pas si important, pas si importante,
    pas important, pas importante, ou pas, n'est pas indispensable, n'est plus indispensable, n'est pas une
    priorité, n'est pas prioritaire, est négociable, n'est pas essentiel, n'est pas essentielle, pas nécessaire, pas
    indispensable,
    ne me dérange pas, ne nous dérange pas,
    ne sont pas nécessaires, ne sont plus nécessaires, ne sont pas indispensables, ne comptent pas`,
  'drop.needed': `
    nécessaire, requis, obligatoire, limite, limites, préférence, exigé`,
  'drop.Place': `
    n'importe où, partout, où que ce soit, n'importe quelle ville, n'importe quel endroit, n'importe quel quartier,
    toutes les villes, toute ville, tous les secteurs, peu importe où, peu importe l'endroit, dans n'importe quelle
    ville, à n'importe quel endroit, dans n'importe quel quartier`,
  repair: `
    non attends, non attendez, attends non, attendez non, non pardon, pardon non, je veux dire, je voulais dire, ou
    plutôt, non plutôt, enfin non, non en fait, en fait non, je me suis trompé, je me trompe, correction, non non, euh
    non, désolé je voulais dire, pardon je voulais dire, oups, non désolé, désolé non, enfin plutôt, je corrige,
    à la réflexion, réflexion faite, tout compte fait, finalement non, non finalement, ou mieux, mieux encore, non
    mieux, change le, change la, changez le, changez la, changeons le, modifie le, modifiez le, remplace par,
    remplacez par, je rectifie, rectification, erreur, je me reprends, je m'exprime mal, j'ai changé d'avis, je
    change d'avis, pardon je veux dire, c'est-à-dire non, enfin je veux dire, enfin pardon, enfin si, non c'est, non
    plus exactement, plus exactement, ou plus exactement, disons, disons plutôt, non disons, oublie ça, oubliez ça,
    ah non, oh non, ben non, bah non, mais non, ou non, ou alors non, non désolée, au temps pour moi, autant pour
    moi,
    j'ai dit, j'avais dit, j'ai demandé, j'avais demandé, je disais`,
  'repair.soft': `
    en fait, pardon, ou plutôt, enfin, disons plutôt, en réalité,
    plutôt, finalement, désolé, désolée, en vérité, à vrai dire, plutôt en, plutôt à, mieux vaut, mettons`,
  'repair.no': `
    non, attends, attendez, pardon, désolé, enfin, euh,
    désolée, heu, hein, hum, oups, nan, ah, bah, ben, excusez-moi, excuse-moi`,
  'repair.rather': `
    plutôt, plutôt avec, ou plutôt`,
  'repair.nay': `
    non, nan, pardon, attends, attendez, désolé, désolée, oups`,
  'glue.request': `
    montre-moi, montrez-moi, trouve-moi, trouvez-moi, je cherche, je recherche, cherche, recherche, on cherche, nous
    cherchons, nous recherchons, je veux, je voudrais, nous voulons, nous voudrions, il me faut, il nous faut, j'ai
    besoin de, nous avons besoin de, donne-moi, donnez-moi, avez-vous, as-tu, y a-t-il, existe-t-il, j'aimerais`,
  'follow.what': `
    et si, et si on prenait,
    et à, et en, et si, qu'en est-il de, qu'en est-il à, quid de, que dire de, maintenant à, maintenant, plutôt à,
    plutôt en, essaie à, essayez à, essaie, essayez, essayons, change pour, changez pour, passe à, passons à, passez
    à, mettons, mets, disons, c'est comment à, essaye, essaye à, voyons à, voyons, regarde à, regardons à, et alors à,
    et sinon à, sinon à, sinon, et ceux à, et celles à, ok et à, qu'est-ce qu'il y a à, remplace par, mettez, change
    la ville pour,
    reviens à, retour à, revenons à, retourne à, reviens sur, monte à, montez à, monter à, baisse à, descends à,
    augmente à, monte jusqu'à, va jusqu'à,
    plutôt`,
  'follow.instead': `
    à la place, plutôt, au lieu de ça, seulement, uniquement, juste, rien que, celles-ci, ceux-ci, celles-là, ceux-là,
    parmi ceux-ci, parmi celles-ci, parmi ces, parmi ceux, parmi celles, parmi eux, parmi elles, parmi ceux-là, parmi
    celles-là, lesquels, lesquelles, laquelle, lequel, lesquels ont, aussi, également, la même chose, les mêmes, le
    même, la même, pareil, même chose mais, pareil mais, toujours, encore mais, mais seulement, mais uniquement, que
    les, que des, filtre, filtrer, filtrez, dont, de ceux-là, de celles-là, de ceux-ci, de celles-ci, ceux qui, celles
    qui, ceux avec, celles avec, ne garde que, garde seulement, gardez seulement, garde que, ne gardez que, limite à,
    limite aux, restreins à, ceux, celles, seulement les, uniquement les, juste les, rien que les, montre seulement
    les, montrez seulement les`,
  'follow.add': `
    aussi, également, de plus, en plus, ajoute, ajoutez, ajouter, inclus, incluez, inclure, rajoute, rajoutez,
    rajouter, en outre, et aussi, étends à, élargis à, élargir à, élargissez à, ajoutons, y compris, ajoute aussi,
    inclus aussi`,
  'follow.showAll': `
    montre tout, montre-moi tout, montrez tout, montrez-moi tout, tout montrer, tout afficher, affiche tout, affichez
    tout, tous les biens, toutes les annonces, tous les logements, tout voir, voir tout, tout ce que vous avez, tout
    ce que tu as, qu'avez-vous, qu'as-tu, que proposez-vous, qu'est-ce que vous avez, qu'est-ce que tu as, qu'est-ce
    qui est disponible, qu'y a-t-il, qu'y a-t-il de disponible, vos annonces, liste complète, toutes les propriétés,
    toutes les offres, tous les résultats, qu'est-ce que vous proposez, vous avez quoi, t'as quoi, vous proposez quoi,
    liste tout, tout ce qui est disponible, tout`,
  'step.another': `
    encore,  plus,
    autre`,
  'step.oneLess': `
    moins`,
  'step.more': `  supplémentaire, supplémentaires,
    plus, autre,
    de plus, en plus`,
  'step.less': `,
    moins`,
  'step.raise': `
    augmente, augmentez, augmenter, monte, montez, monter, rajoute, rajoutez, ajoute, ajoutez, rajouter, ajouter,
    relève, élargis`,
  'step.lower': `
    baisse, baissez, baisser, diminue, diminuez, réduis, réduisez, réduire, descends, descendez, enlève, enlevez,
    retire`,
  'step.put': `
    rajoute, rajoutez, ajoute, ajoutez, rajouter, ajouter, enlève, enlevez, retire`,
  'glue.by': `
    de, d'`,
  'glue.onto': `
    au,  du`,
  'glue.may': `
    peut être, peuvent être, ça peut être, pourrait être, pourraient être, peut aller, peut coûter`,
  'glue.fine': `
    ça va, ça va aussi, c'est bon, c'est ok, convient, convient aussi, me convient, est acceptable, passe aussi,
    c'est bien aussi, est possible, c'est possible, me va, me va aussi, ça passe, ça me va, ça me va aussi,
    ça peut aller, ça ira, ça ira aussi, ça marche, ça marche aussi`,
  'follow.swap': `
    plutôt, à la place, plutôt ça, au lieu de ça`,
  'follow.now': `
    maintenant, et maintenant, à présent`,
  'follow.anew': `
    autre recherche, quelque chose d'autre, tout autre chose, quelque chose de différent, une autre demande,
    changement de sujet, rien à voir`,
  'drop.limit': `
    limite de prix, plafond de prix, limite de budget, prix maximum,
    maximum, plafond`,
  'glue.details': `
    plus sur, plus d'informations, plus d'infos, plus de détails, en savoir plus, plus d'information`,
}

/** Words that ask for a place to park at all. */
export const parkingWords = `garage, garages, parking, parkings, stationnement, stationnements, place de parking,
  places de parking, place de
    stationnement, places de stationnement, place de garage, places de garage, espace de stationnement, espaces de
    stationnement, emplacement de parking, box, boxes, gge, gges, pkg`

/** Topics by the words that let them go. */
export const dropWords: [string, Topic[]][] = [
  ['prix', ['Price', 'CurrencySymbol']],
  ['budget', ['Price', 'CurrencySymbol']],
  ['coût', ['Price', 'CurrencySymbol']],
  ['argent', ['Price', 'CurrencySymbol']],
  ['limite de prix', ['Price', 'CurrencySymbol']],
  ['monnaie', ['CurrencySymbol']],
  ['emplacement', ['Place']],
  ['localisation', ['Place']],
  ['lieu', ['Place']],
  ['ville', ['Place']],
  ['endroit', ['Place']],
  ['quartier', ['Place']],
  ['secteur', ['Place']],
  ['zone', ['Place']],
  ['code postal', ['Place']],
  ['taille', ['BuildingArea']],
  ['surface', ['BuildingArea']],
  ['superficie', ['BuildingArea']],
  ['chambres', ['Bedrooms']],
  ['salles de bain', ['Bathrooms']],
  ['garage', ['ParkingSpots']],
  ['parking', ['ParkingSpots']],
  ['stationnement', ['ParkingSpots']],
  ['type', ['PropertyType']],
  ['type de bien', ['PropertyType']],
  ['type de logement', ['PropertyType']],
  ['année', ['YearBuilt']],
  ['âge', ['YearBuilt']],
  ['ancienneté', ['YearBuilt']],
  ['équipements', ['Feature']],
  ['options', ['Feature']],
  ['caractéristiques', ['Feature']],
  ['hoa', ['HOAMonth']],
  ['charges', ['HOAMonth']],
  ['terrain', ['LotArea']],
  ['statut', ['Status']],
]
