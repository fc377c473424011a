import type { Topic } from '../evidence/attribute.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { HomeMention } from '../evidence/find-homes.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import type { ReadSentence } from '../words/read-sentence.ts'

/** `home`: a home that is known; `homes`: what was found, or what the firm has; `firm`: the firm itself; `general`: none of them. */
export type About = 'home' | 'homes' | 'firm' | 'general'

interface Circumstances {
  folded: string
  mentions: readonly HomeMention[]
  topic: Topic
  isInTable: boolean
  isItem: boolean
  counted: readonly SaidNumber[]
  evidence: Evidence
}

/** "An HOA is an association", "closing costs are what": a term, and what it is. */
const defines =
  /^[\s>*_#\d.)-]*(?:(?:an? |una? |une? |eine? |uma? )[\p{L}()'’ -]{2,40}[*_]*[\s\u00A0](?:is|are|es|est|ist|e)[\s\u00A0]+(?:an?|un[ae]?|eine?|uma?|the|el|la|le|der|die|das|o)[\s\u00A0]|[\p{L}()'’ -]{2,40}[*_]*[\s\u00A0]?(?:means|mean|stands for|refers to|significa|signifie|bedeutet|steht fur|quer dizer|veut dire|是指|指的是))/u

/** Whether what is said goes for homes, people and purchases at large: "it" in the next sentence stands for that. */
export function isGeneralStatement(read: ReadSentence, folded: string): boolean {
  if (read.has('homeRefs') || read.has('visitorRefs')) return false
  return (read.has('homes') && !read.has('haves')) || isSoInGeneral(read, folded)
}

/** Whether a sentence says what is usual, or what a term means. */
export function isSoInGeneral(read: ReadSentence, folded: string): boolean {
  if (read.has('homeRefs') || read.has('visitorRefs')) return false
  return read.has('habits') || (defines.test(folded) && !/\d/.test(folded))
}

/** "this house", "that apartment": more than a pronoun, which stands for whatever is spoken of. */
function pointsAtHome(read: ReadSentence | null): boolean {
  return read?.phrases.some(({ tag, from, to }) => tag === 'homeRefs' && to - from > 1) ?? false
}

/** Whom a sentence speaks of, by the homes that it names and the words that point at one. */
export function whatItSpeaksOf(
  read: ReadSentence | null,
  { folded, mentions, topic, isInTable, isItem, counted, evidence }: Circumstances,
): About {
  if (mentions.length > 0) return 'home'
  const hasTopic = topic.homes === 'stranger' || topic.homes.length > 0
  if (topic.isElsewhere && !read?.has('firmRefs') && !pointsAtHome(read)) return 'general'
  if (isInTable) return 'home'
  if (read === null) return hasTopic ? 'home' : evidence.isEmpty ? 'general' : 'homes'
  const points = read.has('homeRefs')
  const isFirm = speaksOfFirm(read)
  if (read.has('habits') && !points) return isFirm ? (read.has('homes') ? 'homes' : 'firm') : 'general'
  // "An ADU is a second dwelling": what a term means is said of no home.
  if (defines.test(folded) && isSoInGeneral(read, folded)) return 'general'
  if (points && (!topic.isGeneral || counted.some(({ kind }) => ofOneHome.has(kind))))
    return hasTopic ? 'home' : evidence.isEmpty ? 'general' : 'homes'
  if (isFirm) return 'firm'
  if (topic.isGeneral) return 'general'
  if (read.has('homes') || read.phrases.some(({ tag }) => tag.startsWith('families')))
    return evidence.isEmpty ? 'general' : 'homes'
  if (hasTopic) return 'home'
  return isItem && !evidence.isEmpty ? 'homes' : 'general'
}

/** "It has 8 bedrooms": said of a home, whatever stands before it. */
const ofOneHome: ReadonlySet<SaidNumber['kind']> = new Set(['bedrooms', 'bathrooms', 'parking', 'days', 'mls', 'zip'])

function speaksOfFirm({ phrases }: ReadSentence): boolean {
  return phrases.some(
    (firm) =>
      firm.tag === 'firmRefs' &&
      !phrases.some(({ tag, from, to }) => tag === 'selfRefs' && from === firm.from && to >= firm.to),
  )
}
