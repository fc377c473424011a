export type NumberKind =
  | 'money'
  | 'beds'
  | 'baths'
  | 'area'
  | 'distance'
  | 'days'
  | 'parking'
  | 'count'
  | 'percent'
  | 'clock'
  | 'plain'

export interface SaidNumber {
  value: number
  kind: NumberKind
  /** As it stands there, with a little around it. */
  text: string
  /** Where it begins. */
  at: number
}

const signs = /(?:CA\$|C\$|US\$|A\$|[$€£¥₹]|\b(?:USD|EUR|GBP|CAD|INR|CNY)\b|HK\$)\s?$/i
const digits = /\d{1,3}(?:[,.\u00A0\u202F\u2009'’ ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g

const magnitudes: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:k\b|thousand\b|grand\b|mil\b|mille\b|tausend\b|tsd\b)/i, 1_000],
  [/^\s?(?:m\b(?!²|2)|mm\b|mio\b|million|millón|millones|millionen)/i, 1_000_000],
  [/^\s?千/, 1_000],
  [/^\s?万/, 10_000],
  [/^\s?亿/, 100_000_000],
]

const kindsAfter: readonly (readonly [NumberKind, RegExp])[] = [
  [
    'money',
    /^\s?(?:[$€£¥₹]|CA\$|dollars?\b|euros?\b|pounds?\b|rupees?\b|USD|EUR|GBP|dólares|reais|livres|Dollar\b|美元|美金|欧元|元|刀)/i,
  ],
  ['percent', /^\s?(?:%|percent|per cent|por ciento|por cento|pour cent|Prozent|成)/i],
  [
    'beds',
    /^[\s-]?(?:full )?(?:bed|bd\b|br\b|habitaci|dormitori|recámara|cuartos?\b|quartos?\b|dormitóri|chambre|Schlafzimmer|Zimmer|个?间?卧|居室|室|房\b|房[，。、]|间卧)/i,
  ],
  [
    'baths',
    /^[\s-]?(?:full |half )?(?:bath|ba\b|baño|banheiro|casas? de banho|salles? de bain|sdb|Bad\b|Bäder|Badezimmer|个?间?浴|卫)/i,
  ],
  [
    'area',
    /^[\s-]?(?:sq\.?\s?(?:ft|feet|m)|sqft|sf\b|square|m²|m2|qm\b|Quadrat|metros? cuadrados?|mètres? carrés?|pies cuadrados|metros? quadrados?|pés quadrados|pés²|pieds carrés|平方|平米|平\b|acres?\b|英亩)/i,
  ],
  [
    'distance',
    /^[\s-]?(?:miles?\b|mi\b|km\b|kilomet|kilómet|kilomèt|millas?\b|milhas?\b|quil[oôó]met|Meilen|公里|英里|blocks?\b|minutes?\b|minutos?\b|Minuten\b|min\b|分钟)/i,
  ],
  ['days', /^[\s-]?(?:days?\b|días?\b|dias?\b|jours?\b|Tage?n?\b|天|weeks?\b|semanas?\b)/i],
  [
    'parking',
    /^[\s-]?(?:cars?\b|-car|parking|garage|plazas?\b|vagas?\b|lugares? de garagem|places? de parking|Stellplätze?|个?车位)/i,
  ],
  [
    'count',
    /^\s?(?:other |more |such |matching )?(?:homes?\b|houses?\b|listings?\b|condos?\b|matches\b|results?\b|casas?\b|viviendas?\b|pisos?\b|anuncios\b|imóve[il]|moradias?\b|anúncios?\b|apartamentos?\b|maisons?\b|biens?\b|logements?\b|annonces?\b|appartements?\b|Häuser|Immobilien|Wohnungen|Objekte|Treffer|套|处|个房源|间房源)/i,
  ],
  ['clock', /^\s?(?:am\b|pm\b|Uhr\b|o'clock|点)/i],
]

const words: Record<string, number> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12 },
  ...{ duas: 2, dois: 2, três: 3, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10, doze: 12 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12 },
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12 },
}
const wordPattern = new RegExp(`(?<![\\p{L}])(?:${Object.keys(words).join('|')})(?![\\p{L}])`, 'giu')
const chineseDigits = '零一二三四五六七八九十'
const chinesePattern = /[一二两三四五六七八九十](?=个?间?(?:卧室|室|居室|居|浴室|卫|房|车位))/g

/** Every number of a text, in digits or as a word before a unit, with what it counts. Links' targets are no text. */
export function readNumbers(text: string): SaidNumber[] {
  const shown = hide(text, /\]\((?:[^()]|\([^()]*\))*\)/g)
  const said: SaidNumber[] = []
  for (const match of shown.matchAll(digits)) {
    const at = match.index
    const before = shown.slice(Math.max(0, at - 6), at)
    // A letter or digit before it makes it a part of a name, such as an MLS number.
    if (/[\p{Script=Latin}\d_]$/u.test(before) && !signs.test(before)) continue
    let after = shown.slice(at + match[0].length, at + match[0].length + 40)
    if (
      /^[\p{Script=Latin}]/u.test(after) &&
      !/^(?:k|m|mio|mm|st|nd|rd|th|br|bd|ba|sf|sq|qm|km|mi|am|pm|m2|m²)(?![\p{Script=Latin}])/iu.test(after) &&
      !/^sqft/i.test(after)
    )
      continue
    let value = readDigits(match[0])
    const magnitude = magnitudes.find(([pattern]) => pattern.test(after))
    if (magnitude) {
      value *= magnitude[1]
      after = after.replace(magnitude[0], '')
    }
    const kind = signs.test(before) ? 'money' : (kindsAfter.find(([, pattern]) => pattern.test(after))?.[0] ?? 'plain')
    said.push({
      value,
      kind,
      at,
      text: shown.slice(Math.max(0, at - 25), at + match[0].length + 25).replace(/\s+/g, ' '),
    })
  }
  for (const match of [...shown.matchAll(wordPattern), ...shown.matchAll(chinesePattern)]) {
    const word = match[0].toLowerCase()
    const at = match.index
    const after = shown.slice(at + word.length, at + word.length + 40)
    const kind = kindsAfter.find(([, pattern]) =>
      pattern.test(after.replace(/^\s(?:hundred|thousand|million)\b.*/i, '')),
    )?.[0]
    const value = words[word] ?? (word === '两' ? 2 : chineseDigits.indexOf(word))
    if (kind !== undefined) said.push({ value, kind, at, text: shown.slice(Math.max(0, at - 25), at + 30) })
  }
  return said
}

/** The same length, so that places stay. */
const hide = (text: string, pattern: RegExp): string =>
  text
    .replace(pattern, (match) => `]${' '.repeat(match.length - 1)}`)
    .replace(/https?:\/\/\S+/g, (url) => ' '.repeat(url.length))

/** "1,200" and "1.200" are grouped, "2.5" and "2,5" are not. */
function readDigits(text: string): number {
  const groups = /^\d{1,3}(?:[,.\u00A0\u202F\u2009'’ ]\d{3})+/.exec(text)?.[0]
  if (groups === undefined) return Number(text.replace(',', '.'))
  return Number(groups.replace(/\D/g, '') + text.slice(groups.length).replace(',', '.'))
}
