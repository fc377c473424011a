import type { KnownHome } from './homes.ts'
import type { Planted, TruthLanguage } from './planted.ts'

const group = (separator: string) => (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, separator)

interface Wording {
  /** 1960 as a decade. */
  decade(year: number): string
  number(value: number): string
  money(amount: string): string
  squareFeet: string
  words: readonly string[]
}

const signBefore = (amount: string): string => `$${amount}`
const signAfter = (amount: string): string => `${amount} $`

// biome-ignore format: a language a line
const wordings: Record<TruthLanguage, Wording> = {
  English: { decade: (year) => `${year}s`, number: group(','), money: signBefore, squareFeet: 'square feet', words: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] },
  Spanish: { decade: (year) => `década de ${year}`, number: group('.'), money: signAfter, squareFeet: 'pies cuadrados', words: ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'] },
  French: { decade: (year) => `années ${year}`, number: group('\u202f'), money: signAfter, squareFeet: 'pieds carrés', words: ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'] },
  German: { decade: (year) => `${year}er-Jahren`, number: group('.'), money: signAfter, squareFeet: 'Quadratfuß', words: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'] },
  Portuguese: { decade: (year) => `década de ${year}`, number: group('.'), money: signAfter, squareFeet: 'pés quadrados', words: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'] },
  Chinese: { decade: (year) => `${year}年代`, number: group(','), money: signBefore, squareFeet: '平方英尺', words: ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九'] },
}

const squareMetersPerSquareFoot = 0.3048 ** 2

export const priceOf = ({ SalePrice, RentPrice }: KnownHome): number => SalePrice ?? RentPrice ?? 0

/** Surely another price, and as round as the right one. */
export function otherPriceOf(home: KnownHome): number {
  const step = home.SaleType === 'for_rent' ? 25 : 1_000
  return Math.round((priceOf(home) * 1.23) / step) * step
}

const toWide = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const toArabic = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
/** Its second digit stands in markup of its own. */
const split = (text: string): string => text.replace(/^(\D*\d)(\d)/, '$1**$2**')

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

/** A whole number below 1,000 in English words. */
function spell(value: number): string {
  const ones = wordings.English.words
  if (value >= 100)
    return `${ones[Math.floor(value / 100)]} hundred${value % 100 === 0 ? '' : ` ${spell(value % 100)}`}`
  if (value >= 20) return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${ones[value % 10]}`}`
  return value >= 10 ? (teens[value - 10] ?? '') : (ones[value] ?? '')
}

/** What each mark stands for, of one home, as people of the language write it. Those with "other" and "more" are false. */
export function listMarks(
  home: KnownHome,
  language: TruthLanguage,
  second: KnownHome | null = null,
): Record<string, string> {
  const { number, money, squareFeet, words } = wordings[language]
  const area = (value: number): string => `${number(value)}${language === 'Chinese' ? '' : ' '}${squareFeet}`
  const word = (value: number): string => words[value] ?? String(value)
  const price = priceOf(home)
  const other = otherPriceOf(home)
  const moreBeds = home.Bedrooms + 2
  return {
    ...listRounded(home, language),
    ...(second ? listCompared(home, second, language) : {}),
    home: linkTo(home),
    ...{ address: home.Address, city: home.City, state: home.State, zip: home.ZIP, mls: home.MLSNumber },
    ...{ price: money(number(price)), otherprice: money(number(other)), otherpricek: money(`${other / 1_000}k`) },
    ...{ wideprice: toWide(money(number(other))), arabicprice: toArabic(money(number(other))) },
    ...{
      splitprice: split(money(number(other))),
      spelledprice: `${spell(Math.round(other / 1_000))} thousand dollars`,
    },
    ...{ beds: String(home.Bedrooms), bedsword: word(home.Bedrooms) },
    ...{ morebeds: String(moreBeds), morebedsword: word(moreBeds) },
    ...{ widebeds: toWide(String(moreBeds)), arabicbeds: toArabic(String(moreBeds)) },
    circledbeds: String.fromCodePoint(0x245f + moreBeds),
    ...{ baths: String(home.Bathrooms), bathsword: word(home.Bathrooms) },
    ...{ morebaths: String(home.Bathrooms + 2), morebathsword: word(home.Bathrooms + 2) },
    ...{ area: area(home.BuildingArea), otherarea: area(home.BuildingArea * 1.37 + 83) },
    metric: `${number(home.BuildingArea * squareMetersPerSquareFoot)} m²`,
    othermetric: `${number(home.BuildingArea * squareMetersPerSquareFoot * 1.4 + 9)} m²`,
    ...{ lot: area(home.LotArea), otherlot: area(home.LotArea * 1.6 + 350) },
    ...{ year: String(home.YearBuilt), otheryear: String(home.YearBuilt - 17) },
    ...{ days: String(home.DaysOnMarket), otherdays: String(home.DaysOnMarket + 23) },
    ...{ parking: String(home.ParkingSpots), moreparking: String(home.ParkingSpots + 4) },
    ...{ hoa: money(number(home.HOAMonth ?? 0)), otherhoa: money(number((home.HOAMonth ?? 0) + 85)) },
    ...{ deposit: money(number(home.DepositFee ?? 0)), otherdeposit: money(number((home.DepositFee ?? 0) + 450)) },
  }
}

const linkTo = ({ Address, Url }: KnownHome): string => `[${Address}](${Url})`
const squareFeetPerAcre = 43_560

/** True of the home, but for the last three. */
function listRounded(home: KnownHome, language: TruthLanguage): Record<string, string> {
  const { number, money, squareFeet, decade } = wordings[language]
  const price = priceOf(home)
  const isRental = home.SaleType === 'for_rent'
  const roundTo = (value: number, step: number): number => Math.round(value / step) * step
  const step = isRental ? 100 : 50_000
  const write = (value: number): string => money(number(value))
  return {
    pricek: money(`${price / 1_000}k`),
    roundprice: write(roundTo(price, isRental ? 50 : 10_000)),
    underprice: write((Math.floor(price / step) + 1) * step),
    overprice: write((Math.ceil(price / step) - 1) * step),
    roundarea: `${number(roundTo(home.BuildingArea, 100))}${language === 'Chinese' ? '' : ' '}${squareFeet}`,
    acres: (home.LotArea / squareFeetPerAcre).toFixed(2),
    weeks: String(Math.round(home.DaysOnMarket / 7)),
    decade: decade(Math.floor(home.YearBuilt / 10) * 10),
    wrongdecade: decade(Math.floor(home.YearBuilt / 10) * 10 - 30),
    lowcap: write(roundTo(price * 0.75, step / 10)),
    highfloor: write(roundTo(price * 1.3, step / 10)),
  }
}

/** Of two homes; the last is false. */
function listCompared(home: KnownHome, second: KnownHome, language: TruthLanguage): Record<string, string> {
  const { number, money } = wordings[language]
  const order = (read: (each: KnownHome) => number): [string, string] => {
    const [less, more] = read(home) < read(second) ? [home, second] : [second, home]
    return [linkTo(less), linkTo(more)]
  }
  const [cheaper, dearer] = order(priceOf)
  const [smaller, larger] = order(({ BuildingArea }) => BuildingArea)
  const [older, newer] = order(({ YearBuilt }) => YearBuilt)
  const gap = Math.abs(priceOf(home) - priceOf(second))
  return {
    ...{ second: linkTo(second), secondaddress: second.Address, secondprice: money(number(priceOf(second))) },
    ...{ cheaper, dearer, smaller, larger, older, newer },
    ...{ gap: money(number(gap)), othergap: money(number(gap * 1.4 + 17_000)) },
  }
}

export const speaksOfTwo = ({ text }: Planted): boolean =>
  /@(second|cheaper|dearer|smaller|larger|older|newer|gap|othergap)/.test(text)

/** Another of the homes, with another price, size and year. */
export function findSecond(home: KnownHome, homes: readonly KnownHome[]): KnownHome {
  const found = homes.find(
    (each) =>
      priceOf(each) !== priceOf(home) &&
      each.BuildingArea !== home.BuildingArea &&
      each.YearBuilt !== home.YearBuilt &&
      each.City !== home.City,
  )
  if (!found) throw new Error(`nothing to compare ${home.Address} with`)
  return found
}

/** Stands for a false value in a sentence's skeleton. */
export const slot = '\ue000'

export interface Filled {
  text: string
  /** The parts in which the falsehood lies. */
  claims: string[]
  /** The sentence with a slot for each false value; null where what is false is no value. */
  skeleton: string | null
  /** For each slot what would be right in it. */
  rights: string[][]
}

// The false marks and those that hold what is true instead.
const rightMarks: Record<string, readonly string[]> = {
  ...{ otherprice: ['price'], otherpricek: ['price'], wideprice: ['price'], arabicprice: ['price'] },
  ...{
    splitprice: ['price'],
    spelledprice: ['price'],
    morebeds: ['beds', 'bedsword'],
    morebedsword: ['bedsword', 'beds'],
  },
  ...{ widebeds: ['beds'], arabicbeds: ['beds'], circledbeds: ['beds'] },
  ...{ morebaths: ['baths', 'bathsword'], morebathsword: ['bathsword', 'baths'] },
  ...{ otherarea: ['area', 'metric'], othermetric: ['metric', 'area'], otherlot: ['lot'], otheryear: ['year'] },
  ...{ otherdays: ['days'], moreparking: ['parking'], otherhoa: ['hoa'], otherdeposit: ['deposit'] },
}

const markPattern = /(?<![a-z\d.])@([a-z]+)/gu

/** The sentence with the values of a home for its @marks, and what stands in its braces. */
export function fillIn(
  text: string,
  home: KnownHome,
  language: TruthLanguage,
  asked: string | null = null,
  second: KnownHome | null = null,
): Filled {
  const marks = listMarks(home, language, second)
  const fill = (part: string): string => part.replace(markPattern, (mark, name: string) => marks[name] ?? mark)
  const claims = [...text.matchAll(/\{([^}]*)\}/g)].map(([, claim = '']) => fill(claim))
  const falseMarks = [...text.matchAll(markPattern)].map(([, name = '']) => name).filter((name) => name in rightMarks)
  const slotted =
    asked === null
      ? text.replace(markPattern, (mark, name: string) => (name in rightMarks ? slot : mark))
      : text.replace(/\{[^}]*\}/g, slot)
  return {
    text: fill(text).replace(/[{}]/g, ''),
    claims,
    skeleton: slotted.includes(slot) ? fill(slotted).replace(/[{}]/g, '') : null,
    rights:
      asked === null
        ? falseMarks.map((name) => (rightMarks[name] ?? []).map((right) => marks[right] ?? ''))
        : claims.map(() => [asked]),
  }
}
