import type { FactWords, FigureName, GuideWords } from '../tables/guide-words.ts'
import { spanishAsks } from './asks.ts'
import { spanishPersonQuestions, spanishPersonWishes } from './person.ts'

const many = (one: string, more: string) => (value: string, count: number) => `${value} ${count === 1 ? one : more}`
const fact = (label: string, known: FactWords['known'], unknown: string): FactWords => ({ label, known, unknown })
const plain = (value: string) => value
const ways = (up: string, down: string) => ({
  up: (home: string, value: string) => `${home} ${up}: ${value}`,
  down: (home: string, value: string) => `${home} ${down}: ${value}`,
})
const more = (name: string) => (amount: string) => `tiene ${amount} más de ${name}`
const moreOf = (one: string, several: string) => (amount: string, count: number) =>
  `tiene ${amount} ${count === 1 ? one : several} más`

/** "e" before another "i". */
const joinAnd = (parts: readonly string[]) => {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return `${parts.slice(0, -1).join(', ')} ${/^h?i(?![ae])/i.test(last) ? 'e' : 'y'} ${last}`
}

const about = 'viviendas por ciudad, precio, habitaciones, tamaño o características'
const example = '«casas de 3 habitaciones por menos de 500 mil»'
const figureKinds: Record<FigureName, string> = { average: 'media', median: 'mediana', min: 'mínimo', max: 'máximo' }
const priceFigures: Record<FigureName, string> = {
  average: 'precio medio',
  median: 'precio mediano',
  min: 'precio más bajo',
  max: 'precio más alto',
}
const figureFields: Record<string, string> = {
  HOAMonth: 'cuota de HOA',
  DepositFee: 'depósito',
  ZestimatePrice: 'Zestimate',
  UnitAreaPrice: 'precio por unidad de superficie',
  BuildingArea: 'superficie',
  LotArea: 'terreno',
  DaysOnMarket: 'días en el mercado',
  YearBuilt: 'año de construcción',
  Bedrooms: 'número de habitaciones',
  Bathrooms: 'número de baños',
  ParkingSpots: 'plazas de aparcamiento',
}

export const spanishWords: GuideWords = {
  code: 'es',
  asks: spanishAsks,
  person: { wishes: spanishPersonWishes, otherwise: spanishPersonQuestions },

  quote: (text) => `«${text}»`,
  and: joinAnd,
  row: (parts) => parts.join(', '),
  about: (home, facts) => `${home}: ${facts}`,
  sentence: (clause) =>
    `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[.!?…][”’»)]*$/.test(clause) ? '' : '.'}`,

  talk: {
    greeting: (name) => `¡Hola! Soy ${name}; pregúnteme por ${about}, por ejemplo ${example}.`,
    thanks: () => 'De nada. Cuando quiera, seguimos buscando.',
    goodbye: () => '¡Hasta luego, y mucha suerte con su búsqueda!',
    who: (name) => `Soy ${name}, un programa que conoce los anuncios de este sitio; no soy una persona.`,
    help: () =>
      `Puedo buscar ${about}, contarlas y compararlas, decirle lo que dice un anuncio y calcular un pago mensual; pruebe con «los pisos más baratos con garaje».`,
    howAreYou: () => 'Todo bien por aquí, gracias. ¿Qué tipo de vivienda busca?',
    complaint: () =>
      'Siento no haber acertado. Dígame una ciudad, un precio o cuántas habitaciones, y lo intento de nuevo.',
    acknowledge: () => 'Muy bien. ¿Qué busco ahora? Puede ser una ciudad, un precio o un número de habitaciones.',
    yes: () => 'Con gusto. ¿Qué le busco? Por ejemplo una ciudad, un precio o un número de habitaciones.',
    no: () => 'De acuerdo. Cuando quiera, seguimos buscando.',
  },
  noListings: 'Aquí todavía no hay anuncios, así que no puedo buscar nada. Vuelva más adelante, por favor.',
  firm: {
    source: (names) => `Fuente: ${names}`,
    ownWords: 'palabras de la propia agencia',
    nothing:
      'La agencia no me ha dicho nada de eso y prefiero no adivinar. Conozco sus anuncios; para esto, deje sus datos de contacto y alguien de la agencia podrá responderle.',
    withheld:
      'Lo que la agencia ha escrito sobre eso habla de quién puede vivir en un lugar. No repito esas palabras: todas las viviendas están abiertas a todos.',
  },
  aloneOnly: 'Con todo lo anterior no hay nada, así que he buscado solo lo último que ha dicho.',
  inThatOrder: 'Aquí están en ese orden.',
  startedOver: 'Empecemos de nuevo: ¿qué busca? Dígame por ejemplo una ciudad, un precio o un número de habitaciones.',
  wentBack: 'Volvemos a su búsqueda anterior.',
  bookThere: (target) => `Puede reservar una cita aquí: [elegir una hora](${target}).`,
  personAsked: () =>
    'La agencia ya sabe que quiere hablar con una persona. Si alguien está libre, le responde aquí mismo. También puede dejar sus datos de contacto, para que le localicen.',
  hoursBegin: (day, time) => `El horario de atención vuelve a empezar: ${day}, ${time}.`,
  nobodyCame: 'De momento no hay nadie libre. Deje sus datos de contacto, y alguien de la agencia podrá localizarle.',
  nothingToGoBackTo: 'No hay ninguna búsqueda anterior a la que volver.',
  nothingShown: `Todavía no le he mostrado ninguna vivienda; dígame qué busca, por ejemplo ${example}.`,
  noSuchPosition: (shown, count) =>
    `Acabo de mostrarle ${shown} ${count === 1 ? 'vivienda' : 'viviendas'}; dígame a cuál se refiere.`,
  thatWasAll: (described, total) => `Eso era todo${described === '' ? '' : `: ${described}`}; ${total} en total.`,
  ignored: (words) => `No he tenido en cuenta ${words}.`,
  cutShort: '… (Esta respuesta era demasiado larga y termina aquí.)',
  brokeOff: '… (Mi respuesta se interrumpió aquí; lo dicho hasta ahora es válido.)',
  goOn: 'Continúa, por favor.',
  readInPart: 'Su mensaje es largo: he leído el principio y el final. Dígame en pocas palabras lo más importante.',
  unknownPlace: (names) => `Aquí no hay ningún anuncio en ${names}.`,
  placesHere: (names) => `La mayoría de las viviendas de aquí están en ${names}.`,

  facts: {
    Price: fact('Precio', plain, 'precio desconocido'),
    Bedrooms: fact('Habitaciones', many('habitación', 'habitaciones'), 'habitaciones desconocidas'),
    Bathrooms: fact('Baños', many('baño', 'baños'), 'baños desconocidos'),
    BuildingArea: fact('Superficie', plain, 'superficie desconocida'),
    LotArea: fact('Terreno', (value) => `terreno de ${value}`, 'terreno desconocido'),
    YearBuilt: fact('Construcción', (value) => `construcción de ${value}`, 'año de construcción desconocido'),
    HOAMonth: fact('HOA', (value) => `cuota de HOA ${value}`, 'sin cuota de HOA indicada'),
    ParkingSpots: fact(
      'Aparcamiento',
      many('plaza de aparcamiento', 'plazas de aparcamiento'),
      'sin aparcamiento indicado',
    ),
    DaysOnMarket: fact(
      'Días en el mercado',
      (value, count) => `${value} ${count === 1 ? 'día' : 'días'} en el mercado`,
      'días en el mercado desconocidos',
    ),
    DepositFee: fact('Depósito', (value) => `depósito ${value}`, 'depósito desconocido'),
    ZestimatePrice: fact('Zestimate', (value) => `Zestimate ${value}`, 'sin Zestimate indicado'),
    UnitAreaPrice: fact('Precio por superficie', plain, 'precio por superficie desconocido'),
    PropertyType: fact('Tipo', plain, 'tipo desconocido'),
    SaleType: fact('Para', plain, 'no se sabe si está en venta o en alquiler'),
    Status: fact('Estado', plain, 'estado desconocido'),
    Tours: fact('Visitas', plain, 'sin visita ni puertas abiertas indicadas'),
    SpaceType: fact('Espacio', plain, 'no se sabe si es la vivienda entera o una habitación'),
    Address: fact('Dirección', (value) => `la dirección es ${value}`, 'el anuncio no da ninguna dirección'),
    MLSNumber: fact('MLS', (value) => `MLS ${value}`, 'sin número MLS'),
  },
  aMonth: (amount) => `${amount} al mes`,
  studio: 'estudio',
  nameless: (type, place, mlsNumber) => `${type}${place === '' ? '' : ` en ${place}`}, MLS ${mlsNumber}`,
  listedBy: (names) => `anunciada por ${names}`,
  statuses: {
    Active: 'consta como activa; si sigue disponible solo puede decirlo la agencia',
    PreOnMarket: 'próximamente, todavía no está en el mercado',
    Pending: 'con la venta pendiente de cierre',
    ActiveUnderContract: 'bajo contrato, todavía sin cerrar',
    Sold: 'vendida',
  },
  tours: {
    OpenHouse: 'consta una jornada de puertas abiertas; el anuncio no da la hora',
    '3D': 'consta una visita virtual en 3D',
  },
  perArea: (amount, unit) => `${amount} por ${unit}`,
  unitNames: { feet: 'pie²', meters: 'm²' },
  computed: ' (calculado con su precio y su superficie)',
  away: (distance, from) => `a ${distance} de ${from}`,
  distanceTo: (distance, place) =>
    `a unos ${distance} de ${place} en línea recta, medidos hasta el centro de los anuncios de allí`,
  distanceUnknown: (place) => `no se sabe a qué distancia está de ${place}, porque el anuncio no da su posición`,
  notAPlaceHere: (place) => `aquí no hay ningún anuncio en ${place}, así que no puedo medirlo`,
  says: (feature, quoted) => `${feature}: ${quoted}`,
  mentions: (feature) => `el anuncio menciona: ${feature}`,
  yes: (clause) => `sí, ${clause}`,
  no: (clause) => `no, ${clause}`,
  denies: (feature, quoted) => `no (${feature}); el anuncio dice: ${quoted}`,
  doesNotSay: (feature) => `el anuncio no dice nada de «${feature}», así que no se sabe`,
  comesNearest: (quoted) => `Lo más cercano que se lee ahí: ${quoted}`,
  inItsWords: (quoted) => `El anuncio dice: ${quoted}`,
  pictures: (home, formatted, count) => `${home} tiene ${formatted} ${count === 1 ? 'foto' : 'fotos'}`,
  noPictures: (home) => `El anuncio de ${home} no tiene fotos.`,
  picture: (position) => `foto ${position}`,
  link: (home) => `Esta es la página de ${home}.`,
  noLink: (home) => `El anuncio de ${home} no da ninguna página web.`,
  alsoKnown: (facts) => `Además: ${facts}.`,

  homeColumn: 'Vivienda',
  notSaid: 'no consta',
  differences: {
    Price: (amount) => `cuesta ${amount} menos`,
    Bedrooms: moreOf('habitación', 'habitaciones'),
    Bathrooms: moreOf('baño', 'baños'),
    BuildingArea: more('superficie'),
    LotArea: more('terreno'),
    YearBuilt: (amount, count) => `es ${amount} ${count === 1 ? 'año' : 'años'} más nueva`,
    HOAMonth: (amount) => `tiene una cuota de HOA ${amount} más baja`,
    ParkingSpots: moreOf('plaza de aparcamiento', 'plazas de aparcamiento'),
  },
  saidOf: (home, predicates) => `${home} ${joinAnd(predicates)}`,
  allAlike: 'En todo lo que dicen ambas son iguales.',
  needTwo:
    'Para comparar necesito dos viviendas; vea primero algunas y diga después por ejemplo «compara las dos primeras».',
  first: {
    Price: ways('es la más barata', 'es la más cara'),
    BuildingArea: ways('es la más pequeña', 'es la más grande'),
    LotArea: ways('tiene el terreno más pequeño', 'tiene el terreno más grande'),
    DaysOnMarket: ways('es el anuncio más reciente', 'lleva más tiempo en el mercado'),
    YearBuilt: ways('es la más antigua', 'es la de construcción más reciente'),
    HOAMonth: ways('tiene la cuota de HOA más baja', 'tiene la cuota de HOA más alta'),
    UnitAreaPrice: ways('tiene el menor precio por superficie', 'tiene el mayor precio por superficie'),
    Bedrooms: ways('tiene menos habitaciones', 'tiene más habitaciones'),
    Bathrooms: ways('tiene menos baños', 'tiene más baños'),
    Distance: ways('es la más cercana', 'es la más lejana'),
  },
  firstAlike: (homes, value) => `${homes} son iguales en eso: ${value}`,
  theseMeet: (criterion, count) =>
    `De las viviendas mostradas, ${count === 1 ? 'esta cumple' : 'estas cumplen'} «${criterion}»:`,
  noneMeets: (criterion) => `Ninguna de las viviendas mostradas lo dice: «${criterion}».`,
  alsoAmongAll: (total) => `Eso vale también para las ${total} coincidencias.`,
  amongAll: (total, home, value) => `Entre las ${total} coincidencias es ${home}: ${value}.`,

  figure: (kind, field, saleType, value) => {
    const name = field === 'Price' ? priceFigures[kind] : `${figureFields[field] ?? field} (${figureKinds[kind]})`
    return `${name}${saleType === null ? '' : saleType === 'for_sale' ? ' en venta' : ' en alquiler, al mes'}: ${value}`
  },
  figures: (total, count, described, figures) =>
    `${figures.charAt(0).toUpperCase()}${figures.slice(1)}. Sobre ${total} ${count === 1 ? 'vivienda' : 'viviendas'}${described === '' ? '' : `: ${described}`}.`,
  noFigure: 'Ninguno de esos anuncios lo dice, así que esa cifra no se sabe.',

  sayMore: 'muéstrame más',
  clicks: {
    changed: 'Su búsqueda ha cambiado desde entonces; así está ahora.',
    gone: (count) =>
      count === 1 ? 'Esa vivienda ya no está anunciada aquí.' : 'Esas viviendas ya no están anunciadas aquí.',
    similarTo: (home) => `Viviendas parecidas a ${home}:`,
    wentBeyond: (criteria) => `Ninguna otra se le parece en todo, así que he mirado más allá de ${criteria}.`,
    noneSimilar: (home) => `Aquí no hay otra vivienda parecida a ${home}.`,
    counted: (label, total) => `${label} (${total})`,
  },
  next: {
    more: (count, isOne) => `Diga «muéstrame más» para ver ${isOne ? 'la siguiente' : `las siguientes ${count}`}.`,
    narrowOrMore: (said, total) => `Diga «muéstrame más» para ver las siguientes; con ${said} quedarían ${total}.`,
    compare: 'Pregunte por cualquiera de ellas, por ejemplo «compara las dos primeras».',
    askAboutOne: 'Pregúnteme lo que pueda decir el anuncio, por ejemplo «¿en qué año se construyó?».',
    askPayment: 'Pregúnteme lo que quiera sobre ella, por ejemplo «¿cuánto sería el pago mensual?».',
  },
  sayAtMost: (amount) => `menos de ${amount}`,
  sayBedrooms: (count) => `al menos ${count} habitaciones`,
  sayYes: (count) => `Diga «sí» para ${count === 1 ? 'verla' : 'verlas'}.`,
  closest: {
    sold: (total, count) =>
      count === 1
        ? 'Ahora no se ofrece ninguna; coincide 1 vivienda ya vendida. ¿Se la muestro? Diga «sí».'
        : `Ahora no se ofrece ninguna; coinciden ${total} viviendas ya vendidas. ¿Se las muestro? Diga «sí».`,
    these: (count) => (count === 1 ? 'Esta es la que más se acerca:' : 'Estas son las que más se acercan:'),
    misses: (home, misses) => `${home} – ${misses}`,
    seeAll: (total) => `Diga «sí» para ver las ${total} que hay sin exigir lo que a estas les falta.`,
    none: 'Nada de lo que hay se acerca a eso. Pruebe con otros límites o con menos condiciones.',
  },

  mortgage: {
    payment: (home, { payment, price, loan, down, downPercent, rate, years }) =>
      `Unos ${payment} al mes${home === null ? '' : ` por ${home}`}: capital e intereses de un préstamo de ${loan} a ${years} años al ${rate}, con una entrada de ${down} (${downPercent}) sobre ${price}.`,
    assumed: (parts) => `He supuesto ${parts}, porque no lo ha dicho.`,
    assumedDown: (percent) => `una entrada del ${percent}`,
    assumedRate: (rate) => `un interés del ${rate}`,
    assumedYears: (years) => `${years} años`,
    withHoa: (fee, sum) => `Con la cuota de HOA de ${fee} al mes son ${sum}.`,
    notIncluded: (hoaKnown) =>
      hoaKnown
        ? 'No incluye impuestos ni seguro.'
        : 'No incluye impuestos ni seguro; el anuncio no da ninguna cuota de HOA.',
    change: 'Diga por ejemplo «con 10% de entrada al 5% a 15 años» para cambiarlo; es una estimación, no una oferta.',
    afford: (monthly, { price, loan, down, downPercent, rate, years }) =>
      `Con ${monthly} al mes podría pagar una vivienda de unos ${price}: un préstamo de ${loan} a ${years} años al ${rate}, y una entrada de ${down} (${downPercent}).`,
    affordExcludes: 'Aparte van los impuestos, el seguro y la cuota de HOA; deje margen para ellos.',
    affordHomes: (count, price, said) =>
      `${count} de las viviendas en venta de aquí cuestan ${price} o menos; diga ${said} para verlas.`,
    needHome:
      '¿Sobre qué precio? Elija una vivienda o diga una cifra, por ejemplo «pago mensual de 450 mil con 20% de entrada».',
    needMonthly: 'Dígame cuánto quiere pagar al mes, por ejemplo «qué puedo comprar con 2.500 al mes».',
    isRental: (home) => `${home} está en alquiler, así que no hay hipoteca que pagar.`,
    noPrice: (home) => `El anuncio de ${home} no da el precio, así que no puedo calcular un pago.`,
    paysCash: 'Entonces no queda nada que pedir prestado, así que no hay pago mensual.',
    outOfRange:
      'Con esas cifras no puedo calcular: la entrada va de 0 a 100 %, el interés de 0 a 30 % y el préstamo dura de 1 a 50 años.',
  },
}
