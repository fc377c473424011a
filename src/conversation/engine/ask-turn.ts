import { fail, PorchlightError } from '../../platform/errors.ts'
import { countVisitor, tryVisitor } from '../../platform/limits/visitor-limits.ts'
import { once } from '../../platform/memoize.ts'
import type { CallContext, Caller } from '../../platform/operation.ts'
import { countCodePoints } from '../../platform/text/code-points.ts'
import { placeSeenBy, requireSeen } from '../assignment/seen-by.ts'
import type { FinishedTurn } from '../chat/finished-turn.ts'
import type { OpenTurn, Question } from '../chat/open-turn.ts'
import { findQuestionFaults } from '../chat/question-faults.ts'
import { openTurn, runTurn, type TurnPiece } from '../chat/turn.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { findActionFaults, isAction } from '../guide/answer-action.ts'
import { keepSession } from '../sessions/visitor-session.ts'

/** What somebody asks, in whatever tongue it came. */
export interface Asked extends Pick<Question, 'sessionId' | 'kind' | 'content' | 'fileIds' | 'isStreamed'> {
  action?: Parameters<typeof findActionFaults>[0] | null | undefined
  wantsView?: boolean
}

export type TurnStep = IteratorResult<readonly TurnPiece[], FinishedTurn>

/** A turn that was taken in, and begins to answer once it is read. */
export interface OpenedAnswer {
  questionId: number
  answer: AsyncGenerator<readonly TurnPiece[], FinishedTurn>
}

/** A turn whose first words are known: what fails before them is an ordinary failure, for only then is it known that there is a stream. */
export interface BegunAnswer extends OpenedAnswer {
  first: TurnStep
}

/**
 * The one way by which a chatbot is asked: by the wire contract, by the widget, and by every other tongue. Checks what
 * was asked, counts it, takes it in, and begins to answer.
 */
export async function askTurn(
  app: ConversationApp,
  caller: Caller,
  asked: Asked,
  context: CallContext,
): Promise<BegunAnswer> {
  const opened = await openAnswer(app, caller, asked, context)
  return { ...opened, first: await opened.answer.next() }
}

/** The same, up to where somebody waits for the first words. */
export async function openAnswer(
  app: ConversationApp,
  caller: Caller,
  asked: Asked,
  context: CallContext,
): Promise<OpenedAnswer> {
  const { sessionId, kind, content, fileIds, isStreamed, wantsView = false } = asked
  const action = asked.action ?? null
  const faults = [...findQuestionFaults(kind, content, fileIds), ...(action ? findActionFaults(action) : [])]
  if (faults.length > 0) throw fail('invalid-fields', { faults: faults.join(' ') })
  if (caller.member) await requireSeen(app.db, placeSeenBy(caller, sessionId))
  const { visitor } = caller
  if (visitor) countVisitor(app, 'characters', context, countCodePoints(content))
  const question: Question = {
    sessionId,
    kind,
    content: content.toWellFormed(),
    fileIds,
    action: action && isAction(action) ? action : null,
    wantsView,
    isStreamed,
    ...(visitor && {
      countAlert: () => countVisitor(app, 'alerts', context),
      // One message is one mail to the firm, whatever it asks for; as many as by the form.
      mayTell: once(() => tryVisitor(app, 'leads', context)),
    }),
  }
  const open = (): Promise<OpenTurn> => openTurn(app, caller, question, context)
  const turn = await (visitor ? withSession(app, visitor, context, open) : open())
  return { questionId: turn.questionId, answer: runTurn(app, turn, context) }
}

/** The turn once all of it is stored. */
export async function toEnd({ first, answer }: BegunAnswer): Promise<FinishedTurn> {
  let next = first
  while (!next.done) next = await answer.next()
  return next.value
}

/** Opens a turn; when the session turns out to have no row yet, which comes with its first message, makes it and tries again. */
async function withSession(
  app: ConversationApp,
  visitor: NonNullable<Caller['visitor']>,
  { client }: CallContext,
  open: () => Promise<OpenTurn>,
): Promise<OpenTurn> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof PorchlightError) || error.code !== 'session-not-found') throw error
    await keepSession(app.db, visitor, client)
    return open()
  }
}
