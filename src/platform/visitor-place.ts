/** A visitor's session, also before its first message, when it has no row yet. */
export interface VisitorPlace {
  workspaceId: number
  chatbotId: number
  sessionId: number
}
