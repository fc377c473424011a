import type { FinishedTurn } from '../../conversation/chat/finished-turn.ts'
import { maxQuestionLength, maxVisitorQuestionLength } from '../../conversation/chat/question-faults.ts'
import { type OpenedAnswer, openAnswer, type TurnStep } from '../../conversation/engine/ask-turn.ts'
import type { AnswerPiece } from '../../conversation/engine/running-answers.ts'
import { presentView } from '../../conversation/guide/present-view.ts'
import { takeSession } from '../../conversation/sessions/outside-session.ts'
import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import type { CallContext, Caller } from '../../platform/operation.ts'
import { countCodePoints } from '../../platform/text/code-points.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { App } from '../app.ts'

/** What is wrong with the words of a question of this caller; null: nothing. */
export function faultOfQuestion(question: string, caller: Caller): string | null {
  if (question.includes('\0')) return 'the character U+0000 is not allowed'
  const longest = caller.grade === 'secret' ? maxQuestionLength : maxVisitorQuestionLength
  const length = countCodePoints(question)
  return length > longest ? `expected at most ${longest} characters, got ${length}` : null
}

export interface AskedByName extends OpenedAnswer {
  place: VisitorPlace
}

/** Asks in the conversation of that name, which begins with it where there is none. What it shows comes beside its words. */
export async function askByName(
  app: App,
  { caller, context }: { caller: Caller; context: CallContext },
  { workspaceId, id: chatbotId, serialNumber }: Chatbot,
  { name, question }: { name: string; question: string },
): Promise<AskedByName> {
  const sessionId = await takeSession(app, workspaceId, serialNumber, { is: 'named', name })
  const place = { workspaceId, chatbotId, sessionId }
  // A program with a key asks as ClientAsk does, all others as a window of the widget.
  const asker: Caller = caller.grade === 'secret' ? caller : { workspaceId, grade: 'visitor', visitor: place }
  const asked = { sessionId, kind: 'Text', content: question, fileIds: [], wantsView: true, isStreamed: true } as const
  return { place, ...(await openAnswer(app, asker, asked, context)) }
}

/** The words of an answer as they come, and what it shows beside them, the last of which counts. Who stops reading ends `answer`. */
export async function* readShown(
  app: App,
  { place, answer, first }: AskedByName & { first?: TurnStep },
): AsyncGenerator<AnswerPiece, FinishedTurn> {
  let step = first ?? (await answer.next())
  while (!step.done) {
    for (const piece of step.value) {
      if (typeof piece === 'string') yield piece
      else yield await presentView(app.db, { ...place, publicUrl: app.publicUrl }, piece.view, piece.known)
    }
    step = await answer.next()
  }
  return step.value
}
