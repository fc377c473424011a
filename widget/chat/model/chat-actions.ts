import type { AnswerAction } from '../../../src/conversation/guide/answer-action.ts'
import type { AskedHome, CallMethod, MessageFiles, Panel } from './chat-state.ts'
import type { EarlierSurroundings } from './earlier.ts'
import type { LiveSurroundings } from './live.ts'

/** What the view has done. */
export interface ChatActions {
  /** About the home that was chosen, if one was, which then is no more. */
  send(text: string, files?: MessageFiles): Promise<void>
  /** A click: `label` says it in words, as the visitor's message. */
  act(action: AnswerAction, label: string): Promise<void>
  stop(): void
  /** What the parts that listen to the firm and know earlier conversations work on. */
  inner(): LiveSurroundings & EarlierSurroundings
  /** Sends a failed message again. */
  retry(messageId: string): Promise<void>
  /** Opens the chat again after `phase` failed. */
  reopen(): Promise<void>
  startNew(): Promise<void>
  /** Uploads a file; `onProgress` is told shares from 0 to 1. Throws a Failure. */
  upload(file: Blob, name: string, onProgress: (share: number) => void, signal: AbortSignal): Promise<number>
  openPanel(panel: Panel): void
  closePanel(): void
  /** Puts a home beside the field for the next message, or takes it away. */
  askAbout(home: AskedHome | null): void
  /** Closes the window that the chat stands in. */
  close(): void
  setSize(size: 'max' | 'min'): void
  /** A call with the visitor's key, renewed where it is over. Throws a Failure. For panels with calls of their own. */
  call<Answer>(method: CallMethod, path: string, body?: object): Promise<Answer>
}
