import { assign } from './conversation/assignment/assign.ts'
import { exportAudit } from './conversation/audits/kept/export-audit.ts'
import { listAudits } from './conversation/audits/kept/list-audits.ts'
import { readAudit } from './conversation/audits/kept/read-audit.ts'
import { startAudit } from './conversation/audits/kept/start-audit.ts'
import { stopAudit } from './conversation/audits/kept/stop-audit.ts'
import { ask } from './conversation/chat/ask.ts'
import { visitorAsk } from './conversation/chat/visitor-ask.ts'
import { exportConversation } from './conversation/history/export-conversation.ts'
import { listConversations } from './conversation/history/list-conversations.ts'
import { showConversation } from './conversation/history/show-conversation.ts'
import { rateAnswer } from './conversation/insight/rate-answer.ts'
import { readInsight } from './conversation/insight/read-insight.ts'
import { readModelUsage } from './conversation/insight/read-model-usage.ts'
import { readUnmetDemand } from './conversation/insight/read-unmet-demand.ts'
import { mapHomes } from './conversation/map/map-homes.ts'
import { showHome } from './conversation/map/show-home.ts'
import { deleteNote } from './conversation/notes/delete-note.ts'
import { listNotes } from './conversation/notes/list-notes.ts'
import { writeNote } from './conversation/notes/write-note.ts'
import { createReply } from './conversation/replies/create-reply.ts'
import { deleteReply } from './conversation/replies/delete-reply.ts'
import { editReply } from './conversation/replies/edit-reply.ts'
import { listReplies } from './conversation/replies/list-replies.ts'
import { countMessages } from './conversation/sessions/count-messages.ts'
import { createSession } from './conversation/sessions/create-session.ts'
import { readHistory } from './conversation/sessions/read-history.ts'
import { readTrace } from './conversation/sessions/read-trace.ts'
import { search } from './conversation/sessions/search-operation.ts'
import { listEarlierConversations } from './conversation/take-over/list-earlier-conversations.ts'
import { markRead, markReadByVisitor } from './conversation/take-over/mark-read.ts'
import { release } from './conversation/take-over/release.ts'
import { take } from './conversation/take-over/take.ts'
import { tellTyping, tellTypingOfVisitor } from './conversation/take-over/tell-typing.ts'
import { writeMessage } from './conversation/take-over/write-message.ts'
import { createUpload } from './conversation/uploads/create-upload.ts'
import { listConnections } from './doors/connections/list-connections.ts'
import { testConnection } from './doors/connections/test-connection.ts'
import { addDemo } from './doors/demo/lived-in/add-demo.ts'
import { readDemo } from './doors/demo/lived-in/read-demo.ts'
import { removeDemo } from './doors/demo/lived-in/remove-demo.ts'
import { listOwnPasskeys } from './firm/accounts/passkeys/list-own-passkeys.ts'
import { choosePassword } from './firm/accounts/password-links/choose-password.ts'
import { readSignInWays } from './firm/accounts/password-links/read-sign-in-ways.ts'
import { requestPasswordLink } from './firm/accounts/password-links/request-password-link.ts'
import { sendPasswordLink } from './firm/accounts/password-links/send-password-link.ts'
import { readMe } from './firm/accounts/read-me.ts'
import { endOwnOtherSessions } from './firm/accounts/sign-in/end-own-other-sessions.ts'
import { endOwnSession } from './firm/accounts/sign-in/end-own-session.ts'
import { listOwnSessions } from './firm/accounts/sign-in/list-own-sessions.ts'
import { changeMe } from './firm/accounts/team/change-me.ts'
import { changeMember } from './firm/accounts/team/change-member.ts'
import { inviteColleague } from './firm/accounts/team/invite-colleague.ts'
import { joinTeam } from './firm/accounts/team/join-team.ts'
import { listTeam } from './firm/accounts/team/list-team.ts'
import { listTeamInvitations } from './firm/accounts/team/list-team-invitations.ts'
import { makeOwner } from './firm/accounts/team/make-owner.ts'
import { removeColleague } from './firm/accounts/team/remove-colleague.ts'
import { withdrawInvitation } from './firm/accounts/team/withdraw-invitation.ts'
import { addChatbot } from './firm/chatbots/add-chatbot.ts'
import { editChatbot } from './firm/chatbots/edit-chatbot.ts'
import { listChatbots } from './firm/chatbots/list-chatbots.ts'
import { readChatbot } from './firm/chatbots/read-chatbot.ts'
import { removeChatbot } from './firm/chatbots/remove-chatbot.ts'
import { checkSnippet } from './firm/chatbots/snippet/check-snippet.ts'
import { listChatbotVersions } from './firm/chatbots/versions/list-chatbot-versions.ts'
import { readDomain } from './firm/domains/read-domain.ts'
import { verifyDomain } from './firm/domains/verify-domain.ts'
import { reportUpload } from './firm/uploads/report-upload.ts'
import { editWorkspaceSettings } from './firm/workspaces/edit-workspace-settings.ts'
import { addKey } from './firm/workspaces/keys/add-key.ts'
import { deleteKey } from './firm/workspaces/keys/delete-key.ts'
import { listKeys } from './firm/workspaces/keys/list-keys.ts'
import { rotateKey } from './firm/workspaces/keys/rotate-key.ts'
import { readMessageCredits } from './firm/workspaces/read-message-credits.ts'
import { readWorkspaceSettings } from './firm/workspaces/read-workspace-settings.ts'
import { setSessionLimit } from './firm/workspaces/set-session-limit.ts'
import { changeFeed } from './homes/feeds/change-feed.ts'
import { createFeed } from './homes/feeds/create-feed.ts'
import { listFeeds } from './homes/feeds/list-feeds.ts'
import { releaseColumn } from './homes/feeds/release-column.ts'
import { removeFeed } from './homes/feeds/remove-feed.ts'
import { runFeedNow } from './homes/feeds/run-feed-now.ts'
import { listFeedRuns } from './homes/feeds/runs/list-feed-runs.ts'
import { undoFeedRun } from './homes/feeds/runs/undo-feed-run.ts'
import { createListing } from './homes/listings/create-listing.ts'
import { deleteListings } from './homes/listings/delete-listings.ts'
import { changeListings } from './homes/listings/edits/change-listings.ts'
import { undoListingChange } from './homes/listings/edits/undo-listing-change.ts'
import { exportListings } from './homes/listings/export/export-listings.ts'
import { listListings } from './homes/listings/list-listings.ts'
import { readListing } from './homes/listings/one/read-listing.ts'
import { listPoints } from './homes/listings/points/list-points.ts'
import { listFaults } from './homes/listings/quality/list-faults.ts'
import { updateListing } from './homes/listings/update-listing.ts'
import { createImport } from './homes/listings/uploads/create-import.ts'
import { exportFaultyRows } from './homes/listings/uploads/export-faulty-rows.ts'
import { listImports } from './homes/listings/uploads/list-imports.ts'
import { previewImport } from './homes/listings/uploads/preview-import.ts'
import { readImport } from './homes/listings/uploads/read-import.ts'
import { startImport } from './homes/listings/uploads/start-import.ts'
import { stopImport } from './homes/listings/uploads/stop-import.ts'
import { undoImport } from './homes/listings/uploads/undo-import.ts'
import { drawMap } from './homes/map/draw-map.ts'
import { showTile } from './homes/map/tiles/show-tile.ts'
import { showPicture } from './homes/pictures/show-picture.ts'
import { addAnswer } from './knowledge/add-answer.ts'
import { listMissingAnswers } from './knowledge/missing/list-missing-answers.ts'
import { searchKnowledge } from './knowledge/search-knowledge.ts'
import { createRows } from './knowledge/sheets/create-rows.ts'
import { deleteRows } from './knowledge/sheets/delete-rows.ts'
import { listRows } from './knowledge/sheets/list-rows.ts'
import { updateRows } from './knowledge/sheets/update-rows.ts'
import { addToKnowledge } from './knowledge/sources/add-to-knowledge.ts'
import { editKnowledge } from './knowledge/sources/edit-knowledge.ts'
import { learnAgain } from './knowledge/sources/learn-again.ts'
import { listSources } from './knowledge/sources/list-sources.ts'
import { removeFromKnowledge } from './knowledge/sources/remove-from-knowledge.ts'
import { addPush } from './notify/push/add-push.ts'
import { readPush } from './notify/push/read-push.ts'
import { removePush } from './notify/push/remove-push.ts'
import { sendTextMessage } from './notify/sms/send-text-message.ts'
import { createWebhook } from './notify/webhooks/create-webhook.ts'
import { deleteWebhook } from './notify/webhooks/delete-webhook.ts'
import { editWebhook } from './notify/webhooks/edit-webhook.ts'
import { listDeliveries } from './notify/webhooks/list-deliveries.ts'
import { listWebhooks } from './notify/webhooks/list-webhooks.ts'
import { readDelivery } from './notify/webhooks/read-delivery.ts'
import { readWebhook } from './notify/webhooks/read-webhook.ts'
import { replayDelivery } from './notify/webhooks/replay-delivery.ts'
import { replayWebhook } from './notify/webhooks/replay-webhook.ts'
import { rotateWebhookSecret } from './notify/webhooks/rotate-webhook-secret.ts'
import { testWebhook } from './notify/webhooks/test-webhook.ts'
import { listModels } from './platform/models/list-models.ts'
import type { Operation } from './platform/operation.ts'
import { setupOperations } from './setup-operations.ts'
import { askForAlert } from './visitors/alerts/ask-for-alert.ts'
import { dropSavedHome } from './visitors/alerts/drop-saved-home.ts'
import { endAlert } from './visitors/alerts/end-alert.ts'
import { endOwnAlert } from './visitors/alerts/end-own-alert.ts'
import { listAlerts } from './visitors/alerts/list-alerts.ts'
import { listOwnAlerts } from './visitors/alerts/list-own-alerts.ts'
import { listSavedHomes } from './visitors/alerts/list-saved-homes.ts'
import { saveHome } from './visitors/alerts/save-home.ts'
import { describeVisitor } from './visitors/describe-visitor.ts'
import { identifyVisitor } from './visitors/identity/identify-visitor.ts'
import { makeIdentitySecret } from './visitors/identity/make-identity-secret.ts'
import { readIdentitySecret } from './visitors/identity/read-identity-secret.ts'
import { removeIdentitySecret } from './visitors/identity/remove-identity-secret.ts'
import { exportLeads } from './visitors/leads/export-leads.ts'
import { changeLead } from './visitors/leads/follow-up/change-lead.ts'
import { findLeads } from './visitors/leads/follow-up/find-leads.ts'
import { listDoubles } from './visitors/leads/follow-up/list-doubles.ts'
import { mergeLeads } from './visitors/leads/follow-up/merge-leads.ts'
import { readLead } from './visitors/leads/follow-up/read-lead.ts'
import { splitLead } from './visitors/leads/follow-up/split-lead.ts'
import { leaveLead } from './visitors/leads/leave-lead.ts'
import { listLeads } from './visitors/leads/list-leads.ts'
import { eraseVisitor } from './visitors/privacy/erase-visitor.ts'
import { exportVisitor } from './visitors/privacy/export-visitor.ts'
import { cancelTour } from './visitors/tours/cancel-tour.ts'
import { confirmTour } from './visitors/tours/confirm-tour.ts'
import { declineTour } from './visitors/tours/decline-tour.ts'
import { listTimesOfTour } from './visitors/tours/desk/list-times-of-tour.ts'
import { moveTour } from './visitors/tours/desk/move-tour.ts'
import { listTourTimes } from './visitors/tours/list-tour-times.ts'
import { listTours } from './visitors/tours/list-tours.ts'
import { requestTour } from './visitors/tours/request-tour.ts'
import { getConfig } from './visitors/windows/get-config.ts'
import { listen, listenAsVisitor } from './visitors/windows/listen.ts'
import { previewChatbot } from './visitors/windows/preview/preview-chatbot.ts'
import { readConversation } from './visitors/windows/read-conversation.ts'

export interface OperationRow {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  operation: Operation
}

/** The API: every wire path, once, in the order of the guide. */
export const operations: readonly OperationRow[] = [
  { method: 'POST', path: '/chat/Chatbot/Add', operation: addChatbot },
  { method: 'POST', path: '/chat/Chatbot/Edit', operation: editChatbot },
  { method: 'POST', path: '/chat/Chatbot/Remove', operation: removeChatbot },
  { method: 'GET', path: '/v1/chatbots', operation: listChatbots },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}', operation: readChatbot },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/domain', operation: readDomain },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/domain', operation: verifyDomain },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/identity-secret', operation: readIdentitySecret },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/identity-secret', operation: makeIdentitySecret },
  { method: 'DELETE', path: '/v1/chatbots/{serialNumber}/identity-secret', operation: removeIdentitySecret },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/preview', operation: previewChatbot },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/audits', operation: startAudit },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/audits', operation: listAudits },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/audits/{id}', operation: readAudit },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/audits/{id}/stop', operation: stopAudit },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/audits/{id}/report', operation: exportAudit },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/versions', operation: listChatbotVersions },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/snippet-check', operation: checkSnippet },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/connections', operation: listConnections },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/connections/test', operation: testConnection },
  { method: 'GET', path: '/chat/Chatbot/ModelList', operation: listModels },
  { method: 'POST', path: '/chat/Chatbot/ModelList', operation: listModels },
  { method: 'POST', path: '/chat/Chatbot/GetSession', operation: createSession },
  { method: 'POST', path: '/chat/Chat/ClientAsk', operation: ask },
  { method: 'GET', path: '/v1/messages/{id}/trace', operation: readTrace },
  { method: 'POST', path: '/chat/Chatbot/ChatContentHistory', operation: readHistory },
  { method: 'POST', path: '/chat/Chatbot/GetMessageCountByChatbot', operation: countMessages },
  { method: 'POST', path: '/chat/Chatbot/GetMessageCreditsUsage', operation: readMessageCredits },
  { method: 'POST', path: '/chat/Chatbot/SetSessionMessagesLimit', operation: setSessionLimit },
  { method: 'POST', path: '/chat/Chatbot/SendTwilioMessage', operation: sendTextMessage },
  { method: 'GET', path: '/v1/conversations', operation: listConversations },
  { method: 'GET', path: '/v1/conversations/events', operation: listen },
  { method: 'GET', path: '/v1/conversations/{sessionID}', operation: showConversation },
  { method: 'POST', path: '/v1/conversations/{sessionID}/take', operation: take },
  { method: 'POST', path: '/v1/conversations/{sessionID}/release', operation: release },
  { method: 'POST', path: '/v1/conversations/{sessionID}/messages', operation: writeMessage },
  { method: 'POST', path: '/v1/conversations/{sessionID}/typing', operation: tellTyping },
  { method: 'POST', path: '/v1/conversations/{sessionID}/read', operation: markRead },
  { method: 'POST', path: '/v1/conversations/{sessionID}/assign', operation: assign },
  { method: 'GET', path: '/v1/conversations/{sessionID}/visitor', operation: describeVisitor },
  { method: 'GET', path: '/v1/conversations/{sessionID}/export', operation: exportConversation },
  { method: 'GET', path: '/v1/conversations/{sessionID}/notes', operation: listNotes },
  { method: 'POST', path: '/v1/conversations/{sessionID}/notes', operation: writeNote },
  { method: 'DELETE', path: '/v1/conversations/{sessionID}/notes/{id}', operation: deleteNote },
  { method: 'GET', path: '/v1/replies', operation: listReplies },
  { method: 'POST', path: '/v1/replies', operation: createReply },
  { method: 'PATCH', path: '/v1/replies/{id}', operation: editReply },
  { method: 'DELETE', path: '/v1/replies/{id}', operation: deleteReply },
  { method: 'POST', path: '/chat/Chatbot/LeadList', operation: listLeads },
  { method: 'GET', path: '/v1/leads', operation: findLeads },
  { method: 'GET', path: '/v1/leads/export', operation: exportLeads },
  { method: 'GET', path: '/v1/leads/doubles', operation: listDoubles },
  { method: 'GET', path: '/v1/leads/{id}', operation: readLead },
  { method: 'PATCH', path: '/v1/leads/{id}', operation: changeLead },
  { method: 'POST', path: '/v1/leads/{id}/merge', operation: mergeLeads },
  { method: 'POST', path: '/v1/leads/{id}/split', operation: splitLead },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/search', operation: search },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/missing-answers', operation: listMissingAnswers },
  { method: 'POST', path: '/chat/Chatbot/RealEstateCreate', operation: createListing },
  { method: 'POST', path: '/chat/Chatbot/RealEstateUpdate', operation: updateListing },
  { method: 'POST', path: '/chat/Chatbot/RealEstateList', operation: listListings },
  { method: 'POST', path: '/chat/Chatbot/RealEstateDelete', operation: deleteListings },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/listings/points', operation: listPoints },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/listings/quality', operation: listFaults },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/listings/{id}', operation: readListing },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/listings/change', operation: changeListings },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/listings/changes/{id}/undo', operation: undoListingChange },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/listings/export', operation: exportListings },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/listings/release', operation: releaseColumn },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/imports', operation: createImport },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/imports', operation: listImports },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/imports/{id}', operation: readImport },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/imports/{id}/preview', operation: previewImport },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/imports/{id}/start', operation: startImport },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/imports/{id}/stop', operation: stopImport },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/imports/{id}/undo', operation: undoImport },
  { method: 'GET', path: '/v1/chatbots/{serialNumber}/imports/{id}/faulty-rows', operation: exportFaultyRows },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/feeds', operation: createFeed },
  { method: 'GET', path: '/v1/pictures/{name}', operation: showPicture },
  { method: 'GET', path: '/v1/feeds', operation: listFeeds },
  { method: 'PATCH', path: '/v1/feeds/{id}', operation: changeFeed },
  { method: 'DELETE', path: '/v1/feeds/{id}', operation: removeFeed },
  { method: 'POST', path: '/v1/feeds/{id}/run', operation: runFeedNow },
  { method: 'GET', path: '/v1/feeds/{id}/runs', operation: listFeedRuns },
  { method: 'POST', path: '/v1/feeds/{id}/runs/{run}/undo', operation: undoFeedRun },
  { method: 'POST', path: '/chat/Chatbot/EditKnowledge', operation: editKnowledge },
  { method: 'POST', path: '/chat/Chatbot/GetSource', operation: listSources },
  { method: 'GET', path: '/chat/Chatbot/GetGoogleGoolgeSheetData', operation: listRows },
  { method: 'POST', path: '/chat/Chatbot/GetGoogleGoolgeSheetData', operation: listRows },
  { method: 'POST', path: '/chat/Chatbot/CreateGoogleSheetData', operation: createRows },
  { method: 'POST', path: '/chat/Chatbot/UpdateGoogleSheetData', operation: updateRows },
  { method: 'POST', path: '/chat/Chatbot/DeleteGoogleSheetData', operation: deleteRows },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/knowledge', operation: addToKnowledge },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/knowledge/remove', operation: removeFromKnowledge },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/knowledge/learn', operation: learnAgain },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/knowledge/search', operation: searchKnowledge },
  { method: 'POST', path: '/v1/chatbots/{serialNumber}/knowledge/answers', operation: addAnswer },
  { method: 'POST', path: '/chat/User/GetPreUploadUrl', operation: createUpload },
  { method: 'POST', path: '/chat/User/ReportUploadSuccess', operation: reportUpload },
  { method: 'POST', path: '/chat/Chatbot/GetConfig', operation: getConfig },
  { method: 'POST', path: '/chat/Chat/Ask', operation: visitorAsk },
  { method: 'GET', path: '/v1/visitor/conversation', operation: readConversation },
  { method: 'GET', path: '/v1/visitor/events', operation: listenAsVisitor },
  { method: 'POST', path: '/v1/visitor/typing', operation: tellTypingOfVisitor },
  { method: 'POST', path: '/v1/visitor/read', operation: markReadByVisitor },
  { method: 'POST', path: '/v1/visitor/rating', operation: rateAnswer },
  { method: 'POST', path: '/v1/visitor/earlier', operation: listEarlierConversations },
  { method: 'POST', path: '/v1/visitor/identify', operation: identifyVisitor },
  { method: 'POST', path: '/v1/visitor/lead', operation: leaveLead },
  { method: 'POST', path: '/v1/visitor/alert', operation: askForAlert },
  { method: 'GET', path: '/v1/visitor/alerts', operation: listOwnAlerts },
  { method: 'DELETE', path: '/v1/visitor/alerts/{id}', operation: endOwnAlert },
  { method: 'POST', path: '/v1/visitor/saved', operation: saveHome },
  { method: 'GET', path: '/v1/visitor/saved', operation: listSavedHomes },
  { method: 'DELETE', path: '/v1/visitor/saved/{listing}', operation: dropSavedHome },
  { method: 'GET', path: '/v1/visitor/tour-times', operation: listTourTimes },
  { method: 'POST', path: '/v1/visitor/tour', operation: requestTour },
  { method: 'POST', path: '/v1/visitor/map', operation: mapHomes },
  { method: 'GET', path: '/v1/visitor/listings/{id}', operation: showHome },
  { method: 'GET', path: '/v1/map/{box}', operation: drawMap },
  { method: 'GET', path: '/v1/map/tiles/{z}/{x}/{y}', operation: showTile },
  { method: 'GET', path: '/v1/tours', operation: listTours },
  { method: 'POST', path: '/v1/tours/{id}/confirm', operation: confirmTour },
  { method: 'GET', path: '/v1/tours/{id}/times', operation: listTimesOfTour },
  { method: 'POST', path: '/v1/tours/{id}/move', operation: moveTour },
  { method: 'POST', path: '/v1/tours/{id}/decline', operation: declineTour },
  { method: 'POST', path: '/v1/tours/{id}/cancel', operation: cancelTour },
  { method: 'GET', path: '/v1/alerts', operation: listAlerts },
  { method: 'DELETE', path: '/v1/alerts/{id}', operation: endAlert },
  { method: 'GET', path: '/v1/insight', operation: readInsight },
  { method: 'GET', path: '/v1/insight/unmet-demand', operation: readUnmetDemand },
  { method: 'GET', path: '/v1/insight/model-usage', operation: readModelUsage },
  { method: 'POST', path: '/v1/visitors/export', operation: exportVisitor },
  { method: 'POST', path: '/v1/visitors/erase', operation: eraseVisitor },
  { method: 'GET', path: '/v1/workspace/settings', operation: readWorkspaceSettings },
  { method: 'POST', path: '/v1/workspace/settings', operation: editWorkspaceSettings },
  { method: 'POST', path: '/v1/webhooks', operation: createWebhook },
  { method: 'GET', path: '/v1/webhooks', operation: listWebhooks },
  { method: 'GET', path: '/v1/webhooks/{id}', operation: readWebhook },
  { method: 'PATCH', path: '/v1/webhooks/{id}', operation: editWebhook },
  { method: 'DELETE', path: '/v1/webhooks/{id}', operation: deleteWebhook },
  { method: 'POST', path: '/v1/webhooks/{id}/rotate', operation: rotateWebhookSecret },
  { method: 'POST', path: '/v1/webhooks/{id}/test', operation: testWebhook },
  { method: 'GET', path: '/v1/webhooks/{id}/deliveries', operation: listDeliveries },
  { method: 'POST', path: '/v1/webhooks/{id}/replay', operation: replayWebhook },
  { method: 'GET', path: '/v1/webhooks/deliveries/{id}', operation: readDelivery },
  { method: 'POST', path: '/v1/webhooks/deliveries/{id}/replay', operation: replayDelivery },
  { method: 'GET', path: '/v1/demo', operation: readDemo },
  { method: 'POST', path: '/v1/demo', operation: addDemo },
  { method: 'DELETE', path: '/v1/demo', operation: removeDemo },
  { method: 'POST', path: '/v1/console/owner', operation: makeOwner },
  { method: 'POST', path: '/v1/console/join', operation: joinTeam },
  { method: 'GET', path: '/v1/console/sign-in', operation: readSignInWays },
  { method: 'POST', path: '/v1/console/password-link', operation: requestPasswordLink },
  { method: 'POST', path: '/v1/console/password', operation: choosePassword },
  { method: 'GET', path: '/v1/console/me', operation: readMe },
  { method: 'PATCH', path: '/v1/console/me', operation: changeMe },
  { method: 'GET', path: '/v1/console/passkeys', operation: listOwnPasskeys },
  { method: 'GET', path: '/v1/console/sessions', operation: listOwnSessions },
  { method: 'DELETE', path: '/v1/console/sessions', operation: endOwnOtherSessions },
  { method: 'DELETE', path: '/v1/console/sessions/{id}', operation: endOwnSession },
  { method: 'GET', path: '/v1/console/push', operation: readPush },
  { method: 'POST', path: '/v1/console/push', operation: addPush },
  { method: 'DELETE', path: '/v1/console/push/{id}', operation: removePush },
  { method: 'GET', path: '/v1/team', operation: listTeam },
  { method: 'PATCH', path: '/v1/team/{accountId}', operation: changeMember },
  { method: 'DELETE', path: '/v1/team/{accountId}', operation: removeColleague },
  { method: 'POST', path: '/v1/team/{accountId}/password-link', operation: sendPasswordLink },
  { method: 'GET', path: '/v1/team/invitations', operation: listTeamInvitations },
  { method: 'POST', path: '/v1/team/invitations', operation: inviteColleague },
  { method: 'DELETE', path: '/v1/team/invitations/{id}', operation: withdrawInvitation },
  { method: 'GET', path: '/v1/keys', operation: listKeys },
  { method: 'POST', path: '/v1/keys', operation: addKey },
  { method: 'DELETE', path: '/v1/keys/{id}', operation: deleteKey },
  { method: 'POST', path: '/v1/keys/{id}/rotate', operation: rotateKey },
  ...setupOperations,
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
