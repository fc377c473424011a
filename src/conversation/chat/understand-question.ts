import { prepareMediaQuestion } from '../../platform/media/media-question.ts'
import type { ListeningUse } from '../../platform/media/transcribe-sound.ts'
import type { QuestionPart, UsableModel } from '../../platform/models/models.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { OpenTurn } from './open-turn.ts'
import { isBlank } from './question-faults.ts'

export interface Understood {
  /** The visitor's words: as typed, as heard, or both. */
  said: string
  /** What goes to a model beside them. */
  files: QuestionPart[]
  /** What listening took; null: nothing was listened to. */
  used: ListeningUse | null
  /** A kind sentence when nothing here can take the files; null when they were understood. */
  refusal: string | null
}

const cannotListen = 'I cannot listen to this today. Please tell me in words what you would like to know.'

/** Brings a question to words, and to what the answering model can take beside them. */
export async function understandQuestion(
  app: ConversationApp,
  { question, files }: OpenTurn,
  model: UsableModel | null,
  { signal, mayPay }: { signal: AbortSignal; mayPay: boolean },
): Promise<Understood> {
  const { kind, content } = question
  if (kind === 'Text') return { said: content, files: [], used: null, refusal: null }
  // Listening is paid for as well.
  if (!mayPay && kind !== 'Image') return { said: content, files: [], used: null, refusal: cannotListen }
  const prepared = await prepareMediaQuestion(app, { kind, files, model, signal })
  if ('cannot' in prepared) return { said: content, files: [], used: null, refusal: prepared.cannot }
  const said = [content, prepared.transcript].filter((words) => !isBlank(words)).join('\n')
  return { said, files: prepared.parts, used: prepared.used, refusal: null }
}
