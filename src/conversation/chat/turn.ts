import { setTimeout as wait } from 'node:timers/promises'
import { takeMessageFiles } from '../../firm/uploads/message-files.ts'
import { checkSite } from '../../firm/visits/check-site.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import type { Database } from '../../platform/database/connect.ts'
import { describeTrouble } from '../../platform/database/database-trouble.ts'
import { untilBack } from '../../platform/database/until-back.ts'
import { fail, PorchlightError } from '../../platform/errors.ts'
import { wideNetworkOf } from '../../platform/limits/networks.ts'
import { builtInGuideKey } from '../../platform/models/models.ts'
import type { CallContext, Caller } from '../../platform/operation.ts'
import { windowLanguageNamed } from '../../reading/languages/spoken/spoken-language.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { AnswerView } from '../guide/answer-view.ts'
import type { AnswerEnd, Answerer } from '../guide/answerer.ts'
import { readState } from '../guide/guide-answerer.ts'
import { languageWrittenIn } from '../guide/spoken/turn-language.ts'
import type { TokenHold } from '../model-budget/hold-tokens.ts'
import type { TurnUsage } from '../model-budget/turn-usage.ts'
import {
  beginTurn,
  failTurn,
  finishTurn,
  isBegun,
  isTakenNow,
  type LimitHit,
  leaveQuestion,
} from '../sessions/turns.ts'
import { type Chosen, chooseAnswerer } from './choose-answerer.ts'
import type { FinishedTurn } from './finished-turn.ts'
import type { OpenTurn, Question } from './open-turn.ts'
import { makeTurnSignal } from './turn-signal.ts'
import { WholePieces } from './whole-pieces.ts'

const maxStoreMs = 500
/** While the database is away, the end of a turn is kept for it so long; later the turn is healed. */
const longestAwayMs = 5 * 60_000
/** Far more than any model is allowed to say at once; a server that never stops must not fill the memory. */
const maxAnswerLength = 400_000

/** What comes of a turn while it runs: words, or what to show beside them. */
export type TurnPiece = string | Shown

export interface Shown {
  view: AnswerView
  /** Homes of it that were read just now. */
  known: readonly FoundListing[]
}

/**
 * Takes a question in: its session and origin are checked, its files found, its limits kept, and it is stored. Fails
 * before anything is stored. For most questions this is one trip to the database.
 */
export async function openTurn(
  app: ConversationApp,
  caller: Caller,
  question: Question,
  context: CallContext,
): Promise<OpenTurn> {
  app.slices.admit()
  const onLimit = (limit: LimitHit): void => app.metrics.limitsHit.inc({ limit })
  const asked = { ...question, workspaceId: caller.workspaceId }
  const { origin, client } = context
  const namesSite = origin !== null || client.referrerInfo !== undefined || client.xReferer !== undefined
  const look = question.fileIds.length > 0 ? 'always' : namesSite ? 'verifying' : 'never'
  const begin = (how: typeof look | 'never'): ReturnType<typeof beginTurn> =>
    app.questionPlaces.use(question.sessionId, () => beginTurn(app.db, asked, how, onLimit))
  const view = await begin(look)
  const network = caller.visitor ? wideNetworkOf(context.address) : null
  if (isBegun(view)) return { ...view, question, files: [], network }
  checkSite(app.publicUrl, view.settings, context)
  const files = await takeMessageFiles(app, caller, question.kind, question.fileIds)
  const turn = await begin('never')
  if (!isBegun(turn)) throw new Error('beginTurn only looked although it was told to begin')
  return { ...turn, question, files, network }
}

/**
 * Answers an opened turn: yields the pieces of the answer as they come, all that are there at once, and views where they are wanted, and returns
 * the turn once it is stored. When it
 * throws, what became of it is stored too: a failed question, or what was said until the client or the process went.
 */
export async function* runTurn(
  app: ConversationApp,
  turn: OpenTurn,
  context: Pick<CallContext, 'signal' | 'conclude'>,
): AsyncGenerator<readonly TurnPiece[], FinishedTurn> {
  const taken = new AbortController()
  const left = AbortSignal.any([context.signal, taken.signal])
  const { signal, release } = makeTurnSignal(left, app.stopping, app.modelTimeoutMs)
  const run = new TurnRun(app, turn)
  const stopWatching = app.live.watch(turn.sessionId, () => {
    // What cannot be known now is known when the answer is stored.
    isTakenNow(app.db, turn).then(
      (isTaken) => isTaken && taken.abort(),
      () => {},
    )
  })
  try {
    if (turn.isTaken) {
      await keepContactForPerson(app, turn)
      return await run.leave(context.conclude)
    }
    const chosen = await chooseAnswerer(app, turn, { signal, show: (view, known = []) => run.show({ view, known }) })
    const end = yield* run.say(chosen, signal)
    return await run.finish(chosen, end, context.conclude)
  } catch (error) {
    if (error instanceof Taken || (taken.signal.aborted && !context.signal.aborted))
      return await run.leave(context.conclude)
    const failure = signal.aborted ? signal.reason : error
    await run.fail(failure)
    throw failure
  } finally {
    stopWatching()
    release()
  }
}

/** What is said to a person of the firm is the firm's; where it asks for consent first, the form is there. */
async function keepContactForPerson(app: ConversationApp, turn: OpenTurn): Promise<void> {
  const { content: message, action } = turn.question
  if (action !== null && action.kind !== 'ask') return
  await app.visitorDesk.keepSaidContact(app, turn, {
    message,
    languageOf: async () => windowLanguageNamed(await languageWrittenIn(app, message, readState(turn))) ?? 'en',
  })
}

/** Ends a turn because a person has taken the conversation. */
class Taken extends Error {}

class TurnRun {
  readonly #app: ConversationApp
  readonly #turn: OpenTurn
  readonly #startedAt = performance.now()
  #said = ''
  /** Seconds until the first words left. */
  #firstAfter: number | null = null
  #model = 'none'
  #shown: Shown | null = null
  #shownIsTold = true
  /** What models have used for it; null: nobody was asked to answer yet. */
  #used: TurnUsage | null = null
  #hold: TokenHold | null = null

  constructor(app: ConversationApp, turn: OpenTurn) {
    this.#app = app
    this.#turn = turn
  }

  /** What cannot be known now is known when the answer is stored. */
  #isTaken(): Promise<boolean> {
    return isTakenNow(this.#app.db, this.#turn).catch(() => false)
  }

  show(shown: Shown): void {
    this.#shown = shown
    this.#shownIsTold = !this.#turn.question.wantsView
  }

  async *say(
    { key, answerer, task, used, hold }: Chosen,
    signal: AbortSignal,
  ): AsyncGenerator<readonly TurnPiece[], AnswerEnd> {
    this.#model = key
    this.#used = used
    this.#hold = hold
    const suffix = this.#turn.settings.AnswerSuffix === '' ? '' : `\n${this.#turn.settings.AnswerSuffix}`
    const whole = new WholePieces(suffix !== '')
    const answer: ReturnType<Answerer> = answerer(this.#app, task)
    // The guide works an answer out before it says the first word. Never held while words wait for their reader.
    const begin = (): ReturnType<typeof answer.next> =>
      key === builtInGuideKey
        ? this.#app.answerPlaces.use(this.#turn.sessionId, async () => {
            signal.throwIfAborted()
            return answer.next()
          })
        : answer.next()
    try {
      for (let hasBegun = false; ; hasBegun = true) {
        const next = await (hasBegun ? answer.next() : begin())
        if (signal.aborted) throw signal.reason
        // Before the first word that is read at once; the end of the others is stored by the same rule.
        if (!hasBegun && this.#turn.question.isStreamed && (await this.#isTaken())) throw new Taken()
        if (!this.#shownIsTold && this.#shown) {
          this.#shownIsTold = true
          yield [this.#shown]
        }
        const texts = next.done ? [`${whole.end()}${suffix}`] : next.value.map((text) => whole.push(text))
        const pieces = texts.filter((piece) => piece !== '')
        if (pieces.length > 0) {
          this.#note(pieces)
          yield pieces
        }
        if (next.done) return next.value
      }
    } finally {
      // When we leave early, the answerer ends its call to the model; what it returns then is read by nobody.
      await answer.return(undefined as never)
    }
  }

  /** Notes what leaves now. */
  #note(pieces: readonly string[]): void {
    if (this.#firstAfter === null) {
      this.#firstAfter = this.#seconds()
      this.#app.metrics.firstPieceSeconds.observe({ model: this.#model }, this.#firstAfter)
    }
    for (const piece of pieces) this.#said += piece
    if (this.#said.length > maxAnswerLength)
      throw fail('model-failed', { model: this.#model, reason: 'it does not stop' })
  }

  async finish(
    { task, used, usedUp }: Chosen,
    end: AnswerEnd,
    conclude: CallContext['conclude'],
  ): Promise<FinishedTurn> {
    const { noAnswer } = end
    // An answer of the guide has tokens too, as the original counts them; they cost nothing.
    const totalToken = used.tokens || end.totalToken
    const stored = {
      content: this.#said,
      status: 'complete',
      model: this.#model,
      totalToken,
      usage: used.kept,
      noAnswer,
      trace: { ...end.trace, ...(usedUp === null ? {} : { budgetUsedUp: usedUp }), ...this.#firstText() },
      view: this.#shown?.view ?? null,
      understood: task.question,
      ...(task.question.trim() === ''
        ? {}
        : { language: await languageWrittenIn(this.#app, task.question, readState(task)) }),
      // Most turns of a language model search nothing: their session row need not be written.
      ...(end.searchState === this.#turn.searchState ? {} : { searchState: end.searchState }),
    } as const
    const { isStreamed } = this.#turn.question
    const store = (db: Database) => finishTurn(db, this.#turn, stored, { wasRead: isStreamed })
    const answerId = conclude ? await conclude(store) : await store(this.#app.db)
    this.#app.metrics.tokens.inc({ model: this.#model }, totalToken)
    await this.#settle(used)
    this.#measure('complete')
    if (answerId === null) return this.#left(totalToken)
    const { questionId } = this.#turn
    return { questionId, answerId, isTaken: false, answer: this.#said, totalToken, usage: used.all, noAnswer }
  }

  /** What is not settled counts as it was held. */
  async #settle({ tokens, costMicros }: TurnUsage): Promise<void> {
    const hold = this.#hold
    this.#hold = null
    await hold
      ?.settle({ tokens, costMicros })
      .catch((error: unknown) => this.#app.log.debug({ err: error }, 'tokens were not settled'))
  }

  /** A turn that came to no end has taken what is known of it; where that is nothing, what was held. */
  async #settleBroken(): Promise<void> {
    if (this.#used && this.#used.tokens > 0) await this.#settle(this.#used)
  }

  /** Ends a turn whose question is for the person who has the conversation; what was read of an answer stays. */
  async leave(conclude: CallContext['conclude']): Promise<FinishedTurn> {
    const wasRead = this.#said !== '' && this.#turn.question.isStreamed
    const write = async (db: Database): Promise<unknown> =>
      wasRead ? this.#storeInterrupted(db, 'taken') : leaveQuestion(db, this.#turn)
    if (conclude) await conclude(write)
    else await write(this.#app.db)
    await this.#settleBroken()
    this.#measure(wasRead ? 'interrupted' : 'left')
    return this.#left(0)
  }

  #left(totalToken: number): FinishedTurn {
    const { questionId } = this.#turn
    const answer = this.#turn.question.isStreamed ? this.#said : ''
    return { questionId, answerId: questionId, isTaken: true, answer, totalToken, usage: null, noAnswer: false }
  }

  #storeInterrupted(db: Database, interrupted: string): Promise<unknown> {
    const usage = this.#used?.kept ?? null
    const totalToken = this.#used?.tokens || null
    const stored = { content: this.#said, status: 'interrupted', model: this.#model, totalToken, usage } as const
    return finishTurn(db, this.#turn, { ...stored, noAnswer: false, trace: { interrupted } }, { wasRead: true })
  }

  async fail(failure: unknown): Promise<void> {
    const code = failure instanceof PorchlightError ? failure.code : 'internal-error'
    const interrupted = this.#said !== '' && (code === 'client-gone' || code === 'shutting-down')
    this.#measure(interrupted ? 'interrupted' : 'failed')
    const store = (): Promise<unknown> =>
      interrupted
        ? this.#storeInterrupted(this.#app.db, code)
        : failTurn(this.#app.db, this.#turn, code, { model: this.#model, said: this.#said }, this.#used?.kept)
    const end = async (): Promise<void> => {
      await store()
      await this.#settleBroken()
    }
    // Both act on a pending question only. Nobody waits for it while the database is away.
    const logged = untilBack(end, { signal: this.#app.stopping, mostMs: longestAwayMs }).then(
      () => {},
      (error: unknown) =>
        this.#app.log.warn(describeTrouble(error), 'the end of a turn could not be stored; it is healed later'),
    )
    // The last line of a stream is promised within a second, whatever the database does.
    await Promise.race([logged, wait(maxStoreMs, undefined, { ref: false })])
  }

  #seconds(): number {
    return (performance.now() - this.#startedAt) / 1000
  }

  /** For the trace: milliseconds until the first words left; nothing where none did. */
  #firstText(): { firstTextMs?: number } {
    return this.#firstAfter === null ? {} : { firstTextMs: Math.round(this.#firstAfter * 1000) }
  }

  #measure(outcome: 'complete' | 'interrupted' | 'failed' | 'left'): void {
    this.#app.metrics.answerSeconds.observe({ model: this.#model, outcome }, this.#seconds())
  }
}
