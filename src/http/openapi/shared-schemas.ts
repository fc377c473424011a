import { SignedInMember } from '../../accounts/describe-member.ts'
import { Colleague, Invitation } from '../../accounts/team/present-team.ts'
import { AnswerEnd, AnswerPiece, AnswerShown, VisitorAnswerEnd } from '../../chat/answer-lines.ts'
import { ConversationMessage } from '../../chat/read-conversation.ts'
import { chatbotSettings } from '../../chatbots/chatbot-settings.ts'
import { ChatbotDescription, ChatbotSummary } from '../../chatbots/present-chatbot.ts'
import { ConversationSummary, Message, MessageFile } from '../../conversations/present-conversation.ts'
import { Conversation } from '../../conversations/show-conversation.ts'
import { DomainDescription } from '../../domains/describe-domain.ts'
import { CriterionChip, ListingCard, ShownView } from '../../guide/answer-view.ts'
import { KnowledgePassageSchema, NamedSourceSchema } from '../../knowledge/search-knowledge.ts'
import { SheetRowSchema } from '../../knowledge/sheets/sheet-row.ts'
import { SourceItem } from '../../knowledge/sources/source-item.ts'
import { LeadItemSchema } from '../../leads/lead-item.ts'
import { Explanation } from '../../listing-search/explanation.ts'
import { ClosestHomes, FoundListing, SearchFigure, SearchOutput } from '../../listing-search/search-schema.ts'
import { listItemSchema } from '../../listings/list-item.ts'
import { listingSchema } from '../../listings/listing.ts'
import { Background, Drawing, Label } from '../../map/map-drawing.ts'
import { CityLabel, MapHomes, MapPoint } from '../../map/map-point.ts'
import { ModelEntry } from '../../models/list-models.ts'
import { SentTextMessage } from '../../sms/send-text-message.ts'
import { ConversationEvent } from '../../take-over/listen.ts'
import { ReadMark } from '../../take-over/session-field.ts'
import { AgentOfHome, TourDescription } from '../../tours/present-tour.ts'
import { VisitorTour } from '../../tours/visitor-tour.ts'
import { WidgetConfig } from '../../visitors/widget-config.ts'
import { Delivery, DeliveryAttempt, Webhook } from '../../webhooks/present-webhook.ts'

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
  Listing: listItemSchema,
  FoundListing,
  SearchFigure,
  ClosestListings: ClosestHomes,
  SearchExplanation: Explanation,
  SearchResult: SearchOutput,
  MessageFile,
  Message,
  ConversationSummary,
  Conversation,
  ReadMark,
  ConversationEvent,
  VisitorTour,
  VisitorMessage: ConversationMessage,
  Lead: LeadItemSchema,
  SentTextMessage,
  Tour: TourDescription,
  TourAgent: AgentOfHome,
  KnowledgeSource: SourceItem,
  NamedSource: NamedSourceSchema,
  KnowledgePassage: KnowledgePassageSchema,
  SheetRow: SheetRowSchema,
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
}
