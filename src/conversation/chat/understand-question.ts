import { type MediaTrouble, prepareMediaQuestion } from '../../platform/media/media-question.ts'
import type { ListeningUse } from '../../platform/media/transcribe-sound.ts'
import type { QuestionPart, UsableModel } from '../../platform/models/models.ts'
import { sayMediaTrouble } from '../../reading/languages/kept-words/media-words.ts'
import type { SpokenLanguage } from '../../reading/languages/spoken/spoken-language.ts'
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

interface Means {
  signal: AbortSignal
  mayPay: boolean
  languageOf(text: string): Promise<SpokenLanguage>
}

/** Brings a question to words, and to what the answering model can take beside them. */
export async function understandQuestion(
  app: ConversationApp,
  { workspaceId, question, files }: OpenTurn,
  model: UsableModel | null,
  { signal, mayPay, languageOf }: Means,
): Promise<Understood> {
  const { kind, content } = question
  if (kind === 'Text') return { said: content, files: [], used: null, refusal: null }
  const refuse = async (trouble: MediaTrouble): Promise<Understood> => {
    const refusal = sayMediaTrouble(await languageOf(content), trouble)
    return { said: content, files: [], used: null, refusal }
  }
  // Listening is paid for as well.
  if (!mayPay && kind !== 'Image') return refuse('noVoiceToday')
  const prepared = await prepareMediaQuestion(app, { workspaceId, kind, files, model, signal })
  if ('cannot' in prepared) return refuse(prepared.cannot)
  const said = [content, prepared.transcript].filter((words) => !isBlank(words)).join('\n')
  return { said, files: prepared.parts, used: prepared.used, refusal: null }
}
