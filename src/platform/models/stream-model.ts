import { setTimeout as wait } from 'node:timers/promises'
import { fail } from '../errors.ts'
import type { WordsEnding } from './event-reader.ts'
import { AnswerTrouble, isPassing, readRetryAfter, toModelFailure } from './model-failure.ts'
import type { CallOptions, PromptMessage, ProviderModel, UsableModel } from './models.ts'
import { splitUsage, type TokenUsage } from './token-usage.ts'
import type { ModelHabits } from './wire/model-habits.ts'
import { readEnding } from './wire/read-ending.ts'
import { toolMeant } from './wire/tool-meant.ts'
import { WordCleaner } from './wire/word-cleaner.ts'
import { WordQueue } from './word-queue.ts'
import { hearWords, type WordSink } from './word-tap.ts'

export interface ToolCall {
  toolCallId: string
  toolName: string
  /** JSON text of the arguments, as the model wrote it. */
  input: string
}

/** What a model has said when it stops: words, and tools that it wants to be used before it goes on. */
export interface StepEnd {
  /** The message to hand back to the model together with the results of its tools. */
  message: Extract<PromptMessage, { role: 'assistant' }>
  toolCalls: ToolCall[]
  /** It was at its output limit: what it says ends in the middle. */
  isCut: boolean
  /** It has only paused: handed its own message back, it goes on. */
  isPaused: boolean
  /** null when the server does not tell. */
  usage: TokenUsage | null
}

export interface ModelCall {
  options: Pick<CallOptions, 'prompt' | 'tools' | 'toolChoice' | 'temperature' | 'providerOptions' | 'maxOutputTokens'>
  /** Longest wait for the next sign of work: words, thoughts, or arguments of a tool. */
  timeoutMs: number
  /** Longest wait that a busy server may ask for before it is tried again; left out: `timeoutMs`. */
  patienceMs?: number
  signal: AbortSignal
}

type Part = StepEnd['message']['content'][number]
type Stream = Awaited<ReturnType<ProviderModel['doStream']>>['stream']

const retryAfterMs = 200
/** Characters of one call, of words, thoughts and arguments together: several times what its tokens make. */
const longestCall = 400_000

/**
 * One call to a model: yields its words as they come, all that are there at once, and returns what it wants next. Fails with model-failed or
 * model-timeout; when `signal` fires, the call is cancelled and the generator throws at once.
 *
 * The provider's own stream is read, not the SDK's `streamText`: docs/decisions/0003 has the measurements.
 */
export async function* streamModel(model: UsableModel, call: ModelCall): AsyncGenerator<readonly string[], StepEnd> {
  const words = new WordQueue()
  const cancel = new AbortController()
  const stop = (reason: unknown): void => {
    cancel.abort(reason)
    // Whatever the client makes of the signal: nobody waits any longer.
    words.end(reason)
  }
  const onAbort = (): void => stop(call.signal.reason)
  if (call.signal.aborted) onAbort()
  call.signal.addEventListener('abort', onAbort, { once: true })
  let hasWorked = false
  const silence = setTimeout(() => {
    // While a slow reader has words to take, nobody waits for the model.
    if (!words.isAwaited) {
      silence.refresh()
      return
    }
    // Where this process was busy itself, what has come meanwhile is read first.
    hasWorked = false
    const stopIfSilent = (): void => void (hasWorked || stop(timeoutOf(model, call)))
    setImmediate(() => setImmediate(stopIfSilent))
  }, call.timeoutMs)
  const said = new StepCollector(words, {
    onWork: () => {
      hasWorked = true
      silence.refresh()
    },
    // Told here: on its way back through a provider's client the reason would be lost.
    onTooMuch: () => stop(toModelFailure(new AnswerTrouble('endless', 'the model does not stop'), model.key)),
    tools: (call.options.tools ?? []).map(({ name }) => name),
    habits: model.habits,
  })
  let isHeardOut = false
  try {
    hear(model, call, said, cancel.signal).then(
      () => {
        isHeardOut = true
        said.flush()
        words.end()
      },
      (error: unknown) => words.end(error),
    )
    for (let pieces = await words.take(); pieces !== null; pieces = await words.take()) yield pieces
    return said.end()
  } catch (error) {
    throw cancel.signal.aborted ? cancel.signal.reason : toModelFailure(error, model.key)
  } finally {
    clearTimeout(silence)
    call.signal.removeEventListener('abort', onAbort)
    // Also when the reader of this generator stops early: the model must not talk on.
    if (!isHeardOut && !cancel.signal.aborted) cancel.abort()
  }
}

function timeoutOf(model: UsableModel, call: ModelCall): Error {
  return fail('model-timeout', { model: model.key, seconds: call.timeoutMs / 1000 })
}

/** Hears the model out; resolves when its stream ends. What fails in passing before the model said anything is tried once more. */
async function hear(model: UsableModel, call: ModelCall, said: StepCollector, signal: AbortSignal): Promise<void> {
  const beganAt = performance.now()
  try {
    await hearOnce(model, call, said, signal)
  } catch (error) {
    if (signal.aborted || !said.isEmpty || !isPassing(error)) throw error
    const asked = readRetryAfter(error, Date.now())
    const { timeoutMs, patienceMs = timeoutMs } = call
    // Who is asked to wait longer than that need not wait at all.
    if (asked !== null && performance.now() - beganAt + asked >= patienceMs) throw error
    await wait(Math.max(retryAfterMs, asked ?? 0), undefined, { signal })
    await hearOnce(model, call, said, signal)
  }
}

async function hearOnce(model: UsableModel, call: ModelCall, said: StepCollector, signal: AbortSignal): Promise<void> {
  const stream = await Promise.race([hearWords(said, () => openStream(model, call, signal)), said.whole])
  if (stream === null) return
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    if (value.type === 'text-delta') {
      said.push(value.delta)
      const room = said.untilRoom()
      if (room) await room
    } else {
      said.add(value)
    }
  }
  said.checkEnd()
}

async function openStream(model: UsableModel, call: ModelCall, signal: AbortSignal): Promise<Stream> {
  const options: CallOptions = { maxOutputTokens: model.outputTokens, ...call.options, abortSignal: signal }
  const { providerOptions } = call.options
  if (model.reasoning !== undefined) options.reasoning = model.reasoning
  if (model.providerOptions) options.providerOptions = mergeOptions(model.providerOptions, providerOptions)
  return (await model.languageModel.doStream(options)).stream
}

type ProviderOptions = NonNullable<CallOptions['providerOptions']>

function mergeOptions(ours: ProviderOptions, more: ProviderOptions = {}): ProviderOptions {
  const merged = { ...ours }
  for (const [name, options] of Object.entries(more)) merged[name] = { ...merged[name], ...options }
  return merged
}

type StreamPart = Stream extends ReadableStream<infer Item> ? Item : never

interface CollectorHooks {
  /** Hears of every sign that the model is at work. */
  onWork: () => void
  /** The model has said more than any call may. */
  onTooMuch: () => void
  /** The names of the tools that the model was told of. */
  tools: readonly string[]
  habits: ModelHabits
}

/** Hands the words of a stream on, and puts all its parts together to the message that the model has said. */
class StepCollector implements WordSink {
  readonly #words: WordQueue
  readonly #hooks: CollectorHooks
  readonly #content: Part[] = []
  readonly #toolCalls: ToolCall[] = []
  #text = ''
  #length = 0
  #thought: { text: string; providerOptions: Part['providerOptions'] } | null = null
  #finish: Extract<StreamPart, { type: 'finish' }> | null = null
  #ending: WordsEnding | null = null
  readonly #cleaner: WordCleaner
  #onWhole: (value: null) => void = () => {}
  /** Resolves when the answer is over without the client of the call. */
  readonly whole = new Promise<null>((resolve) => {
    this.#onWhole = resolve
  })

  constructor(words: WordQueue, hooks: CollectorHooks) {
    this.#words = words
    this.#hooks = hooks
    const { habits } = hooks
    this.#cleaner = new WordCleaner(
      { onCall: (text) => this.#addWrittenCall(text), onUnopened: () => habits.noteBeginning(true) },
      habits,
    )
  }

  /** Whether nothing came that could be lost by asking anew. */
  get isEmpty(): boolean {
    return this.#length === 0 && this.#content.length === 0 && this.#toolCalls.length === 0
  }

  push(words: string): void {
    if (!this.#hasRoomFor(words)) return
    this.#say(this.#cleaner.push(words))
    this.#hooks.onWork()
  }

  /** What was held back because it might have become a mark of the model's own language. */
  flush(): void {
    // One answer without a thought, and the next is heard as it comes.
    if (this.#cleaner.isUnsure) this.#hooks.habits.noteBeginning(false)
    this.#say(this.#cleaner.end())
  }

  #say(words: string): void {
    if (words === '') return
    this.#text += words
    this.#words.push(words)
  }

  untilRoom(): Promise<void> | null {
    return this.#words.untilRoom()
  }

  finish(ending: WordsEnding): void {
    this.#ending = ending
    this.#onWhole(null)
  }

  /** Takes any part but words. Throws what the server reports as an error. */
  add(part: StreamPart): void {
    if (this.#take(part)) this.#hooks.onWork()
  }

  /** Answers whether the part is a sign of work. */
  #take(part: StreamPart): boolean {
    switch (part.type) {
      case 'reasoning-start':
        this.#closeText()
        this.#thought = { text: '', providerOptions: part.providerMetadata }
        return true
      case 'reasoning-delta':
        if (this.#hasRoomFor(part.delta) && this.#thought) {
          this.#thought.text += part.delta
          this.#thought.providerOptions = part.providerMetadata ?? this.#thought.providerOptions
        }
        return true
      case 'reasoning-end':
        this.#closeThought(part.providerMetadata)
        return true
      case 'tool-input-delta':
        return this.#hasRoomFor(part.delta)
      case 'tool-input-start':
        return true
      case 'tool-call':
        // What the provider has run itself is not asked of us.
        if (part.providerExecuted !== true) this.#addToolCall(part)
        return true
      case 'finish':
        this.#finish = part
        return true
      case 'error':
        throw part.error instanceof Error
          ? part.error
          : new Error('the model server reported an error', { cause: part.error })
      default:
        return false
    }
  }

  /** A server that knows no limit is stopped all the same, whatever it goes on with. */
  #hasRoomFor(words: string): boolean {
    this.#length += words.length
    if (this.#length > longestCall) this.#hooks.onTooMuch()
    return this.#length <= longestCall
  }

  end(): StepEnd {
    const { isCut, usage } = this.#ending ?? this.#endOfClient()
    this.#closeText()
    const isPaused = this.#finish?.finishReason.raw === 'pause_turn'
    const message = { role: 'assistant' as const, content: this.#content }
    return { message, toolCalls: this.#toolCalls, isCut, isPaused, usage }
  }

  /** Throws where the stream has ended and the answer has not, or was stopped. */
  checkEnd(): void {
    const ending = readEnding(this.#finish?.finishReason)
    if (ending === 'untold') throw new AnswerTrouble('broken', 'the stream of the model ended before its answer did')
    const told = this.#finish?.finishReason.raw ?? 'untold'
    if (ending === 'failed')
      throw new AnswerTrouble('server-error', `the model ended its answer with an error (${told})`)
    if (ending === 'filtered') throw new AnswerTrouble('filtered', `a filter stopped the answer (${told})`)
  }

  #endOfClient(): WordsEnding {
    this.checkEnd()
    const { finishReason, usage } = this.#finish ?? {}
    return { isCut: readEnding(finishReason) === 'cut', usage: usage === undefined ? null : readUsage(usage) }
  }

  #closeText(): void {
    if (this.#text !== '') this.#content.push({ type: 'text', text: this.#text })
    this.#text = ''
  }

  #closeThought(metadata: Part['providerOptions']): void {
    const thought = this.#thought
    this.#thought = null
    if (!thought) return
    this.#content.push(withOptions({ type: 'reasoning', text: thought.text }, metadata ?? thought.providerOptions))
  }

  /** A call that a model wrote into its words, as servers leave it there that do not know the model's form of it. */
  #addWrittenCall(text: string): void {
    const read = readArguments(text)
    if (read === null || typeof read !== 'object' || !('name' in read) || typeof read.name !== 'string') return
    const given = 'arguments' in read ? read.arguments : 'parameters' in read ? read.parameters : {}
    const input = typeof given === 'string' ? given : JSON.stringify(given ?? {})
    const toolCallId = `written-${this.#toolCalls.length + 1}`
    this.#addToolCall({ type: 'tool-call', toolCallId, toolName: read.name, input })
  }

  #addToolCall(part: Extract<StreamPart, { type: 'tool-call' }>): void {
    this.#closeText()
    const { toolCallId, input } = part
    const toolName = toolMeant(part.toolName, this.#hooks.tools)
    this.#toolCalls.push({ toolCallId, toolName, input })
    const call: Part = { type: 'tool-call', toolCallId, toolName, input: parseArguments(input) }
    this.#content.push(withOptions(call, part.providerMetadata))
  }
}

function readUsage({ inputTokens, outputTokens }: Extract<StreamPart, { type: 'finish' }>['usage']): TokenUsage | null {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return null
  return splitUsage({
    input: inputTokens.total,
    cached: inputTokens.cacheRead,
    output: outputTokens.total,
    reasoning: outputTokens.reasoning,
  })
}

/** What providers want back with a part: signatures of thoughts, ids of calls. */
function withOptions<P extends Part>(part: P, providerOptions: Part['providerOptions']): P {
  return providerOptions === undefined ? part : { ...part, providerOptions }
}

/** The arguments of a tool as JSON; what is none goes back to the model as an empty object. */
function parseArguments(input: string): unknown {
  const read = readArguments(input)
  return read === undefined ? {} : read
}

/** The arguments of a tool as a model wrote them; undefined where that is no JSON. */
export function readArguments(input: string): unknown {
  try {
    return JSON.parse(input.trim() === '' ? '{}' : input)
  } catch {
    return undefined
  }
}
