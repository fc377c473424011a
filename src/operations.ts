import { ask } from './chat/ask.ts'
import { readConversation } from './chat/read-conversation.ts'
import { visitorAsk } from './chat/visitor-ask.ts'
import { addChatbot } from './chatbots/add-chatbot.ts'
import { editChatbot } from './chatbots/edit-chatbot.ts'
import { removeChatbot } from './chatbots/remove-chatbot.ts'
import { readDomain } from './domains/read-domain.ts'
import { verifyDomain } from './domains/verify-domain.ts'
import { createUpload } from './files/create-upload.ts'
import { reportUpload } from './files/report-upload.ts'
import { leaveLead } from './leads/leave-lead.ts'
import { search } from './listing-search/search-operation.ts'
import { createListing } from './listings/create-listing.ts'
import { deleteListings } from './listings/delete-listings.ts'
import { listListings } from './listings/list-listings.ts'
import { updateListing } from './listings/update-listing.ts'
import { drawMap } from './map/draw-map.ts'
import { mapHomes } from './map/map-homes.ts'
import { showHome } from './map/show-home.ts'
import { listModels } from './models/list-models.ts'
import type { Operation } from './operation.ts'
import { eraseVisitor } from './people/erase-visitor.ts'
import { exportVisitor } from './people/export-visitor.ts'
import { createSession } from './sessions/create-session.ts'
import { readTrace } from './sessions/read-trace.ts'
import { getConfig } from './visitors/get-config.ts'
import { editWorkspaceSettings } from './workspaces/edit-workspace-settings.ts'
import { readWorkspaceSettings } from './workspaces/read-workspace-settings.ts'

export interface OperationRow {
  method: 'GET' | 'POST'
  path: string
  operation: Operation
}

/** The API: every wire path, once, in the order of the guide. */
export const operations: readonly OperationRow[] = [
  { method: 'POST', path: '/chat/Chatbot/Add', operation: addChatbot },
  { method: 'POST', path: '/chat/Chatbot/Edit', operation: editChatbot },
  { method: 'POST', path: '/chat/Chatbot/Remove', operation: removeChatbot },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/domain', operation: readDomain },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/domain', operation: verifyDomain },
  { method: 'GET', path: '/chat/Chatbot/ModelList', operation: listModels },
  { method: 'POST', path: '/chat/Chatbot/ModelList', operation: listModels },
  { method: 'POST', path: '/chat/Chatbot/GetSession', operation: createSession },
  { method: 'POST', path: '/chat/Chat/ClientAsk', operation: ask },
  { method: 'GET', path: '/v1/messages/{id}/trace', operation: readTrace },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/search', operation: search },
  { method: 'POST', path: '/chat/Chatbot/RealEstateCreate', operation: createListing },
  { method: 'POST', path: '/chat/Chatbot/RealEstateUpdate', operation: updateListing },
  { method: 'POST', path: '/chat/Chatbot/RealEstateList', operation: listListings },
  { method: 'POST', path: '/chat/Chatbot/RealEstateDelete', operation: deleteListings },
  { method: 'POST', path: '/chat/User/GetPreUploadUrl', operation: createUpload },
  { method: 'POST', path: '/chat/User/ReportUploadSuccess', operation: reportUpload },
  { method: 'POST', path: '/chat/Chatbot/GetConfig', operation: getConfig },
  { method: 'POST', path: '/chat/Chat/Ask', operation: visitorAsk },
  { method: 'GET', path: '/v1/visitor/conversation', operation: readConversation },
  { method: 'POST', path: '/v1/visitor/lead', operation: leaveLead },
  { method: 'POST', path: '/v1/visitor/map', operation: mapHomes },
  { method: 'GET', path: '/v1/visitor/listings/{id}', operation: showHome },
  { method: 'GET', path: '/v1/map/{box}', operation: drawMap },
  { method: 'POST', path: '/v1/visitors/export', operation: exportVisitor },
  { method: 'POST', path: '/v1/visitors/erase', operation: eraseVisitor },
  { method: 'GET', path: '/v1/workspace/settings', operation: readWorkspaceSettings },
  { method: 'POST', path: '/v1/workspace/settings', operation: editWorkspaceSettings },
].map(defineRow)

/** The wire path of an operation of the table. */
export function pathOf(operation: object): string {
  const row = operations.find((candidate) => candidate.operation === operation)
  if (!row) throw new Error('this operation is not in the table')
  return row.path
}

/** Widens an operation to the common shape: each is checked against its own schemas where it is defined. */
function defineRow(row: { method: string; path: string; operation: unknown }): OperationRow {
  return row as OperationRow
}
