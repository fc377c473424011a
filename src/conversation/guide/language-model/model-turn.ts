import { kindOfFailure } from '../../../platform/models/model-failure.ts'
import type { Prompt, PromptMessage, UsableModel } from '../../../platform/models/models.ts'
import { readArguments, type StepEnd, streamModel, type ToolCall } from '../../../platform/models/stream-model.ts'
import { type TokenUsage, totalOf } from '../../../platform/models/token-usage.ts'
import { guideWordsOf } from '../../../reading/languages/all-words.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { SearchState } from '../../../reading/understanding/search-state.ts'
import type { ConversationApp } from '../../conversation-app.ts'
import type { GroundingGate } from '../../truth/grounding-gate.ts'
import type { AnswerEnd, Task } from '../answerer.ts'
import { scopeOfTask } from '../scope-of-task.ts'
import { answerLanguageOf } from './answer-language.ts'
import { aboutOf } from './attempts/about-of.ts'
import { type FailedModel, offerRest } from './attempts/offer-rest.ts'
import { openGate } from './attempts/open-gate.ts'
import { noteBehind, partsOf } from './attempts/parts-of-words.ts'
import { fromFirstWord, Repair } from './attempts/repair.ts'
import { noteOfRepair } from './attempts/repair-note.ts'
import { addToQuestion, addToSystem, routeQuestion, ruleOfLooked } from './attempts/tell-beforehand.ts'
import { tellKnown } from './attempts/tell-known.ts'
import { makeFence } from './fence.ts'
import { makePrompt, textOf } from './make-prompt.ts'
import { type CallWords, ModelSpending } from './model-spending.ts'
import { type FinishedAnswer, type FoundAnswer, type GuideTools, reportNoAnswer } from './model-tool.ts'
import { findRefusal } from './refuse-selection.ts'
import { readTemperature } from './system-prompt.ts'
import { homeTool } from './tools/home-tool.ts'
import { knowledgeTool } from './tools/knowledge-tool.ts'
import { searchTool } from './tools/search-tool.ts'

const longestToolResult = 40_000
const shortPatienceMs = 1_000
/** With less time left nothing is asked again. */
const leastForRepairMs = 1_000

/** One turn's conversation with a model, step by step. */
export class ModelTurn {
  readonly #app: ConversationApp
  readonly #task: Task
  readonly #model: UsableModel
  readonly #tools: GuideTools
  /** Whether another model stands by: then nobody waits long for a busy one. */
  readonly #hasNext: boolean
  readonly #timeoutMs: number
  readonly #fence = makeFence()
  readonly #prompt: Prompt
  readonly #language: LanguageCode
  readonly #gate: GroundingGate
  readonly #beganAt = performance.now()
  readonly #calls: ({ milliseconds: number; tokens: number | null } & Partial<TokenUsage>)[] = []
  #firstWordAt: number | null = null
  readonly #spending: ModelSpending
  #noAnswer = false
  #finished: FinishedAnswer | null = null
  #asksFirmAlone = false
  #raw = ''
  /** What of it has left. */
  #said = ''
  #refusedWords: string[] = []
  #repair: Repair | null = null
  usesTools = true
  /** Whether the model has used a tool by itself. */
  hasUsedTools = false
  refusal: string | null = null

  constructor(
    app: ConversationApp,
    task: Task,
    model: UsableModel,
    tools: GuideTools,
    { hasNext, timeoutMs }: { hasNext: boolean; timeoutMs: number },
  ) {
    this.#app = app
    this.#hasNext = hasNext
    this.#timeoutMs = timeoutMs
    this.#task = task
    this.#model = model
    this.#tools = tools
    this.#spending = new ModelSpending(app.tokens, (usage) => task.spend?.(model.key, usage))
    this.#prompt = makePrompt(task, { model, definitions: tools.definitions, now: app.now(), fence: this.#fence })
    this.#language = answerLanguageOf(app, task)
    this.#gate = openGate(app, task, tools, this.#language)
  }

  /** Whether the model has said a word. */
  get hasBegun(): boolean {
    return this.#raw.trim() !== ''
  }

  /** Whether the visitor has a word of it. */
  get hasSaid(): boolean {
    return this.#said.trim() !== ''
  }

  get model(): UsableModel {
    return this.#model
  }

  get hasSpoken(): boolean {
    return this.#gate.hasSpoken
  }

  /** Whether what has left says anything, or nothing had to be left out. */
  get isTrue(): boolean {
    const { proven } = this.#gate.report
    return this.#gate.hasSpoken ? this.#leftOut === 0 || proven > 0 : false
  }

  /** Sentences that were left out, and in whose place nothing was said. */
  get #leftOut(): number {
    return this.#repair?.outcome === 'mended' ? this.#repair.withheld : this.#gate.report.withheld
  }

  /** Whether the firm's sources answer, and nothing that they say was said. */
  get owesFirm(): boolean {
    return (
      this.#asksFirmAlone && this.#tools.hasFirmAnswer && !this.#gate.hasQuotedFirm && this.#gate.report.withheld > 0
    )
  }

  /** What its tools found, where that is what the visitor asked for: no search of the visitor's own words knows better. */
  get found(): FoundAnswer | null {
    return this.hasUsedTools && this.refusal === null && !this.owesFirm ? this.#tools.found() : null
  }

  get hasPictures(): boolean {
    return this.#task.files.some((part) => part.type === 'file')
  }

  /** What the visitor gets to hear first, when a part of the message is refused; the model is told. */
  async findRefusal(): Promise<string | null> {
    const { question, searchState } = this.#task
    const found = await findRefusal(this.#app.db, scopeOfTask(this.#app, this.#task), question, {
      // Only searches write what a session remembers.
      previous: searchState as unknown as SearchState | null,
      now: this.#app.now(),
      language: this.#language,
    })
    if (found === null) return null
    this.refusal = found.message
    this.#refusedWords = found.words
    this.#gate.markObjected()
    addToSystem(
      this.#prompt,
      'A part of the last message asks to choose homes by who lives there. It was refused, and the visitor has been told so in the line before your answer: do not say it again, and act on the lawful rest of the message alone.',
    )
    return found.message
  }

  /** The homes of the conversation so far go with the message, as data: "the second one" means one without a search. */
  async recallBeforehand(): Promise<void> {
    await this.#tools.ready()
    const known = tellKnown(this.#tools.evidence, this.#app.languages)
    if (known === null) return
    this.#giveData(known, 'What was shown to the visitor last stands beside the message')
  }

  /** The homes that the message names go with it, as data; what the model says of them can be proven. */
  async lookBeforehand(): Promise<void> {
    const { action } = this.#task
    const named = action?.kind === 'ask' ? [action.listing] : action == null ? await this.#tools.named() : []
    if (named.length === 0) return
    const found: unknown[] = []
    for (const id of named) found.push(await this.#tools.run(homeTool.name, { id }))
    this.#giveData(found.length === 1 ? found[0] : found, ruleOfLooked(found.length))
  }

  /** What the firm's sources say to what the message asks of it goes with it, as data: models that do not look know it too. */
  async askFirmBeforehand(): Promise<void> {
    const parts = await routeQuestion(this.#app, this.#task)
    const asked = parts.filter(({ from }) => from !== 'homes')
    if (asked.length === 0) return
    const { evidence } = this.#tools
    const found = await this.#tools.run(knowledgeTool.name, {
      q: asked
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 1_000),
    })
    const isFirm = asked.some(({ from }) => from === 'firm')
    evidence.concernsFirm = isFirm
    this.#asksFirmAlone = isFirm && asked.length === parts.length
    if (!isFirm && !this.#tools.hasFirmAnswer) return
    this.#giveData(found, 'The last message asks about the firm. What search_knowledge answers to it stands beside it')
  }

  /** Puts data beside the message; `rule` says what it is. */
  #giveData(data: unknown, rule: string): void {
    addToSystem(this.#prompt, `${rule}, between ${this.#fence.dataMarks}.`)
    addToQuestion(this.#prompt, this.#fence.data(data))
  }

  /** For models that take no tools: what the listings say to the question goes with it, as data beside the message. */
  async searchBeforehand(): Promise<void> {
    this.usesTools = false
    const found = await this.#tools.run(searchTool.name, {
      q: this.#task.question.slice(0, 2_000) || 'homes',
    })
    this.#giveData(
      found,
      'You have no tools in this conversation. What search_listings answers to the last message stands beside it',
    )
  }

  /**
   * Tells the model, once in a turn, what of its answer was left out and what is known of it; what it then says is held against the same.
   * Not where time or a budget is short, nor behind an answer that was cut: what stands, stands.
   */
  async *repair({ message, isCut }: StepEnd): AsyncGenerator<readonly string[]> {
    const { faults, report } = this.#gate
    const timeoutMs = Math.floor(this.#timeoutMs - (performance.now() - this.#beganAt))
    if (faults.length === 0 || isCut || timeoutMs < leastForRepairMs) return
    if ((await this.#task.mayAskAgain?.()) === false) return
    const about = { evidence: this.#tools.evidence, languages: this.#app.languages, fence: this.#fence }
    const text = noteOfRepair(faults, about)
    this.#prompt.push(message, { role: 'user', content: [{ type: 'text', text }] })
    this.#repair = new Repair(report, faults.length)
    this.#gate.beginRepair()
    const saidBefore = this.#said
    try {
      for await (const pieces of fromFirstWord(this.say(false, timeoutMs))) {
        this.#repair.hasSpoken = true
        yield pieces
      }
    } catch (error) {
      if (this.#task.signal.aborted) throw error
      this.#repair.failed = kindOfFailure(error)
      this.#app.log.debug({ err: error }, 'an answer was not mended')
    }
    if (!this.#repair.hasSpoken) this.#said = saidBefore
    this.#app.metrics.modelRepairs.inc({ model: this.#model.key, outcome: this.#repair.outcome })
  }

  async *say(mayUseTools: boolean, timeoutMs = this.#timeoutMs): AsyncGenerator<readonly string[], StepEnd> {
    const begin = performance.now()
    const words = streamModel(this.#model, {
      options: {
        prompt: this.#prompt,
        temperature: readTemperature(this.#task.settings.Temperature),
        // Questions of one chatbot begin alike: OpenAI sends them where that is in the cache.
        providerOptions: { openai: { promptCacheKey: `porchlight-${this.#task.chatbotId}` } },
        ...(this.usesTools && {
          tools: [...this.#tools.definitions, reportNoAnswer],
          toolChoice: { type: mayUseTools ? 'auto' : 'none' },
        }),
      },
      timeoutMs,
      ...(this.#hasNext ? { patienceMs: shortPatienceMs } : {}),
      signal: this.#task.signal,
    })
    // Words before a tool was used and words after it are two paragraphs.
    let gap = this.#raw === '' || /\s$/.test(this.#raw) ? '' : '\n\n'
    const rawBefore = this.#raw.length
    let hasEnded = false
    try {
      for (;;) {
        const { done, value } = await words.next()
        if (done) {
          hasEnded = true
          await this.#spending.end(value.usage, this.#wordsFrom(rawBefore))
          await this.#app.slices.next()
          const last = this.#withCutNote(this.#gate.end(), value)
          this.#said += last
          if (last !== '') yield [last]
          const tokens = value.usage && totalOf(value.usage)
          this.#calls.push({ milliseconds: Math.round(performance.now() - begin), tokens, ...value.usage })
          return value
        }
        if (this.#raw === '') {
          this.#firstWordAt = performance.now()
          await this.#tools.ready()
        }
        let released: string[] = []
        for (const part of partsOf(value, { gap, before: this.#raw.length, key: this.#model.key })) {
          if (this.#gate.mayRelease(part)) {
            // What has passed does not wait for the check of what comes behind it.
            if (released.length > 0) yield released
            released = []
            await this.#app.slices.next()
          }
          this.#raw += part
          const piece = this.#gate.push(part)
          this.#said += piece
          if (piece !== '') released.push(piece)
        }
        gap = ''
        if (released.length > 0) yield released
      }
    } finally {
      // When the reader leaves early, the call ends; what it returns then is read by nobody.
      await words.return(undefined as never)
      if (!hasEnded && (this.#task.signal.aborted || this.#raw.length > rawBefore))
        this.#spending.breakOff(this.#wordsFrom(rawBefore))
    }
  }

  /** An answer that was ended by the limit says so behind its last words; where none has left there is nothing to be cut. */
  #withCutNote(last: string, { isCut, toolCalls }: StepEnd): string {
    if (!isCut || toolCalls.length > 0) return last
    return last + noteBehind(this.#said + last, guideWordsOf(this.#language).cutShort)
  }

  /** Takes the end of a step; when the model wants tools, uses them and answers false. */
  async isDone(end: StepEnd, isLast: boolean): Promise<boolean> {
    if (end.isPaused && !isLast && end.message.content.length > 0) {
      this.#prompt.push(end.message)
      return false
    }
    if (end.toolCalls.some((call) => call.toolName === reportNoAnswer.name)) this.#noAnswer = true
    const wantsResults = end.toolCalls.some((call) => call.toolName !== reportNoAnswer.name)
    if (isLast || end.toolCalls.length === 0 || (!wantsResults && this.hasBegun)) return true
    this.#prompt.push(end.message, await this.#useTools(end.toolCalls))
    return false
  }

  async #useTools(calls: readonly ToolCall[]): Promise<PromptMessage> {
    const content: Extract<PromptMessage, { role: 'tool' }>['content'] = []
    for (const call of calls) {
      const result = await this.#useTool(call)
      const value = typeof result === 'string' ? result : JSON.stringify(result)
      content.push({
        type: 'tool-result',
        toolCallId: call.toolCallId,
        toolName: call.toolName,
        output: { type: 'text', value: value.slice(0, longestToolResult) },
      })
    }
    return { role: 'tool', content }
  }

  async #useTool(call: ToolCall): Promise<unknown> {
    if (call.toolName === reportNoAnswer.name) return 'Noted. Now tell the visitor politely that you do not know.'
    this.hasUsedTools = true
    return this.#tools.run(call.toolName, readArguments(call.input))
  }

  /** Ends an answer whose model failed in the middle of it: what was said stays. */
  breakOff(): string {
    const note = noteBehind(this.#said, guideWordsOf(this.#language).brokeOff)
    this.#said += note
    return note
  }

  /** Tells what to show beside what was said; answers what the guide says behind it. */
  async finish({ isBrokenOff = false } = {}): Promise<string> {
    try {
      const answer = { said: this.#said, noAnswer: this.#noAnswer, usedTools: this.hasUsedTools }
      this.#finished = await this.#tools.finish(answer)
      const { content, view } = this.#finished
      if (isBrokenOff) this.#task.show(offerRest(view, guideWordsOf(this.#language).goOn))
      else if (view !== undefined) this.#task.show(view)
      return content.slice(this.#said.length)
    } catch (error) {
      // The words are said: they are not lost for want of pictures.
      this.#app.log.warn({ err: error }, 'what an answer shows could not be made')
      return ''
    }
  }

  /** `instead`: how the built-in guide ended that answered instead; `failed`: the models that failed before, or in between. */
  async end(instead: AnswerEnd | null, failed: readonly FailedModel[] = []): Promise<AnswerEnd> {
    return {
      totalToken: this.#spending.tokens,
      noAnswer: instead === null ? this.#noAnswer : instead.noAnswer,
      searchState: instead === null ? (this.#finished?.state ?? this.#tools.state()) : instead.searchState,
      trace: { ...this.#trace(instead), ...(failed.length === 0 ? {} : { failed }) },
    }
  }

  #trace(instead: AnswerEnd | null): Record<string, unknown> {
    const { milliseconds, decisions, ...counts } = this.#gate.report
    const since = (at: number | null) => (at === null ? null : Math.round(at - this.#beganAt))
    return {
      kind: 'model',
      model: this.#model.key,
      language: this.#language,
      ...(instead === null ? this.#finished?.about : aboutOf(instead.trace)),
      ...(this.#refusedWords.length > 0
        ? { refused: this.#refusedWords.slice(0, 20).map((words) => words.slice(0, 100)) }
        : {}),
      steps: this.#tools.steps,
      ...(this.usesTools ? {} : { withoutTools: true }),
      gate: { ...counts, decisions },
      ...(this.#repair === null ? {} : { repair: this.#repair.told }),
      ...(instead === null ? {} : { answeredInstead: instead.trace }),
      calls: this.#calls,
      milliseconds: {
        firstWord: since(this.#firstWordAt),
        gate: Math.round(milliseconds * 100) / 100,
        total: Math.round(performance.now() - this.#beganAt),
      },
    }
  }

  /** A call from where its words begin. */
  #wordsFrom(begin: number): CallWords {
    return { sent: this.#prompt.map(textOf).join('\n'), said: this.#raw.slice(begin) }
  }
}
