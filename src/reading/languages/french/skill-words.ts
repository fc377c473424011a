import type { SkillWords } from '../tables/skill-words.ts'

export const frenchSkillWords: SkillWords = {
  code: 'fr',
  buttons: {
    tour: 'Demander une visite',
    ask: 'Demander à l’agent',
    person: 'Parler à quelqu’un',
    alert: 'Me prévenir',
    save: 'Garder',
    compare: 'Comparer',
    more: 'Voir la suite',
    similar: 'Biens semblables',
    search: 'Chercher',
    pictures: 'Photos',
    map: 'Sur la carte',
    link: 'Ouvrir sa page',
    restart: 'Recommencer',
  },
  say: {
    yes: 'oui',
    cheaper: 'moins cher',
    bigger: 'plus grand',
    startOver: 'on recommence',
    inPlace: (place) => `logements à ${place}`,
    under: (amount) => `logements à moins de ${amount}`,
    withFeature: (feature) => `logements avec ${feature}`,
    ofType: (types) => `seulement des ${types}`,
    tour: 'je voudrais une visite',
    forSale: 'seulement à vendre',
    forRent: 'seulement à louer',
    fine: (kinds) => `des ${kinds}, ça va`,
    without: (kinds) => `sans ${kinds}`,
    fewerBedrooms: (count) => `moins de ${count} chambres`,
    onlyIn: (place) => `seulement à ${place}`,
    notIn: (place) => `pas à ${place}`,
    moreIsFine: 'un peu plus, ça va',
    agrees: `ça va, ca va, ça me va, ca me va, ça nous va, cela me convient, ça me convient, ca me convient, ça convient,
      pas de problème, pas de souci, sans problème, tout à fait, c'est bien, c'est très bien, c'est ça, exactement, si,
      pour acheter, acheter, à acheter`,
    refuses: `pas autant, pas tant, pas besoin, pas forcément, pas nécessairement, ça ne me va pas, ça ne va pas, ca ne va pas,
      je ne veux pas, je préfère pas, plutôt pas, plutôt non, pour louer, louer, à louer`,
    either: `peu importe, ça m'est égal, ca m'est egal, cela m'est égal, c'est égal, égal, n'importe, les deux, l'un ou l'autre,
      je ne sais pas, je sais pas, j'sais pas, sais pas, pas sûr, pas sûre, pas de préférence, comme vous voulez, tout`,
  },
  opening: (name) =>
    `Bonjour, je suis ${name}. Quel genre de logement cherchez-vous ? Dites-le simplement, ou partez d’une de ces idées.`,

  search: {
    fit: (total, count, from, to) =>
      count === 1
        ? [
            `Un logement correspond${from === '' ? '' : `, à ${from}`}.`,
            `J’en ai trouvé un${from === '' ? '' : `, à ${from}`}.`,
          ]
        : from === ''
          ? [`${total} logements correspondent.`, `J’en ai ${total} pour vous.`]
          : from === to
            ? [`${total} logements correspondent, tous à ${from}.`, `J’en ai ${total} pour vous, chacun à ${from}.`]
            : [
                `${total} logements correspondent, de ${from} à ${to}.`,
                `J’en ai ${total} pour vous, entre ${from} et ${to}.`,
              ],
    close: [
      'Rien ne réunit tout cela aujourd’hui. Ceux-ci s’en rapprochent :',
      'Tout à la fois, je ne l’ai pas, mais ceux-ci n’en sont pas loin :',
    ],
    none: [
      'Rien ici ne s’en approche aujourd’hui. Je peux vous prévenir dès que cela change.',
      'Je n’ai rien de tel en ce moment. Voulez-vous que je vous prévienne ?',
    ],
    beyond: {
      cheaper: ['Il n’y a pas moins cher pour tout cela. Ceux-ci coûtent moins, mais il leur manque quelque chose :'],
      bigger: ['Il n’y a pas plus grand pour tout cela. Ceux-ci le sont, mais il leur manque quelque chose :'],
    },
    next: ['Voici les suivants.', 'Et aussi ceux-ci.'],
    inThousands: (amount) => `Rien ne se loue à ce prix ici, j’ai donc compris ${amount}.`,
  },

  split: {
    kinds: {
      house: 'maisons',
      condo: 'appartements',
      townhouse: 'maisons de ville',
      multiFamily: 'immeubles',
      land: 'terrains',
      mobile: 'maisons mobiles',
    },
    most: (kinds) => [
      `La plupart sont des ${kinds} ; cela vous convient-il ?`,
      `Ce sont surtout des ${kinds}. Cela vous va-t-il ?`,
    ],
    half: (kinds) => [`La moitié environ sont des ${kinds} ; cela vous convient-il ?`],
    mostIn: (place) => [`La plupart se trouvent à ${place} ; cela vous convient-il ?`],
    halfIn: (place) => [`La moitié environ se trouve à ${place} ; cela vous convient-il ?`],
    bedrooms: (count) => [`La moitié environ a ${count} chambres ou plus ; vous en faut-il autant ?`],
    price: (amount) => [`La moitié coûte moins de ${amount} ; le vôtre aussi ?`],
    offer: ['Il y en a à vendre et à louer. Cherchez-vous à acheter ?'],
    kept: ['Bien, je les garde tous.', 'D’accord, je ne change rien.'],
  },

  which: ['Lequel de ces logements voulez-vous dire ?', 'Plusieurs correspondent à cela. Lequel est-ce ?'],
  outsideSearch: (misses) => [`Il sort de votre recherche : ${misses}.`],
  askAgent: [
    'L’agent le saura ; un clic suffit pour lui demander.',
    'C’est une question pour son agent : un clic, et elle part.',
  ],
  askAgentNamed: (agent) => [
    `L’agent le saura : ${agent}. Un clic suffit pour lui demander.`,
    `C’est une question pour son agent, ${agent} : un clic, et elle part.`,
  ],
  agentKnowsMore: (agent) => [`Le reste, son agent le sait : ${agent}.`, `Pour le reste, son agent : ${agent}.`],
  available: (home) => [
    `D’après son annonce, ${home} est toujours disponible. Une visite est le plus sûr moyen de le savoir.`,
    `${home} est encore en ligne comme disponible. Seule l’agence peut l’assurer ; voulez-vous que je demande une visite ?`,
  ],
  notAvailable: (home, status) => [`${home} : ${status}. Je peux vous en montrer d’autres du même genre.`],
  tour: {
    offer: (home) => [
      `Volontiers. Choisissez une heure pour ${home}, et l’agence vous la confirme.`,
      `Avec plaisir : choisissez quand voir ${home}. L’agence confirme.`,
    ],
    which: ['Volontiers. Lequel aimeriez-vous visiter ?', 'Avec plaisir. Lequel souhaitez-vous voir ?'],
    none: ['Volontiers. Dites-moi d’abord quel logement, ou ce que vous cherchez.'],
    sold: (home) => [
      `${home} a trouvé preneur, il n’y a donc plus de visite. Je peux vous en montrer d’autres du même genre.`,
    ],
  },
  contact: {
    kept: (_, details) => [
      `Merci, j’ai noté ${details} pour l’agence. Quelqu’un reviendra vers vous.`,
      `C’est noté : ${details}. L’agence l’a reçu, et quelqu’un vous recontactera.`,
    ],
    form: ['Laissez vos coordonnées dans le formulaire, pour que l’agence puisse s’en servir.'],
  },
  seller: [
    'Je vous aide volontiers. Le prix de votre bien dépend de choses que je ne vois pas, je ne donne donc pas de chiffre ; un agent le peut. Laissez vos coordonnées et dites-en quelques mots.',
    'Un agent peut vous dire ce que vaut le vôtre ; de ma part, ce serait deviner. Laissez vos coordonnées, il vous recontactera.',
  ],
  sellerMore: ['C’est bon à savoir. Laissez-le avec vos coordonnées, et un agent prend la suite.'],
  agent: {
    listedBy: (home, names) => `${home} est proposé par ${names}.`,
    unknown: (home) => [`L’annonce de ${home} ne nomme pas d’agent, mais l’agence sait qui s’en occupe.`],
    other: [
      'Cela, je ne le sais pas, mais ils peuvent vous le dire.',
      'L’annonce ne le dit pas ; le plus rapide est de leur demander.',
    ],
  },
  pictures: {
    all: (home, formatted, count) => [`${home} a ${formatted} ${count < 2 ? 'photo' : 'photos'} ; jetez-y un œil.`],
    room: (home, formatted, count) => [
      count < 2
        ? `${home} a une photo ; elle ne dit pas quelle pièce elle montre.`
        : `${home} a ${formatted} photos. Elles ne disent pas quelle pièce elles montrent ; le mieux est de les parcourir.`,
    ],
    none: (home) => [`${home} n’a pas encore de photos. Son agent en a peut-être, ou venez voir sur place.`],
  },
  map: {
    where: (home, address) => [`${home} se trouve à cette adresse : ${address}. La carte montre où c’est.`],
    unknown: (home) => [
      `L’annonce de ${home} ne donne pas de position, je ne peux donc pas le montrer sur la carte. Son agent peut vous indiquer le chemin.`,
    ],
  },
  send: {
    page: (home) => [`Voici la page de ${home}, à garder ou à partager.`],
    none: (home) => [`${home} n’a pas sa propre page. Laissez votre e-mail, et l’agence vous envoie ce qu’elle a.`],
  },
  alert: {
    offer: (described) => [
      `Volontiers. Je guette ceci : ${described}. Où dois-je vous écrire ?`,
      `Bien sûr. Dès qu’il y a du nouveau, je vous le dis : ${described}. À quelle adresse ?`,
    ],
    ofHome: (home) => [
      `Volontiers. Je vous dirai si le prix de ${home} change ou si la vente est faite. Où dois-je vous écrire ?`,
    ],
    none: ['Volontiers. Dites-moi d’abord ce que je dois guetter : un lieu, un prix, un nombre de chambres.'],
    made: (email) => [`C’est fait. J’ai envoyé un message à ${email} : confirmez-le, et les nouvelles commencent.`],
    watching: (described) => `Je guette ceci : ${described}.`,
    confirmed: (email) => [`C’est fait. Les nouvelles vont à ${email}.`],
    waiting: [
      'C’est fait. Aucun message ne part d’ici pour le moment ; les nouvelles vous attendent dans cette conversation.',
    ],
    already: (total, count) => (count < 2 ? 'Un logement correspond déjà :' : `${total} correspondent déjà :`),
    ends: ['Chaque message contient un lien pour arrêter en un clic.'],
  },
  save: (home) => [`Touchez le cœur, et ${home} reste dans votre liste.`],
  feelings: {
    cheaper: ['Je comprends. Ceux-ci coûtent moins :', 'Entendu, visons plus bas :'],
    noneCheaper: [
      'Je comprends, mais il n’y a pas de prix plus bas ici pour cela. En renonçant à un souhait, vous en verriez peut-être d’autres.',
    ],
    bigger: ['Entendu. Ceux-ci ont plus d’espace :'],
    likes: (home) => [
      `Bon choix. Aimeriez-vous voir ${home} sur place ?`,
      `Joli choix. Une visite de ${home} vous en dira plus que moi.`,
    ],
    likesAny: ['Tant mieux. Lequel vous plaît le plus ?'],
    dislikes: [
      'D’accord. Qu’est-ce qui vous gêne le plus : le prix, la taille ou le lieu ?',
      'Bon, pas ceux-là. Est-ce le prix, la taille ou le lieu ?',
    ],
  },
  area: [
    'Je laisse cela à de meilleures sources : la police publie les chiffres de la délinquance, et les districts scolaires les leurs. Le mieux est d’aller y faire un tour.',
    'Je ne juge pas les quartiers. La police et le district scolaire publient leurs chiffres, et rien ne vaut une visite.',
  ],
  advice: [
    'Il faut pour cela quelqu’un qui connaît la loi et votre situation. L’agence peut vous indiquer la bonne personne.',
    'Là, je préfère ne pas deviner : mieux vaut l’avis d’un professionnel. Quelqu’un de l’agence peut vous orienter.',
  ],
  offer: {
    home: (home, price) => [
      `${home} est proposé à ${price}. Ce que le propriétaire accepterait, seul l’agent peut le savoir.`,
      `Le prix demandé pour ${home} est de ${price} ; s’il y a de la marge, son agent peut le demander.`,
    ],
    unnamed: ['Ce qu’un propriétaire accepterait, seul l’agent peut le savoir. De quel logement s’agit-il ?'],
    costs: [
      'Au prix s’ajoutent les frais d’achat, les taxes et l’assurance ; combien, cela dépend du lieu et du prêt. Quelqu’un de l’agence peut le calculer avec vous.',
    ],
  },
  whyPrice: (home, price) => [`L’annonce ne dit pas pourquoi ${home} est à ${price}.`],
  overBy: {
    over: (home, amount, most) => `${home} dépasse vos ${most} de ${amount}.`,
    under: (home, amount, most) => `${home} ne dépasse pas : il reste ${amount} sous vos ${most}.`,
    unsaid: (home, price) => `${home} est à ${price}. Combien voulez-vous dépenser au plus ?`,
  },
  perArea: (own, middle) => `Cela fait ${own} ; pour des logements comparables, on est plutôt à ${middle}.`,
  outside: [
    'Là, je n’y connais rien. Mon domaine, ce sont les logements ; que cherchez-vous ?',
    'Pour cela, je ne peux pas vous aider, mais pour un logement, oui : où le voudriez-vous ?',
    'Je m’en tiens aux logements. On en cherche un ?',
  ],
  heard: [
    'C’est bon à savoir. Que doit avoir votre logement ?',
    'Merci de me le dire. Où aimeriez-vous vivre ?',
    'Très bien. Qu’est-ce qui compte le plus pour vous dans un logement ?',
  ],
  thanks: ['Je vous en prie.', 'Tant mieux si cela vous aide.', 'Avec plaisir.'],
  goodbye: ['Au revoir, et bonne chance dans votre recherche.', 'À bientôt. Je suis là quand vous voulez.'],
  offerPerson: ['Préférez-vous en parler avec quelqu’un de l’agence ?'],
}
