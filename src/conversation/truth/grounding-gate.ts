import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { LanguageCode } from '../../reading/languages/language.ts'
import { type Circumstances, type Correction, checkSentence, type Verdict } from './check-sentence.ts'
import { findFeatureClaims } from './claims/feature-claims.ts'
import { isBorneOutByFirm, statesOfFirm } from './claims/judge-passages.ts'
import { findNeverSaid } from './claims/never-said.ts'
import type { Topic } from './evidence/attribute.ts'
import type { Evidence } from './evidence/evidence.ts'
import { type CleanText, cleanMarkup } from './text/clean-markup.ts'
import { findCut, longestHeld } from './text/cut-text.ts'
import { findClaimLanguage } from './text/find-claim-language.ts'
import type { HiddenWords } from './text/hidden-words.ts'
import { isOpeningPiece, readOpening } from './text/opening-words.ts'

/** What became of a sentence that did not pass as it was. */
export interface GateDecision {
  /** What the model said. */
  said: string
  /** What was made of it; '' when it was left out. */
  made: string
  why: string
  corrections?: Correction[]
}

export interface GateReport {
  passed: number
  corrected: number
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
  /** What the answer is expected to be in. */
  language: LanguageCode
  year: number
  /** `off`: only what must never be said is left out. */
  grounding?: ChatbotSettings['Grounding']
}

/** How an opening ends whose rest may not be said. */
const cannotConfirm: Record<LanguageCode, string> = {
  en: 'but I cannot confirm that.',
  es: 'pero eso no lo puedo confirmar.',
  fr: 'mais je ne peux pas le confirmer.',
  de: 'aber das kann ich nicht bestätigen.',
  pt: 'mas não posso confirmar isso.',
  zh: '但我无法确认这一点。',
}

/** What is still to be sent of an opening whose rest was withheld, so that it reads as a sentence. */
function endOpening(opening: string, gone: number, ending: string): string {
  const trimmed = opening.trimEnd()
  // Blanks that have left already are not sent twice.
  const rest = trimmed.length > gone ? trimmed.slice(gone) : ''
  const isBlank = opening.length <= gone ? /\s$/.test(opening) : /\s$/.test(opening.slice(0, gone)) && rest === ''
  return `${rest}${isBlank ? '' : ' '}${trimmed.endsWith(',') ? '' : '– '}${ending}`
}

export type Objection = (sentence: string, language: LanguageCode) => string | null

const endless = /[\p{L}--\p{Script=Han}]{60,}/gv
const mayEndHere = /[.!?…。！？；\n]/
/** Only with one of these a sentence can be seen to have ended. */
const showsEnd = /[\s。！？；]/
const trailing = /[.!?…]["'”’»)\]*_]*\s*$/u
/** An opening that never ends need not be remembered. */
const longestOpening = 200
const mostDecisions = 40
const longestKept = 300

/**
 * Every word of a model goes through here before it leaves: whole sentences, list items and rows are held against what
 * the tools have returned. Never holds more than one of them back. What comes out depends on the text alone, and not on
 * the pieces in which it came.
 */
export class GroundingGate {
  readonly #options: GateOptions
  #language: LanguageCode
  #held = ''
  /** How much of the held sentence has left already: the words of an opening. */
  #left = 0
  #opens = true
  #topic: Topic = { homes: [], named: [], columns: null }
  #objection: Objection | null = null
  #hasObjected = false
  /** The last signs that have left. */
  #tail = ''
  /** Whether something was left out since a word has left. */
  #hasGap = false
  /** Whether what is held ends with the end of a sentence, as far as one can see. */
  #hasTail = false
  readonly report: GateReport = { passed: 0, corrected: 0, withheld: 0, proven: 0, milliseconds: 0, decisions: [] }

  constructor(options: GateOptions) {
    this.#options = options
    this.#language = options.language
    // Makes the tables of a language at its first answer, before the model is asked and not while it speaks.
    findFeatureClaims('', options.evidence.languages.tablesOf(options.language))
  }

  /** The gate of fair housing: what to say once instead of a sentence; null when the sentence may be said. */
  objectWith(objection: Objection): void {
    this.#objection = objection
  }

  /** Whether anything that means something has left. */
  hasSpoken = false

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
      this.#tail = piece.slice(-2)
      return piece
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
      return rest + last
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

  /** The words of a greeting need not wait for the end of their sentence. */
  #takeOpening(): string {
    if (!this.#opens) return ''
    const text = this.#held
    const { length: safe, goesOn } = readOpening(text, this.#scanned(text))
    if (!goesOn) this.#opens = false
    if (safe <= this.#left) return ''
    const said = text.slice(this.#left, safe)
    if (safe === text.length && safe > longestOpening) {
      this.#held = ''
      this.#left = 0
    } else this.#left = safe
    if (/\p{L}/u.test(said)) this.hasSpoken = true
    this.#tail = (this.#tail + said).slice(-2)
    return said
  }

  /** Where the word begins that has left last: it may have gone on. */
  #scanned(text: string): number {
    return text.lastIndexOf(' ', this.#left - 1) + 1
  }

  /** One sentence with its blanks, or what is left of it. */
  #release(raw: string): string {
    const said = this.#pass(raw)
    if (/\S/.test(said)) this.#hasGap = false
    if (said !== '') this.#tail = (this.#tail + said).slice(-2)
    return said
  }

  #pass(raw: string): string {
    // However it came: the words of an opening have left, or would have.
    const left = this.#opens && raw.trim() !== '' ? Math.max(this.#left, this.#openingOf(raw)) : this.#left
    const gone = this.#left
    this.#left = 0
    if (raw.trim() !== '') this.#opens = false
    if (raw.trim() === '') {
      this.#topic = raw.includes('\n') ? { ...this.#topic, columns: null } : this.#topic
      // What was left out leaves no empty lines behind.
      if (this.#hasGap && (!this.hasSpoken || this.#tail === '\n\n')) return ''
      return raw.slice(gone)
    }
    const { text: checked, isKept } = this.#check(raw)
    if (!isKept) return this.#leaveOut(raw, { gone, left, instead: checked })
    if (left > 0) {
      this.hasSpoken = true
      return checked.slice(gone)
    }
    // What stood before it was left out: no blanks stay behind in front of an answer or a line.
    const isFirst = !this.hasSpoken && this.report.withheld > 0
    const startsLine = this.#hasGap && this.#tail.endsWith('\n') && !/^\s*(?:[-*+•>]\s|[|#]|\d)/.test(checked)
    if (/\p{L}|\p{N}/u.test(checked)) this.hasSpoken = true
    return isFirst || startsLine ? checked.trimStart() : checked
  }

  /** What stays of a sentence that may not be said: a mark where its opening has left, and the end of its line. */
  #leaveOut(raw: string, { gone, left, instead }: { gone: number; left: number; instead: string }): string {
    this.#hasGap = true
    const end = raw.endsWith('\n') ? '\n' : ''
    if (raw.slice(0, left).trim() !== '') {
      this.hasSpoken = true
      return endOpening(raw.slice(0, left), gone, instead === '' ? cannotConfirm[this.#language] : instead) + end
    }
    if (instead !== '') {
      const blanks = this.hasSpoken ? (/^\s*/.exec(raw)?.[0] ?? '') : ''
      this.hasSpoken = true
      return blanks + instead + end
    }
    return this.hasSpoken && !this.#tail.endsWith('\n') ? end : ''
  }

  #openingOf(raw: string): number {
    return readOpening(raw).length
  }

  /** What may be said of a sentence, or what to say instead of it. */
  #check(raw: string): { text: string; isKept: boolean } {
    const { evidence, hidden, year } = this.#options
    const clean = cleanMarkup(raw, evidence)
    if (hidden.areIn(raw)) return this.#withhold(raw, 'it repeats what the model was told in confidence')
    if (clean.fault !== '') return this.#withhold(raw, clean.fault)
    if (!/[\p{L}\p{N}]/u.test(clean.text)) return this.#keep(raw, clean.text, clean)
    this.#findLanguage(clean.masked)
    // No word is that long; looking for its neighbours would take long.
    const instead = this.#objection?.(clean.text.replace(endless, ' '), this.#language) ?? null
    if (instead !== null) return this.#object(raw, instead)
    if (this.#options.grounding === 'off') {
      const why = this.#safely(() => findNeverSaid(clean.masked, evidence, this.#language), 'it could not be checked')
      return why === null ? this.#keep(raw, clean.text, clean) : this.#withhold(raw, why)
    }
    if (this.#isOfFirm(clean)) {
      this.#topic = { ...this.#topic, homes: [] }
      this.report.proven += 1
      this.hasQuotedFirm = true
      return this.#keep(raw, clean.text, clean)
    }
    if (evidence.wasTold(clean.text)) {
      this.report.proven += 1
      return this.#keep(raw, clean.text, clean)
    }
    const verdict = this.#checkSafely(clean, { evidence, language: this.#language, year })
    if (verdict === null) return this.#withhold(raw, 'it could not be checked')
    this.#topic = verdict.topic
    this.report.proven += verdict.proven
    if (verdict.outcome === 'withheld') return this.#withhold(raw, verdict.why)
    if (verdict.proven === 0 && evidence.concernsFirm && this.#states(clean))
      return this.#withhold(raw, 'no source of the firm says that')
    if (verdict.outcome === 'corrected') {
      this.report.corrected += 1
      this.#note({ said: raw, made: verdict.text, why: 'the record says otherwise', corrections: verdict.corrections })
      return { text: verdict.text, isKept: true }
    }
    return this.#keep(raw, verdict.text, clean)
  }

  #isOfFirm({ masked, links }: CleanText): boolean {
    return (
      links.length === 0 && this.#safely(() => isBorneOutByFirm(masked, this.#options.evidence, this.#language), false)
    )
  }

  #states({ masked }: CleanText): boolean {
    return this.#safely(() => statesOfFirm(masked, this.#options.evidence, this.#language), true)
  }

  #safely<Value>(judge: () => Value, otherwise: Value): Value {
    try {
      return judge()
    } catch {
      return otherwise
    }
  }

  /** A sentence that the check itself fails at is not said, and breaks no answer off. */
  #checkSafely(clean: CleanText, circumstances: Circumstances): Verdict | null {
    try {
      return checkSentence(clean, this.#topic, circumstances)
    } catch {
      return null
    }
  }

  /** Each sentence is read in its own language: an answer may change it. */
  #findLanguage(text: string): void {
    if (/\p{L}{2}|\p{Script=Han}/u.test(text))
      this.#language = findClaimLanguage(
        this.#options.evidence.languages,
        text.replaceAll('\u0001', ' '),
        this.#language,
      )
  }

  #keep(raw: string, text: string, { removed }: { removed: string[] }): { text: string; isKept: boolean } {
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

  /** The sentence of fair housing has been said before the model was asked. */
  markObjected(): void {
    this.#hasObjected = true
  }

  #withhold(raw: string, why: string): { text: string; isKept: boolean } {
    this.report.withheld += 1
    this.#note({ said: raw, made: '', why })
    return { text: '', isKept: false }
  }

  #note({ said, made, why, corrections }: GateDecision): void {
    if (this.report.decisions.length >= mostDecisions) return
    const short = (text: string) => text.trim().slice(0, longestKept)
    this.report.decisions.push({ said: short(said), made: short(made), why, ...(corrections ? { corrections } : {}) })
  }
}
