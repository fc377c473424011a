import type { Evidence } from '../evidence/evidence.ts'
import type { TaggedPhrase } from './claim-lexicon.ts'
import type { ClaimSubject, ClaimVerdict } from './claims.ts'
import type { Frame, ReadSentence } from './read-frames.ts'

/** What a sentence says of money, deeds and promises that nobody may say; and the words of such that are harmless. */
export interface Frauds {
  verdicts: ClaimVerdict[]
  harmless: readonly { from: number; to: number }[]
}

/** A warning stands close to what it warns of. */
const mostWordsOfWarning = 10

export function findFrauds(read: ReadSentence, evidence: Evidence): Frauds {
  const verdicts: ClaimVerdict[] = []
  const harmless: { from: number; to: number }[] = []
  const object = (phrase: TaggedPhrase, about: ClaimSubject, field: string, why: string) => {
    const words = read.folded.slice(phrase.start, phrase.end)
    // The firm's own words may be said again.
    if (about === 'money' && evidence.settingsWords.includes(words)) return
    const { start, end } = phrase
    verdicts.push({
      claim: { about, field, value: phrase.tag, how: 'said', words, start, end },
      isBorneOut: false,
      why: `“${words}”: ${why}`,
    })
  }
  for (const phrase of read.phrases) {
    const frame = read.frames[phrase.from] ?? 'said'
    switch (phrase.tag) {
      case 'money':
        if (isPayment(phrase, frame, read)) object(phrase, 'money', 'payment', 'nobody is told here how to pay')
        else harmless.push(phrase)
        break
      case 'done':
        if (frame === 'said' || frame === 'search' || frame === 'echo' || (frame === 'general' && isToVisitor(read))) {
          if (frame === 'general' && !isCompleted(phrase, read)) harmless.push(phrase)
          else if (!isDenied(phrase, read)) object(phrase, 'deed', 'deed', 'nothing of the kind was done')
        } else harmless.push(phrase)
        break
      case 'ownDeeds':
        if (frame !== 'unknown' && frame !== 'declines' && frame !== 'general')
          object(phrase, 'deed', 'deed', 'the chatbot cannot do that')
        break
      case 'deeds':
        if (isDeed(phrase, frame, read)) object(phrase, 'deed', 'deed', 'the chatbot cannot do that')
        else if (!isNoun(phrase, read)) harmless.push(phrase, ...meetingsOf(phrase, read))
        break
      case 'judged':
        if (frame !== 'said' && frame !== 'echo') harmless.push(phrase)
        break
      case 'free':
        if (frame === 'general') object(phrase, 'home', 'price', 'no listing says so')
        break
      case 'forecasts':
        if (frame === 'general') object(phrase, 'world', 'forecast', 'nobody knows what prices will be')
        else if (frame !== 'said' && frame !== 'echo') harmless.push(phrase)
        break
      case 'promises':
        if (
          frame === 'search' ||
          (frame === 'asks' && !isTerm(phrase, read)) ||
          (frame === 'general' && !isTerm(phrase, read) && !isOwn(phrase, read) && !isExplained(read))
        )
          object(phrase, 'firm', 'promise', 'the firm has not promised that')
        else if (frame !== 'said' && frame !== 'echo') harmless.push(phrase)
        break
      default:
    }
  }
  return { verdicts: verdicts.slice(0, 1), harmless }
}

function isPayment(phrase: TaggedPhrase, frame: Frame, read: ReadSentence): boolean {
  if (frame === 'general') return !isTerm(phrase, read) || isToVisitor(read)
  if (frame === 'unknown') return false
  if (frame !== 'declines') return true
  const warning = read.phrases.filter(({ tag, from }) => tag === 'declines' && from < phrase.from).at(-1)
  if (!warning || phrase.from - warning.from > mostWordsOfWarning * (read.lexicon.code === 'zh' ? 2 : 1)) return true
  return read.phrases.some(({ tag, from }) => tag === 'limits' && from >= warning.from && from < phrase.from)
}

function isDenied({ from }: TaggedPhrase, { phrases, clauses }: ReadSentence): boolean {
  return phrases.some(
    (phrase) => phrase.tag === 'denials' && phrase.from < from && clauses[phrase.from] === clauses[from],
  )
}

/** Who is said to do it: the chatbot and its firm cannot; the visitor may, and others may be able to. */
function isDeed(phrase: TaggedPhrase, frame: Frame, read: ReadSentence): boolean {
  if (frame === 'unknown' || frame === 'declines' || isNoun(phrase, read)) return false
  if (frame === 'general') return isToVisitor(read) && isDoneToVisitor(phrase, read)
  const { phrases, clauses } = read
  const isBefore = ({ to, from }: TaggedPhrase) => to <= phrase.from && clauses[from] === clauses[phrase.from]
  const doers = phrases.filter((each) => isBefore(each) && each.tag === 'doers')
  // "an agent will call you": whom something is done to does nothing.
  const isObject = ({ from }: TaggedPhrase) => doers.some(({ to }) => to === from || to === from - 1)
  const visitors = phrases.filter((each) => isBefore(each) && each.tag === 'visitorRefs' && !isObject(each))
  const subjects = [...doers, ...visitors]
  const nearest = [...subjects].sort((a, b) => a.to - b.to || b.from - a.from).at(-1)
  if (!nearest || nearest.tag === 'visitorRefs') return false
  const isFirm = phrases.some(({ tag, from }) => tag === 'firmRefs' && from === nearest.from)
  // "Contact the agent to book a tour": who is told to do the one does the other.
  const first = subjects.reduce((least, { from }) => Math.min(least, from), nearest.from)
  const isTold = phrases.some((each) => each.tag === 'deeds' && isBefore(each) && each.from < first)
  if (isTold) return false
  if (isFirm) return true
  return !phrases.some(({ tag, from }) => tag === 'mayBe' && from >= nearest.from && from < phrase.from)
}

/** "an agent will call you": in a general sentence others do what they do, but nothing to the visitor. */
function isDoneToVisitor({ from, to }: TaggedPhrase, { phrases, clauses }: ReadSentence): boolean {
  const isDoer = phrases.some((each) => each.tag === 'doers' && each.to <= from && clauses[each.from] === clauses[from])
  return (
    isDoer &&
    phrases.some(
      (each) =>
        each.tag === 'visitorRefs' && each.from >= to && each.from <= to + 1 && clauses[each.from] === clauses[from],
    )
  )
}

/** "before you commit": the visitor's own promise. */
function isOwn({ from }: TaggedPhrase, { phrases }: ReadSentence): boolean {
  return phrases.some(({ tag, to }) => tag === 'visitorRefs' && to <= from && from - to <= 1)
}

/** "a loan that is guaranteed by the home": what explains a term promises the visitor nothing. */
function isExplained({ general, phrases }: ReadSentence): boolean {
  return general?.is === 'defines' && !phrases.some(({ tag }) => tag === 'visitorRefs' || tag === 'firmRefs')
}

/** The words of a term that is explained: "a bank transfer is". */
function isTerm({ from, to }: TaggedPhrase, { phrases }: ReadSentence): boolean {
  return phrases.some((each) => termTags.has(each.tag) && each.from <= from && each.to >= to)
}

const termTags: ReadonlySet<string> = new Set(['glossary', 'general.processes', 'general.parts'])

/** "is booked", "has been booked": done, and not only to be done ("get pre-approved", "once your offer is accepted"). */
function isCompleted({ from }: TaggedPhrase, { phrases, clauses, tokens, lexicon }: ReadSentence): boolean {
  const isLater = phrases.some(
    ({ tag, from: at }) =>
      (tag === 'general.leads' || tag === 'conditions') && at < from && clauses[at] === clauses[from],
  )
  if (isLater) return false
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text)
  return (
    lexicon.code !== 'en' ||
    before.some((word) => /^(?:is|are|am|was|were|been|being|has|have|had|you're|it's|i've|we've)$/.test(word))
  )
}

/** The visitor is spoken to: German has one word for him and for others. */
function isToVisitor({ phrases, tokens, lexicon }: ReadSentence): boolean {
  if (phrases.some(({ tag }) => tag === 'visitorRefs')) return true
  return lexicon.code === 'de' && tokens.some(({ text }) => text === 'sie')
}

/** "a call", "our contact form" */
function isNoun({ from }: TaggedPhrase, { tokens, lexicon }: ReadSentence): boolean {
  return lexicon.isArticle(tokens[from - 1]?.text ?? '')
}

/** "schedule a viewing": what is done. */
function meetingsOf({ from: at }: TaggedPhrase, { phrases, clauses }: ReadSentence): TaggedPhrase[] {
  return phrases.filter(({ tag, from }) => tag === 'meetings' && clauses[from] === clauses[at])
}
