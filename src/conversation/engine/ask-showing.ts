import type { CallContext, Caller } from '../../platform/operation.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { FinishedTurn } from '../chat/finished-turn.ts'
import type { Shown } from '../chat/turn.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { ShownView } from '../guide/answer-view.ts'
import { findRefusal } from '../guide/language-model/refuse-selection.ts'
import { presentView } from '../guide/present-view.ts'
import { askTurn } from './ask-turn.ts'

/** Asks in words, and waits for the whole answer with what it shows beside them; null: nothing. */
export async function askShowing(
  app: ConversationApp,
  caller: Caller,
  { place, question }: { place: VisitorPlace; question: string },
  context: CallContext,
): Promise<{ turn: FinishedTurn; view: ShownView | null }> {
  const { sessionId } = place
  const asked = { sessionId, kind: 'Text', content: question, fileIds: [], wantsView: true, isStreamed: false } as const
  const { first, answer } = await askTurn(app, caller, asked, context)
  let shown: Shown | null = null
  let step = first
  while (!step.done) {
    for (const piece of step.value) if (typeof piece !== 'string') shown = piece
    step = await answer.next()
  }
  const scope = { ...place, publicUrl: app.publicUrl }
  return { turn: step.value, view: shown && (await presentView(app.db, scope, shown.view, shown.known)) }
}

/** Whether a question asks to choose homes by who people are; its answer then is about the rest. */
export async function isRefused(
  app: ConversationApp,
  { workspaceId, chatbotId }: VisitorPlace,
  question: string,
): Promise<boolean> {
  const { languages, slices } = app
  await languages.hear(question)
  const scope = { workspaceId, chatbotId, languages, slices, index: app.searchIndex }
  const language = languages.detect(question, 'en')
  return (await findRefusal(app.db, scope, question, { previous: null, now: app.now(), language })) !== null
}
