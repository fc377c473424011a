import type { Attachment } from '../../model/chat-state.ts'

/** What goes with the next message beside its text. */
export interface Draft {
  ids: number[]
  attachments: Attachment[]
  /** While something is still uploaded or recorded. */
  isBusy: boolean
}

export const noDraft: Draft = { ids: [], attachments: [], isBusy: false }
