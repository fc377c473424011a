/** What can be read of visitors, and how it is told. */
export const readActions = {
  'conversation.opened': 'opened a conversation, or what is known of its visitor',
  'conversation.exported': 'exported a conversation',
  'conversations.exported': 'read whole conversations of a chatbot by days',
  'lead.opened': 'opened a lead',
  'leads.listed': 'listed leads with their contact details',
  'leads.exported': 'exported leads',
} as const

export type ReadAction = keyof typeof readActions

/** Which conversation or lead: by one of these, none for a list of many. */
export interface ReadOf {
  sessionId?: number | undefined
  leadId?: number | undefined
}
