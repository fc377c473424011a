import type { FactWords, FigureName, GuideWords } from '../tables/guide-words.ts'
import { frenchAsks } from './asks.ts'
import { frenchPersonQuestions, frenchPersonWishes } from './person.ts'

/** In French the singular holds below two. */
const many = (one: string, more: string) => (value: string, count: number) => `${value} ${count < 2 ? one : more}`
const fact = (label: string, known: FactWords['known'], unknown: string): FactWords => ({ label, known, unknown })
const plain = (value: string) => value
const ways = (up: string, down: string) => ({
  up: (home: string, value: string) => `${home} ${up} : ${value}`,
  down: (home: string, value: string) => `${home} ${down} : ${value}`,
})
const more = (name: string) => (amount: string) => `a ${amount} de plus de ${name}`
const moreOf = (one: string, several: string) => (amount: string, count: number) =>
  `a ${amount} ${count < 2 ? one : several} de plus`

const joinAnd = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
const ofPlace = (name: string) => (/^[aeiouyàâéèêîôû]/i.test(name) ? `d’${name}` : `de ${name}`)

const about = 'logements par ville, prix, nombre de chambres, surface ou équipements'
const example = '« maisons de 3 chambres à moins de 500 000 »'
const figureKinds: Record<FigureName, string> = {
  average: 'moyenne',
  median: 'médiane',
  min: 'minimum',
  max: 'maximum',
}
const priceFigures: Record<FigureName, string> = {
  average: 'prix moyen',
  median: 'prix médian',
  min: 'prix le plus bas',
  max: 'prix le plus élevé',
}
const figureFields: Record<string, string> = {
  HOAMonth: 'charges HOA',
  DepositFee: 'dépôt de garantie',
  ZestimatePrice: 'Zestimate',
  UnitAreaPrice: 'prix par unité de surface',
  BuildingArea: 'surface',
  LotArea: 'terrain',
  DaysOnMarket: 'jours sur le marché',
  YearBuilt: 'année de construction',
  Bedrooms: 'nombre de chambres',
  Bathrooms: 'nombre de salles de bain',
  ParkingSpots: 'places de stationnement',
}

export const frenchWords: GuideWords = {
  code: 'fr',
  asks: frenchAsks,
  person: { wishes: frenchPersonWishes, otherwise: frenchPersonQuestions },

  quote: (text) => `« ${text} »`,
  and: joinAnd,
  row: (parts) => parts.join(', '),
  about: (home, facts) => `${home} : ${facts}`,
  sentence: (clause) =>
    `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[.!?…][\u00a0”’»)]*$/.test(clause) ? '' : '.'}`,

  talk: {
    greeting: (name) => `Bonjour ! Je suis ${name} ; demandez-moi des ${about}, par exemple ${example}.`,
    thanks: () => 'Je vous en prie. On continue quand vous voulez.',
    goodbye: () => 'Au revoir, et bonne chance dans votre recherche !',
    who: (name) => `Je suis ${name}, un programme qui connaît les annonces de ce site ; je ne suis pas une personne.`,
    help: () =>
      `Je peux chercher des ${about}, les compter et les comparer, vous dire ce que dit une annonce et calculer une mensualité ; essayez « les appartements les moins chers avec parking ».`,
    howAreYou: () => 'Tout va bien ici, merci. Quel genre de logement cherchez-vous ?',
    complaint: () =>
      'Pardon, ce n’était pas ce qu’il fallait. Dites-moi une ville, un prix ou un nombre de chambres, et je cherche à nouveau.',
    acknowledge: () => 'Très bien. Que dois-je chercher maintenant ? Une ville, un prix, un nombre de chambres ?',
    yes: () => 'Volontiers. Que dois-je chercher ? Par exemple une ville, un prix ou un nombre de chambres.',
    no: () => 'D’accord. On continue quand vous voulez.',
  },
  noListings: 'Il n’y a encore aucune annonce ici, je ne peux donc rien chercher. Revenez plus tard, s’il vous plaît.',
  firm: {
    source: (names) => `Source : ${names}`,
    ownWords: 'les mots de l’agence elle-même',
    nothing:
      'L’agence ne m’a rien dit à ce sujet, et je préfère ne pas deviner. Je connais ses annonces ; pour ceci, laissez vos coordonnées et quelqu’un de l’agence pourra vous répondre.',
    withheld:
      'Ce que l’agence a écrit à ce sujet parle de qui peut habiter quelque part. Je ne répète pas ces mots : chaque logement est ouvert à tous.',
  },
  aloneOnly: 'Avec tout ce qui précède, il n’y a rien ; j’ai donc cherché seulement votre dernière demande.',
  inThatOrder: 'Les voici dans cet ordre.',
  startedOver: 'Recommençons : que cherchez-vous ? Dites-moi par exemple une ville, un prix ou un nombre de chambres.',
  wentBack: 'On revient à votre recherche précédente.',
  bookThere: (target) => `Vous pouvez réserver un rendez-vous ici : [choisir une heure](${target}).`,
  personAsked: () =>
    'L’agence sait que vous souhaitez parler à quelqu’un. Si une personne est disponible, elle vous répond ici même. Vous pouvez aussi laisser vos coordonnées, pour qu’on puisse vous joindre.',
  hoursBegin: (day, time) => `Prochaine ouverture du bureau : ${day}, ${time}.`,
  nobodyCame:
    'Personne n’est disponible pour le moment. Laissez vos coordonnées, pour que quelqu’un de l’agence puisse vous joindre.',
  nothingToGoBackTo: 'Il n’y a pas de recherche précédente à laquelle revenir.',
  nothingShown: `Je ne vous ai encore montré aucun logement ; dites-moi ce que vous cherchez, par exemple ${example}.`,
  noSuchPosition: (shown, count) =>
    `Je viens de vous montrer ${shown} ${count < 2 ? 'logement' : 'logements'} ; dites-moi duquel vous parlez.`,
  thatWasAll: (described, total) => `C’était tout${described === '' ? '' : ` : ${described}`} ; ${total} au total.`,
  ignored: (words) => `Je n’ai pas tenu compte de ${words}.`,
  cutShort: '… (Cette réponse était trop longue et s’arrête ici.)',
  brokeOff: '… (Ma réponse s’est interrompue ici ; ce que j’ai dit jusque-là reste valable.)',
  goOn: 'Continuez, s’il vous plaît.',
  readInPart: 'Votre message est long : j’en ai lu le début et la fin. Dites-moi en quelques mots l’essentiel.',
  unknownPlace: (names) => `Aucune annonce ici ne se trouve à ${names}.`,
  placesHere: (names) => `La plupart des logements d’ici se trouvent à ${names}.`,

  facts: {
    Price: fact('Prix', plain, 'prix inconnu'),
    Bedrooms: fact('Chambres', many('chambre', 'chambres'), 'nombre de chambres inconnu'),
    Bathrooms: fact('Salles de bain', many('salle de bain', 'salles de bain'), 'nombre de salles de bain inconnu'),
    BuildingArea: fact('Surface', plain, 'surface inconnue'),
    LotArea: fact('Terrain', (value) => `terrain de ${value}`, 'terrain inconnu'),
    YearBuilt: fact('Construction', (value) => `construction de ${value}`, 'année de construction inconnue'),
    HOAMonth: fact('HOA', (value) => `charges HOA ${value}`, 'pas de charges HOA indiquées'),
    ParkingSpots: fact(
      'Stationnement',
      many('place de stationnement', 'places de stationnement'),
      'pas de stationnement indiqué',
    ),
    DaysOnMarket: fact(
      'Jours sur le marché',
      (value, count) => `${value} ${count < 2 ? 'jour' : 'jours'} sur le marché`,
      'durée sur le marché inconnue',
    ),
    DepositFee: fact('Dépôt de garantie', (value) => `dépôt de garantie ${value}`, 'dépôt de garantie inconnu'),
    ZestimatePrice: fact('Zestimate', (value) => `Zestimate ${value}`, 'pas de Zestimate indiqué'),
    UnitAreaPrice: fact('Prix par surface', plain, 'prix par surface inconnu'),
    PropertyType: fact('Type', plain, 'type inconnu'),
    SaleType: fact('Offre', plain, 'on ne sait pas si c’est à vendre ou à louer'),
    Status: fact('Statut', plain, 'statut inconnu'),
    Tours: fact('Visites', plain, 'pas de visite ni de portes ouvertes indiquées'),
    SpaceType: fact('Espace', plain, 'on ne sait pas si c’est le logement entier ou une chambre'),
    Address: fact('Adresse', (value) => `l’adresse est ${value}`, 'l’annonce ne donne pas d’adresse'),
    MLSNumber: fact('MLS', (value) => `MLS ${value}`, 'pas de numéro MLS'),
  },
  aMonth: (amount) => `${amount} par mois`,
  studio: 'studio',
  nameless: (type, place, mlsNumber) => `${type}${place === '' ? '' : ` à ${place}`}, MLS ${mlsNumber}`,
  listedBy: (names) => `proposé par ${names}`,
  statuses: {
    Active: 'annonce active ; seule l’agence peut dire si le logement est encore disponible',
    PreOnMarket: 'bientôt, pas encore sur le marché',
    Pending: 'vente en cours, pas encore conclue',
    ActiveUnderContract: 'sous compromis, la vente n’est pas encore conclue',
    Sold: 'vendu',
  },
  tours: {
    OpenHouse: 'des portes ouvertes sont annoncées ; l’annonce ne donne pas d’heure',
    '3D': 'une visite virtuelle 3D est annoncée',
  },
  perArea: (amount, unit) => `${amount} par ${unit}`,
  unitNames: { feet: 'pi²', meters: 'm²' },
  computed: ' (calculé d’après son prix et sa surface)',
  away: (distance, from) => `à ${distance} ${ofPlace(from)}`,
  distanceTo: (distance, place) =>
    `à environ ${distance} ${ofPlace(place)} à vol d’oiseau, mesuré jusqu’au centre des annonces de là-bas`,
  distanceUnknown: (place) => `la distance jusqu’à ${place} est inconnue, car l’annonce ne donne pas de position`,
  notAPlaceHere: (place) => `aucune annonce ici ne se trouve à ${place}, je ne peux donc pas mesurer cela`,
  says: (feature, quoted) => `${feature} : ${quoted}`,
  mentions: (feature) => `l’annonce mentionne : ${feature}`,
  yes: (clause) => `oui, ${clause}`,
  no: (clause) => `non, ${clause}`,
  denies: (feature, quoted) => `non (${feature}) ; l’annonce dit : ${quoted}`,
  doesNotSay: (feature) => `l’annonce ne dit rien de « ${feature} », on ne le sait donc pas`,
  comesNearest: (quoted) => `Ce qui s’en rapproche le plus dans l’annonce : ${quoted}`,
  inItsWords: (quoted) => `L’annonce dit : ${quoted}`,
  pictures: (home, formatted, count) => `${home} a ${formatted} ${count < 2 ? 'photo' : 'photos'}`,
  noPictures: (home) => `L’annonce de ${home} n’a pas de photos.`,
  picture: (position) => `photo ${position}`,
  link: (home) => `Voici la page de ${home}.`,
  noLink: (home) => `L’annonce de ${home} ne donne pas de page web.`,
  alsoKnown: (facts) => `Aussi : ${facts}.`,

  homeColumn: 'Logement',
  notSaid: 'non précisé',
  differences: {
    Price: (amount) => `coûte ${amount} de moins`,
    Bedrooms: moreOf('chambre', 'chambres'),
    Bathrooms: moreOf('salle de bain', 'salles de bain'),
    BuildingArea: more('surface'),
    LotArea: more('terrain'),
    YearBuilt: (amount, count) => `est plus récent de ${amount} ${count < 2 ? 'an' : 'ans'}`,
    HOAMonth: (amount) => `a des charges HOA plus basses de ${amount}`,
    ParkingSpots: moreOf('place de stationnement', 'places de stationnement'),
  },
  saidOf: (home, predicates) => `${home} ${joinAnd(predicates)}`,
  allAlike: 'Sur tout ce que disent les deux annonces, ils sont pareils.',
  needTwo:
    'Pour comparer, il me faut deux logements ; voyez-en d’abord quelques-uns, puis dites par exemple « compare les deux premiers ».',
  first: {
    Price: ways('est le moins cher', 'est le plus cher'),
    BuildingArea: ways('est le plus petit', 'est le plus grand'),
    LotArea: ways('a le plus petit terrain', 'a le plus grand terrain'),
    DaysOnMarket: ways('est l’annonce la plus récente', 'est sur le marché depuis le plus longtemps'),
    YearBuilt: ways('est le plus ancien', 'est la construction la plus récente'),
    HOAMonth: ways('a les charges HOA les plus basses', 'a les charges HOA les plus élevées'),
    UnitAreaPrice: ways('a le prix par surface le plus bas', 'a le prix par surface le plus élevé'),
    Bedrooms: ways('a le moins de chambres', 'a le plus de chambres'),
    Bathrooms: ways('a le moins de salles de bain', 'a le plus de salles de bain'),
    Distance: ways('est le plus proche', 'est le plus éloigné'),
  },
  firstAlike: (homes, value) => `${homes} sont à égalité : ${value}`,
  theseMeet: (criterion, count) =>
    `Parmi les logements montrés, ${count < 2 ? 'celui-ci correspond' : 'ceux-ci correspondent'} à « ${criterion} » :`,
  noneMeets: (criterion) => `Aucun des logements montrés ne le dit : « ${criterion} ».`,
  alsoAmongAll: (total) => `Cela vaut aussi pour l’ensemble des ${total} résultats.`,
  amongAll: (total, home, value) => `Parmi l’ensemble des ${total} résultats, c’est ${home} : ${value}.`,

  figure: (kind, field, saleType, value) => {
    const name = field === 'Price' ? priceFigures[kind] : `${figureFields[field] ?? field} (${figureKinds[kind]})`
    return `${name}${saleType === null ? '' : saleType === 'for_sale' ? ' à la vente' : ' à la location, par mois'} : ${value}`
  },
  figures: (total, count, described, figures) =>
    `${figures.charAt(0).toUpperCase()}${figures.slice(1)}. Calcul sur ${total} ${count < 2 ? 'logement' : 'logements'}${described === '' ? '' : ` : ${described}`}.`,
  noFigure: 'Aucune de ces annonces ne le dit, ce chiffre est donc inconnu.',

  sayMore: 'montre-m’en plus',
  clicks: {
    changed: 'Votre recherche a changé depuis ; voici où elle en est.',
    gone: (count) => (count === 1 ? 'Ce logement n’est plus annoncé ici.' : 'Ces logements ne sont plus annoncés ici.'),
    similarTo: (home) => `Logements semblables à ${home} :`,
    wentBeyond: (criteria) => `Aucun autre ne lui ressemble en tout, j’ai donc regardé au-delà de ${criteria}.`,
    noneSimilar: (home) => `Il n’y a pas ici d’autre logement semblable à ${home}.`,
    counted: (label, total) => `${label} (${total})`,
  },
  next: {
    more: (count, isOne) => `Dites « montre-m’en plus » pour voir ${isOne ? 'le suivant' : `les ${count} suivants`}.`,
    narrowOrMore: (said, total) =>
      `Dites « montre-m’en plus » pour voir la suite ; avec ${said}, il en resterait ${total}.`,
    compare: 'Posez une question sur l’un d’eux, par exemple « compare les deux premiers ».',
    askAboutOne: 'Demandez-moi ce que l’annonce peut dire, par exemple « en quelle année a-t-elle été construite ? ».',
    askPayment: 'Demandez-moi ce que vous voulez à son sujet, par exemple « quelle serait la mensualité ? ».',
  },
  sayAtMost: (amount) => `moins de ${amount}`,
  sayBedrooms: (count) => `au moins ${count} chambres`,
  sayYes: (count) => `Dites « oui » pour ${count < 2 ? 'le' : 'les'} voir.`,
  closest: {
    sold: (total, count) =>
      count === 1
        ? 'Aucun n’est proposé en ce moment ; 1 logement déjà vendu correspond. Voulez-vous le voir ? Dites « oui ».'
        : `Aucun n’est proposé en ce moment ; ${total} logements déjà vendus correspondent. Voulez-vous les voir ? Dites « oui ».`,
    these: (count) =>
      count === 1
        ? 'Voici le logement qui s’en rapproche le plus :'
        : 'Voici les logements qui s’en rapprochent le plus :',
    misses: (home, misses) => `${home} – ${misses}`,
    seeAll: (total) => `Dites « oui » pour voir les ${total} logements sans ce qui manque à ceux-ci.`,
    none: 'Rien ici ne s’en rapproche. Essayez avec d’autres limites ou moins de critères.',
  },

  mortgage: {
    payment: (home, { payment, price, loan, down, downPercent, rate, years }) =>
      `Environ ${payment} par mois${home === null ? '' : ` pour ${home}`} : capital et intérêts d’un prêt de ${loan} sur ${years} ans à ${rate}, avec un apport de ${down} (${downPercent}) sur ${price}.`,
    assumed: (parts) => `J’ai supposé ${parts}, puisque vous ne l’avez pas dit.`,
    assumedDown: (percent) => `un apport de ${percent}`,
    assumedRate: (rate) => `un taux de ${rate}`,
    assumedYears: (years) => `${years} ans`,
    withHoa: (fee, sum) => `Avec les charges HOA de ${fee} par mois, cela fait ${sum}.`,
    notIncluded: (hoaKnown) =>
      hoaKnown
        ? 'Taxes et assurance ne sont pas comprises.'
        : 'Taxes et assurance ne sont pas comprises ; l’annonce ne donne pas de charges HOA.',
    change:
      'Dites par exemple « avec 10 % d’apport à 5 % sur 15 ans » pour changer cela ; c’est une estimation, pas une offre.',
    afford: (monthly, { price, loan, down, downPercent, rate, years }) =>
      `Avec ${monthly} par mois, vous pourriez payer un logement d’environ ${price} : un prêt de ${loan} sur ${years} ans à ${rate}, et un apport de ${down} (${downPercent}).`,
    affordExcludes: 'Taxes, assurance et charges HOA s’y ajoutent ; gardez une marge pour elles.',
    affordHomes: (count, price, said) =>
      `${count} des logements à vendre ici coûtent ${price} ou moins ; dites ${said} pour les voir.`,
    needHome:
      'Pour quel prix ? Choisissez un logement ou dites un prix, par exemple « mensualité pour 450 000 avec 20 % d’apport ».',
    needMonthly:
      'Dites-moi combien vous voulez payer par mois, par exemple « que puis-je acheter avec 2 500 par mois ».',
    isRental: (home) => `${home} est à louer, il n’y a donc pas de prêt à rembourser.`,
    noPrice: (home) => `L’annonce de ${home} ne donne pas de prix, je ne peux donc pas calculer de mensualité.`,
    paysCash: 'Il ne reste alors rien à emprunter, il n’y a donc pas de mensualité.',
    outOfRange:
      'Je ne peux pas calculer avec ces chiffres : l’apport va de 0 à 100 %, le taux de 0 à 30 %, et un prêt dure de 1 à 50 ans.',
  },
}
