import type { Reply } from '../conversations/visitor.ts'
import type { SetHome } from './homes-of-dialogues.ts'
import { plain } from './tells-value.ts'

/** The set says these of the town that its homes call otherwise. */
const shortNames = new Map([
  ['sf', 'san francisco'],
  ['san fran', 'san francisco'],
])

/** Whether a home has what was asked for: as many bedrooms, at least as many bathrooms, and all else as it was said. */
export function fitsCriteria(home: SetHome | undefined, wanted: Readonly<Record<string, readonly string[]>>): boolean {
  if (home === undefined) return false
  return Object.entries(wanted).every(([slot, ways]) => {
    if (slot === 'property_name' || slot === 'visit_date' || ways.includes('dontcare')) return true
    const value = home.facts[slot] ?? ''
    if (slot === 'number_of_baths') return ways.some((way) => Number(value) >= Number(way))
    if (slot === 'area') return ways.some((way) => (shortNames.get(plain(way)) ?? plain(way)) === plain(value))
    return ways.some((way) => plain(way) === plain(value))
  })
}

export const isNamed = ({ facts }: SetHome, name: string): boolean =>
  plain(facts.property_name ?? '').includes(plain(name)) || plain(name).includes(plain(facts.property_name ?? '?'))

export function fitsNothingElse(ids: readonly number[], firm: ReadonlyMap<number, SetHome>, name: string): boolean {
  const homes = ids.flatMap((id) => firm.get(id) ?? [])
  return homes.length > 0 && homes.every((home) => isNamed(home, name))
}

/**
 * The homes that the talk is about after an answer: those of its cards, else those that its words or its buttons name, else the same as
 * before.
 */
export function homesInView(
  reply: Reply,
  firm: ReadonlyMap<number, SetHome>,
  before: readonly number[],
): readonly number[] {
  if (reply.cards.length > 0) return reply.cards.map(({ id }) => id)
  const words = plain(reply.words)
  const told = [...firm].filter(([, { facts }]) => facts.address && words.includes(plain(facts.address)))
  const buttons = new Set((reply.view?.buttons ?? []).flatMap(({ listing }) => listing ?? []))
  // Several sizes of home have one address: the buttons tell which is meant.
  const both = told.filter(([id]) => buttons.has(id))
  if (both.length > 0) return both.map(([id]) => id)
  if (told.length > 0)
    return told.some(([id]) => before.includes(id))
      ? told.map(([id]) => id).filter((id) => before.includes(id))
      : told.map(([id]) => id)
  return buttons.size > 0 ? [...buttons] : before
}
