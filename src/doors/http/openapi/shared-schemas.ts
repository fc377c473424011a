import { AssignedMember } from '../../../conversation/assignment/assigned-to.ts'
import { AuditReport } from '../../../conversation/audits/audit-report.ts'
import { KeptAudit } from '../../../conversation/audits/kept/present-audit.ts'
import { AnswerEnd, AnswerPiece, AnswerShown, VisitorAnswerEnd } from '../../../conversation/chat/answer-lines.ts'
import { CriterionChip, ListingCard, ShownView } from '../../../conversation/guide/answer-view.ts'
import { ConversationSummary, Message, MessageFile } from '../../../conversation/history/present-conversation.ts'
import { Conversation } from '../../../conversation/history/show-conversation.ts'
import { Insight, InsightCounts, InsightModel, InsightRow } from '../../../conversation/insight/read-insight.ts'
import { ModelBudgetUse, ModelUsage, ModelUsageRow } from '../../../conversation/insight/read-model-usage.ts'
import { UnmetDemand, UnmetName, UnmetPlace, UnmetSearch } from '../../../conversation/insight/read-unmet-demand.ts'
import { ModelTest } from '../../../conversation/model-troubles/test-model-key.ts'
import { ConversationNote } from '../../../conversation/notes/present-note.ts'
import { Reply } from '../../../conversation/replies/reply-fields.ts'
import { ReadMark } from '../../../conversation/take-over/session-field.ts'
import { SignedInMember } from '../../../firm/accounts/describe-member.ts'
import { Colleague, Invitation } from '../../../firm/accounts/team/present-team.ts'
import { chatbotSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import { ChatbotDescription, ChatbotSummary } from '../../../firm/chatbots/present-chatbot.ts'
import { SnippetReport } from '../../../firm/chatbots/snippet/check-snippet.ts'
import { ChatbotVersion } from '../../../firm/chatbots/versions/list-chatbot-versions.ts'
import { DomainDescription } from '../../../firm/domains/describe-domain.ts'
import { Key } from '../../../firm/workspaces/keys/list-keys.ts'
import { workspaceSettings } from '../../../firm/workspaces/workspace-settings.ts'
import { FeedDescription, FeedRun } from '../../../homes/feeds/present-feed.ts'
import { ChangedListing } from '../../../homes/listings/edits/listing-change.ts'
import { HeldBackReport } from '../../../homes/listings/import/held-back/held-back-report.ts'
import { CellReport } from '../../../homes/listings/import/runs/cell-report.ts'
import { RowFault } from '../../../homes/listings/import/runs/row-fault.ts'
import { listItemSchema } from '../../../homes/listings/list-item.ts'
import { FurtherValue, listingSchema } from '../../../homes/listings/listing.ts'
import { ListingDescription } from '../../../homes/listings/one/listing-description.ts'
import { ListingFault } from '../../../homes/listings/quality/list-faults.ts'
import { ImportPrune } from '../../../homes/listings/uploads/import-choices.ts'
import { ListingImport } from '../../../homes/listings/uploads/present-upload.ts'
import { Background, Drawing, Label } from '../../../homes/map/map-drawing.ts'
import { CityLabel, MapHomes, MapPoint } from '../../../homes/map/map-point.ts'
import { Explanation } from '../../../homes/search/explanation.ts'
import {
  ClosestHomes,
  FoundListing,
  FoundValue,
  SearchFigure,
  SearchOutput,
} from '../../../homes/search/search-schema.ts'
import { KnowledgePassageSchema, NamedSourceSchema } from '../../../knowledge/search-knowledge.ts'
import { SheetRowSchema } from '../../../knowledge/sheets/sheet-row.ts'
import { QuestionWithAnswer } from '../../../knowledge/sources/knowledge-fields.ts'
import { SourceItem } from '../../../knowledge/sources/source-item.ts'
import { SentTextMessage } from '../../../notify/sms/send-text-message.ts'
import { Delivery, DeliveryAttempt, Webhook } from '../../../notify/webhooks/present-webhook.ts'
import { ServerAddress, ServerAddressCheck } from '../../../platform/address/server-address.ts'
import { LoggedChange } from '../../../platform/change-log/list-changes.ts'
import { FailedEvent } from '../../../platform/events/list-failed-events.ts'
import { Mail } from '../../../platform/mail/present-mail.ts'
import { MailServer } from '../../../platform/mail/server/mail-server.ts'
import { ModelKey, ModelKeys } from '../../../platform/models/keys/model-key.ts'
import { ModelEntry } from '../../../platform/models/list-models.ts'
import { LoggedRead } from '../../../platform/read-log/list-reads.ts'
import { AlertDescription } from '../../../visitors/alerts/present-alert.ts'
import { SavedHome, SavedHomeChange } from '../../../visitors/alerts/saved-homes.ts'
import { VisitorIdentity } from '../../../visitors/identity/identity-of.ts'
import { LeadDetail, LeadNote, LeadSummary } from '../../../visitors/leads/follow-up/present-lead.ts'
import { LeadItemSchema } from '../../../visitors/leads/lead-item.ts'
import { AgentOfHome, TourDescription } from '../../../visitors/tours/present-tour.ts'
import { VisitorTour } from '../../../visitors/tours/visitor-tour.ts'
import { ConversationEvent } from '../../../visitors/windows/listen.ts'
import { ConversationMessage } from '../../../visitors/windows/read-conversation.ts'
import { WidgetConfig } from '../../../visitors/windows/widget-config.ts'
import { ChatbotConnection } from '../../connections/list-connections.ts'

/**
 * The shapes that clients get a type of their own for, by the name of that type. Whatever holds one of them refers to
 * it; an object with all fields of one and others beside them is made of it and the rest. Names are never changed.
 */
export const sharedSchemas: Readonly<Record<string, object>> = {
  ChatbotSettings: chatbotSettings,
  ChatbotSummary,
  Chatbot: ChatbotDescription,
  ChatbotDomain: DomainDescription,
  Model: ModelEntry,
  ListingFields: listingSchema,
  FurtherValue,
  Listing: listItemSchema,
  ListingDescription,
  ChangedListing,
  KeptAudit,
  AuditReport,
  ListingImport,
  ImportPrune,
  RowFault,
  HeldBackReport,
  CellReport,
  ListingFault,
  Feed: FeedDescription,
  FeedRun,
  FoundListing,
  FoundValue,
  SearchFigure,
  ClosestListings: ClosestHomes,
  SearchExplanation: Explanation,
  SearchResult: SearchOutput,
  MessageFile,
  Message,
  ConversationSummary,
  Conversation,
  AssignedMember,
  ConversationNote,
  SavedHome,
  SavedHomeChange,
  Reply,
  ReadMark,
  ConversationEvent,
  VisitorIdentity,
  VisitorTour,
  VisitorMessage: ConversationMessage,
  Lead: LeadItemSchema,
  LeadSummary,
  LeadDetail,
  LeadNote,
  Alert: AlertDescription,
  SentTextMessage,
  Tour: TourDescription,
  TourAgent: AgentOfHome,
  KnowledgeQuestion: QuestionWithAnswer,
  KnowledgeSource: SourceItem,
  NamedSource: NamedSourceSchema,
  KnowledgePassage: KnowledgePassageSchema,
  SheetRow: SheetRowSchema,
  InsightCounts,
  InsightRow,
  InsightModel,
  Insight,
  ModelUsageRow,
  ModelBudgetUse,
  ModelUsage,
  ChatbotConnection,
  UnmetSearch,
  UnmetPlace,
  UnmetName,
  UnmetDemand,
  MailServer,
  ServerAddress,
  ServerAddressCheck,
  ModelKey,
  ModelKeys,
  ModelTest,
  WorkspaceSettings: workspaceSettings,
  Webhook,
  WebhookDelivery: Delivery,
  WebhookDeliveryAttempt: DeliveryAttempt,
  ListingCard,
  Criterion: CriterionChip,
  AnswerView: ShownView,
  AnswerPiece,
  AnswerEnd,
  AnswerShown,
  VisitorAnswerEnd,
  MapPoint,
  CityLabel,
  ListingMap: MapHomes,
  MapLabel: Label,
  MapDrawing: Drawing,
  MapBackground: Background,
  WidgetConfig,
  SignedInMember,
  Member: Colleague,
  Invitation,
  ChatbotVersion,
  SnippetReport,
  AccessKey: Key,
  Mail,
  LoggedChange,
  LoggedRead,
  FailedEvent,
}
