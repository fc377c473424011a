import { splitUsage, type TokenUsage } from './token-usage.ts'

/** How an answer of nothing but words has ended. */
export interface WordsEnding {
  /** It was at its output limit. */
  isCut: boolean
  /** null when the server does not tell. */
  usage: TokenUsage | null
}

/** An event of the chat-completions protocol, as far as it is looked at here. */
interface ChatEvent {
  choices?: { delta?: Record<string, unknown>; finish_reason?: unknown }[]
  error?: unknown
  usage?: unknown
}

const begin = 'data: '
/** A probe is read three times: an answer in which something else changes from event to event too is read as it comes. */
const mostProbes = 4
/** What has to be written otherwise within a JSON string. */
const special = /["\\\p{Cc}]/u

/**
 * Reads the events of one answer in the chat-completions protocol as far as they are words and the end of words. The events of
 * an answer differ in their words alone, as a rule: what stands around them is parsed once, and after that compared.
 */
export class EventReader {
  #before = ''
  #after = ''
  #probes = 0
  #ending: WordsEnding | null = null

  /** How the answer has ended, once it has. */
  get ending(): WordsEnding | null {
    return this.#ending
  }

  /** The words of an event that holds nothing else, '' for the end of an answer; null for any other. */
  read(event: string): string | null {
    if (this.#ending !== null) return this.#readBehind(event)
    const between = this.#between(event)
    if (between !== null) return between
    const parsed = parse(event)
    if (parsed === null) return null
    const words = wordsOf(parsed)
    if (words === null) return this.#readEnd(parsed)
    if (this.#probes < mostProbes) this.#probe(event, words)
    return words
  }

  /** The words, where all around them is as in the event before. */
  #between(event: string): string | null {
    const before = this.#before
    const length = event.length - before.length - this.#after.length
    if (before === '' || length < 0 || !event.startsWith(before) || !event.endsWith(this.#after)) return null
    const words = event.slice(before.length, before.length + length)
    return special.test(words) ? null : words
  }

  /** Remembers what stands around the words, once other words at their place have proven to be read as the words. */
  #probe(event: string, words: string): void {
    const token = `"content":"${words}"`
    const at = event.indexOf(token)
    if (words === '' || special.test(words) || at < 0) return
    this.#probes += 1
    const before = event.slice(0, at + token.length - 1 - words.length)
    const after = event.slice(at + token.length - 1)
    const probe = parse(`${before}probe${after}`)
    if (probe === null || wordsOf(probe) !== 'probe') return
    this.#before = before
    this.#after = after
  }

  #readEnd({ choices, error, usage }: ChatEvent): string | null {
    const choice = Array.isArray(choices) && choices.length === 1 ? choices[0] : undefined
    if (!choice || error != null) return null
    const reason = choice.finish_reason
    const used = readUsage(usage)
    if ((reason !== 'stop' && reason !== 'length') || used === undefined) return null
    if (wordsIn(choice.delta ?? {}) !== '') return null
    this.#ending = { isCut: reason === 'length', usage: used }
    return ''
  }

  /** Behind the end nothing is expected but the tokens, and the mark of the end. */
  #readBehind(event: string): string | null {
    if (event === `${begin}[DONE]`) return ''
    const parsed = parse(event)
    if (parsed === null || !Array.isArray(parsed.choices) || parsed.choices.length > 0 || parsed.error != null)
      return null
    const usage = readUsage(parsed.usage)
    if (usage === undefined || this.#ending === null) return null
    if (usage !== null) this.#ending = { ...this.#ending, usage }
    return ''
  }
}

function parse(event: string): ChatEvent | null {
  if (!event.startsWith(`${begin}{`) || event.includes('\n') || event.includes('\r')) return null
  try {
    return JSON.parse(event.slice(begin.length))
  } catch {
    return null
  }
}

function wordsOf({ choices, error, usage }: ChatEvent): string | null {
  const choice = Array.isArray(choices) && choices.length === 1 ? choices[0] : undefined
  if (!choice?.delta || error != null || usage != null || choice.finish_reason != null) return null
  return wordsIn(choice.delta)
}

/** Null where there is more in it than words. */
function wordsIn(delta: Record<string, unknown>): string | null {
  const { content, role: _, ...more } = delta
  if (typeof content !== 'string' && content != null) return null
  for (const name in more) if (more[name] != null) return null
  return content ?? ''
}

/** Null: not told; undefined: in a way that we do not read. */
function readUsage(usage: unknown): TokenUsage | null | undefined {
  if (usage == null) return null
  if (typeof usage !== 'object') return undefined
  const { prompt_tokens: input = 0, completion_tokens: output = 0, ...more } = usage as Record<string, unknown>
  if (typeof input !== 'number' || typeof output !== 'number') return undefined
  const { cached_tokens: cached } = Object(more.prompt_tokens_details)
  const { reasoning_tokens: reasoning } = Object(more.completion_tokens_details)
  return splitUsage({ input, cached, output, reasoning })
}
