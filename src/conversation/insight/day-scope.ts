/** Days of one chatbot, or of all of a workspace: YYYY-MM-DD, both within. */
export interface DayScope {
  chatbotId: number | null
  from: string
  to: string
}
