/** Whose listings a search looks at. */
export interface Scope {
  workspaceId: number
  chatbotId: number
}
