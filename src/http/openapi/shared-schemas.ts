import { SignedInMember } from '../../accounts/describe-member.ts'
import { Colleague, Invitation } from '../../accounts/team/present-team.ts'
import { AlertDescription } from '../../alerts/present-alert.ts'
import { SavedHome, SavedHomeChange } from '../../alerts/saved-homes.ts'
import { AssignedMember } from '../../assignment/assigned-to.ts'
import { AuditReport } from '../../audits/audit-report.ts'
import { KeptAudit } from '../../audits/kept/present-audit.ts'
import { LoggedChange } from '../../change-log/list-changes.ts'
import { AnswerEnd, AnswerPiece, AnswerShown, VisitorAnswerEnd } from '../../chat/answer-lines.ts'
import { ConversationMessage } from '../../chat/read-conversation.ts'
import { chatbotSettings } from '../../chatbots/chatbot-settings.ts'
import { ChatbotDescription, ChatbotSummary } from '../../chatbots/present-chatbot.ts'
import { SnippetReport } from '../../chatbots/snippet/check-snippet.ts'
import { ChatbotVersion } from '../../chatbots/versions/list-chatbot-versions.ts'
import { ConversationSummary, Message, MessageFile } from '../../conversations/present-conversation.ts'
import { Conversation } from '../../conversations/show-conversation.ts'
import { DomainDescription } from '../../domains/describe-domain.ts'
import { FailedEvent } from '../../events/list-failed-events.ts'
import { FeedDescription, FeedRun } from '../../feeds/present-feed.ts'
import { CriterionChip, ListingCard, ShownView } from '../../guide/answer-view.ts'
import { Insight, InsightCounts, InsightModel, InsightRow } from '../../insight/read-insight.ts'
import { UnmetDemand, UnmetName, UnmetPlace, UnmetSearch } from '../../insight/read-unmet-demand.ts'
import { KnowledgePassageSchema, NamedSourceSchema } from '../../knowledge/search-knowledge.ts'
import { SheetRowSchema } from '../../knowledge/sheets/sheet-row.ts'
import { QuestionWithAnswer } from '../../knowledge/sources/knowledge-fields.ts'
import { SourceItem } from '../../knowledge/sources/source-item.ts'
import { LeadDetail, LeadNote, LeadSummary } from '../../leads/follow-up/present-lead.ts'
import { LeadItemSchema } from '../../leads/lead-item.ts'
import { Explanation } from '../../listing-search/explanation.ts'
import {
  ClosestHomes,
  FoundListing,
  FoundValue,
  SearchFigure,
  SearchOutput,
} from '../../listing-search/search-schema.ts'
import { ChangedListing } from '../../listings/edits/listing-change.ts'
import { RowFault } from '../../listings/import/runs/row-fault.ts'
import { listItemSchema } from '../../listings/list-item.ts'
import { FurtherValue, listingSchema } from '../../listings/listing.ts'
import { ListingDescription } from '../../listings/one/listing-description.ts'
import { ListingFault } from '../../listings/quality/list-faults.ts'
import { ImportPrune } from '../../listings/uploads/import-choices.ts'
import { ListingImport } from '../../listings/uploads/present-upload.ts'
import { Mail } from '../../mail/present-mail.ts'
import { Background, Drawing, Label } from '../../map/map-drawing.ts'
import { CityLabel, MapHomes, MapPoint } from '../../map/map-point.ts'
import { ModelEntry } from '../../models/list-models.ts'
import { ConversationNote } from '../../notes/present-note.ts'
import { Reply } from '../../replies/reply-fields.ts'
import { SentTextMessage } from '../../sms/send-text-message.ts'
import { ConversationEvent } from '../../take-over/listen.ts'
import { ReadMark } from '../../take-over/session-field.ts'
import { AgentOfHome, TourDescription } from '../../tours/present-tour.ts'
import { VisitorTour } from '../../tours/visitor-tour.ts'
import { WidgetConfig } from '../../visitors/widget-config.ts'
import { Delivery, DeliveryAttempt, Webhook } from '../../webhooks/present-webhook.ts'
import { Key } from '../../workspaces/keys/list-keys.ts'

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
  UnmetSearch,
  UnmetPlace,
  UnmetName,
  UnmetDemand,
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
  FailedEvent,
}
