import type { Attempt, Property } from './attempts.ts'

const chatbot = 'chatbot-not-found'
const session = 'session-not-found'

/** Those that people of a firm work with: conversations, leads, tours, alerts, the team. */
export function makeRoomAttempts(of: { mine: Property; theirs: Property }): Record<string, Attempt & { code: string }> {
  return {
    'taking a conversation': { code: session, path: '/v1/conversations/SESSION/take', body: () => ({ name: 'Eve' }) },
    'giving a conversation to somebody': {
      code: session,
      path: '/v1/conversations/SESSION/assign',
      body: () => ({ accountId: of.mine.accountId }),
    },
    'who a visitor is': {
      code: session,
      method: 'GET',
      path: '/v1/conversations/SESSION/visitor',
      body: () => ({}),
    },
    'a conversation as text': {
      code: session,
      method: 'GET',
      path: '/v1/conversations/SESSION/export',
      body: () => ({}),
    },
    'notes of a conversation': {
      code: session,
      method: 'GET',
      path: '/v1/conversations/SESSION/notes',
      body: () => ({}),
    },
    'writing a note': { code: session, path: '/v1/conversations/SESSION/notes', body: () => ({ content: 'Eve' }) },
    'deleting a note': {
      code: session,
      method: 'DELETE',
      path: '/v1/conversations/SESSION/notes/NOTE',
      body: () => ({}),
    },
    'changing a reply': {
      code: 'reply-not-found',
      method: 'PATCH',
      path: '/v1/replies/REPLY',
      body: () => ({ content: 'Mine now' }),
    },
    'deleting a reply': { code: 'reply-not-found', method: 'DELETE', path: '/v1/replies/REPLY', body: () => ({}) },
    'how programs reach a chatbot of theirs': {
      code: chatbot,
      method: 'GET',
      path: '/v1/chatbots/THEIRS/connections',
      body: () => ({}),
    },
    'trying how programs reach a chatbot of theirs': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/connections/test',
      body: () => ({ connection: 'openai-chat', question: 'Which homes are there?' }),
    },
    'the identity secret of theirs': {
      code: chatbot,
      method: 'GET',
      path: '/v1/chatbots/THEIRS/identity-secret',
      body: () => ({}),
    },
    'making an identity secret of theirs': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/identity-secret',
      body: () => ({}),
    },
    'removing the identity secret of theirs': {
      code: chatbot,
      method: 'DELETE',
      path: '/v1/chatbots/THEIRS/identity-secret',
      body: () => ({}),
    },
    'a fair-housing audit of theirs': { code: chatbot, path: '/v1/chatbots/THEIRS/audits', body: () => ({}) },
    'their fair-housing audits': { code: chatbot, method: 'GET', path: '/v1/chatbots/THEIRS/audits', body: () => ({}) },
    'their fair-housing audit as mine': {
      code: 'audit-not-found',
      method: 'GET',
      path: '/v1/chatbots/MINE/audits/AUDIT',
      body: () => ({}),
    },
    'stopping their fair-housing audit': {
      code: 'audit-not-found',
      path: '/v1/chatbots/MINE/audits/AUDIT/stop',
      body: () => ({}),
    },
    'the report of their fair-housing audit': {
      code: 'audit-not-found',
      method: 'GET',
      path: '/v1/chatbots/MINE/audits/AUDIT/report',
      body: () => ({}),
    },
    'teaching an answer': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/knowledge/answers',
      body: () => ({ question: 'Whose?', answer: 'Mine.' }),
    },
    'releasing a conversation': { code: session, path: '/v1/conversations/SESSION/release', body: () => ({}) },
    'writing to a visitor': {
      code: session,
      path: '/v1/conversations/SESSION/messages',
      body: () => ({ content: 'Good day' }),
    },
    'typing to a visitor': { code: session, path: '/v1/conversations/SESSION/typing', body: () => ({}) },
    'reading what a visitor said': { code: session, path: '/v1/conversations/SESSION/read', body: () => ({ upTo: 1 }) },
    'a trace': { code: 'message-not-found', method: 'GET', path: '/v1/messages/MESSAGE/trace', body: () => ({}) },
    'tours of a chatbot': { code: chatbot, method: 'GET', path: '/v1/tours?serialNumber=THEIRS', body: () => ({}) },
    'leads of a chatbot': { code: chatbot, method: 'GET', path: '/v1/leads?serialNumber=THEIRS', body: () => ({}) },
    'a lead': { code: 'lead-not-found', method: 'GET', path: '/v1/leads/LEAD', body: () => ({}) },
    'changing a lead': {
      code: 'lead-not-found',
      method: 'PATCH',
      path: '/v1/leads/LEAD',
      body: () => ({ status: 'done' }),
    },
    'giving a lead to a stranger': {
      code: 'member-not-found',
      method: 'PATCH',
      path: '/v1/leads/OWN',
      body: () => ({ assignedTo: of.theirs.accountId }),
    },
    'merging into a lead': {
      code: 'lead-not-found',
      path: '/v1/leads/LEAD/merge',
      body: () => ({ leadIds: [of.mine.leadId] }),
    },
    'merging a lead': {
      code: 'lead-not-found',
      path: '/v1/leads/OWN/merge',
      body: () => ({ leadIds: [of.theirs.leadId] }),
    },
    'splitting a lead': {
      code: 'lead-not-found',
      path: '/v1/leads/LEAD/split',
      body: () => ({ leadIds: [of.theirs.leadId] }),
    },
    'the times of a tour': { code: 'tour-not-found', method: 'GET', path: '/v1/tours/TOUR/times', body: () => ({}) },
    'moving a tour': {
      code: 'tour-not-found',
      path: '/v1/tours/TOUR/move',
      body: () => ({ time: '2030-01-01T10:00:00Z' }),
    },
    'confirming a tour': { code: 'tour-not-found', path: '/v1/tours/TOUR/confirm', body: () => ({}) },
    'declining a tour': { code: 'tour-not-found', path: '/v1/tours/TOUR/decline', body: () => ({}) },
    'alerts of a chatbot': { code: chatbot, method: 'GET', path: '/v1/alerts?serialNumber=THEIRS', body: () => ({}) },
    'insight of a chatbot': { code: chatbot, method: 'GET', path: '/v1/insight?serialNumber=THEIRS', body: () => ({}) },
    'what models used for a chatbot': {
      code: chatbot,
      method: 'GET',
      path: '/v1/insight/model-usage?serialNumber=THEIRS',
      body: () => ({}),
    },
    'unmet demand of a chatbot': {
      code: chatbot,
      method: 'GET',
      path: '/v1/insight/unmet-demand?serialNumber=THEIRS',
      body: () => ({}),
    },
    'ending an alert': { code: 'alert-not-found', method: 'DELETE', path: '/v1/alerts/ALERT', body: () => ({}) },
    'changing a colleague': {
      code: 'member-not-found',
      method: 'PATCH',
      path: '/v1/team/ACCOUNT',
      body: () => ({ role: 'agent' }),
    },
    'removing a colleague': { code: 'member-not-found', method: 'DELETE', path: '/v1/team/ACCOUNT', body: () => ({}) },
    'a link to the password of a colleague': {
      code: 'member-not-found',
      path: '/v1/team/ACCOUNT/password-link',
      body: () => ({}),
    },
    'withdrawing an invitation': {
      code: 'invitation-not-found',
      method: 'DELETE',
      path: '/v1/team/invitations/INVITATION',
      body: () => ({}),
    },
    'cancelling a tour': { code: 'tour-not-found', path: '/v1/tours/TOUR/cancel', body: () => ({}) },
  }
}
