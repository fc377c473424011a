/** What is left of words, and what stood among them. */
interface CleanerHooks {
  /** A call of a tool that a model wrote into its words: JSON, as it wrote it. */
  onCall(text: string): void
  /** A thought was closed that nothing opened: the server's template did, and what came so far was one. */
  onUnopened(): void
}

/** Marks of a model's own language: of its turns, thoughts and tools. They are told by their form, not by a list of models. */
const mark =
  /<[|｜]([^<>|｜\s]{1,40})[|｜]>|<[|｜]([^<>|｜\s]{1,40})>|<([^<>|｜\s]{1,40})[|｜]>|[<◁](\/?)(?:[a-z]{1,20}:)?(think(?:ing)?|thoughts?|reasoning|reflection|tool_call|tool_response)[>▷]|<(\/?s|eos|bos|start_of_turn|end_of_turn)>|\[\/?(INST|TOOL_CALLS)\]/i
/** What may become a mark with the next piece. */
const half = /(?:[<◁][|｜]?[^<>◁▷\s]{0,42}|\[\/?[A-Z_]{0,10})$/i

const ends = new Set(
  'im_end eot_id eom_id eot endoftext end_of_text end_of_sentence end_of_turn return eos /s'.split(' '),
)
const begins = new Set('im_start start_header_id start start_of_turn'.split(' '))
const usesTool = new Set('python_tag tool_calls_begin tool_calls_section_begin tool_calls call'.split(' '))

type State =
  | 'words'
  /** Until the thought is closed. */
  | 'thought'
  /** The same where nothing shows yet that it is one. */
  | 'perhaps thought'
  /** A call of a tool, until it is closed. */
  | 'call'
  /** The name of a role or of a channel. */
  | 'name'
  /** A channel that is not for readers. */
  | 'aside'
  /** The turn of the model has ended, whatever it goes on with. */
  | 'over'

/** Takes the thoughts and marks of a model out of its words, piece by piece. What it holds back is no longer than a mark. */
export class WordCleaner {
  readonly #hooks: CleanerHooks
  #state: State = 'words'
  #held = ''
  /** What was said between two marks that is not for readers. */
  #inner = ''
  #hasSaid = false
  #hasMark = false
  #hasChannels = false
  #hasOpened = false

  /** `beginsInThought`: answers of this model did lately, without a mark at their beginning. */
  constructor(hooks: CleanerHooks, { beginsInThought = false } = {}) {
    this.#hooks = hooks
    if (beginsInThought) this.#state = 'perhaps thought'
  }

  /** Whether it still waits for the end of a thought that may be none. */
  get isUnsure(): boolean {
    return this.#state === 'perhaps thought'
  }

  push(words: string): string {
    const isPlain = this.#hasSaid || !this.#hasMark
    if (isPlain && this.#state === 'words' && this.#held === '' && !/[<[◁]/.test(words)) {
      this.#hasSaid ||= words.trim() !== ''
      return words
    }
    let rest = this.#held + words
    let said = ''
    for (let found = mark.exec(rest); found !== null; found = mark.exec(rest)) {
      said += this.#take(rest.slice(0, found.index))
      rest = rest.slice(found.index + found[0].length)
      this.#hasMark = true
      const [, token, open, close, closing = '', tag, simple, bracket] = found
      if (tag !== undefined) this.#tag(tag.toLowerCase(), closing !== '')
      else if (open !== undefined) this.#begin('aside')
      else if (close !== undefined) this.#endAside()
      else this.#token((token ?? simple ?? bracket ?? '').toLowerCase().replaceAll('▁', '_'))
    }
    const at = rest.search(half)
    this.#held = at < 0 ? '' : rest.slice(at)
    return said + this.#take(at < 0 ? rest : rest.slice(0, at))
  }

  /** What was held back, at the end of all words. */
  end(): string {
    const held = this.#held
    this.#held = ''
    const said = this.#take(held)
    if (this.#state === 'call') this.#close('')
    // It was none: these are the words of the answer.
    return this.isUnsure ? this.#inner.trimStart() : said
  }

  #take(words: string): string {
    if (words === '') return ''
    if (this.#state === 'words') {
      // An answer does not begin with the blank lines behind a thought.
      const said = this.#hasSaid || !this.#hasMark ? words : words.trimStart()
      this.#hasSaid ||= said.trim() !== ''
      return said
    }
    if (this.#state === 'name') return this.#takeName(words)
    if (this.#state === 'call' || this.isUnsure) this.#inner += words
    return ''
  }

  /** A role stands on a line of its own; what follows the line are words. */
  #takeName(words: string): string {
    this.#inner += words
    const end = this.#inner.indexOf('\n')
    if (this.#hasChannels || end < 0) return ''
    const rest = this.#inner.slice(end + 1)
    this.#state = 'words'
    this.#inner = ''
    return this.#take(rest)
  }

  #tag(tag: string, isClosing: boolean): void {
    if (this.#state === 'over') return
    if (isClosing) this.#close(tag)
    else if (this.#state === 'words' || this.isUnsure) {
      this.#state = tag === 'tool_call' ? 'call' : 'thought'
      this.#hasOpened = true
      this.#inner = ''
    }
  }

  /** "<|channel>thought … <channel|>": marks in pairs, with what is between them for no reader. */
  #endAside(): void {
    if (this.#state === 'aside') this.#state = 'words'
  }

  #close(tag: string): void {
    if (tag.startsWith('think') && (this.#state === 'words' || this.isUnsure) && !this.#hasOpened)
      this.#hooks.onUnopened()
    if (this.#state === 'call' && this.#inner.trim() !== '') this.#hooks.onCall(this.#inner.trim())
    if (this.#state === 'call' || this.#state === 'thought' || this.isUnsure) this.#state = 'words'
    this.#inner = ''
  }

  #token(token: string): void {
    if (this.#state === 'over') return
    if (token === 'channel') {
      this.#hasChannels = true
      this.#begin('name')
    } else if (token === 'message' || token === 'end_header_id') {
      const name = this.#inner.trim()
      this.#state = this.#hasChannels && !/^(final|assistant)?$/.test(name) ? 'aside' : 'words'
      this.#inner = ''
    } else if (token === 'end' && this.#hasChannels) this.#begin('aside')
    else if (ends.has(token) || token === 'end') this.#state = 'over'
    else if (begins.has(token)) this.#begin(this.#hasSaid && !this.#hasChannels ? 'over' : 'name')
    else if (token === 'inst' && this.#hasSaid) this.#state = 'over'
    else if (usesTool.has(token)) this.#begin('aside')
  }

  #begin(state: State): void {
    this.#state = state
    this.#inner = ''
  }
}
