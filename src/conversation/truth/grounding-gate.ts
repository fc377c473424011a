import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { LanguageCode } from '../../reading/languages/language.ts'
import type { Topic } from './evidence/attribute.ts'
import type { Evidence, KnownHome } from './evidence/evidence.ts'
import { namesHome, topicOfQuestion } from './evidence/topic-of-question.ts'
import { findFeatureClaims } from './judge/feature-claims.ts'
import { judgeYesNo } from './judge/judge-yes-no.ts'
import { findNeverSaid } from './judge/never-list.ts'
import { judgeSentence } from './judge-sentence.ts'
import type { KnownValue } from './numbers/prove-arithmetic.ts'
import type { Figures } from './support/compare.ts'
import { type CleanText, cleanMarkup } from './text/clean-markup.ts'
import { CodeBlocks } from './text/code-blocks.ts'
import { findCut, longestHeld } from './text/cut-text.ts'
import { foldAligned } from './text/fold-text.ts'
import type { HiddenWords } from './text/hidden-words.ts'
import { KeptLayout } from './text/kept-layout.ts'
import { isOpeningPiece, readOpening } from './text/opening-words.ts'
import { findLanguage } from './words/find-language.ts'

/** A sentence that did not leave as it was. */
export interface GateDecision {
  /** What the model said. */
  said: string
  /** What left instead; '' when it was withheld. */
  made: string
  why: string
}

/** A sentence that nothing bore out, and the homes that it speaks of: a model may say it anew. */
export interface GateFault {
  said: string
  why: string
  homes: readonly KnownHome[]
}

export interface GateReport {
  passed: number
  withheld: number
  /** Facts that were proven from the evidence. */
  proven: number
  /** Time spent on checking. */
  milliseconds: number
  decisions: GateDecision[]
}

export interface GateOptions {
  evidence: Evidence
  hidden: HiddenWords
  /** What the answer is expected to be in; null: a language that is read by form alone. */
  language: LanguageCode | null
  year: number
  /** What the visitor asked: a bare yes or no is read together with it. */
  question?: string
  /** The visitor surely asks of something else than homes and the firm: a poem, a recipe. */
  isElsewhere?: () => boolean
  /**
   * For learning what to doubt: is told how each sentence that no rule withheld stands to the evidence, and none of them is withheld
   * for it.
   */
  observe?: (sentence: string, language: LanguageCode | null, figures: Figures, signs: readonly string[]) => void
  /** `off`: only what must never be said is left out; `strict`: of homes only what the record has said itself leaves. */
  grounding?: ChatbotSettings['Grounding']
}

/** The words at the beginning of a sentence that leave at once, whatever follows. */
function openingOf(raw: string): string {
  return raw.slice(0, readOpening(raw).length).replace(/[,\s]+$/u, '')
}

export type Objection = (sentence: string, language: LanguageCode) => string | null

const endless = /[\p{L}--\p{Script=Han}]{60,}/gv
const mayEndHere = /[.!?…。！？；\n]/
/** Only with one of these a sentence can be seen to have ended. */
const showsEnd = /[\s。！？；]/
const trailing = /[.!?…]["'”’»)\]*_]*\s*$/u
/** An opening that never ends need not be remembered. */
const longestOpening = 200
/** With strict grounding the sentences of the tool `say` alone speak of homes. */
const byRecordAlone = 'facts of a home are told by the tool say alone'
const mostDecisions = 40
const longestKept = 300
const short = (text: string): string => text.trim().slice(0, longestKept)
/** Thoughts of a model and marks of its template: no visitor is meant to see them, nor what stands between them. */
const thought =
  /<\/?(?:think|thinking|reasoning|scratchpad)>|<\|[\w▁|]{1,40}\|?>|\[\/?INST\]|<\/?(?:tool_call|function_call)>/iu

/**
 * Every word of a model goes through here before it leaves: whole sentences, list items and rows are held against what
 * the tools have returned. A sentence leaves as it is, or not at all. Never holds more than one of them back, and the
 * heading above it. What comes out depends on the text alone, and not on the pieces in which it came.
 */
export class GroundingGate {
  readonly #options: GateOptions
  readonly #layout = new KeptLayout()
  readonly #code = new CodeBlocks()
  #language: LanguageCode | null
  #held = ''
  /** How much of the held sentence has left already: the words of an opening. */
  #left = 0
  #opens = true
  #topic: Topic | null = null
  #said: readonly KnownValue[] = []
  #objection: Objection | null = null
  #hasObjected = false
  #isRepair = false
  /** All sentences that it has said, by their letters. */
  readonly #heard = new Set<string>()
  /** Whether what was said last on this line was withheld. */
  #wasWithheld = false
  /** Whether what is held ends with the end of a sentence, as far as one can see. */
  #hasTail = false
  /** What was withheld and could be said otherwise; not what may not be said at all. */
  readonly faults: GateFault[] = []
  readonly report: GateReport = { passed: 0, withheld: 0, proven: 0, milliseconds: 0, decisions: [] }

  constructor(options: GateOptions) {
    this.#options = options
    this.#language = options.language
    // Makes the tables of a language at its first answer, before the model is asked and not while it speaks.
    findFeatureClaims('', options.evidence.languages.tablesOf(options.language ?? 'en'))
  }

  /** The gate of fair housing: what to say once instead of a sentence; null when the sentence may be said. */
  objectWith(objection: Objection): void {
    this.#objection = objection
  }

  /** The sentence of fair housing has been said before the model was asked. */
  markObjected(): void {
    this.#hasObjected = true
  }

  /** The model has heard what was left out: of what it says now, that which it has said before goes by without a trace. */
  beginRepair(): void {
    this.#isRepair = true
  }

  /** Whether anything that means something has left. */
  get hasSpoken(): boolean {
    return this.#layout.hasSpoken || (this.#layout.hasSmiled && this.report.withheld === 0)
  }

  /** Whether something that a source of the firm says has left. */
  hasQuotedFirm = false

  /** Whether a piece may end a sentence, which is then held against the evidence. */
  mayRelease(piece: string): boolean {
    return this.#hasTail || this.#held.length + piece.length > longestHeld || mayEndHere.test(piece)
  }

  /** Takes a piece of the model's words; answers what may leave now. */
  push(piece: string): string {
    if (this.#opens && this.#left > 0 && this.#left === this.#held.length && isOpeningPiece(piece)) {
      this.#held = this.#left > longestOpening ? '' : this.#held + piece
      this.#left = this.#held.length
      return this.#layout.goOn(piece)
    }
    // A sentence ends where its sign is followed by something: the sign may be in the piece before.
    const mayEnd = mayEndHere.test(piece) || mayEndHere.test(this.#held.slice(-1)) || this.#hasTail
    // Of "evil。example" the next sign tells whether it was the end.
    const wasOpen = this.#held.endsWith('。')
    const hadTail = this.#hasTail && /\S/.test(piece)
    this.#held += piece
    this.#hasTail = mayEnd && trailing.test(this.#held.slice(-12))
    // Most pieces end nothing: they cost no more than this.
    const showsCut = (mayEnd && (wasOpen || hadTail || showsEnd.test(piece))) || this.#held.length > longestHeld
    if (!showsCut && !this.#opens) return ''
    return this.#measure(() => (showsCut ? this.#takeSentences() : '') + this.#takeOpening())
  }

  /** The model has ended its words, or uses a tool before it goes on. */
  end(): string {
    return this.#measure(() => {
      const rest = this.#takeSentences()
      const last = this.#held === '' ? '' : this.#release(this.#held)
      this.#held = ''
      return rest + last + this.#layout.end()
    })
  }

  #measure(work: () => string): string {
    const begin = performance.now()
    const said = work()
    this.report.milliseconds += performance.now() - begin
    return said
  }

  #takeSentences(): string {
    let said = ''
    for (let cut = findCut(this.#held); cut >= 0; cut = findCut(this.#held)) {
      const sentence = this.#held.slice(0, cut)
      this.#held = this.#held.slice(cut)
      said += this.#release(sentence)
    }
    return said
  }

  /** The words of a greeting need not wait for the end of their sentence; a comma behind them does. */
  #takeOpening(): string {
    if (!this.#opens) return ''
    const text = this.#held
    const { length, goesOn } = readOpening(text, text.lastIndexOf(' ', this.#left - 1) + 1)
    const safe = text
      .slice(0, length)
      .trimEnd()
      .replace(/[,\s]+$/u, '').length
    if (!goesOn) this.#opens = false
    if (safe <= this.#left) return ''
    const said = text.slice(this.#left, safe)
    this.#left = safe
    return this.#layout.goOn(said)
  }

  /** One sentence with its blanks, as far as it leaves. */
  #release(raw: string): string {
    const gone = this.#left
    this.#left = 0
    const isCode = this.#code.take(raw)
    if (raw.trim() === '') {
      if (raw.includes('\n') && this.#topic) this.#topic = { ...this.#topic, columns: null }
      return this.#layout.keep(raw.slice(gone))
    }
    // Whether it came in one piece or in many: the words of an opening have left before their sentence is judged.
    const opening = this.#opens && gone === 0 ? openingOf(raw) : ''
    this.#opens = false
    const { text, isKept } = this.#check(raw, isCode)
    this.#wasWithheld = !isKept && !raw.includes('\n')
    if (isKept) return this.#layout.keep(text.slice(gone))
    const begun = opening === '' ? '' : this.#layout.goOn(opening)
    return begun + this.#layout.withhold(raw, { hasBegun: gone > 0 || opening !== '', instead: text })
  }

  /** What leaves of a sentence, or what to say instead of it. */
  #check(raw: string, isCode: boolean): { text: string; isKept: boolean } {
    const { evidence, hidden, year, question, observe } = this.#options
    const letters =
      foldAligned(raw)
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? ''
    if (this.#isRepair && letters !== '' && this.#heard.has(letters)) return { text: '', isKept: false }
    this.#heard.add(letters)
    if (thought.test(raw)) return this.#withhold(raw, 'it is a thought or a mark of the model')
    const clean = cleanMarkup(raw, evidence, isCode)
    if (hidden.areIn(raw)) return this.#withhold(raw, 'it repeats what the model was told in confidence')
    if (clean.fault !== '') return this.#withhold(raw, clean.fault)
    if (!/[\p{L}\p{N}]/u.test(clean.text)) {
      // "😊" behind what was withheld goes with it.
      if (this.#wasWithheld && /\p{Extended_Pictographic}/u.test(raw)) return { text: '', isKept: false }
      return this.#keep(raw, clean.text, clean)
    }
    this.#language = findLanguage(clean.masked.replaceAll('\u0001', ' '), this.#language)
    const language = this.#language
    // No word is that long; looking for its neighbours would take long.
    const instead = this.#objection?.(clean.text.replace(endless, ' '), language ?? 'en') ?? null
    if (instead !== null) return this.#object(raw, instead)
    if (this.#options.grounding === 'off') {
      const why = this.#safely(() => findNeverSaid(clean.masked, evidence, language), 'it could not be checked')
      return why === null ? this.#keep(raw, clean.text, clean) : this.#withhold(raw, why)
    }
    if (evidence.wasTold(clean.text)) {
      this.report.proven += 1
      return this.#keep(raw, clean.text, clean)
    }
    // Only now the tools have told which homes there are.
    const topic = this.#topic ?? this.#firstTopic()
    const circumstances = {
      evidence,
      language,
      year,
      said: this.#said,
      question: question ?? '',
      observe: observe && ((figures: Figures, signs: readonly string[]) => observe(raw, language, figures, signs)),
    }
    const verdict = this.#safely(
      () =>
        judgeYesNo(clean.masked, question ?? '', topic, circumstances) ?? judgeSentence(clean, topic, circumstances),
      null,
    )
    if (verdict === null) return this.#withhold(raw, 'it could not be checked')
    this.#topic = verdict.topic
    this.#said = verdict.said
    this.report.proven += verdict.proven
    if (!verdict.passes) {
      const { homes } = verdict.topic
      this.#blame(raw, verdict.why, homes === 'stranger' ? [] : homes)
      return this.#withhold(raw, verdict.why)
    }
    if (this.#options.grounding === 'strict' && verdict.claimsOfHome) {
      const { homes } = verdict.topic
      this.#blame(raw, byRecordAlone, homes === 'stranger' ? [] : homes)
      return this.#withhold(raw, byRecordAlone)
    }
    if (verdict.quotesFirm) this.hasQuotedFirm = true
    return this.#keep(raw, clean.text, clean)
  }

  /** Whom the answer speaks of before it has named a home. */
  #firstTopic(): Topic {
    const { evidence, question, isElsewhere } = this.#options
    if (isElsewhere?.() && !namesHome(question ?? '', evidence))
      return { homes: [], named: [], columns: null, isElsewhere: true }
    return topicOfQuestion(question ?? '', evidence)
  }

  /** A sentence that the check itself fails at is not said, and breaks no answer off. */
  #safely<Found, Failed>(judge: () => Found, failed: Failed): Found | Failed {
    try {
      return judge()
    } catch {
      return failed
    }
  }

  #keep(raw: string, text: string, { removed }: Pick<CleanText, 'removed'>): { text: string; isKept: boolean } {
    this.report.passed += 1
    if (text !== raw)
      this.#note({
        said: raw,
        made: text,
        why: removed.length > 0 ? 'links or markup that may not be there' : 'hidden signs',
      })
    return { text, isKept: true }
  }

  #object(raw: string, instead: string): { text: string; isKept: boolean } {
    this.report.withheld += 1
    const made = this.#hasObjected ? '' : instead.trim()
    this.#hasObjected = true
    this.#note({ said: raw, made, why: 'it describes or chooses by who lives there' })
    return { text: made, isKept: false }
  }

  #withhold(raw: string, why: string): { text: string; isKept: boolean } {
    this.report.withheld += 1
    this.#note({ said: raw, made: '', why })
    return { text: '', isKept: false }
  }

  #blame(raw: string, why: string, homes: readonly KnownHome[]): void {
    if (this.faults.length < mostDecisions) this.faults.push({ said: short(raw), why, homes })
  }

  #note({ said, made, why }: GateDecision): void {
    if (this.report.decisions.length >= mostDecisions) return
    this.report.decisions.push({ said: short(said), made: short(made), why })
  }
}
