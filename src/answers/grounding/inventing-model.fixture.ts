import type { LanguageCode } from '../../search/language.ts'
import type { FoundListing } from '../../search/search-schema.ts'

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

interface Phrases {
  found: (count: string) => string
  home: (name: string, facts: string) => string
  price: (amount: string) => string
  beds: (count: string) => string
  baths: (count: string) => string
  area: (count: string) => string
  wrongArea: (count: string) => string
  year: (year: string) => string
  days: (count: string) => string
  parking: (count: string) => string
  feature: (name: string) => string
  features: readonly string[]
  difference: (amount: string, one: string, other: string) => string
  average: (amount: string) => string
  date: (day: string) => string
  join: string
  words: readonly string[]
  bigWords: string
  group: string
  end: string
  intro: string
  outro: string
}

const small = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze',
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  zh: '零 一 两 三 四 五 六 七 八 九 十 十一 十二',
}

const phrases: Record<LanguageCode, Phrases> = {
  en: {
    found: (count) => `I found ${count} homes for you.`,
    home: (name, facts) => `${name} ${facts}.`,
    price: (amount) => `costs $${amount}`,
    beds: (count) => `has ${count} bedrooms`,
    baths: (count) => `has ${count} bathrooms`,
    area: (count) => `offers ${count} sq ft of living space`,
    wrongArea: (count) => `offers ${count} m² of living space`,
    year: (year) => `was built in ${year}`,
    days: (count) => `has been on the market for ${count} days`,
    parking: (count) => `comes with ${count} parking spots`,
    feature: (name) => `has a ${name}`,
    features: ['sauna', 'wine cellar', 'tennis court', 'hot tub', 'rooftop deck'],
    difference: (amount, one, other) => `${one} is $${amount} cheaper than ${other}.`,
    average: (amount) => `On average these homes cost $${amount}.`,
    date: (day) => `The next open house is on March ${day}.`,
    join: ', ',
    words: small.en.split(' '),
    bigWords: 'seven hundred thirteen thousand',
    group: ',',
    end: ' ',
    intro: 'Of course, here is what I know.',
    outro: 'Would you like to see more?',
  },
  es: {
    found: (count) => `He encontrado ${count} viviendas para usted.`,
    home: (name, facts) => `${name} ${facts}.`,
    price: (amount) => `cuesta ${amount} $`,
    beds: (count) => `tiene ${count} dormitorios`,
    baths: (count) => `tiene ${count} baños`,
    area: (count) => `ofrece ${count} pies cuadrados de vivienda`,
    wrongArea: (count) => `ofrece ${count} m² de vivienda`,
    year: (year) => `fue construida en ${year}`,
    days: (count) => `lleva ${count} días en el mercado`,
    parking: (count) => `dispone de ${count} plazas de aparcamiento`,
    feature: (name) => `tiene ${name}`,
    features: ['sauna', 'jacuzzi'],
    difference: (amount, one, other) => `${one} es ${amount} $ más barata que ${other}.`,
    average: (amount) => `De promedio estas casas cuestan ${amount} $.`,
    date: (day) => `La próxima visita es el ${day} de marzo.`,
    join: ', ',
    words: small.es.split(' '),
    bigWords: 'setecientos trece mil',
    group: '.',
    end: ' ',
    intro: 'Claro, esto es lo que sé.',
    outro: '¿Quiere ver más?',
  },
  fr: {
    found: (count) => `J’ai trouvé ${count} maisons pour vous.`,
    home: (name, facts) => `${name} ${facts}.`,
    price: (amount) => `coûte ${amount} $`,
    beds: (count) => `compte ${count} chambres`,
    baths: (count) => `compte ${count} salles de bains`,
    area: (count) => `offre ${count} pieds carrés habitables`,
    wrongArea: (count) => `offre ${count} m² habitables`,
    year: (year) => `a été construite en ${year}`,
    days: (count) => `est sur le marché depuis ${count} jours`,
    parking: (count) => `dispose de ${count} places de parking`,
    feature: (name) => `a un ${name}`,
    features: ['sauna', 'jacuzzi'],
    difference: (amount, one, other) => `${one} coûte ${amount} $ de moins que ${other}.`,
    average: (amount) => `En moyenne ces maisons coûtent ${amount} $.`,
    date: (day) => `La prochaine visite est le ${day} mars.`,
    join: ', ',
    words: small.fr.split(' '),
    bigWords: 'sept cent treize mille',
    group: '\u202F',
    end: ' ',
    intro: 'Bien sûr, voici ce que je sais.',
    outro: 'Voulez-vous en voir plus ?',
  },
  de: {
    found: (count) => `Ich habe ${count} Häuser für Sie gefunden.`,
    home: (name, facts) => `${name} ${facts}.`,
    price: (amount) => `kostet ${amount} $`,
    beds: (count) => `hat ${count} Schlafzimmer`,
    baths: (count) => `hat ${count} Badezimmer`,
    area: (count) => `bietet ${count} Quadratfuß Wohnfläche`,
    wrongArea: (count) => `bietet ${count} m² Wohnfläche`,
    year: (year) => `wurde ${year} gebaut`,
    days: (count) => `ist seit ${count} Tagen am Markt`,
    parking: (count) => `hat ${count} Stellplätze`,
    feature: (name) => `hat eine ${name}`,
    features: ['Sauna'],
    difference: (amount, one, other) => `${one} ist ${amount} $ günstiger als ${other}.`,
    average: (amount) => `Im Durchschnitt kosten diese Häuser ${amount} $.`,
    date: (day) => `Die nächste Besichtigung ist am ${day}. März.`,
    join: ', ',
    words: small.de.split(' '),
    bigWords: 'siebenhundertdreizehntausend',
    group: '.',
    end: ' ',
    intro: 'Gerne, hier ist, was ich weiß.',
    outro: 'Möchten Sie mehr sehen?',
  },
  zh: {
    found: (count) => `我找到了${count}套房源。`,
    home: (name, facts) => `${name}${facts}。`,
    price: (amount) => `售价$${amount}`,
    beds: (count) => `有${count}个卧室`,
    baths: (count) => `有${count}个卫生间`,
    area: (count) => `居住面积${count}平方英尺`,
    wrongArea: (count) => `居住面积${count}平方米`,
    year: (year) => `建于${year}年`,
    days: (count) => `已上市${count}天`,
    parking: (count) => `有${count}个停车位`,
    feature: (name) => `有${name}`,
    features: ['sauna'],
    difference: (amount, one, other) => `${one}比${other}便宜$${amount}。`,
    average: (amount) => `这些房子平均售价$${amount}。`,
    date: (day) => `下次看房是3月${day}日。`,
    join: '，',
    words: small.zh.split(' '),
    bigWords: '七十一万三千',
    group: ',',
    end: '',
    intro: '好的，以下是我知道的情况。',
    outro: '您想看更多吗？',
  },
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
