import type { SumWords } from '../tables/sum-words.ts'
import { behindNumber, wholeWords as oneOf } from '../words/whole-words.ts'

const many = (one: string, more: string) => (number: string, count: number) => `${number} ${count === 1 ? one : more}`
const per = (things: string) => oneOf(`(?:pro|je|den|der|die|das|ein|einen|einem|jedes?|fur den|am) ?(?:${things})`)
const near =
  '(?:freund(?:in(?:nen)?|e|en)?|schwestern?|bruder|brudern|mitbewohner(?:in(?:nen)?|n)?|partner(?:in)?|mann|frau|cousine|kollegen?|kollegin|kumpels?|kumpel)'

export const germanSumWords: SumWords = {
  code: 'de',
  asks: {
    amount: oneOf(
      'wie ?viel|was (?:kost\\p{L}*|macht|zahl\\p{L}*|war(?:e|en|s)?|ist|sind)|kost\\p{L}*|macht|zahl\\p{L}*|ware|war dann|summe|gesamt|insgesamt|wie teuer|in euro',
    ),
    price: oneOf('preis|preise|miete|kosten|kaufpreis|mietpreis'),
    per: {
      foot: per('quadratfuss|sq ?ft|fuss'),
      meter: oneOf('(?:pro|je|den|der|ein|einen|am)? ?(?:quadratmeter(?:preis)?|qm|m2|quadratmeterpreis)'),
      acre: per('acre|acres'),
      unit: per('einheit|wohneinheit|wohnung|partei'),
      bedroom: per('schlafzimmer|zimmer'),
    },
    split: oneOf(
      'teil(?:e|en|t|st)?|halftig|halbe[- ]halbe|aufteil\\p{L}*|aufgeteilt|geteilt|wg|zusammenleg\\p{L}*|zu zweit|zu dritt|zu viert',
    ),
    each: oneOf('jede[rn]?(?: von uns)?|pro (?:person|kopf|nase)|je person|mein(?:e)? (?:anteil|halfte)'),
    companion: oneOf(`(?:mein(?:er|em|e|en)?|ein(?:er|em|e|en)?) ${near}`),
    half: oneOf('halftig|halfte|halbe[- ]halbe|zu zweit|zur halfte|fifty[- ]fifty|50[ /-]50'),
    people: behindNumber('personen|leute|leuten|parteien|kopfe|teile|studenten|mieter'),
    others: behindNumber(
      '(?:freunde?n?|freundinnen|schwestern|bruder|mitbewohnern?|mitbewohnerinnen|kollegen|anderen?)',
    ),
    year: oneOf(
      '(?:im|pro|ein|das|ganze[sn]?|furs|auf das|aufs|jedes) (?:ganze[sn]? )?jahr(?:esmiete)?',
      'jahrlich|jahresmiete|jahr',
    ),
    years: behindNumber('jahre?n?'),
    months: behindNumber('monate?n?'),
    deposit: oneOf('kaution'),
    fee: oneOf('hoa|hausgeld|nebenkosten|wohngeld|umlage'),
    upfront: oneOf(
      'zum einzug|beim einzug|fur den einzug|im voraus|auf einen schlag|einzuziehen|bis ich einzieh\\p{L}*',
    ),
    both: oneOf('beide[sn]?|die zwei|alle beide|die beiden'),
    together: oneOf('zusammen|insgesamt|in summe|gesamt|summe|addiert'),
    plus: oneOf('plus|dazu|obendrauf|on top|zuzuglich|zzgl'),
    with: oneOf('mit|inkl(?:usive)?|inclusive|samt'),
    monthly: oneOf('im monat|monatlich|pro monat|mtl'),
    apart: oneOf(
      'um wie ?viel|wie ?viel (?:ist |kostet )?(?:\\p{L}+ )?(?:\\p{L}+ )?(?:mehr|weniger|teurer|billiger|gunstiger|grosser|kleiner|alter|neuer|junger)',
      'wie viele (?:jahre|quadratmeter|zimmer|schlafzimmer) (?:mehr|weniger|alter|neuer|grosser|kleiner)',
    ),
    difference: oneOf('unterschied|preisunterschied|differenz|preisdifferenz|abstand'),
    size: oneOf('grosser|kleiner|grosse|flache|wohnflache'),
    land: oneOf('grundstuck\\p{L}*|garten|grund'),
    age: oneOf('alter|neuer|junger|baujahr'),
    rooms: oneOf('schlafzimmer|zimmer'),
    rent: oneOf('(?:kalt|grund|netto|monats|jahres)*miete(?:n|inkunfte|innahmen)?|mieteinnahmen|mietertrag|mietzins'),
    firstMonth: oneOf('erste[rn]? (?:monats?)?miete|erste[rn]? monat'),
    lastMonth: oneOf('letzte[rn]? (?:monats?)?miete|letzte[rn]? monat'),
    rents: behindNumber(
      '(?:netto|brutto|monats|monatskalt|nettokalt|kalt|warm|bruttomonats|nettomonats|monatsnetto|monatsbrutto|grund)*mieten?|monate?n?|mm',
    ),
    everything: oneOf(
      'alle[ms]? (?:drum und dran|inklusive|inbegriffen|zusammen)|warm(?:miete)?|gesamtmiete|bruttowarmmiete',
    ),
    yield: oneOf('(?:brutto|netto|miet)?rendite'),
    commission: oneOf('\\p{L}*(?:provision|courtage)'),
    joins: oneOf('und|u|sowie'),
    percent: /^ ?(?:%|(?:prozent)(?!\p{L}))/u,
    tenths: null,
    wants: null,
  },
  per: {
    acre: (amount) => `${amount} pro Acre`,
    unit: (amount) => `${amount} pro Einheit`,
    bedroom: (amount) => `${amount} pro Schlafzimmer`,
    person: (amount) => `${amount} pro Person`,
  },
  counted: {
    unit: many('Einheit', 'Einheiten'),
    bedroom: (number) => `${number} Schlafzimmer`,
    acre: many('Acre', 'Acres'),
    person: many('Person', 'Personen'),
    month: many('Monat', 'Monate'),
  },
  roughly: (amount) => `rund ${amount}`,
  firstMonth: (amount) => `erste Monatsmiete ${amount}`,
  lastMonth: (amount) => `letzte Monatsmiete ${amount}`,
  down: (amount) => `eine Anzahlung von ${amount}`,
  unknownUnits: 'Zahl der Einheiten unbekannt',
  forRent: (home) => `${home} ist zu mieten, eine Anzahlung gibt es da nicht.`,
}
