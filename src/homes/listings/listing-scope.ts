/** The chatbot that listings belong to. */
export interface ListingScope {
  workspaceId: number
  chatbotId: number
}

/** The chatbot as a caller names it. */
export interface NamedChatbot {
  workspaceId: number
  serialNumber: string
}

/** The same with who changes something of it, for the change log. */
export interface ChangedChatbot extends NamedChatbot {
  by: string
}
