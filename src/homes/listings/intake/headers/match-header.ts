import { memoize, once } from '../../../../platform/memoize.ts'
import { foldName, type ImportTarget, importTargets } from '../intake-target.ts'
import { type Concept, fillers } from './concept.ts'
import type { HeaderLanguage, HeaderWord } from './header-language.ts'
import { type HeaderRule, headerRules } from './header-rules.ts'
import { takeHeaderApart } from './take-apart.ts'

export interface NameMatch {
  target: ImportTarget
  how: 'name' | 'synonym'
  /** The smaller, the surer; 0 is the field's own name. */
  rank: number
  /** In which languages it is one; none: in any. */
  languages: readonly HeaderLanguage[]
}

/** Names of objects in NDJSON whose inner names speak of the home itself, unlike those of an agent. */
const outerName =
  /^(?:address|location|geo|geolocation|position|coordinates?|property|home|house|listing|details|building|place|attributes|fields|data|meta|metadata|pricing|asking|rooms|marketing|content)$/

/** Beside a measure these say only what it is measured in. */
const units: ReadonlySet<Concept> = new Set(['sqft', 'sqm', 'sign', 'currency'])
const mostMeanings = 64
/** A header of which only what stands outside of its brackets is understood comes after one that is understood whole. */
const unsureBrackets = 5
/** What is understood of the end of a path comes after what is understood of all of it. */
const inner = 20
const innermost = 100

/** What a column of this name may be, the surest first. */
export const matchName: (column: string) => readonly NameMatch[] = memoize(findMatches, 5_000)

function findMatches(column: string): readonly NameMatch[] {
  const whole = matchWhole(column)
  const parts = column.split('.')
  const found = [...whole]
  for (let from = 1; from < parts.length && outerName.test(foldName(parts[from - 1] ?? '')); from += 1) {
    const known = new Set(found.map(({ target }) => target))
    const within = matchWhole(parts.slice(from).join('.')).filter(({ target }) => !known.has(target))
    // A name alone is that of anything; with what it stands in it says more.
    const more = from === parts.length - 1 ? innermost : inner
    found.push(...within.map((match): NameMatch => ({ ...match, how: 'synonym', rank: match.rank + more })))
  }
  return found
}

const ownNames = new Map(
  // "price" is the name of every list's main number; only as a synonym is it looked at more closely.
  importTargets
    .filter((target) => target !== 'Price' && target !== 'Rooms')
    .map((target) => [foldName(target), target]),
)

function matchWhole(name: string): NameMatch[] {
  const own = ownNames.get(foldName(name))
  const matches = matchParts(name)
  if (own === undefined) return matches
  return [{ target: own, how: 'name', rank: 0, languages: [] }, ...matches.filter(({ target }) => target !== own)]
}

/** "価格・賃料", "Price / rent": the price of what is for sale, and the rent of what is to let. */
function matchEither(name: string): NameMatch[] {
  const halves = name.split(/[/／・|,、]/u)
  if (halves.length !== 2) return []
  const matches = halves.map((half) => matchText(half)?.[0])
  const targets = matches.map((match) => match?.target ?? '')
  const [other] = targets.filter((target) => target !== 'RentPrice')
  const isEither = targets.includes('RentPrice') && (other === 'Price' || other === 'SalePrice')
  return isEither ? [{ target: 'Price', how: 'synonym', rank: 1, languages: matches[0]?.languages ?? [] }] : []
}

function matchParts(name: string): NameMatch[] {
  const either = matchEither(name)
  if (either.length > 0) return either
  // What stands in brackets says more of a header, as its unit does; it may be in no language.
  const bare = name.replace(/[([{（【][^)\]}）】]*[)\]}）】]/gu, ' ')
  const found = matchText(name)
  if (found !== null || bare === name) return found ?? []
  return (matchText(bare) ?? []).map((match) => ({ ...match, rank: match.rank + unsureBrackets }))
}

function matchText(name: string): NameMatch[] | null {
  const parts = takeHeaderApart(name)
  if (parts === null || parts.hasOddNumbers) return null
  const best = new Map<ImportTarget, NameMatch>()
  for (const { concepts, languages } of meaningsOf(parts.words)) {
    for (const { rule, extra } of rulesFor(concepts)) {
      const target = targetOf(rule.target, parts.number)
      if (target === null) continue
      const rank = rule.rank + extra * 2
      const known = best.get(target)
      if (known === undefined || rank < known.rank) best.set(target, { target, how: 'synonym', rank, languages })
    }
  }
  return best.size === 0 ? null : [...best.values()].sort((a, b) => a.rank - b.rank)
}

/** Pictures are numbered, and so are the lines of an address; what else has a number is something of its own. */
function targetOf(target: ImportTarget, number: number | null): ImportTarget | null {
  if (number === null || number === 1 || target === 'Images') return target
  return target === 'Address' && number === 2 ? 'AddressLine2' : null
}

interface Meaning {
  concepts: readonly Concept[]
  /** Those in which all of its words mean this; none: they are of no one language. */
  languages: readonly HeaderLanguage[]
}

/** Every way to take the words, as long as there are few. */
function meaningsOf(words: readonly HeaderWord[]): Meaning[] {
  let found: Meaning[] = [{ concepts: [], languages: [] }]
  for (const { meanings } of words) {
    found = found
      .flatMap((before) =>
        meanings.map(({ concept, languages }) => ({
          concepts: [...before.concepts, concept],
          languages: before.concepts.length === 0 ? languages : meet(before.languages, languages),
        })),
      )
      .slice(0, mostMeanings)
  }
  return found
}

function meet(some: readonly HeaderLanguage[], others: readonly HeaderLanguage[]): readonly HeaderLanguage[] {
  if (some.length === 0 || others.length === 0) return [...some, ...others]
  return some.filter((language) => others.includes(language))
}

const rulesByConcept = once(() => {
  const found = new Map<Concept, HeaderRule[]>()
  for (const rule of headerRules)
    for (const concept of rule.concepts) found.set(concept, [...(found.get(concept) ?? []), rule])
  return found
})

/** The rules that take in all of a header but what may stand beside anything; those that take in most. */
function rulesFor(meaning: readonly Concept[]): { rule: HeaderRule; extra: number }[] {
  const there = new Set(meaning)
  const candidates = new Set([...there].flatMap((concept) => rulesByConcept().get(concept) ?? []))
  const fitting: { rule: HeaderRule; extra: number; size: number }[] = []
  for (const rule of candidates) {
    if (![...rule.concepts].every((concept) => there.has(concept))) continue
    const rest = [...there].filter((concept) => !rule.concepts.has(concept))
    if (!rest.every((concept) => mayStandBy(rule, concept))) continue
    fitting.push({ rule, extra: rest.filter((concept) => concept !== 'filler').length, size: rule.concepts.size })
  }
  const largest = Math.max(0, ...fitting.map(({ size }) => size))
  return fitting.filter(({ size }) => size === largest)
}

const measured: ReadonlySet<ImportTarget> = new Set(['BuildingArea', 'LotArea'])
const paid: ReadonlySet<ImportTarget> = new Set([
  'Price',
  'SalePrice',
  'RentPrice',
  'DepositFee',
  'HOAMonth',
  'ZestimatePrice',
  'UnitAreaPrice',
])

/** What has a number: "Anzahl Zimmer" counts them, "photo count" is no photo. */
const counted: ReadonlySet<ImportTarget> = new Set([
  ...measured,
  ...paid,
  'Bedrooms',
  'Bathrooms',
  'BathsFull',
  'BathsHalf',
  'BathsThreeQuarter',
  'BedsBaths',
  'Rooms',
  'ParkingSpots',
  'DaysOnMarket',
])

function mayStandBy({ target }: HeaderRule, concept: Concept): boolean {
  if (concept === 'count' || concept === 'total') return counted.has(target)
  if (fillers.has(concept)) return true
  if (!units.has(concept)) return false
  return concept === 'sqft' || concept === 'sqm' ? measured.has(target) : paid.has(target)
}
