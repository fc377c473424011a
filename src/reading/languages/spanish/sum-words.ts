import type { SumWords } from '../tables/sum-words.ts'
import { behindNumber, wholeWords as oneOf } from '../words/whole-words.ts'

const many = (one: string, more: string) => (number: string, count: number) => `${number} ${count === 1 ? one : more}`
const per = (things: string) => oneOf(`(?:por|cada|el|la|al?|del?|un|una) (?:${things})`)
const near =
  '(?:amig[oa]s?|hermanas?|hermanos?|pareja|novi[oa]s?|espos[oa]|marido|mujer|prim[oa]s?|companer[oa]s?|roommates?|roomies?|roomie)'

export const spanishSumWords: SumWords = {
  code: 'es',
  asks: {
    amount: oneOf(
      'cuanto|que (?:precio|cantidad)|cuesta|sale|seria|serian|total|a como|en (?:plata|pesos|euros|dinero|dolares)|que tan car[oa]',
    ),
    price: oneOf('precio|precios|cuesta|renta|alquiler|arriendo'),
    per: {
      foot: per('pie cuadrado|pies cuadrados|pie2|pie'),
      meter: per('metro cuadrado|metros cuadrados|m2|metro|mt2'),
      acre: per('acre'),
      unit: per('unidad|apartamento|departamento|puerta|piso|vivienda'),
      bedroom: per('habitacion|recamara|dormitorio|cuarto|alcoba'),
    },
    split: oneOf(
      'compart(?:o|imos|ir|iendo|e)|comparti[mr]\\p{L}*|divid(?:o|imos|ir|iendo|e)|repart(?:o|imos|ir|iendo)|entre',
    ),
    each: oneOf('cada un[oa]|cada quien|por persona|por cabeza|mi parte|nos (?:toca|sale|quedaria|tocaria)'),
    companion: oneOf(`(?:un|una|mi|otr[oa]) ${near}`),
    half: oneOf('a medias|mitad y mitad|la mitad|mitad'),
    people: behindNumber('personas|partes|companeros de piso|inquilinos|estudiantes|adultos|somos'),
    others: behindNumber(`(?:otr[oa]s )?${near}`, 'mas'),
    year: oneOf('(?:al|por|un|cada|del|todo el|el|en un) ano(?: entero| completo)?', 'anual|anualmente|anuales'),
    years: behindNumber('anos?'),
    months: behindNumber('mes(?:es)?'),
    deposit: oneOf('deposito|fianza'),
    fee: oneOf('hoa|comunidad|mantenimiento|administracion|expensas|cuota'),
    upfront: oneOf('para entrar(?: a vivir)?|para mudar(?:me|nos|se)|por adelantado|de golpe|al entrar|de inicio'),
    both: oneOf('l[oa]s dos|amb[oa]s|entre l[oa]s dos|las 2|los 2'),
    together: oneOf('junt[oa]s|en total|sumad[oa]s|suman?|en conjunto|todo junto'),
    plus: oneOf('mas|sumale|sumando|anad\\p{L}*'),
    with: oneOf('con|incluid\\p{L}*|incluyendo|entre'),
    monthly: oneOf('al mes|mensual(?:es)?|por mes|cada mes'),
    apart: oneOf(
      'por cuanto|(?:en )?cuanto (?:es |mas |menos |mas es )?(?:mas|menos) (?:car[oa]|barat[oa]|grande|pequen[oa]|nuev[oa]|viej[oa]|antigu[oa]|cuesta)',
      'cuanto (?:mas|menos)|cuantos (?:anos|metros|pies|pies cuadrados) mas',
    ),
    difference: oneOf('diferencia|se diferencian?'),
    size: oneOf('grande|pequen[oa]|tamano|superficie|metros|pies'),
    land: oneOf('terreno|lote|parcela|solar|jardin'),
    age: oneOf('nuev[oa]|viej[oa]|antigu[oa]|edad|antiguedad|anos'),
    rooms: oneOf('habitaciones|recamaras|dormitorios|cuartos'),
    rent: oneOf('rentas?|alquiler(?:es)?|arriendos?|canon|mensualidad(?:es)?'),
    firstMonth: oneOf('primer(?:a)? (?:mes|renta|mensualidad|alquiler|arriendo)|mes corriente'),
    lastMonth: oneOf('ultim[oa] (?:mes|renta|mensualidad)'),
    rents: behindNumber('mes(?:es)?(?: de (?:renta|alquiler|arriendo))?|rentas|mensualidad(?:es)?'),
    everything: oneOf('todo incluido|con todo(?: incluido)?|(?:con )?todos los gastos'),
    yield: oneOf('rentabilidad|rendimientos?'),
    commission: oneOf('comision|honorarios|corretaje'),
    joins: oneOf('y|e|tambien'),
    percent: /^ ?(?:%|(?:por ciento|porciento|por cien)(?!\p{L}))/u,
    tenths: null,
    wants: /(?:piden|pide|pidieran|exigen|pongo|ponemos|doy|damos|dar|poner) (?:el |un |de )?$/u,
  },
  per: {
    acre: (amount) => `${amount} por acre`,
    unit: (amount) => `${amount} por unidad`,
    bedroom: (amount) => `${amount} por dormitorio`,
    person: (amount) => `${amount} por persona`,
  },
  counted: {
    unit: many('unidad', 'unidades'),
    bedroom: many('dormitorio', 'dormitorios'),
    acre: many('acre', 'acres'),
    person: many('persona', 'personas'),
    month: many('mes', 'meses'),
  },
  roughly: (amount) => `unos ${amount}`,
  firstMonth: (amount) => `primer mes ${amount}`,
  lastMonth: (amount) => `último mes ${amount}`,
  down: (amount) => `una entrada de ${amount}`,
  unknownUnits: 'número de unidades desconocido',
  forRent: (home) => `${home} es de alquiler, así que no hay entrada que pagar.`,
}
