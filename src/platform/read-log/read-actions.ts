/** What can be read of visitors, and how it is told. */
export const readActions = {
  'conversation.opened': 'opened a conversation, or what is known of its visitor',
  'conversation.exported': 'exported a conversation',
  'conversations.exported': 'read whole conversations of a chatbot by days',
  'conversations.watched': 'listened to conversations as they happened',
  'lead.opened': 'opened a lead',
  'leads.listed': 'listed leads with their contact details',
  'leads.exported': 'exported leads',
  'visitor.exported': 'exported all that is kept of a visitor',
  'tours.listed': 'listed tours with who asked for them',
  'alerts.listed': 'listed alerts with their addresses',
  'questions.listed': 'listed what visitors asked in vain',
  'mails.listed': 'listed mails with who they are for',
  'mail.opened': 'opened a mail',
  'delivery.opened': 'opened what a webhook was told',
} as const

export type ReadAction = keyof typeof readActions

/** Which conversation or lead: by one of these, none for a list of many. */
export interface ReadOf {
  sessionId?: number | undefined
  leadId?: number | undefined
}
