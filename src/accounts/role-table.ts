import type { Role } from './role.ts'

/**
 * The least role that may run an operation with the cookie of the console, by the operation's id. Every operation that
 * takes a secret key or a member stands here; what does not is refused (test/accounts/role-table.test.ts tries it whole).
 * An agent works with visitors; a manager runs the chatbots; an owner decides who may do what, and where data goes.
 */
export const leastRoles: Readonly<Record<string, Role>> = {
  // Chatbots
  addChatbot: 'manager',
  editChatbot: 'manager',
  removeChatbot: 'manager',
  listChatbots: 'agent',
  readChatbot: 'agent',
  readDomain: 'manager',
  verifyDomain: 'manager',
  listModels: 'agent',
  // Messages
  createSession: 'agent',
  askChatbot: 'agent',
  readTrace: 'agent',
  readHistory: 'agent',
  countMessages: 'manager',
  readMessageCredits: 'manager',
  setSessionLimit: 'manager',
  sendTextMessage: 'manager',
  // Conversations
  listConversations: 'agent',
  watchConversations: 'agent',
  readConversation: 'agent',
  takeConversation: 'agent',
  releaseConversation: 'agent',
  sendPersonMessage: 'agent',
  tellTyping: 'agent',
  markRead: 'agent',
  // Leads
  listLeads: 'agent',
  exportLeads: 'manager',
  listAlerts: 'agent',
  deleteAlert: 'manager',
  // Tours
  listTours: 'agent',
  confirmTour: 'agent',
  declineTour: 'agent',
  cancelTour: 'agent',
  // Search and listings
  searchListings: 'agent',
  listListings: 'agent',
  createListing: 'manager',
  updateListing: 'manager',
  deleteListings: 'manager',
  // Knowledge
  searchKnowledge: 'agent',
  listMissingAnswers: 'agent',
  listSources: 'agent',
  listSheetRows: 'agent',
  editKnowledge: 'manager',
  createSheetRows: 'manager',
  updateSheetRows: 'manager',
  deleteSheetRows: 'manager',
  // Files
  createUpload: 'agent',
  reportUpload: 'agent',
  // People
  exportVisitor: 'manager',
  eraseVisitor: 'manager',
  readWorkspaceSettings: 'manager',
  editWorkspaceSettings: 'owner',
  // Webhooks: where all that happens is sent to, and what proves it
  listWebhooks: 'manager',
  readWebhook: 'manager',
  listDeliveries: 'manager',
  testWebhook: 'manager',
  replayWebhook: 'manager',
  replayDelivery: 'manager',
  createWebhook: 'owner',
  editWebhook: 'owner',
  deleteWebhook: 'owner',
  rotateWebhookSecret: 'owner',
  // The lived-in demo
  readDemo: 'agent',
  addDemo: 'manager',
  removeDemo: 'manager',
  // Team
  readMe: 'agent',
  changeMe: 'agent',
  listSignIns: 'agent',
  removeSignIn: 'agent',
  removeOtherSignIns: 'agent',
  listPushDevices: 'agent',
  addPushDevice: 'agent',
  deletePushDevice: 'agent',
  listTeam: 'agent',
  listInvitations: 'owner',
  addInvitation: 'owner',
  deleteInvitation: 'owner',
  changeMember: 'owner',
  removeMember: 'owner',
}

/** The least role that may run an operation; null: no role may. */
export function leastRoleFor(operationId: string): Role | null {
  return Object.hasOwn(leastRoles, operationId) ? (leastRoles[operationId] ?? null) : null
}
