import type { ClauseWord } from '../words-of-clauses.ts'
import { asks } from '../words-of-clauses.ts'

type Words = readonly ClauseWord[]

const ofHomes =
  /^(unit\.(Bed|Bath|Parking|square|acres)|bound\.|post\.|currency\.|SaleType|studio|scope\.(with|not)|sort\.)/

/**
 * "Anna Miller, 12 Elm Avenue, Denver, CO 80203", "Un saludo, Beatriz Lozano, Directora de Ventas": a name, and where one
 * finds its bearer or what they are.
 */
export function isSignature(clauses: readonly Words[]): boolean {
  const [first, ...others] = clauses.map((words) => words.filter(({ isSign }) => !isSign))
  if (first === undefined) return false
  if (closes(first))
    return (
      (isName(others[0] ?? []) || isBearer(first, others) || isSignedInHan(others)) &&
      !others.flat().some((word) => asks(word) || isMeasure(word))
    )
  if (!isName(first) || others.length === 0) return false
  if (clauses.flat().some((word) => asks(word) || word.tags.some((tag) => ofHomes.test(tag)))) return false
  return others.some((part) =>
    part.some((word, at) => word.isNumber && [part[at - 1], ...part.slice(at + 1, at + 4)].some(isOfName)),
  )
}

/** "Bises, Priya"; "thanks, Kent" may be a town. */
function isBearer(closing: Words, others: readonly Words[]): boolean {
  const [name, ...rest] = others.flat()
  const thanks = closing.some(({ kinds }) => kinds.includes('talk') || kinds.includes('courtesies'))
  return !thanks && rest.length === 0 && name?.isCapital === true && name.tags.length === 0
}

/** "Mit besten Grüßen", and nothing else. */
function closes(words: Words): boolean {
  const closing = words.findIndex(({ story }) => story.includes('closings'))
  const end = words[closing]?.storyEnd ?? 0
  return closing === 0 && words.every(({ start }) => start < end)
}

function isMeasure({ tags, isLarge }: ClauseWord): boolean {
  return isLarge || tags.some((tag) => /^(unit\.|bound\.|currency\.|scope\.(with|not|wish))/.test(tag))
}

/** "it's Greg from Lakeside Realty", "hier ist Ralf von Seeblick Immobilien", "我是湖景地产的老周": who writes or calls. */
export function isIntroduction(clause: Words): boolean {
  const words = clause.filter(({ isSign }) => !isSign)
  const lead = words.findIndex(({ story }) => story.includes('introductions'))
  const head = words[lead]
  if (head === undefined || words.slice(0, lead).some((word) => asks(word) || word.counts)) return false
  const named = words.slice(lead + 1).filter(({ start }) => start >= head.storyEnd)
  const [name] = named.filter(({ tags }) => !tags.includes('glue.the'))
  if (name === undefined || named.some((word) => asks(word) || word.counts || word.tags.some(isOfRequest))) return false
  // "it's Kent": a name alone may be what is asked for.
  if (isHan(head)) return isHan(name) && name.tags.length === 0 && named.length > 1
  const isFrom = named.some(({ tags }) => tags.some((tag) => /^(place\.(from|in)|glue\.(of|from))$/.test(tag)))
  return name.isCapital && name.tags.length === 0 && isFrom
}

function isOfRequest(tag: string): boolean {
  return /^(unit\.|post\.|currency\.|SaleType|studio|family\.(?!any)|scope\.(with|not|wish|must))/.test(tag)
}

/** "祝好，孟秀兰，护理主任" */
function isSignedInHan(others: readonly Words[]): boolean {
  const words = others.flat()
  const [name] = words
  return (
    name !== undefined && isHan(name) && name.tags.length === 0 && !words.some(({ tags }) => tags.some(isOfRequest))
  )
}

function isName(words: Words): boolean {
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    isOfName(words[0]) &&
    isUnknown(words[0]) &&
    words.every((word) => isOfName(word) || !word.isCapital === isGluedPart(word))
  )
}

/** "Osterhaus": the second half of a name that was cut like other compounds. */
function isGluedPart({ tags }: ClauseWord): boolean {
  return tags.some((tag) => tag.startsWith('family.'))
}

function isOfName(word: ClauseWord | undefined): boolean {
  return word?.isCapital ?? false
}

function isUnknown(word: ClauseWord | undefined): boolean {
  return word !== undefined && (word.tags.length === 0 || word.tags.every((tag) => tag === 'ordinary'))
}

function isHan(word: ClauseWord): boolean {
  return /^\p{Script=Han}/u.test(word.text)
}
