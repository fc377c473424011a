import { Random } from '../data/random.ts'
import type { Meaning } from '../meaning.ts'
import { mean } from '../meaning.ts'
import { bedrooms, city, condo, house, price, rent, sale } from '../say.ts'
import { type InventedLanguage, type InventedText, inventedTexts } from './invented-texts.ts'

export interface InventedDialogue {
  language: InventedLanguage
  /** What the visitor writes, turn by turn. */
  turns: readonly InventedTurn[]
}

export interface InventedTurn {
  said: string
  /** What the model asks its tool for, and what that means. */
  query: string
  meaning: Meaning
  texts: readonly InventedText[]
}

interface Request {
  query: string
  meaning: Meaning
  said: Record<InventedLanguage, string>
}

const towns = [
  'Denver',
  'Austin',
  'Raleigh',
  'Orlando',
  'Miami',
  'Tucson',
  'Boise',
  'Brooklyn',
  'Boulder',
  'Durham',
] as const

const requests: readonly Request[] = towns.flatMap((town) => [
  {
    query: `houses for sale in ${town}`,
    meaning: mean(house, sale, city(town)),
    said: {
      English: `which houses are for sale in ${town}?`,
      Spanish: `¿qué casas hay en venta en ${town}?`,
      French: `quelles maisons sont à vendre à ${town} ?`,
      German: `welche Häuser stehen in ${town} zum Verkauf?`,
      Chinese: `${town}有哪些在售的独立屋？`,
    },
  },
  {
    query: `condos for rent in ${town}`,
    meaning: mean(condo, rent, city(town)),
    said: {
      English: `show me condos for rent in ${town}`,
      Spanish: `muéstrame pisos en alquiler en ${town}`,
      French: `montre-moi des appartements à louer à ${town}`,
      German: `zeig mir Mietwohnungen in ${town}`,
      Chinese: `看看${town}出租的公寓`,
    },
  },
  {
    query: `3 bedroom homes under 800k in ${town}`,
    meaning: mean(bedrooms(3), price(800_000), city(town)),
    said: {
      English: `anything with 3 bedrooms under 800k in ${town}?`,
      Spanish: `¿algo de 3 dormitorios por menos de 800.000 en ${town}?`,
      French: `quelque chose avec 3 chambres à moins de 800 000 à ${town} ?`,
      German: `etwas mit 3 Schlafzimmern unter 800.000 in ${town}?`,
      Chinese: `${town}三居室，80万以下`,
    },
  },
])

const languages: readonly InventedLanguage[] = ['English', 'English', 'Spanish', 'French', 'German', 'Chinese']
const total = 132

/** Always the same: one or two turns each, in which a model mixes true sentences with invented ones. */
export const inventedDialogues: readonly InventedDialogue[] = makeDialogues()

function makeDialogues(): InventedDialogue[] {
  const random = new Random(77)
  return Array.from({ length: total }, (_, index) => {
    const language = languages[index % languages.length] ?? 'English'
    const makeTurn = (): InventedTurn => {
      const { query, meaning, said } = random.pick(requests)
      return {
        said: said[language],
        query,
        meaning,
        texts: random.shuffle(inventedTexts[language]).slice(0, random.whole(2, 6)),
      }
    }
    return { language, turns: random.chance(0.4) ? [makeTurn(), makeTurn()] : [makeTurn()] }
  })
}
