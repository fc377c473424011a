import type { ConversationApp } from '../conversation/conversation-app.ts'

/** What leads, tours and alerts work with: what conversations do. */
export type VisitorsApp = ConversationApp
