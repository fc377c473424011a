import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { foldAligned } from '../text/fold-text.ts'
import { type Frame, type ReadSentence, readSentence } from '../words/read-sentence.ts'
import { saidLexiconOf, type TaggedPhrase } from '../words/said-lexicon.ts'

/** Why a text may not be said whatever bears it out; null: it may. A language that is not read has no such words. */
export function findNeverSaid(text: string, evidence: Evidence, language: LanguageCode | null): string | null {
  if (language === null) return null
  const read = readSentence({ text, folded: foldAligned(text) }, saidLexiconOf(evidence.languages, language), [])
  return findForbidden(read, evidence, true)
}

/** A warning stands close to what it warns of. */
const mostWordsOfWarning = 10

/** What of a sentence nobody may say, whatever the evidence: money instructions, deeds, pressure, promises, judgements. */
export function findForbidden(read: ReadSentence, evidence: Evidence, isOfHome: boolean): string | null {
  for (const phrase of read.phrases) {
    const why = forbids(phrase, read.frames[phrase.from] ?? 'said', read, isOfHome)
    if (why === null) continue
    const words = read.folded.slice(phrase.start, phrase.end)
    // What the firm says itself may be said again.
    if (isSaidByFirm(words, phrase.tag, evidence)) continue
    return `“${words}”: ${why}`
  }
  return null
}

function forbids(phrase: TaggedPhrase, frame: Frame, read: ReadSentence, isOfHome: boolean): string | null {
  const isClaim = frame === 'said' || frame === 'echo' || frame === 'search'
  switch (phrase.tag) {
    case 'money':
      return isPayment(phrase, frame, read) ? 'nobody is told here how to pay' : null
    case 'done':
      return isClaim && isDoneForVisitor(read) && !isDenied(phrase, read) ? 'nothing of the kind was done' : null
    case 'ownDeeds':
      return frame !== 'unknown' && frame !== 'declines' ? 'the chatbot cannot do that' : null
    case 'deeds':
      return isDeed(phrase, frame, read) ? 'the chatbot cannot do that' : null
    case 'pressure':
      return isClaim && !isDenied(phrase, read) ? 'nothing bears that out' : null
    case 'promises':
      return isClaim && isPromise(phrase, read, isOfHome) ? 'the firm has not promised that' : null
    case 'forecasts':
      return isClaim && !read.isQuestion && !read.has('habits') && !isHedged(read) && !isDenied(phrase, read)
        ? 'nobody knows what prices will be'
        : null
    case 'judged':
      return isClaim && !read.isQuestion && !isHedged(read) ? 'nobody may judge that here' : null
    default:
      return null
  }
}

/** The firm's papers and settings say it: a fee, a way to pay, a promise. Of safety, schools and people nobody says it. */
function isSaidByFirm(words: string, tag: string, evidence: Evidence): boolean {
  if (tag === 'judged' || tag === 'deeds' || tag === 'done' || tag === 'ownDeeds') return false
  // How to pay only the firm's own settings may tell: anybody can write on a page.
  const papers = [
    ...evidence.passages.map(({ text }) => foldAligned(text)),
    ...evidence.homes.map((home) => home.words),
  ]
  return [evidence.settingsWords, ...(tag === 'money' ? [] : papers)].some((text) => text.includes(words))
}

/** Only what tells the visitor to pay: whose payment it is, or a verb in the form of a request. */
function isPayment(phrase: TaggedPhrase, frame: Frame, read: ReadSentence): boolean {
  if (frame === 'unknown' || frame === 'if' || frame === 'asks') return false
  const isToVisitor = read.has('visitorRefs') || read.has('firmRefs') || phrase.from === 0
  if (frame !== 'declines') return isToVisitor && !isDenied(phrase, read) && !read.has('habits')
  const warning = read.phrases.filter(({ tag, from }) => tag === 'declines' && from < phrase.from).at(-1)
  if (!warning || phrase.from - warning.from > mostWordsOfWarning * (read.lexicon.code === 'zh' ? 2 : 1)) return true
  return read.phrases.some(({ tag, from }) => tag === 'limits' && from >= warning.from && from < phrase.from)
}

/** "is booked" of the visitor's tour; never "offers are accepted within three days". */
function isDoneForVisitor(read: ReadSentence): boolean {
  return (read.has('visitorRefs') || read.has('meetings') || read.has('firmRefs')) && !read.has('habits')
}

function isDenied({ from }: TaggedPhrase, { phrases, clauses }: ReadSentence): boolean {
  return phrases.some(
    (phrase) => phrase.tag === 'denials' && phrase.from < from && clauses[phrase.from] === clauses[from],
  )
}

/** Promised is what is said of the firm, the visitor or a home; a word that is explained or asked about promises nothing. */
function isPromise(phrase: TaggedPhrase, read: ReadSentence, isOfHome: boolean): boolean {
  if (read.isQuestion || isDenied(phrase, read) || read.has('habits')) return false
  const isOwn = read.phrases.some(({ tag, to }) => tag === 'visitorRefs' && to <= phrase.from && phrase.from - to <= 1)
  return (read.has('firmRefs') || isOfHome || read.has('visitorRefs')) && !isOwn
}

/** "I can't judge whether it is safe", "check the crime figures": no judgement. */
function isHedged({ frames, phrases }: ReadSentence): boolean {
  return frames.includes('declines') || phrases.some(({ tag }) => tag === 'unknown' || tag === 'unknownBehind')
}

const pastForm = /(?:ed|sent|put|held|spoke|told|met|made|let|ran|got|took|left)$/u

function isPast({ from }: TaggedPhrase, doer: TaggedPhrase, { tokens, lexicon }: ReadSentence): boolean {
  if (lexicon.code !== 'en') return true
  const between = tokens.slice(doer.from, from + 1).map(({ text }) => text)
  return (
    between.some((word) => /(?:'ve|'ll|^have|^has|^will|^just|^already)$/u.test(word)) ||
    pastForm.test(tokens[from]?.text ?? '')
  )
}

/** Who is said to do it: the chatbot and its firm cannot; the visitor may, and others may be able to. */
function isDeed(phrase: TaggedPhrase, frame: Frame, read: ReadSentence): boolean {
  if (frame !== 'said' && frame !== 'echo' && frame !== 'search') return false
  if (read.isQuestion) return false
  const { phrases, clauses } = read
  const isBefore = ({ to, from }: TaggedPhrase) => to <= phrase.from && clauses[from] === clauses[phrase.from]
  const doers = phrases.filter((each) => isBefore(each) && each.tag === 'doers')
  // "an agent will call you": whom something is done to does nothing.
  const isObject = ({ from }: TaggedPhrase) => doers.some(({ to }) => to === from || to === from - 1)
  const visitors = phrases.filter((each) => isBefore(each) && each.tag === 'visitorRefs' && !isObject(each))
  const nearest = [...doers, ...visitors].sort((a, b) => a.to - b.to || b.from - a.from).at(-1)
  if (!nearest || nearest.tag === 'visitorRefs') return false
  const isFirm = phrases.some(({ tag, from }) => tag === 'firmRefs' && from === nearest.from)
  if (!isFirm && !read.has('visitorRefs')) return false
  // "We charge buyers a fee": what the firm does with anybody, and nothing that was done.
  if (isFirm && !read.has('visitorRefs') && !read.has('meetings') && !isPast(phrase, nearest, read)) return false
  if (isDenied(phrase, read)) return false
  return !phrases.some(({ tag, from }) => tag === 'mayBe' && from >= nearest.from && from < phrase.from)
}
