import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { type Phrases, phrases } from './inventing-phrases.fixture.ts'

/** A model that speaks of homes as models do, and lies as often as it is told to; the same seed, the same words. */
export interface Invention {
  text: string
  /** Every number it made up: none of them may come through. */
  invented: number[]
  /** Words of what it made up: features, homes, number words. */
  inventedWords: string[]
}

export type Random = () => number

/** Mulberry32. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const strangers = ['742 Evergreen Terrace', '9981 Wisteria Lane', '4747 Nowhere Street', '8183 Phantom Ave']

type Homes = readonly FoundListing[]

/** An answer about some homes. `lies`: how many of its facts are made up, 0 to 1. */
export function invent(
  homes: readonly FoundListing[],
  total: number,
  options: { language: LanguageCode; lies: number; random: Random },
): Invention {
  return new Speaker(homes, total, options).speak()
}

class Speaker {
  readonly #homes: readonly FoundListing[]
  readonly #total: number
  readonly #language: LanguageCode
  readonly #random: Random
  readonly #lies: number
  readonly #phrases: Phrases
  readonly #taken: ReadonlySet<number>
  readonly #invented: number[] = []
  readonly #inventedWords: string[] = []

  constructor(
    homes: Homes,
    total: number,
    { language, lies, random }: { language: LanguageCode; lies: number; random: Random },
  ) {
    this.#homes = homes
    this.#total = total
    this.#language = language
    this.#lies = lies
    this.#random = random
    this.#phrases = phrases[language]
    const values = homes.flatMap((home) => [
      home.Price ?? 0,
      home.Bedrooms,
      home.Bathrooms,
      home.BuildingArea,
      home.LotArea,
      home.YearBuilt,
      home.DaysOnMarket,
      home.ParkingSpots,
      // A made-up number that is in an address could not be told from it.
      ...(home.Address?.match(/\d+/g) ?? []).map(Number),
    ])
    this.#taken = new Set([...values, total, homes.length, 0, 1])
  }

  speak(): Invention {
    const items = this.#pick([1, 2, 3, 4])
    const form = this.#pick(['prose', 'list', 'bullets', 'table'] as const)
    const parts = [this.#phrases.intro]
    if (this.#random() < 0.7) parts.push(this.#found())
    const chosen = Array.from({ length: items }, () => this.#pick(this.#homes))
    parts.push(form === 'table' ? this.#table(chosen) : this.#items(chosen, form))
    if (this.#random() < 0.5) parts.push(this.#comparison())
    if (this.#isLie() && this.#random() < 0.4) parts.push(this.#strangersHome())
    if (this.#isLie() && this.#random() < 0.3) parts.push(this.#phrases.date(this.#lieNumber(13, 31)))
    parts.push(this.#phrases.outro)
    return { text: parts.join('\n\n'), invented: this.#invented, inventedWords: this.#inventedWords }
  }

  #pick<Item>(items: readonly Item[]): Item {
    // Never empty.
    return items[Math.floor(this.#random() * items.length)] as Item
  }

  #isLie(): boolean {
    return this.#random() < this.#lies
  }

  /** A number that nobody has said, kept as made up. */
  #lie(low: number, high: number): number {
    for (;;) {
      const value = low + Math.floor(this.#random() * (high - low))
      if (this.#taken.has(value)) continue
      this.#invented.push(value)
      return value
    }
  }

  #lieNumber(low: number, high: number): string {
    return String(this.#lie(low, high))
  }

  #write(value: number): string {
    const [whole = '', part] = String(value).split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, this.#phrases.group)
    const point = this.#phrases.group === ',' ? '.' : ','
    return part === undefined ? grouped : `${grouped}${point}${part}`
  }

  /** A small count, in words half of the time. */
  #count(value: number): string {
    const word = this.#phrases.words[value]
    return word !== undefined && value > 1 && this.#random() < 0.5 ? word : this.#write(value)
  }

  #lieCount(low: number, high: number): string {
    const value = this.#lie(low, high)
    const said = this.#count(value)
    if (!/\d/.test(said) && said.length > 1) this.#inventedWords.push(` ${said} `)
    return said
  }

  #found(): string {
    return this.#phrases.found(this.#isLie() ? this.#lieCount(5, 12) : this.#count(this.#total))
  }

  #name(home: FoundListing): string {
    const kind = this.#random()
    if (kind < 0.4) return `[${home.Address}](${home.Url})`
    return kind < 0.7 ? `**${home.Address}**` : `${home.Address}`
  }

  #facts(home: FoundListing): string {
    const { price, beds, baths, area, wrongArea, year, days, parking, feature, features } = this.#phrases
    const all: (() => string)[] = [
      () => price(this.#isLie() ? this.#liePrice() : this.#write(home.Price ?? 0)),
      () => beds(this.#isLie() ? this.#lieCount(6, 12) : this.#count(home.Bedrooms)),
      () => baths(this.#isLie() ? this.#lieCount(6, 12) : this.#write(home.Bathrooms)),
      () => {
        if (!this.#isLie()) return area(this.#write(home.BuildingArea))
        // The right figure with the wrong unit, or a wrong figure.
        return this.#random() < 0.3
          ? wrongArea(this.#write(home.BuildingArea))
          : area(this.#write(this.#lie(700, 9_000)))
      },
      () => year(String(this.#isLie() ? this.#lie(1_900, 2_020) : home.YearBuilt)),
      () => days(this.#isLie() ? this.#lieNumber(40, 400) : String(home.DaysOnMarket)),
      () => parking(this.#isLie() ? this.#lieNumber(6, 12) : String(home.ParkingSpots)),
    ]
    const said = all.filter(() => this.#random() < 0.5).map((tell) => tell())
    if (this.#isLie() && this.#random() < 0.3) {
      const name = this.#pick(features)
      this.#inventedWords.push(name)
      said.push(feature(name))
    }
    return said.length > 0 ? said.join(this.#phrases.join) : price(this.#write(home.Price ?? 0))
  }

  #liePrice(): string {
    if (this.#random() < 0.2) {
      this.#inventedWords.push(this.#phrases.bigWords)
      return this.#phrases.bigWords
    }
    return this.#write(this.#lie(200_000, 990_000))
  }

  #items(homes: readonly FoundListing[], form: 'prose' | 'list' | 'bullets'): string {
    return homes
      .map((home, index) => {
        // With a lie: the facts of another home under this one's name.
        const told = this.#isLie() && this.#random() < 0.2 ? this.#pick(this.#homes) : home
        const said = this.#phrases.home(this.#name(home), ` ${this.#facts(told)}`)
        return form === 'list' ? `${index + 1}. ${said}` : form === 'bullets' ? `- ${said}` : said
      })
      .join(form === 'prose' ? this.#phrases.end : '\n')
  }

  #table(homes: readonly FoundListing[]): string {
    const head = {
      en: 'Home|Price|Bedrooms|Built',
      es: 'Casa|Precio|Dormitorios|Construida',
      fr: 'Maison|Prix|Chambres|Construite',
      de: 'Haus|Preis|Schlafzimmer|Gebaut',
      pt: 'Casa|Preço|Quartos|Construída',
      zh: '房子|价格|卧室|年份',
    }
    const rows = homes.map((home) => {
      const cells = [
        this.#name(home),
        `$${this.#isLie() ? this.#write(this.#lie(200_000, 990_000)) : this.#write(home.Price ?? 0)}`,
        this.#isLie() ? this.#lieNumber(6, 12) : String(home.Bedrooms),
        String(this.#isLie() ? this.#lie(1_900, 2_020) : home.YearBuilt),
      ]
      return `| ${cells.join(' | ')} |`
    })
    return [`| ${head[this.#language].split('|').join(' | ')} |`, '|---|---|---|---|', ...rows].join('\n')
  }

  #comparison(): string {
    const [one, other] = [this.#pick(this.#homes), this.#pick(this.#homes)]
    const [a, b] = [one.Price ?? 0, other.Price ?? 0]
    if (a < b) {
      const amount = this.#isLie() ? this.#lie(1_000, 9_000) : b - a
      return this.#phrases.difference(this.#write(amount), String(one.Address), String(other.Address))
    }
    const prices = this.#homes.map(({ Price }) => Price ?? 0)
    const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length
    return this.#phrases.average(this.#write(this.#isLie() ? this.#lie(200_000, 900_000) : Math.round(mean)))
  }

  #strangersHome(): string {
    const name = this.#pick(strangers)
    this.#inventedWords.push(name)
    return this.#phrases.home(name, ` ${this.#facts(this.#pick(this.#homes))}`)
  }
}

/** Cuts a text into pieces of 1 to 20 signs, as a model's server might. */
export function cutRandomly(text: string, random: Random): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const length = 1 + Math.floor(random() * 20)
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
}
