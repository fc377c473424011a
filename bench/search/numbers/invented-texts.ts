import type { LanguageName } from '../say.ts'

/** Those that the inventing model speaks. */
export type InventedLanguage = Exclude<LanguageName, 'Portuguese'>

/** The first home that the model's search returned, and how many matched, for the texts below. */
export interface Facts {
  link: string
  price: number
  symbol: string
  beds: number
  baths: number
  area: number
  unit: string
  year: number
  days: number
  total: number
}

export interface InventedText {
  /** Whether all of it is in the record. */
  isTrue: boolean
  write(facts: Facts): string
  /** A claim without a number that no record holds. */
  claim?: RegExp
}

const group = (separator: string) => (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, separator)
const comma = group(',')
const dot = group('.')
const blank = group('\u202F')

const right = (write: InventedText['write']): InventedText => ({ isTrue: true, write })
const wrong = (write: InventedText['write'], claim?: RegExp): InventedText => ({
  isTrue: false,
  write,
  ...(claim ? { claim } : {}),
})

/** Sentences as models say them: true ones, false ones, and both in one. */
// biome-ignore format: one sentence a line
export const inventedTexts: Record<InventedLanguage, readonly InventedText[]> = {
  English: [
    right(({ link, symbol, price }) => `${link} is offered at ${symbol}${comma(price)}.`),
    right(({ link, beds, baths }) => `${link} has ${beds} bedrooms and ${baths} bathrooms.`),
    right(({ total }) => `${comma(total)} homes match what you asked for.`),
    wrong(({ link, symbol, price }) => `${link} is offered at ${symbol}${comma(price + 17_000)}.`),
    wrong(({ link, symbol, price }) => `${link} costs about ${symbol}${Math.round((price * 1.4) / 1_000)}k.`),
    wrong(({ link, beds }) => `${link} has ${beds + 2} bedrooms.`),
    wrong(({ link, baths }) => `There are ${baths + 3} bathrooms in ${link}.`),
    wrong(({ link, beds }) => `${link} has ${['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][beds] ?? 'twelve'} bedrooms.`),
    wrong(({ link, area, unit }) => `${link} offers ${comma(area * 1.3 + 111)} ${unit} of living space.`),
    wrong(({ link, year }) => `${link} was built in ${year === 0 ? 1_987 : year - 13}.`),
    wrong(({ total }) => `In total ${comma(total * 3 + 7)} homes match.`),
    wrong(({ link, symbol }) => `The HOA fee of ${link} is ${symbol}87 a month.`),
    wrong(({ link, days }) => `${link} has been on the market for ${days + 19} days.`),
    wrong(({ link }) => `${link} is 0.4 miles from the station and 12 minutes from the airport.`),
    wrong(({ link, symbol }) => `That is ${symbol}${comma(1_234)} per square foot for ${link}.`),
    wrong(() => 'There is also 4127 Phantom Way at $315,500.', /phantom way/i),
    wrong(({ link }) => `You can see ${link} on May 3 at 2:30 pm.`, /may 3/i),
    wrong(({ link }) => `${link} has a helipad and a private cinema.`, /has a helipad|private cinema/i),
    wrong(({ link }) => `The schools near ${link} are rated 9 out of 10.`),
    wrong(({ symbol, price }) => `The average price here is ${symbol}${comma(price * 0.77 + 321)}.`),
    wrong(({ link, symbol, price, beds, year }) => `${link} costs ${symbol}${comma(price)}, has ${beds + 1} bedrooms and was built in ${year === 0 ? 1_955 : year + 4}.`),
    wrong(({ link, symbol, price, beds }) => `With its ${beds} bedrooms, ${link} rents for half of others: ${symbol}${comma(price / 2 + 13)}.`),
    wrong(({ link }) => `${link} has parking for 7 cars and a lot of 3.25 acres.`),
    wrong(({ link, symbol }) => `Property tax for ${link} is ${symbol}4,321 a year, and rates are at 5.9%.`),
  ],
  Spanish: [
    right(({ link, symbol, price }) => `${link} cuesta ${dot(price)} ${symbol}.`),
    right(({ link, beds }) => `${link} tiene ${beds} dormitorios.`),
    wrong(({ link, symbol, price }) => `${link} cuesta ${dot(price + 23_000)} ${symbol}.`),
    wrong(({ link, beds, baths }) => `${link} tiene ${beds + 2} dormitorios y ${baths + 2} baños.`),
    wrong(({ link, beds }) => `${link} tiene ${['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'][beds] ?? 'doce'} dormitorios.`),
    wrong(({ total }) => `Hay ${dot(total * 2 + 5)} viviendas en total.`),
    wrong(({ link, year }) => `${link} se construyó en ${year === 0 ? 1_987 : year - 9}.`),
    wrong(({ link }) => `${link} está a 0,7 km del metro y tiene helipuerto.`, /helipuerto/i),
    wrong(({ link, area }) => `La superficie de ${link} es de ${Math.round(area * 1.6 + 91)} m².`),
  ],
  French: [
    right(({ link, symbol, price }) => `${link} coûte ${blank(price)} ${symbol}.`),
    right(({ link, beds }) => `${link} compte ${beds} chambres.`),
    wrong(({ link, symbol, price }) => `${link} coûte ${blank(price + 31_000)} ${symbol}.`),
    wrong(({ link, beds, baths }) => `${link} compte ${beds + 2} chambres et ${baths + 2} salles de bain.`),
    wrong(({ link, beds }) => `${link} compte ${['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'][beds] ?? 'douze'} chambres.`),
    wrong(({ total }) => `Il y a ${blank(total * 2 + 9)} biens au total.`),
    wrong(({ link, year }) => `${link} date de ${year === 0 ? 1_987 : year - 21}.`),
    wrong(({ link }) => `${link} est à 350 mètres de la gare et dispose d’un héliport.`, /héliport/i),
    wrong(({ link, area }) => `La surface de ${link} est de ${Math.round(area * 1.6 + 77)} m².`),
  ],
  German: [
    right(({ link, symbol, price }) => `${link} kostet ${dot(price)} ${symbol}.`),
    right(({ link, beds }) => `${link} hat ${beds} Schlafzimmer.`),
    wrong(({ link, symbol, price }) => `${link} kostet ${dot(price + 29_000)} ${symbol}.`),
    wrong(({ link, beds, baths }) => `${link} hat ${beds + 2} Schlafzimmer und ${baths + 2} Bäder.`),
    wrong(({ link, beds }) => `${link} hat ${['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'][beds] ?? 'zwölf'} Schlafzimmer.`),
    wrong(({ total }) => `Insgesamt gibt es ${dot(total * 2 + 3)} Objekte.`),
    wrong(({ link, year }) => `${link} wurde ${year === 0 ? 1_987 : year - 17} gebaut.`),
    wrong(({ link }) => `${link} liegt 2,3 km vom See und hat einen Hubschrauberlandeplatz.`, /Hubschrauber/),
    wrong(({ link, area }) => `Die Wohnfläche von ${link} beträgt ${Math.round(area * 1.6 + 63)} m².`),
  ],
  Chinese: [
    right(({ link, symbol, price }) => `${link} 售价${symbol}${comma(price)}。`),
    right(({ link, beds }) => `${link} 有${beds}间卧室。`),
    wrong(({ link, symbol, price }) => `${link} 售价${symbol}${comma(price + 37_000)}。`),
    wrong(({ link, price }) => `${link} 售价${Math.round(price / 10_000) + 13}万。`),
    wrong(({ link, beds, baths }) => `${link} 有${beds + 2}间卧室、${baths + 2}间浴室。`),
    wrong(({ link, beds }) => `${link} 有${'两三四五六七八九十'[beds] ?? '十'}间卧室。`),
    wrong(({ total }) => `一共有${total * 2 + 3}套房源。`),
    wrong(({ link, year }) => `${link} 建于${year === 0 ? 1_987 : year - 8}年。`),
    wrong(({ link }) => `${link} 距离地铁0.6公里，还有停机坪。`, /停机坪/),
  ],
}
