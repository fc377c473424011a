import type { Listing } from '../../src/homes/listings/listing.ts'
import type { Parts, Where } from './conversation-set.ts'
import type { Reply } from './visitor.ts'

/** A home that a card shows, as its firm stored it. */
export type Home = Listing

/** What of `must` an answer lacks, a sentence each. */
export function findLacks(must: Parts, reply: Reply, homes: readonly Home[]): string[] {
  const text = visibleText(reply)
  const lacks: string[] = []
  for (const said of must.says ?? []) {
    if (!variants(said).some((each) => text.includes(fold(each)))) lacks.push(`does not say ${JSON.stringify(said)}`)
  }
  for (const address of must.shows ?? []) {
    if (!homes.some((home) => isAt(home, address))) lacks.push(`does not show ${address}`)
  }
  for (const button of must.button ?? []) {
    const kinds = Array.isArray(button) ? button : [button]
    if (!kinds.some((kind) => reply.buttons.has(kind))) lacks.push(`has no button ${kinds.join(' or ')}`)
  }
  if (must.about !== undefined && !isAbout(must.about, reply, homes)) lacks.push(`is not about ${must.about}`)
  return [...lacks, ...lacksOfHomes(must.homes, reply, homes)]
}

/** What of `mustNot` an answer has all the same. */
export function findExcess(mustNot: Parts, reply: Reply, homes: readonly Home[]): string[] {
  const text = visibleText(reply)
  const excess: string[] = []
  for (const said of mustNot.says ?? []) {
    for (const each of variants(said)) if (text.includes(fold(each))) excess.push(`says ${JSON.stringify(each)}`)
  }
  for (const address of mustNot.shows ?? []) {
    if (homes.some((home) => isAt(home, address))) excess.push(`shows ${address}`)
  }
  for (const button of mustNot.button ?? []) {
    for (const kind of Array.isArray(button) ? button : [button])
      if (reply.buttons.has(kind)) excess.push(`has the button ${kind}`)
  }
  if (mustNot.about !== undefined && isAbout(mustNot.about, reply, homes)) excess.push(`is about ${mustNot.about}`)
  const { each, some, first, count } = mustNot.homes ?? {}
  const where = each ?? some
  if (where !== undefined && homes.some((home) => fits(home, where))) excess.push(`shows a home of ${tell(where)}`)
  const [top] = homes
  if (first !== undefined && top && fits(top, first)) excess.push(`shows first a home of ${tell(first)}`)
  if (count !== undefined && within(homes.length, count)) excess.push(`shows ${homes.length} homes`)
  return excess
}

function lacksOfHomes(wanted: Parts['homes'], { view }: Reply, homes: readonly Home[]): string[] {
  if (wanted === undefined) return []
  const { count, total, each, some, first } = wanted
  const lacks: string[] = []
  const [top] = homes
  if (count !== undefined && !within(homes.length, count)) lacks.push(`shows ${homes.length} homes, not ${tell(count)}`)
  if (total !== undefined && !within(view?.total ?? 0, total))
    lacks.push(`finds ${view?.total ?? 0}, not ${tell(total)}`)
  const stray = each && homes.find((home) => !fits(home, each))
  if (stray) lacks.push(`shows ${stray.Address}, which is not ${tell(each)}`)
  if (each && homes.length === 0 && !isNone(count)) lacks.push('shows no home')
  if (some && !homes.some((home) => fits(home, some))) lacks.push(`shows no home of ${tell(some)}`)
  if (first && !(top && fits(top, first))) lacks.push(`shows ${top?.Address ?? 'nothing'} first, not ${tell(first)}`)
  return lacks
}

const isNone = (count: number | readonly (number | null)[] | undefined): boolean =>
  count !== undefined && within(0, count)

function within(value: number, wanted: number | readonly (number | null)[]): boolean {
  if (typeof wanted === 'number') return value === wanted
  const [least, most] = wanted
  return (least ?? value) <= value && value <= (most ?? value)
}

/** Whether a home has what is wanted of each field. */
export function fits(home: Home, where: Where): boolean {
  return Object.entries(where).every(([field, wanted]) => {
    if (field === 'mentions')
      return variants(wanted as string | string[]).some((each) => allText(home).includes(fold(each)))
    const value = field === 'Price' ? (home.SalePrice ?? home.RentPrice) : (home as Record<string, unknown>)[field]
    if (typeof value === 'number') return Array.isArray(wanted) && within(value, wanted as (number | null)[])
    return variants(wanted as string | string[]).some((each) => fold(String(value ?? '')) === fold(each))
  })
}

function isAbout(address: string, { words, cards }: Reply, homes: readonly Home[]): boolean {
  const [only] = homes
  if (cards.length === 1 && only && isAt(only, address)) return true
  return cards.length <= 1 && fold(words).includes(fold(address))
}

const isAt = (home: Home, address: string): boolean => fold(home.Address ?? '') === fold(address)

const allText = ({ Description, ExtensionColumn, PropertyType }: Home): string =>
  fold(
    [Description ?? '', PropertyType, ...(ExtensionColumn ?? []).map(({ Key, value }) => `${Key} ${value}`)].join(' '),
  )

const visibleText = ({ words, cards }: Reply): string =>
  fold([words, ...cards.flatMap(({ note, title }) => [note, title])].join(' '))

const variants = (said: string | readonly string[]): readonly string[] => (typeof said === 'string' ? [said] : said)

/** Case, accents, kinds of spaces and of quotes do not count, and a space between thousands ("1 050") does not either. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/(?<=\d)\s(?=\d{3})/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim()
}

const tell = (value: unknown): string => JSON.stringify(value)
