import type { LanguageCode } from '../language-code.ts'
import type { WishSignal } from './wish-words.ts'

/**
 * What wishes are put together from. Nobody can list every way to ask for a tour; but whoever says a way of going there
 * (`visits`) together with a day, or with a wish to be allowed (`mays`), of a home that is spoken of, wants one. The form is that
 * of `WishWords`; `#` stands for a number.
 */
export interface WishParts {
  code: LanguageCode
  /** Ways of being at a home that nothing else is meant by: "get into", "walk around", "let us in", "in the flesh". */
  visits: string
  /** Ways of looking that may mean a picture or a page as well: "see", "have a look". */
  sees: string
  /** Being allowed, able or willing: "can we", "I would love to", "any chance", "when could". */
  mays: string
  /** By which words the day is asked for: "when can", "how soon could". */
  whens: string
  /** Further days and hours: "at #", "on the #th", "after six", "any evening". */
  hours: string
  /** Ways of speaking with somebody: "talk", "ring", "reach". */
  talks: string
  /** Whom one speaks with: "somebody", "staff", "an agent". */
  people: string
  /** A home of one's own: "my … condo", "ours", "I inherited a". */
  owns: string
  /** What is done with it: "worth", "sell", "put … on the market", "rent out". */
  sells: string
  /** What became of a price or a home: asked about, and no news that is waited for: "has the price changed". */
  happened: string
  /** Further ways to say a wish as a whole. */
  more: Partial<Record<WishSignal, string>>
}

export type WishPart = Exclude<keyof WishParts, 'code' | 'more'>
