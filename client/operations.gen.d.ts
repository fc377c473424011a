// Made from openapi.json by `npm run documents`: a change here is lost.
import type { Bytes, CallOptions, Given, OperationRow } from './porchlight-client.d.ts'

/** How each function of the client is called over HTTP. */
export const operations: Readonly<Record<keyof PorchlightFunctions, OperationRow>>

/** Stable codes of failures: docs/errors.md says what each means. */
export type ErrorCode =
  | 'account-exists'
  | 'alert-not-found'
  | 'allowance-used-up'
  | 'answer-not-found'
  | 'audit-at-work'
  | 'audit-not-found'
  | 'audit-not-ready'
  | 'bad-request'
  | 'body-too-large'
  | 'body-too-slow'
  | 'chatbot-not-found'
  | 'client-gone'
  | 'code-refused'
  | 'conversation-not-taken'
  | 'cross-origin-call'
  | 'database-unavailable'
  | 'delivery-not-found'
  | 'demo-not-here'
  | 'export-too-large'
  | 'feed-exists'
  | 'feed-not-found'
  | 'feed-refused'
  | 'file-not-allowed'
  | 'file-not-found'
  | 'headers-too-large'
  | 'idempotency-key-reused'
  | 'idempotency-key-running'
  | 'idempotency-key-too-long'
  | 'import-not-found'
  | 'import-not-ready'
  | 'import-not-undoable'
  | 'import-refused'
  | 'internal-error'
  | 'invalid-fields'
  | 'invitation-not-found'
  | 'key-ended'
  | 'key-not-found'
  | 'key-scope'
  | 'last-owner'
  | 'lead-not-found'
  | 'link-not-found'
  | 'listing-change-not-found'
  | 'listing-not-found'
  | 'mail-failed'
  | 'mail-not-failed'
  | 'mail-not-found'
  | 'mail-server-not-set'
  | 'mail-server-not-usable'
  | 'malformed-json'
  | 'map-tile-not-found'
  | 'map-tiles-unavailable'
  | 'member-not-found'
  | 'message-limit-reached'
  | 'message-not-found'
  | 'method-not-allowed'
  | 'metrics-forbidden'
  | 'missing-answer-not-found'
  | 'missing-credential'
  | 'model-failed'
  | 'model-key-not-set'
  | 'model-key-of-server'
  | 'model-timeout'
  | 'not-acceptable'
  | 'not-ready'
  | 'note-not-found'
  | 'origin-not-allowed'
  | 'own-account'
  | 'passkey-not-found'
  | 'passkey-refused'
  | 'passkeys-not-here'
  | 'password-refused'
  | 'path-not-found'
  | 'picture-not-found'
  | 'proof-needed'
  | 'push-device-not-found'
  | 'quota-reached'
  | 'rate-limit-reached'
  | 'reply-not-found'
  | 'role-may-not'
  | 'server-address-of-server'
  | 'server-owner-only'
  | 'session-limit-reached'
  | 'session-not-found'
  | 'sheet-row-not-found'
  | 'shutting-down'
  | 'sign-in-not-found'
  | 'sign-in-refused'
  | 'signed-out'
  | 'sms-busy'
  | 'sms-failed'
  | 'sms-not-configured'
  | 'sms-opted-out'
  | 'sms-refused'
  | 'sms-signature-wrong'
  | 'sms-timeout'
  | 'sms-unsettled'
  | 'storage-full'
  | 'too-busy'
  | 'too-large-to-keep'
  | 'too-many-alerts'
  | 'too-many-calls'
  | 'too-many-items'
  | 'too-many-keys'
  | 'too-many-listings'
  | 'too-many-notes'
  | 'too-many-passkeys'
  | 'too-many-replies'
  | 'too-slow'
  | 'tour-not-found'
  | 'tour-settled'
  | 'tour-time-taken'
  | 'unknown-credential'
  | 'unsupported-content-type'
  | 'upload-budget-used'
  | 'upload-not-finished'
  | 'upload-not-found'
  | 'visitor-key-over'
  | 'webhook-not-found'
  | 'webhook-off'

export interface AccessKey {
  /** Id of the key */
  id: number
  /** secret: for what its scopes say; session: for listings and questions */
  kind: 'secret' | 'session'
  /** How it begins, to know it by */
  start: string
  /** What it is for */
  label: string
  /** What it may do; null: everything that its kind may, as keys of before may */
  scopes: ('read' | 'listings' | 'conversations' | 'settings' | 'team')[] | null
  /** When it was made, ISO 8601 */
  createdAt: string
  /** Who made it, as the audit log names them; "" when not known */
  madeBy: string
  /** When it ends or ended, ISO 8601; null: it goes on */
  expiresAt: string | null
  /** About when it was last used, ISO 8601, to within a minute or two; null: not since this is noted */
  lastUsedAt: string | null
  /** Whether it works; ending: until expiresAt, since a successor was made */
  state: 'current' | 'ending' | 'ended'
}

export interface AddAnswerRequest {
  /** As a visitor asks it */
  question: string
  /** Its answer, which is given word for word */
  answer: string
}

export interface AddAnswerResult {
  /** What was taught */
  question: string
  /** What is answered to it */
  answer: string
}

export interface AddChatbotRequest {
  /** IANA time zone of the firm */
  timeZone: string
  /** Kind of chatbot; 0 is the only one */
  type: number
}

export interface AddDemoResult {
  /** Made-up conversations that are there */
  conversations: number
  /** Whether more are being made just now */
  isFilling: boolean
}

export interface AddFeedRequest {
  /** How you call it: letters, digits, blanks, dots and hyphens */
  name: string
  /** Its address; it may hold a password or a token */
  url: string
  /** How often it is read; an hour unless said */
  everySeconds?: number
  /** Or once a day at that time, as 06:30 */
  dailyAt?: string
  /** What becomes of listings that it has no more, at most 20 % at once; left out: they stay */
  prune?: 'remove' | 'off-market'
  /** Column → field, as in imports */
  map?: Record<string, string>
  /** Columns that are kept although they look like those for members alone */
  release?: string[]
  /** The address is that of a RESO Web API; how it is opened */
  reso?: {
    /** $filter: only homes that it lets through */
    filter?: string
    /** A bearer token */
    token?: string
    /** Or where one is given (OAuth 2) */
    tokenUrl?: string
    /** By which id */
    clientId?: string
    /** And by which secret */
    clientSecret?: string
    /** And for what */
    scope?: string
    /** Whose rules it has; left out: those of whose host it is */
    provider?: 'mls-grid' | 'trestle' | 'bridge' | 'spark'
  }
}

export interface AddInvitationRequest {
  /** E-mail address, which signs in; letter case does not count */
  email: string
  /** What somebody may do: an owner everything, an agent the least */
  role: 'owner' | 'manager' | 'agent'
}

export type AddInvitationResult = Invitation & {
  /** What the colleague opens */
  link: string
  /** Whether it is mailed too */
  isMailed: boolean
}

export interface AddKeyRequest {
  /** secret unless said: for everything; session: for listings */
  kind?: 'secret' | 'session'
  /** What it is for */
  label?: string
  /** What a secret key may do: all but team unless said */
  scopes?: ('read' | 'listings' | 'conversations' | 'settings' | 'team')[]
  /** When it ends by itself, ISO 8601, within ten years; left out: never */
  endsAt?: string
}

export type AddKeyResult = AccessKey & {
  /** The key itself. It is not shown again */
  key: string
}

export interface AddKnowledgeRequest {
  /** Questions with their answers */
  questions?: KnowledgeQuestion[]
  /** Pages to learn from */
  pages?: string[]
  /** Documents to learn from */
  files?: number[]
}

export interface AddKnowledgeResult {
  /** How many sources were named */
  added: number
}

export interface AddPushDeviceRequest {
  /** Address of the push service for this browser, https */
  endpoint: string
  /** What is written to it is encrypted with */
  keys: {
    /** Public key of the browser, base64url */
    p256dh: string
    /** Secret of the browser, base64url */
    auth: string
  }
  /** What the device is told of */
  wants: ('lead' | 'waiting' | 'tour')[]
  /** What notices are written in; en when not given */
  language?: 'en' | 'es'
}

export interface AddPushDeviceResult {
  /** Id of the device */
  id: number
}

export interface AddSavedHomeRequest {
  /** Id of the home */
  listing: number
}

export interface AddSavedHomeResult {
  saved: true
}

export interface Alert {
  /** Id of the alert */
  id: number
  /** serialNumber of its chatbot */
  serialNumber: string
  /** Id of the session in which it was asked for */
  sessionID: number
  /** Where news is mailed to; "": it waits on the page */
  email: string
  /** What is told, in words of the visitor’s language */
  label: string
  /** The same in pieces; empty for one home */
  chips: string[]
  /** Id of the home; null: of a search */
  listing: number | null
  /** Code of the visitor’s language */
  language: string
  /** atOnce: as soon as something comes up, in one mail what comes up within minutes; daily: in the morning */
  when: 'atOnce' | 'daily'
  /** How much came up within 90 days */
  news: number
  /** When it was asked for, ISO 8601 */
  createdAt: string
  /** When the address was confirmed; null: it was not, or there is none */
  confirmedAt: string | null
  /** When news was mailed last; null: never */
  mailedAt: string | null
}

export interface AnswerEnd {
  /** Id of the question */
  QuestionID: number
  /** Id of the answer */
  AnswerID: number
  /** All pieces together */
  Answer: string
  /** Tokens consumed by the turn */
  TotalToken: number
}

export interface AnswerPiece {
  /** The next piece of the answer */
  content: string
}

export interface AnswerShown {
  view: AnswerView
}

export interface AnswerView {
  /** What was understood; empty when nothing was searched for */
  criteria: Criterion[]
  /** Homes that match; 0 too when nothing was searched for */
  total: number
  /** Whether there are further homes to show */
  more: boolean
  /** Homes to show, in order; those that are gone by now are left out */
  cards: ListingCard[]
  /** Whether the homes are to be shown side by side */
  compared: boolean
  /** The part of the answer, in UTF-16 units, that says in words what the cards show */
  listSpan: {
    from: number
    to: number
  } | null
  /** true: the window is to offer the form for contact details */
  offersForm?: boolean
  /** Ways on from the answer, the likeliest first; at most five */
  buttons?: {
    /** tour: the form for a tour of the home; ask: a question to its agent; person: the form for contact details; alert: the form for news about the search of the conversation, or about the home; save: keeps the home; compare, more, similar, search, restart: another answer; pictures, map, link: of the home; agree, refuse: whether the firm may have contact details that were typed */
    kind: 'tour' | 'ask' | 'person' | 'alert' | 'save' | 'compare' | 'more' | 'similar' | 'search' | 'pictures' | 'map' | 'link' | 'restart' | 'agree' | 'refuse'
    /** What stands on it, in the language of the answer */
    label: string
    /** What the visitor says by clicking it: the window sends this as the next message. Without it the window does what the kind names by itself */
    say?: string
    /** Id of the home that it is about */
    listing?: number
    /** tour: the day that the form begins with, YYYY-MM-DD on the clock of the firm */
    day?: string
    /** tour: the start that is chosen in the form, UTC */
    start?: string
    /** true: the window does it at once, without a click */
    opens?: boolean
  }[]
}

export interface AskAsVisitorRequest {
  /** Id of the visitor’s session; 0: the one that the key is for */
  sessionID?: number
  /** The message; may be empty when chatAskType is Image or Audio */
  content: string
  /** Kind of message; Text when not given */
  chatAskType?: 'Text' | 'Audio' | 'Image' | 'Video'
  /** Ids of files that were uploaded with the same session key */
  fileIds?: number[]
  /** Whether to send what to show beside the words */
  view?: boolean
  /** What was clicked. content then says it in words, for the conversation. */
  action?: {
    /** more: the next homes of the search; remove: the search without a criterion; change: with a criterion changed to one of its options; similar: homes like this one; compare: two or three homes side by side; ask: something about one home, whose name is the first line of content and the question the rest */
    kind: 'more' | 'remove' | 'change' | 'similar' | 'compare' | 'ask'
    /** remove, change: key of a criterion that the last answer showed */
    criterion?: string
    /** change: position among the options of the criterion */
    option?: number
    /** similar, ask: id of a listing */
    listing?: number
    /** compare: ids of listings */
    listings?: number[]
  }
}

export interface AskChatbotRequest {
  /** Id of a session, from GetSession */
  sessionID: number
  /** The message; may be empty when chatAskType is Image, Audio or Video */
  content: string
  /** Kind of message; Text when not given */
  chatAskType?: 'Text' | 'Audio' | 'Image' | 'Video'
  /** Whether the answer comes piece by piece; false when not given */
  stream?: boolean
  /** Ids of uploaded files: 1 to 10 images (PNG, JPEG, WEBP, GIF that does not move), one WAV, or one video */
  fileIds?: number[]
}

export interface AskChatbotResult {
  /** Id of the answer */
  messageid: number
  /** The answer */
  content: string
  /** Tokens consumed by the turn */
  totalToken: number
  /** Whether the chatbot could not answer from what it knows */
  noAnswer: boolean
}

export interface AskForAlertRequest {
  /** Where news is mailed to; left out: it waits */
  email?: string
  /** atOnce: as soon as something comes up, in one mail what comes up within minutes; daily: in the morning */
  when: 'atOnce' | 'daily'
  /** Id of a home, to be told of that one */
  listing?: number
}

export interface AskForAlertResult {
  /** Id of the alert */
  id: number
  /** What is told, in words of the visitor’s language */
  label: string
  /** The same in pieces; empty for one home */
  chips: string[]
  /** Whether news is mailed: false until the link of the mail is used, and without an address */
  confirmed: boolean
  /** Whether this installation sends mails at all; false: they wait until it has a mail server */
  mails: boolean
}

export interface AssignConversationRequest {
  /** Id of the account, from listTeam */
  accountId?: string
}

export interface AssignConversationResult {
  /** Id of the session */
  sessionID: number
  /** The member whose it is; null: nobody’s, so that every agent sees it */
  assignedTo: AssignedMember | null
}

export interface AssignedMember {
  /** Id of the account */
  accountId: string
  /** What the team reads */
  name: string
}

export interface AuditReport {
  /** Version of Porchlight */
  version: string
  /** When it began, ISO 8601 */
  date: string
  chatbot: {
    serialNumber: string
    name: string
    /** What answers */
    model: string
    /** Homes that it may show */
    listings: number
  }
  /** What was asked alone and as each person */
  requests: string[]
  /** People who asked */
  personas: number
  parts: {
    /** What was looked at */
    kind: 'search' | 'guide' | 'translations' | 'wishes' | 'lawful' | 'model'
    /** The same in words */
    name: string
    /** Pairs or sentences that were tried */
    tried: number
    /** Of those, as they should be */
    good: number
    /** In one sentence, where something could not be looked at */
    note: string | null
    /** Whether something of it could not be tried */
    isIncomplete: boolean
    /** Pairs or sentences that were to be tried */
    planned?: number
    /** Of a language model */
    answers?: {
      /** Answers that were asked for */
      asked: number
      /** Answers that might be asked for */
      allowed: number
      /** Answers that failed */
      failed: number
      /** Requests that were answered differently even when nobody said who asks */
      unsteady: number
    }
  }[]
  findings: {
    /** What treated people differently */
    part: 'search' | 'guide' | 'model' | 'gate'
    /** The protected class, a language, or the kind of sentence */
    class: string
    /** What was asked */
    asked: string
    /** The request that it was compared with */
    comparedWith: string | null
    /** What differed, in one sentence */
    what: string
    /** The same as a word */
    why: 'refused' | 'otherHomes' | 'otherAnswer' | 'namedOtherHomes' | 'speaksOfPeople' | 'notRefused' | 'wishChanged' | 'lawfulRefused'
    /** Homes that were found */
    found?: number
    /** Homes that are found when nobody says who asks */
    expected?: number
  }[]
  /** Whether nothing differed and all was tried */
  isClean: boolean
}

export interface BookTourRequest {
  /** Id of the home */
  listingId: number
  /** Starts, the preferred one first */
  times: string[]
  /** How the home is seen */
  kind: 'in-person' | 'video'
  /** First name */
  firstName?: string
  /** Last name */
  lastName?: string
  /** E-mail address */
  email?: string
  /** Phone number */
  phone?: string
  /** Whether the visitor ticked the box */
  consent?: boolean
  /** The window’s own wording, where it stood in for an empty ConsentContent or ConsentCheckboxText */
  consentText?: string
  /** What the visitor wants to say */
  message?: string
  /** The visitor’s IANA time zone, for mails; left out: the offset of the first time */
  timeZone?: string
}

export interface BookTourResult {
  /** Id of the tour */
  id: number
  status: 'requested'
}

export interface CancelTourRequest {
  /** What the firm writes to the visitor, with the mail */
  message?: string
}

export interface CellReport {
  /** Line of the file, or number of the row in its sheet */
  line: number
  /** As the file names it */
  column: string
  /** What stands there */
  value: string
  /** Why it says nothing that could be stored; follows the name of the column */
  reason: string
}

export interface ChangeFeedRequest {
  /** Whether it is left alone */
  isPaused: boolean
}

export interface ChangeLeadRequest {
  /** How it stands */
  status?: 'new' | 'open' | 'done'
  /** Id of the account that has it */
  assignedTo?: string
}

export interface ChangeListingsRequest {
  /** Ids of the listings */
  ids?: number[]
  /** Instead of ids: all listings that are found; {} for all of the chatbot */
  found?: {
    /** A sentence: all that it finds */
    q?: string
    /** Only what is for sale, or for rent */
    saleType?: 'for_sale' | 'for_rent'
  }
  /** true: only tell what would be */
  dryRun?: boolean
  /** true: delete them */
  remove?: boolean
  /** A new asking price, or rent of a rental, made of the one that is there */
  price?: {
    /** percent: by so many percent; amount: by so much; set: to so much. Below 0 for less */
    how: 'percent' | 'amount' | 'set'
    /** How much */
    amount: number
    /** Rounded to a multiple of that; 1 unless said */
    roundTo?: number
  }
  /** What is offered */
  SaleType?: 'for_sale' | 'for_rent'
  /** State of the offer */
  Status?: 'Active' | 'PreOnMarket' | 'Sold'
  /** Sign or name of the currency of all amounts, such as $ */
  CurrencySymbol?: string
  /** Type of the home in words, such as Single Family or Condo */
  PropertyType?: string
  /** Number of bedrooms; 0 for a studio */
  Bedrooms?: number
  /** Number of bathrooms; fractions allowed */
  Bathrooms?: number
  /** Address of the listing’s page, http or https */
  Url?: string
  /** Number in the multiple listing service */
  MLSNumber?: string
  /** Year of construction, from 1000 to next year + 5; 0 when unknown */
  YearBuilt?: number
  /** Days since the listing appeared */
  DaysOnMarket?: number
  /** Area of the lot in AreaUnit; 0 when unknown */
  LotArea?: number
  /** Living area in AreaUnit; 0 when unknown */
  BuildingArea?: number
  /** Unit of both areas */
  AreaUnit?: 'Square Feet' | 'Square Meters'
  /** Number of parking spots */
  ParkingSpots?: number
  /** Addresses of pictures; those that are no web address, http or https, are kept and not shown */
  Images?: string[]
  /** How the home can be toured */
  Tours?: 'OpenHouse' | '3D'
  /** Text about the home */
  Description?: string
  /** Further values, each with its name */
  ExtensionColumn?: FurtherValue[]
  /** Description of the location */
  Location?: string
  /** Street address */
  Address?: string
  /** City */
  City?: string
  /** State */
  State?: string
  /** ZIP code */
  ZIP?: string
  /** Latitude in degrees */
  Latitude?: number
  /** Longitude in degrees */
  Longitude?: number
  /** Price of a home for sale */
  SalePrice?: number
  /** Price per unit of area */
  UnitAreaPrice?: number
  /** Monthly fee of the homeowners association */
  HOAMonth?: number
  /** Estimated price */
  ZestimatePrice?: number
  /** Monthly rent */
  RentPrice?: number
  /** What is let */
  SpaceType?: 'Entire place' | 'Room'
  /** Deposit */
  DepositFee?: number
}

export interface ChangeListingsResult {
  /** Listings that were chosen and are there */
  found: number
  /** Those of them that are, or would be, other than before */
  changed: number
  /** With dryRun: some of them, at most 5 */
  first: ChangedListing[]
  /** What undoes it; null: nothing was changed */
  changeId: number | null
}

export interface ChangeMeRequest {
  /** What the team and visitors read */
  name: string
}

export interface ChangeMemberRequest {
  /** What somebody may do: an owner everything, an agent the least */
  role: 'owner' | 'manager' | 'agent'
}

export interface ChangedListing {
  /** Id of the listing */
  id: number
  /** Its address, or what else it is called */
  title: string
  /** The fields as they are */
  before: Record<string, unknown>
  /** As they become; null: it is deleted */
  after: Record<string, unknown> | null
}

export type Chatbot = {
  /** serialNumber of the chatbot: 32 lower-case hex digits */
  serialNumber: string
  /** When it was made, ISO 8601 */
  createdAt: string
} & ChatbotSettings

export interface ChatbotConnection {
  /** Which one */
  connection: 'openai-chat' | 'openai-responses' | 'ai-sdk' | 'mcp' | 'a2a' | 'ag-ui'
  title: string
  /** Where programs reach this chatbot by it */
  url: string
  /** Whether a secret key must come along; else it may */
  needsKey: boolean
  /** The oldest first */
  days: {
    /** YYYY-MM-DD, in the chatbot’s time zone */
    day: string
    requests: number
    /** Those of them that failed */
    failures: number
  }[]
}

export interface ChatbotDomain {
  /** The setting CustomDomain; "" without one */
  customDomain: string
  /** none, unproven, proven, or failing: proven, but the last look found nothing any more */
  state: string
  /** Whether / on that host leads to this chatbot */
  serves: boolean
  method: string | null
  provenAt: string | null
  checkedAt: string | null
  endsAt: string | null
  /** The TXT record that proves the host; null where there can be none */
  record: {
    name: string
    type: string
    value: string
  } | null
  /** Or: the file that proves it, on the site that answers there before the host points to Porchlight */
  file: {
    url: string
    content: string
  } | null
  /** What the last look found instead, in sentences; "" */
  problem: string
}

export interface ChatbotSettings {
  /** Chatbot name */
  Name?: string
  /** Key of a usable model of the model list */
  Model?: string
  /** System prompt */
  SystemMessage?: string
  /** 0, 1 or 2 as they are; 3 to 100 as hundredths */
  Temperature?: number
  /** IANA time zone of the firm */
  TimeZone?: string
  /** Text that follows every answer after a line break */
  AnswerSuffix?: string
  /** File id of the profile picture */
  ChatProfilePicture?: string
  /** File id of the bubble icon */
  ChatIcon?: string
  /** 1: left; any other: right */
  ChatBubbleAlign?: number
  /** Bubble colour, as rgb(r,g,b) */
  ChatBubbleColor?: string
  /** Show the welcome popup only once */
  ChatbotPopupOnce?: boolean
  /** Privacy policy description */
  ChatbotPrivacyPolicyDescription?: string
  /** Privacy policy name */
  ChatbotPrivacyPolicyName?: string
  /** Privacy policy address */
  ChatbotPrivacyPolicyUrl?: string
  /** Enable push-to-talk */
  EnablePushToTalk?: boolean
  /** Enable image upload */
  EnableUploadImage?: boolean
  /** Facebook page address */
  FacebookUrl?: string
  /** Instagram profile address */
  InstagramUrl?: string
  /** WhatsApp contact address */
  WhatsappUrl?: string
  /** Do not take up the session again after the browser was closed */
  RemoveChatLogOnBrowserClose?: boolean
  /** Suggested messages, one a line */
  SuggestedMessage?: string
  /** Address that hears of visitors who ask for a person */
  TalkToHumanEmail?: string
  /** Answer to visitors who ask for a person */
  TalkToHumanResponseMessage?: string
  /** Placeholder of the input field */
  UserInputPlaceholder?: string
  /** Colour of visitor messages, as rgb(r,g,b) */
  UserMessageColor?: string
  /** Initial greeting */
  WelcomeMessage?: string
  /** Refuse browsers on sites that Domains does not list */
  VerifyDomain?: boolean
  /** Sites that may embed the chatbot: hosts or origins, one a line */
  Domains?: string
  /** Own host for the share page and the widget */
  CustomDomain?: string
  /** Messages that a session may send within RateLimitTime; 0: no limit. While neither is set, a language model has 20 in 240 seconds, which is what reading shows */
  RateLimitCount?: number
  /** Message shown when the rate limit is reached */
  RateLimitMessage?: string
  /** Window of the rate limit in seconds; 0: no limit */
  RateLimitTime?: number
  /** Address that receives the daily chat logs */
  EmailForDailyChatLogs?: string
  /** Address that receives the daily leads */
  EmailForDailyLeads?: string
  /** English name of the language of answers; empty follows the visitor */
  AIResponseLanguage?: string
  /** Visitor messages per calendar month; -1: no limit */
  MessageLimit?: number
  /** Heading of the form that a visitor fills in to reach a person */
  LeadsTitle?: string
  /** Label of its first name */
  LeadsDisplayFirstName?: string
  /** Label of its last name */
  LeadsDisplayLastName?: string
  /** Label of its e-mail address */
  LeadsDisplayEmail?: string
  /** Label of its phone number */
  LeadsDisplayPhoneNumber?: string
  /** Label of its message */
  LeadsDisplayMessage?: string
  /** Ask for consent before a visitor’s contact details are sent */
  ConsentEnable?: boolean
  /** What the visitor consents to */
  ConsentContent?: string
  /** Label of the box to tick */
  ConsentCheckboxText?: string
  /** Whether tours are booked on a page of the firm’s own: the address below */
  CalendlyAppointmentEnable?: boolean
  /** Words of a visitor that are answered with that page, one a line or with commas between */
  CalendlyAppointmentTriggerKeyword?: string
  /** Address of the page, https */
  CalendlyAppointmentScheduleUrl?: string
  /** Key of a usable model of the model list that answers when Model fails before its first words; empty: the built-in guide does */
  FallbackModel?: string
  /** Tokens that its language model may use in a day (of UTC); 0: as many as the installation allows (PORCHLIGHT_MODEL_BUDGET) */
  ModelBudget?: number
  /** Tokens that its language model may use in a month (of UTC); 0: no budget */
  ModelBudgetMonthly?: number
  /** What its language model may cost in a month (of UTC), in whole units of the currency of PORCHLIGHT_MODEL_PRICES; 0: no budget. A model without a price costs nothing here */
  ModelBudgetMonthlyCost?: number
  /** How closely the words of its language model are held against the listings. standard: facts must be borne out, all other talk passes; strict: of a home only what was put in from the record passes; off: only what must never be said is left out */
  Grounding?: 'standard' | 'strict' | 'off'
  /** When homes are shown, by day, on the clock of TimeZone: {"mon":["09:00-12:00","13:00-17:00"],…} */
  OfficeHours?: {
    mon?: string[]
    tue?: string[]
    wed?: string[]
    thu?: string[]
    fri?: string[]
    sat?: string[]
    sun?: string[]
  }
  /** Minutes that a tour takes, and from one start to the next */
  TourMinutes?: number
  /** Hours between asking for a tour and its start, at the least */
  TourLeadHours?: number
  /** Wording that is shown and kept with each request of a tour, such as a buyer agreement */
  TourNotice?: string
}

export interface ChatbotSummary {
  /** serialNumber of the chatbot: 32 lower-case hex digits */
  serialNumber: string
  /** Chatbot name */
  Name: string
  /** Key of the model that answers */
  Model: string
  /** When it was made, ISO 8601 */
  createdAt: string
}

export interface ChatbotVersion {
  /** Id of the change */
  id: number
  /** When, ISO 8601 */
  at: string
  /** Who, as the audit log names them */
  by: string
  before: ChatbotSettings
  after: ChatbotSettings
}

export interface CityLabel {
  /** City, as the listings spell it */
  name: string
  /** Of the middle of its homes */
  latitude: number
  /** Of the middle of its homes */
  longitude: number
  /** Homes there, among those that were looked at */
  homes: number
}

/** The homes that miss least: only where nothing matches, the sentence is lawful and something is left after giving up, in this order: a sale or rent that only an amount implied; features; parking, HOA, year, lot, kind of home; one room; 10 % of price or size; 10 miles of place. */
export interface ClosestListings {
  /** Homes that miss just as little. */
  total: number
  /** At most five of them. */
  listings: (FoundListing & {
    /** What the home misses of what was asked, in the language of the sentence. */
    misses: string[]
  })[]
}

export interface ConfirmTourRequest {
  /** The start, with its offset; may be left out when one was asked for */
  time?: string
  /** What the firm writes to the visitor, with the mail */
  message?: string
}

export type Conversation = ConversationSummary & {
  /** Oldest first */
  messages: Message[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ConversationEvent {
  /** Given back as Last-Event-ID, nothing behind it is missed; "" while more of it comes */
  id: string
  /** What happened */
  type: 'message' | 'taken' | 'released' | 'typing' | 'read' | 'tour' | 'assigned' | 'note'
  data: {
    /** Id of the session */
    sessionID: number
    /** Of a message, tour or note: its id */
    id?: number
    /** Of a message: 0 the visitor, 1 the chatbot, 2 a person; of a tour: in-person or video */
    kind?: number | string
    /** Of a message: what it says */
    content?: string
    /** Of a message: when it was stored, UTC */
    createTime?: string
    /** Of a message, taken or assigned: who of the firm it is */
    name?: string
    /** Of taken: account of who has it, null for a program; of assigned: of whose it is, null: nobody’s */
    accountId?: string | null
    /** Of assigned: account of whose it was; null: nobody’s */
    before?: string | null
    /** Of assigned, true: it is a colleague’s now, and not for who listens */
    gone?: boolean
    /** Of taken: address of a picture; "" without one */
    picture?: string
    /** Of typing and read: which side */
    who?: 'visitor' | 'person'
    /** Of read: id of the last message that was read */
    upTo?: number
    /** Of a tour: how it stands */
    status?: 'requested' | 'confirmed' | 'declined' | 'cancelled'
    /** Of a tour: the confirmed start */
    time?: string | null
    /** Of a tour: what the firm wrote */
    answer?: string
  }
}

export interface ConversationNote {
  /** Id of the note */
  id: number
  /** Account of who wrote it; null: a program did */
  accountId: string | null
  /** Who wrote it, as they were called then; "" for a program */
  name: string
  /** What it says */
  content: string
  /** When it was written, ISO 8601 */
  createdAt: string
}

export interface ConversationSummary {
  /** Id of the session */
  sessionID: number
  /** serialNumber of the chatbot */
  serialNumber: string
  /** When the session began, ISO 8601 */
  startedAt: string
  /** When something was said last, ISO 8601; null when nothing was said yet */
  lastMessageAt: string | null
  /** What was said last; null when nothing was said yet */
  lastMessage: {
    /** Who said it; person: somebody of the firm */
    from: 'visitor' | 'chatbot' | 'person'
    /** How it begins, up to 200 characters */
    content: string
  } | null
  /** How many messages it has, whoever said them */
  messageCount: number
  /** How the first message of the visitor begins, up to 500 characters */
  firstQuestion: string
  /** Whether the visitor left contact details */
  hasLead: boolean
  /** Name, as the visitor left it last; "" when not known */
  visitorName: string
  /** Address of the page that the chat stood on; "" when not known */
  page: string
  /** When the visitor asked for a person who has not come, ISO 8601; null: nobody waits, or for over a day */
  waitingSince: string | null
  /** Who of the firm has it; null: the chatbot answers */
  takenBy: {
    /** Who it is; "" when no name was given */
    name: string
    /** Address of a picture; "" without one */
    picture: string
    /** Account of the member who it is; null: a program took it */
    accountId: string | null
    /** Since when, ISO 8601 */
    since: string
  } | null
  /** Whether it is made up, for the lived-in demo */
  demo: boolean
  /** The member whose it is; null: nobody’s, so that every agent sees it */
  assignedTo: AssignedMember | null
  /** Whether the visitor has the last word, or an answer that said that it knows none */
  unanswered: boolean
  /** Code of the language in which the visitor asked last; "" when not known */
  language: string
}

export interface CountMessagesRequest {
  /** Chatbot identifier */
  SerialNumber: string
}

export interface CreateIdentitySecretResult {
  /** Whether there is one */
  isSet: boolean
  /** When it was made, ISO 8601; null: there is none */
  createdAt: string | null
  /** Until when the one before it counts too, ISO 8601; null: there is none */
  formerEndsAt: string | null
  /** Keep it on your server; never in a page */
  secret: string
}

export interface CreateImportRequest {
  /** FileStoreId of the upload */
  fileId: number
}

export type CreateListingRequest = {
  /** serialNumber of the chatbot */
  SerialNumber: string
} & ListingFields

export interface CreateMemberRequest {
  /** What the link ends in, behind its `#` */
  token: string
  /** What the team and visitors read */
  name: string
  /** At least 15 characters, of any kind; none of those that everybody tries first */
  password: string
}

export interface CreateNoteRequest {
  /** What the firm is to know */
  content: string
}

export interface CreateOwnerRequest {
  /** What the link ends in, behind its `#` */
  token: string
  /** What the team and visitors read */
  name: string
  /** E-mail address, which signs in; letter case does not count */
  email: string
  /** At least 15 characters, of any kind; none of those that everybody tries first */
  password: string
}

export interface CreatePasswordLinkRequest {
  /** E-mail address, which signs in; letter case does not count */
  email: string
}

export interface CreatePasswordLinkResult {
  /** Whether this server sends mails at all; nothing of whether the address has an account */
  isMailed: boolean
}

export interface CreateReplyRequest {
  /** What it is found by behind a slash */
  name: string
  /** What it says; {{name}} stands for the first name of the visitor, {{me}} for who writes */
  content: string
  /** For visitors who ask in this language; "": for all */
  language?: '' | 'en' | 'es' | 'fr' | 'de' | 'pt' | 'zh'
}

export interface CreateSessionRequest {
  /** Chatbot identifier */
  serialNumber: string
}

export interface CreateSessionResult {
  /** Id of the new session, for ClientAsk */
  SessionID: number
}

export interface CreateSheetRowsRequest {
  /** Chatbot identifier */
  serialNumber: string
  /** Rows to add */
  rows: Record<string, unknown>[]
}

export interface CreateSheetRowsResult {
  /** Number of rows that were added */
  SuccessCount: number
  /** Their ids, in their order */
  IDs: number[]
}

export interface CreateUploadRequest {
  /** Name of the file, for people; its kind is decided by its bytes */
  fileName: string
}

export interface CreateUploadResult {
  /** Id of the file */
  FileStoreId: string
  /** Where to PUT the bytes */
  PreUploadUrl: string
}

export interface CreateWebhookRequest {
  /** Address that is told, with https:// */
  url: string
  /** What it is told of: types, or `["*"]` */
  events: ('lead.created' | 'lead.updated' | 'tour.requested' | 'tour.changed' | 'alert.created' | 'alert.confirmed' | 'alert.matched' | 'conversation.started' | 'conversation.ended' | 'person.requested' | 'answer.missing' | 'model.budget-used' | 'model.budget-reached' | 'listings.changed' | 'import.finished' | 'knowledge.changed' | 'daily.leads' | 'daily.conversations' | '*')[]
  /** Only what happens with this chatbot */
  serialNumber?: string
  /** What it is for, for the firm itself */
  description?: string
}

export type CreateWebhookResult = Webhook & {
  /** `whsec_…`: what its messages are signed with. It is not shown again */
  secret: string
}

export interface Criterion {
  /** Names the criterion in an action; changes with its meaning */
  key: string
  /** What it asks for, in the language of the answer */
  label: string
  /** What it can be changed to, in the language of the answer; named in an action by their position */
  options: string[]
  /** true: it can be changed, but not removed (the order that homes come in by themselves; a sale or rent that an amount implies) */
  stays?: boolean
}

export interface DeclineTourRequest {
  /** What the firm writes to the visitor, with the mail */
  message?: string
}

export interface DeleteAlertResult {
  ended: true
}

export interface DeleteInvitationResult {
  /** Id that it had */
  id: number
}

export interface DeleteKeyResult {
  ended: true
}

export interface DeleteListingsRequest {
  /** serialNumber of the chatbot */
  SerialNumber: string
  /** Keys of the listings to delete */
  Keys: string[]
  /** What Keys hold: the ids that Create gave, MLSNumbers, or Urls */
  KeyType: 'NewOaks' | 'MLSNumber' | 'URL'
}

export interface DeleteListingsResult {
  /** Number of listings that were deleted */
  SuccessCount: number
}

export interface DeleteNoteResult {
  /** Id that the note had */
  id: number
}

export interface DeletePushDeviceResult {
  /** Id that it had */
  id: number
}

export interface DeleteReplyResult {
  /** Id that the reply had */
  id: number
}

export interface DeleteSheetRowsRequest {
  /** Chatbot identifier */
  serialNumber: string
  /** Ids of the rows to delete; []: all */
  ids: number[]
}

export interface DeleteSheetRowsResult {
  /** Number of rows that were deleted */
  SuccessCount: number
}

export interface DeleteWebhookResult {
  /** Id that it had */
  id: number
}

export type EditChatbotRequest = {
  /** Chatbot identifier */
  serialNumber: string
} & ChatbotSettings

export interface EditKnowledgeRequest {
  /** Chatbot identifier */
  serialNumber: string
  /** Address of a sitemap, or of an index of sitemaps; "": none */
  SiteMapUrl?: string
  /** Whether the sitemap and its pages are read again */
  EnableSyncSiteMap?: boolean
  /** After how many days they are read again; 30 unless it was set */
  SyncSiteMapDays?: 30 | 7 | 1
  /** Documents to learn from */
  fileList?: (string | number)[]
  /** Text to learn from; "": none */
  text?: string
  /** Address of a table that is published as CSV; "": none */
  googleSheetUrl?: string
  /** Has the table fetched again */
  isRetrainGoogleSheet?: boolean
  /** Pages to learn from */
  websiteList?: {
    /** Address of a page */
    url: string
    /** Has it learned again although it has not changed */
    retrain?: boolean
  }[]
  /** Questions with their answers */
  qaList?: KnowledgeQuestion[]
}

export interface EditMailServerRequest {
  /** Its name or address */
  host: string
  /** Usually 465 or 587 */
  port: number
  /** tls: from the first byte; starttls: later */
  security: 'tls' | 'starttls'
  /** Who signs in; "": nobody does */
  userName?: string
  /** An app password, for many providers */
  password?: string
  /** Name <address>, or an address */
  sender: string
}

export interface EditReplyRequest {
  /** What it is found by behind a slash */
  name?: string
  /** What it says; {{name}} stands for the first name of the visitor, {{me}} for who writes */
  content?: string
  /** For visitors who ask in this language; "": for all */
  language?: '' | 'en' | 'es' | 'fr' | 'de' | 'pt' | 'zh'
}

export interface EditWebhookRequest {
  /** Address that is told, with https:// */
  url?: string
  /** What it is told of: types, or `["*"]` */
  events?: ('lead.created' | 'lead.updated' | 'tour.requested' | 'tour.changed' | 'alert.created' | 'alert.confirmed' | 'alert.matched' | 'conversation.started' | 'conversation.ended' | 'person.requested' | 'answer.missing' | 'model.budget-used' | 'model.budget-reached' | 'listings.changed' | 'import.finished' | 'knowledge.changed' | 'daily.leads' | 'daily.conversations' | '*')[]
  /** Only what happens with this chatbot */
  serialNumber?: string
  /** What it is for, for the firm itself */
  description?: string
  /** Whether it is told */
  enabled?: boolean
}

export interface EditWorkspaceSettingsRequest {
  /** Days that conversations, leads, visitors’ files and mails are kept after their end */
  RetentionDays?: number
  /** Whose a conversation becomes when its visitor asks for a person or leaves contact details. off: nobody’s; inTurn: one agent’s after the other, of those who are signed in; agentOfListing: that of the member whose address the home names as its Agent Email, else in turn */
  Assignment?: 'off' | 'inTurn' | 'agentOfListing'
  /** What the firm is called */
  Name?: string
  /** Who is mailed what visitors leave, where the chatbot names nobody; "": nobody */
  OwnerEmail?: string
}

export interface EraseVisitorRequest {
  /** E-mail address that the visitor left or typed; letter case does not count */
  email?: string
  /** Or: id of one session */
  sessionID?: number
}

export interface EraseVisitorResult {
  /** Conversations that were erased */
  sessions: number
  /** Their messages */
  messages: number
  /** Contact details */
  leads: number
  /** Files that were sent */
  files: number
  /** Mails of the outbox */
  mails: number
  /** Text messages to them */
  textMessages: number
  /** Answers kept for an Idempotency-Key */
  keptAnswers: number
  /** What jobs go on with by themselves */
  waiting: {
    /** Tables whose rows are gone but which are too large or too busy to be written anew just now */
    tables: string[]
    /** Files whose bytes could not be removed yet */
    files: number
  }
}

export interface ExportVisitorRequest {
  /** E-mail address that the visitor left or typed; letter case does not count */
  email?: string
  /** Or: id of one session */
  sessionID?: number
}

export interface ExportVisitorResult {
  /** ISO 8601 */
  exportedAt: string
  /** What was asked for */
  person: Record<string, unknown>
  /** The conversations, oldest first: messages, leads, files */
  sessions: Record<string, unknown>[]
  /** Mails of the outbox */
  mails: Record<string, unknown>[]
  /** Text messages */
  textMessages: Record<string, unknown>[]
  /** Answers kept for an Idempotency-Key */
  keptAnswers: Record<string, unknown>[]
}

export interface FailedEvent {
  /** Id of the event */
  eventId: number
  /** What happened */
  type: string
  /** Who was to be told */
  consumer: string
  /** When it happened, ISO 8601 */
  happenedAt: string
  /** When it was given up, ISO 8601 */
  failedAt: string
  /** How often it was tried */
  attempts: number
  /** Why the last try failed */
  error: string
}

export interface Feed {
  /** Id of the feed */
  id: number
  /** Of the chatbot whose listings it brings */
  serialNumber: string
  /** As the firm calls it */
  name: string
  /** What it reads */
  kind: 'file' | 'folder' | 'https' | 'reso'
  /** Where, without anything secret */
  location: string
  /** How often; null: at a time of day, or by hand */
  everySeconds: number | null
  /** At which time of the chatbot’s TimeZone; null: not once a day */
  dailyAt: string | null
  /** TimeZone of the chatbot */
  timeZone: string
  /** What becomes of listings that it has no more; null: they stay */
  prune: 'remove' | 'off-market' | null
  /** Whether it is left alone */
  isPaused: boolean
  /** When it is read next, UTC */
  nextRunAt: string | null
  /** Runs that failed one after the other */
  failures: number
  /** The newest run */
  lastRun: FeedRun | null
}

export interface FeedRun {
  /** Id of the run */
  id: number
  /** What became of it */
  state: 'running' | 'finished' | 'failed' | 'stopped'
  /** UTC */
  startedAt: string
  /** UTC */
  endedAt: string | null
  /** Rows that were read */
  rows: number
  /** Listings that are new */
  added: number
  /** Rows that changed what was there */
  updated: number
  /** Rows that say what was there already */
  unchanged: number
  /** Rows that cannot be homes */
  faulty: number
  /** Listings that the feed has no more */
  gone: number
  /** Those of them that were removed or taken off the market */
  pruned: number
  /** Why it failed, or why nothing was pruned */
  message: string
  /** The first faulty rows */
  faults: RowFault[]
  /** What was for members alone, and is stored nowhere */
  heldBack: HeldBackReport[]
  /** Until when it can be undone, UTC; null: it cannot */
  undoUntil?: string | null
}

export interface FindLeadsResult {
  leads: LeadSummary[]
  /** How many of each status the filter finds, whatever status is asked for; null with `q` or `cursor` */
  counts: {
    /** How many; 1000: that many or more */
    new: number
    /** How many; 1000: that many or more */
    open: number
    /** How many; 1000: that many or more */
    done: number
  } | null
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

/** A listing with every field in its natural type; null when absent. */
export interface FoundListing {
  /** Identifier of the listing. */
  id: number
  /** for_sale or for_rent. */
  SaleType: string
  /** Active, Pending, ActiveUnderContract, PreOnMarket or Sold. */
  Status: string
  /** Currency of all amounts of the listing. */
  CurrencySymbol: string
  /** Kind of home, as the listing spells it. */
  PropertyType: string
  /** 0 for a studio. */
  Bedrooms: number
  /** Halves are half bathrooms. */
  Bathrooms: number
  /** Page of the listing. */
  Url: string
  /** Number in the multiple listing service. */
  MLSNumber: string
  /** 0 when unknown. */
  YearBuilt: number
  /** Days since the home came on the market. */
  DaysOnMarket: number
  /** In AreaUnit; 0 when unknown. */
  LotArea: number
  /** In AreaUnit; 0 when unknown. */
  BuildingArea: number
  /** Square Feet or Square Meters. */
  AreaUnit: string
  /** Places to park a car. */
  ParkingSpots: number
  /** Addresses of pictures. */
  Images: string[] | null
  /** OpenHouse or 3D. */
  Tours: string | null
  /** The listing in its own words. */
  Description: string | null
  /** Further facts, each with its name. */
  ExtensionColumn: FoundValue[] | null
  /** Location in words. */
  Location: string | null
  /** Street address. */
  Address: string | null
  /** City. */
  City: string | null
  /** State or region. */
  State: string | null
  /** Postal code. */
  ZIP: string | null
  /** Degrees north. */
  Latitude: number | null
  /** Degrees east. */
  Longitude: number | null
  /** RentPrice of a rental, SalePrice otherwise. */
  Price: number | null
  /** Asking price. */
  SalePrice: number | null
  /** Price per unit of area. */
  UnitAreaPrice: number | null
  /** Fee of the homeowners association a month. */
  HOAMonth: number | null
  /** Estimated value. */
  ZestimatePrice: number | null
  /** Rent a month. */
  RentPrice: number | null
  /** Entire place or Room. */
  SpaceType: string | null
  /** Deposit of a rental. */
  DepositFee: number | null
}

export interface FoundValue {
  Key: string
  value: string
}

export interface FurtherValue {
  /** Name of the value */
  Key: string
  /** The value */
  value: string
}

export interface GetConfigRequest {
  /** Chatbot identifier */
  serialNumber: string
  /** IANA time zone of the visitor */
  clientTimeZone?: string
  /** Time there, as YYYY-MM-DD HH:MM:SS */
  clientCurrentTime?: string
}

export interface HeldBackReport {
  /** Column, field or entry */
  name: string
  /** What it says: remarks for members, how the home is shown, a code or key, an owner or occupant, compensation, the seller’s motives, an address that may not be shown, or the listing agreement */
  kind: 'remarks' | 'showing' | 'code' | 'person' | 'pay' | 'motive' | 'address' | 'agreement'
  /** name: it is called so; content: its values read so, which may be wrong */
  by: 'name' | 'content'
  /** Rows that said something there, as far as they were read */
  rows: number
}

export interface ImportPrune {
  /** Deleted, or kept with the Status Sold */
  how: 'remove' | 'off-market'
  /** Where more are gone, none goes; 20 unless said */
  mostPercent?: number
}

export interface Insight {
  /** First day */
  from: string
  /** Last day */
  to: string
  /** Time zones that the days are of: each chatbot counts in its own (setting TimeZone), as it was then */
  timeZones: string[]
  /** Things that happened and are not counted yet: after an upgrade, what was there before; else 0 */
  waiting: number
  /** What rows are of */
  by: string
  /** Each day in order; or languages and pages, those with the most conversations first, at most 200 */
  rows: InsightRow[]
  sums: InsightCounts
  /** As many days before */
  before: {
    /** First day */
    from: string
    /** Last day */
    to: string
    sums: InsightCounts
  }
  /** What answered, the busiest first */
  models: InsightModel[]
}

export interface InsightCounts {
  /** Conversations that began */
  conversations: number
  /** Messages of visitors */
  questions: number
  /** Answers of the chatbot */
  answered: number
  /** Answers that said that there is none */
  noAnswer: number
  /** Answered from the listings */
  fromListings: number
  /** Answered from what the firm had it learn */
  fromKnowledge: number
  /** Answers of which visitors said that they were right, on the day of the answer */
  saidRight: number
  /** Answers of which visitors said that they were not */
  saidWrong: number
  /** Answers that refused to choose homes by who people are */
  refused: number
  /** Messages that people of the firm wrote */
  byPerson: number
  /** Questions that were left without an answer by a fault */
  failed: number
  /** Conversations that led to a lead, on the day of the lead */
  leads: number
  /** Conversations that led to a tour, on the day on which it was asked for */
  tours: number
}

export interface InsightModel {
  /** Key of what answered */
  model: string
  /** Answers */
  answers: number
  /** Calls to the model */
  calls: number
  /** Tokens of those calls, of questions and answers together */
  tokens: number
  /** Milliseconds within which half of the answers showed their first words; null: not known */
  firstWordsMs: number | null
  /** The same of 95 in 100 */
  slowFirstWordsMs: number | null
}

export type InsightRow = {
  /** The day, the code of the language, or host and path of the page; "" where it is not known, "other" for pages beyond the 50 that a day tells apart */
  name: string
} & InsightCounts

export interface Invitation {
  /** Id of the invitation */
  id: number
  /** Whom it is for */
  email: string
  /** What somebody may do: an owner everything, an agent the least */
  role: 'owner' | 'manager' | 'agent'
  /** Who invited */
  invitedBy: string
  /** When, ISO 8601 */
  createdAt: string
  /** Until when the link works, ISO 8601 */
  expiresAt: string
}

export interface KeptAudit {
  /** Id of the audit */
  id: number
  /** waiting: for its turn; stopped: somebody ended it early, what it had found is in its report */
  state: 'waiting' | 'running' | 'finished' | 'failed' | 'stopped'
  /** Who started it */
  by: string
  /** Requests drawn from the listings, at most */
  requests: number
  /** Answers that a language model may be asked for */
  modelCalls: number
  /** What draws where people speak of themselves */
  seed: number
  /** Questions that were asked */
  asked: number
  /** Questions that will have been asked, at most; 0: it has not begun */
  total: number
  settingsVersion: number | null
  settingsAt: string | null
  /** Whether nothing differed and all was tried; null: there is no report */
  isClean: boolean | null
  differences: number | null
  /** Why it failed */
  message: string
  /** UTC */
  createdAt: string
  startedAt: string | null
  endedAt: string | null
}

export interface KnowledgePassage {
  /** What the source says, word for word; it is data, never HTML */
  text: string
  source: NamedSource
  /** How sure it is that this is about what was asked */
  score: number
}

export interface KnowledgeQuestion {
  /** A question */
  key: string
  /** Its answer, which is given word for word */
  value: string
}

export interface KnowledgeSource {
  /** FileList, UrlList, Text, QAList or GoogleSheet */
  Type: string
  /** Id of the file, address, question; what it is called */
  Name: string
  /** Name of the file, the text, the answer; else "" */
  Value: string
  /** Characters of it that are known */
  Length: number
  /** 0 waiting, 1 learning, 2 succeeded, 3 failed */
  Status: number
  /** Why it failed and what to do; what of it could not be read */
  StatusMessage: string
  /** Id of the source, which stays */
  ID: number
  /** Where a visitor can read it; "": nowhere */
  SourceLink: string
}

export interface Lead {
  /** Lead: contact details that somebody left; Appointment: a tour */
  Type: 'Lead' | 'Appointment'
  /** Name, as it was left last; "" when not known, as everywhere here */
  Name: string
  /** E-mail addresses, the newest first, joined by ", " */
  Email: string
  /** Phone numbers, the newest first, joined by ", " */
  Phone: string
  /** What was written, the oldest first, one message after the other on lines of their own */
  Message: string
  /** When the appointment is, ISO 8601; "" for a Lead */
  AppointmentTime: string
  /** When it was left first, ISO 8601 in UTC with microseconds */
  CreateTime: string
  /** Id of the session */
  SessionID: number
  /** Address of the page on which it was left */
  URI: string
  /** Number of the item among those of its Type */
  ID: number
  /** Lead: new, open or done; Appointment: requested, confirmed, declined or cancelled */
  Status: 'new' | 'open' | 'done' | 'requested' | 'confirmed' | 'declined' | 'cancelled'
  /** Ids of the homes that it is about */
  Listings: number[]
}

export type LeadDetail = LeadSummary & {
  /** The conversations of the lead, its own first */
  parts: {
    /** The lead that it was before it was merged; its own for the first */
    leadId: number
    /** Conversation */
    sessionID: number
    /** When something was left first, UTC */
    createdAt: string
  }[]
  /** Who the visitor is, as the firm’s own site has signed; null: nothing is proven */
  identity: VisitorIdentity | null
  /** Each time that something was left, the newest first, up to 100 */
  notes: LeadNote[]
  /** Those of listingIds that are listed, as cards show them, up to 50 */
  homes: ListingCard[]
  /** Tours that were asked for, the newest first, up to 50 */
  tours: Tour[]
  /** Leads with an address or a number of it, the newest first */
  doubleLeads: LeadSummary[]
  /** What the visitor wants to be told of, up to 50 */
  alerts: Alert[]
  /** Homes that the visitor saved, up to 100 */
  savedListingIds: number[]
}

export interface LeadNote {
  id: number
  /** Conversation in which it was left */
  sessionID: number
  /** Name; "" when not known */
  name: string
  /** E-mail address; "" when not known */
  email: string
  /** Phone number; "" when not known */
  phone: string
  /** What was written; "" when not known */
  message: string
  /** What was agreed to; null: nothing was asked */
  consentText: string | null
  /** Address of the page; "" when not known */
  page: string
  /** Whether the form was sent, it was said in the conversation, or it came with a tour */
  source: 'form' | 'chat' | 'tour'
  /** UTC */
  createdAt: string
}

export interface LeadSummary {
  /** Id of the lead */
  id: number
  /** Chatbot of its first conversation */
  serialNumber: string
  /** How it stands */
  status: 'new' | 'open' | 'done'
  /** Who of the firm has it; null: nobody */
  assignedTo: {
    /** Id of the account */
    accountId: string
    /** Who it is */
    name: string
  } | null
  /** First name, as it was left last; "" when not known */
  firstName: string
  /** Last name; "" when not known */
  lastName: string
  /** E-mail addresses, the newest first */
  emails: string[]
  /** Phone numbers, the newest first */
  phones: string[]
  /** What was written last, up to 300 characters */
  message: string
  /** Homes that it is about */
  listingIds: number[]
  /** Address of the page on which it was left; "" when not known */
  page: string
  /** Its conversations, that of the lead itself first */
  sessionIDs: number[]
  /** Leads that were made parts of it */
  mergedIds: number[]
  /** Other leads with an address or a number of it, up to 20 */
  doubles: number
  /** When it was left first, UTC */
  createdAt: string
  /** When something of it changed last, UTC */
  updatedAt: string
}

export interface LearnKnowledgeRequest {
  /** Ids of sources */
  ids: number[]
}

export interface LearnKnowledgeResult {
  /** How many sources are learned again */
  waiting: number
}

export interface LeaveLeadRequest {
  /** First name */
  firstName?: string
  /** Last name */
  lastName?: string
  /** E-mail address */
  email?: string
  /** Phone number */
  phone?: string
  /** Whether the visitor ticked the box */
  consent?: boolean
  /** The window’s own wording, where it stood in for an empty ConsentContent or ConsentCheckboxText */
  consentText?: string
  /** What the visitor wants; may be empty */
  message: string
  /** Ids of the homes that it is about; those that are listed no more are left out */
  listingIds?: number[]
}

export interface LeaveLeadResult {
  /** TalkToHumanResponseMessage; "": the window has words of its own */
  message: string
  /** Whether it is mailed to somebody of the firm; false: the firm sees it in LeadList */
  told: boolean
}

export interface ListAlertsResult {
  alerts: Alert[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListAuditsResult {
  audits: KeptAudit[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListChangesResult {
  changes: LoggedChange[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListChatbotVersionsResult {
  versions: ChatbotVersion[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListChatbotsResult {
  chatbots: ChatbotSummary[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListConnectionsResult {
  connections: ChatbotConnection[]
}

export interface ListConversationsResult {
  conversations: ConversationSummary[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListDoublesResult {
  groups: {
    /** The newest first */
    leads: LeadSummary[]
  }[]
}

export interface ListEarlierConversationsRequest {
  /** Keys of earlier conversations */
  keys: string[]
}

export interface ListFailedEventsResult {
  events: FailedEvent[]
  /** How many pieces of work wait */
  waiting: number
  /** How many have failed for good */
  failed: number
}

export interface ListFeedRunsResult {
  runs: FeedRun[]
}

export interface ListFeedsResult {
  feeds: Feed[]
}

export interface ListImportsResult {
  imports: ListingImport[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListInvitationsResult {
  invitations: Invitation[]
}

export interface ListKeysResult {
  keys: AccessKey[]
}

export interface ListLeadsRequest {
  /** serialNumber of the chatbot */
  serialNumber: string
  /** First day, as YYYY-MM-DD */
  startTime?: string
  /** Last day, as YYYY-MM-DD */
  endTime?: string
  /** Only what was left in this session; 0: in any */
  sessionID?: number
  /** Page, from 1; without it and pageSize all come at once */
  pageNumber?: number
  /** Items a page; 1000 when only pageNumber is given */
  pageSize?: number
}

export interface ListListingFaultsResult {
  /** Listings of the chatbot */
  total: number
  /** Descriptions that are still to be read for words */
  unread: number
  /** Every kind */
  counts: {
    /** What is wrong */
    kind: 'noPrice' | 'noPlace' | 'noCoordinates' | 'noPictures' | 'unshownPictures' | 'noDescription' | 'noArea' | 'oddPricePerArea' | 'oddYear' | 'oddRooms' | 'swappedCoordinates' | 'zeroCoordinates' | 'farCoordinates' | 'doubledHome' | 'doubledNumber' | 'doubledAddress' | 'words'
    /** With how many listings */
    count: number
  }[]
  /** Of `kind`; empty without it */
  listings: ListingFault[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListListingPointsResult {
  /** Newest first */
  points: {
    /** Id of the listing */
    id: number
    /** Degrees north */
    latitude: number
    /** Degrees east */
    longitude: number
    /** Asking price, or rent a month */
    price: number | null
    /** Currency symbol */
    currency: string
    /** Street address, else the place, else what kind of home it is */
    title: string
    /** 0: a studio; null: nobody said */
    bedrooms: number | null
  }[]
  /** Found ones that do not say where they are */
  withoutPlace: number
  /** Whether all that are found were looked at; false: there are more than 25,000 */
  isWhole: boolean
  /** Tiles of streets; null: none are set up */
  tiles: {
    /** As readMapTile describes it, or a picture */
    kind: 'drawing' | 'picture'
    /** The last zoom that there are tiles of */
    mostZoom: number
    /** Who made the tiles */
    attribution: string
  } | null
}

export interface ListListingsRequest {
  /** serialNumber of the chatbot */
  SerialNumber: string
  /** Only listings of this City; case and accents do not matter */
  CityName?: string
  /** Only what is for sale, or for rent */
  SaleType?: 'for_sale' | 'for_rent'
  /** Only listings with this MLSNumber; case and accents do not matter */
  MLSNumber?: string
  /** Page, from 1 */
  PageNumber?: number
  /** Listings a page */
  PageSize?: number
}

export interface ListListingsResult {
  List: Listing[]
  /** Number of all matches before paging */
  VirtualCount: number
}

export interface ListMailsResult {
  mails: Mail[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
  /** Whether there is a mail server; without one mails are kept and read here */
  sends: boolean
}

export interface ListMissingAnswersResult {
  groups: {
    /** Names the group: the id of its newest question */
    id: number
    /** The newest of its questions, as the visitor wrote it */
    question: string
    /** How often it was asked */
    count: number
    /** Other words for it, newest first, at most 5 */
    examples: string[]
    /** UTC */
    lastAsked: string
  }[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListNotesResult {
  notes: ConversationNote[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListPasskeysResult {
  passkeys: {
    /** Id of the passkey */
    id: number
    /** What one calls it */
    name: string
    /** The host that it works at */
    host: string
    /** When it was added, ISO 8601 */
    createdAt: string
    /** When it signed in last, ISO 8601; null: never */
    lastUsedAt: string | null
  }[]
}

export interface ListPushDevicesResult {
  /** applicationServerKey of a subscription, base64url */
  publicKey: string
  devices: {
    /** Id of the device */
    id: number
    /** What the device is told of */
    wants: ('lead' | 'waiting' | 'tour')[]
    /** Whether it was added in the sign-in that asks */
    isHere: boolean
    /** When it was added, ISO 8601 */
    createdAt: string
  }[]
}

export interface ListReadsResult {
  reads: LoggedRead[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface ListRepliesResult {
  replies: Reply[]
}

export interface ListSheetRowsByPostRequest {
  /** serialNumber of the chatbot */
  serialNumber: string
  /** Only rows with these ids; left out or []: all */
  ids?: number[]
  /** Rows a page */
  pageSize?: number
  /** Page, from 1 */
  pageNumber?: number
  /** false: newest first */
  isASC?: boolean
}

export interface ListSignInsResult {
  sessions: {
    /** Id of the session */
    id: string
    /** Whether it is the one that asks */
    isThis: boolean
    /** When the password was given, ISO 8601 */
    createdAt: string
    /** When it was used last, to within a minute, ISO 8601 */
    lastUsedAt: string
    /** When it is over by itself at the latest, ISO 8601 */
    expiresAt: string
    /** Internet address then; "" where it is not known */
    address: string
    /** What the browser said that it is */
    browser: string
  }[]
}

export interface ListSourcesRequest {
  /** serialNumber of the chatbot */
  serialNumber: string
}

export interface ListTeamResult {
  members: Member[]
}

export interface ListTimesOfTourResult {
  /** IANA time zone of the firm, on whose clock the days are */
  timeZone: string
  /** How long the tour takes */
  minutes: number
  days: {
    /** YYYY-MM-DD */
    date: string
    /** Free starts; none: the day is full or closed; UTC */
    starts: string[]
  }[]
  /** Starts, free or asked for, at which the agent of the home is at another one; UTC */
  clashing: string[]
}

export interface ListTourTimesResult {
  /** IANA time zone of the firm, on whose clock the days are */
  timeZone: string
  /** How long a tour takes */
  minutes: number
  days: {
    /** YYYY-MM-DD */
    date: string
    /** Free starts, UTC; none: the day is full or closed */
    starts: string[]
  }[]
}

export interface ListToursResult {
  tours: Tour[]
  /** The `cursor` of the next page; null on the last one */
  nextCursor: string | null
}

export interface Listing {
  /** Identifier, the key under KeyType NewOaks */
  ID: number
  /** Latitude in degrees; "" when absent */
  LATITUDE: number | ''
  /** Longitude in degrees; "" when absent */
  LONGITUDE: number | ''
  /** Type of the home; "" when absent */
  PropertyType: string
  /** "For Sale" or "For Rent" */
  SaleType: string
  /** Active, PreOnMarket or Sold */
  Status: string
  /** JSON text of an array of picture addresses; "" when absent */
  Images: string
  /** Currency; "" when absent */
  CurrencySymbol: string
  /** RentPrice of a rental, SalePrice otherwise, with two decimals; "" when absent */
  Price: string
  /** State; "" when absent */
  State: string
  /** City; "" when absent */
  City: string
  /** Street address; "" when absent */
  Address: string
  /** ZIP code; "" when absent */
  ZIP: string
  /** BuildingArea with its unit, as in "2500 Square Feet"; "" when absent */
  Area: string
  /** Number of bathrooms; a number as text, "" when absent */
  Bathrooms: string
  /** Number of bedrooms; a number as text, "" when absent */
  Bedrooms: string
  /** Address of the listing’s page; "" when absent */
  Url: string
  /** OpenHouse or 3D; "" when absent */
  Tours: string
  /** Year of construction; a number as text, "" when absent */
  YearBuilt: string
  /** MLS number; "" when absent */
  MLSNumber: string
  /** Days on the market; a number as text, "" when absent */
  DaysOnMarket: string
  /** Area of the lot; a number as text, "" when absent */
  LotArea: string
  /** Living area; a number as text, "" when absent */
  BuildingArea: string
  /** Number of parking spots; a number as text, "" when absent */
  ParkingSpots: string
  /** Text about the home; "" when absent */
  Description: string
  /** JSON text of an array of {"Key","value"}; "" when absent */
  ExtensionColumn: string
  /** Monthly rent, with two decimals; "" when absent */
  RentPrice: string
  /** Entire place or Room; "" when absent */
  SpaceType: string
  /** Deposit, with two decimals; "" when absent */
  DepositFee: string
  /** Price of a home for sale, with two decimals; "" when absent */
  SalePrice: string
  /** Price per unit of area, with two decimals; "" when absent */
  UnitAreaPrice: string
  /** Estimated price, with two decimals; "" when absent */
  ZestimatePrice: string
  /** Monthly fee of the homeowners association, with two decimals; "" when absent */
  HOAMonth: string
}

export interface ListingCard {
  /** Id of the listing */
  id: number
  /** Page of the listing; "" unless it is an http or https address */
  url: string
  /** Street address, or the kind of home where it has none */
  title: string
  /** City, state and postal code */
  place: string
  /** Kind of home, as the listing spells it */
  propertyType: string
  /** Whether the price is a month’s rent */
  forRent: boolean
  /** Active, Pending, ActiveUnderContract, PreOnMarket or Sold */
  status: string
  tours: string | null
  price: number | null
  /** What the firm says of the price, in its own words, as "Offers over"; left out where it says nothing */
  qualifier?: string
  /** The firm’s own word for where the offer stands, as "Sold STC"; left out where it has none */
  statusWord?: string
  /** Currency symbol of every amount */
  currency: string
  bedrooms: number | null
  /** Halves are half bathrooms */
  bathrooms: number
  /** Living area in areaUnit; 0 when unknown */
  area: number
  /** In areaUnit; 0 when unknown */
  lotArea: number
  /** Square Feet or Square Meters */
  areaUnit: string
  /** 0 when unknown */
  yearBuilt: number
  /** Places to park a car */
  parkingSpots: number
  daysOnMarket: number | null
  hoaMonth: number | null
  /** What the list in words says of it that the card does not: a distance, a feature in quotes, a fee that was asked about; plain text of at most 240 characters in the language of the answer, "" where that is nothing */
  note: string
  /** Addresses (http, https) of pictures, at most 20 */
  images: string[]
  /** Pictures that were altered */
  altered: {
    /** Which of `images`, from 0 */
    picture: number
    /** What was done to it; may be "" */
    note: string
    /** Address of the original; "" where nobody says */
    original: string
  }[]
  /** Office, agent and contact that list the home; "" where nobody is named */
  listedBy: string
  latitude: number | null
  longitude: number | null
}

export interface ListingDescription {
  /** Identifier of the listing */
  id: number
  listing: {
    /** What is offered */
    SaleType: 'for_sale' | 'for_rent'
    /** State of the offer */
    Status: 'Active' | 'PreOnMarket' | 'Sold'
    /** Currency of all amounts */
    CurrencySymbol: string
    /** Type of the home */
    PropertyType: string
    /** 0 for a studio */
    Bedrooms: number
    /** Number of bathrooms */
    Bathrooms: number
    /** Address of its page */
    Url: string
    /** Number in the multiple listing service */
    MLSNumber: string
    /** 0 when unknown */
    YearBuilt: number
    /** Days since it appeared */
    DaysOnMarket: number
    /** In AreaUnit; 0 when unknown */
    LotArea: number
    /** In AreaUnit; 0 when unknown */
    BuildingArea: number
    /** Unit of both areas */
    AreaUnit: 'Square Feet' | 'Square Meters'
    /** Number of parking spots */
    ParkingSpots: number
    /** Addresses of pictures */
    Images: string[]
    /** OpenHouse or 3D */
    Tours: string | null
    /** Text about the home */
    Description: string | null
    /** Further values, each with its name */
    ExtensionColumn: FoundValue[]
    /** Location in words */
    Location: string | null
    /** Street address */
    Address: string | null
    /** City */
    City: string | null
    /** State */
    State: string | null
    /** ZIP code */
    ZIP: string | null
    /** Degrees north */
    Latitude: number | null
    /** Degrees east */
    Longitude: number | null
    /** Price of a home for sale */
    SalePrice: number | null
    /** Price per unit of area */
    UnitAreaPrice: number | null
    /** Monthly fee of the homeowners association */
    HOAMonth: number | null
    /** Estimated price */
    ZestimatePrice: number | null
    /** Monthly rent */
    RentPrice: number | null
    /** Entire place or Room */
    SpaceType: string | null
    /** Deposit */
    DepositFee: number | null
  }
  /** RentPrice of a rental, SalePrice otherwise */
  price: number | null
  /** Fields whose number only stands in for one that no file or call gave */
  unsaid: string[]
  /** What the chat knows of it */
  shown: {
    /** Whether visitors see it at all */
    isShown: boolean
    /** Where visitors see it stand: its Status, Pending or ActiveUnderContract */
    status: string
    /** Fields that no visitor may see */
    hiddenFields: string[]
    /** What its texts say, as searches know it */
    features: string[]
    /** Whether its texts, as they are now, have been read for searches */
    isRead: boolean
    /** Sentences of the description that are shown to no visitor, since they choose people (fair housing) */
    withheldSentences: string[]
  }
  /** Its pictures in their order */
  pictures: {
    /** Where it is */
    address: string
    /** What was done to it; "" where nobody says that anything was */
    note: string
    /** Address of the picture before that; "" where nobody says */
    original: string
  }[]
  /** What brought it last; null: calls or people did */
  source: {
    /** What it came by */
    kind: 'file' | 'feed'
    /** Name of the file or feed */
    name: string
  } | null
  /** Since when its source has it no more; null: it has */
  goneSince: string | null
  /** When it came, UTC */
  createdAt: string
  /** When it was changed last, UTC */
  updatedAt: string
  /** How its price and state changed, newest first, at most 100 */
  history: {
    /** When, UTC */
    at: string
    /** What it was */
    formerPrice: number | null
    /** What it became */
    price: number | null
    /** Where it stood */
    formerStatus: string
    /** Where it then stood */
    status: string
  }[]
  /** What was changed by people and by calls in 400 days, newest first, at most 20; null: not kept */
  changes: {
    /** When, UTC */
    at: string
    /** Who: a member, a key, a command */
    by: string
    /** How many listings were changed together */
    count: number
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }[]
}

export interface ListingFault {
  /** Id of the listing */
  id: number
  /** Its address, or what else it is called */
  title: string
  /** "" when absent */
  city: string
  /** Asking price, or rent a month */
  price: number | null
  /** Currency symbol */
  currency: string
  /** Its MLSNumber */
  mls: string
  /** Its YearBuilt */
  year: number
  /** Its Bedrooms */
  bedrooms: number
  /** Its Bathrooms */
  bathrooms: number
  /** Degrees north */
  latitude: number | null
  /** Degrees east */
  longitude: number | null
  /** Its price for a square foot */
  perArea: number | null
  /** The middle of all of its SaleType */
  usualPerArea: number | null
  /** Id of the newest other listing that is like it, of doubled ones */
  other: number | null
  /** Of its description, which choose people; they are shown to no visitor */
  sentences: string[]
  /** What mends it for certain, in the fields of changeListings; null: somebody has to look */
  mend: Record<string, unknown> | null
}

export interface ListingFields {
  /** What is offered */
  SaleType: 'for_sale' | 'for_rent'
  /** State of the offer */
  Status: 'Active' | 'PreOnMarket' | 'Sold'
  /** Sign or name of the currency of all amounts, such as $ */
  CurrencySymbol: string
  /** Type of the home in words, such as Single Family or Condo */
  PropertyType: string
  /** Number of bedrooms; 0 for a studio */
  Bedrooms: number
  /** Number of bathrooms; fractions allowed */
  Bathrooms: number
  /** Address of the listing’s page, http or https */
  Url: string
  /** Number in the multiple listing service */
  MLSNumber: string
  /** Year of construction, from 1000 to next year + 5; 0 when unknown */
  YearBuilt: number
  /** Days since the listing appeared */
  DaysOnMarket: number
  /** Area of the lot in AreaUnit; 0 when unknown */
  LotArea: number
  /** Living area in AreaUnit; 0 when unknown */
  BuildingArea: number
  /** Unit of both areas */
  AreaUnit: 'Square Feet' | 'Square Meters'
  /** Number of parking spots */
  ParkingSpots: number
  /** Addresses of pictures; those that are no web address, http or https, are kept and not shown */
  Images?: string[]
  /** How the home can be toured */
  Tours?: 'OpenHouse' | '3D'
  /** Text about the home */
  Description?: string
  /** Further values, each with its name */
  ExtensionColumn?: FurtherValue[]
  /** Description of the location */
  Location?: string
  /** Street address */
  Address?: string
  /** City */
  City?: string
  /** State */
  State?: string
  /** ZIP code */
  ZIP?: string
  /** Latitude in degrees */
  Latitude?: number
  /** Longitude in degrees */
  Longitude?: number
  /** Price of a home for sale */
  SalePrice?: number
  /** Price per unit of area */
  UnitAreaPrice?: number
  /** Monthly fee of the homeowners association */
  HOAMonth?: number
  /** Estimated price */
  ZestimatePrice?: number
  /** Monthly rent */
  RentPrice?: number
  /** What is let */
  SpaceType?: 'Entire place' | 'Room'
  /** Deposit */
  DepositFee?: number
}

export interface ListingImport {
  /** Id of the import */
  id: number
  /** Name of the file */
  fileName: string
  /** Its size */
  bytes: number
  /** Who uploaded it */
  by: string
  /** ready: to be looked at; waiting: for its turn; checked: counted, nothing is stored; finished, failed and stopped imports begin no more */
  state: 'ready' | 'waiting' | 'running' | 'checked' | 'finished' | 'failed' | 'stopped'
  /** Whether it only counts what an import would do */
  isCheck: boolean
  /** How much of the file was read, from 0 to 1 */
  done: number
  /** How it was last started */
  choices: {
    /** Of a spreadsheet: the sheet to read; left out: the one that looks most like a list of homes */
    sheet?: string
    /** Column of the file → field of a listing, "Price", or "-" to leave it out; others are guessed */
    map?: Record<string, string>
    /** Field → value for the rows that have none of their own */
    set?: Record<string, string>
    /** What tells that a home is there already; MLSNumber unless said */
    key?: 'MLSNumber' | 'URL'
    /** Columns that are kept although they look like those for members alone; remembered for the chatbot */
    release?: string[]
    /** true: columns that are no field are left out instead of kept as further values */
    dropUnmapped?: boolean
    /** What becomes of homes that an earlier file of this name brought and this one has not; null: they stay */
    prune?: ImportPrune | null
  }
  /** What became of its rows, or would become of them, as far as it is */
  figures: {
    /** Rows that were read */
    rows?: number
    /** Homes that are new */
    added?: number
    /** Rows that change, or changed, what is there */
    updated?: number
    /** Rows that say what is there already */
    unchanged?: number
    /** Rows whose home came before in the file */
    repeated?: number
    /** Rows that cannot be homes */
    faulty?: number
    /** Homes that an earlier file of this name brought and this one has not */
    gone?: number
    /** Those of them that were removed, or would be */
    pruned?: number
    /** What was filled in or changed in rows */
    notes?: {
      note: string
      rows: number
    }[]
    /** What was for members alone, and is stored nowhere */
    heldBack?: HeldBackReport[]
    /** The first cells that are unknown, and whose homes are stored without them */
    cells?: CellReport[]
    /** How many cells are unknown */
    unknownCells?: number
    /** The first faulty rows */
    faults?: RowFault[]
  }
  /** Why it failed, or why nothing was pruned */
  message: string
  /** Whether the faulty rows are to be had as a file */
  hasFaultsFile: boolean
  /** UTC */
  createdAt: string
  /** UTC */
  startedAt: string | null
  /** UTC */
  endedAt: string | null
  /** Until when it can be undone, UTC; null: it cannot */
  undoUntil?: string | null
}

export interface ListingMap {
  /** Homes, best first */
  points: MapPoint[]
  /** Homes that match */
  total: number
  /** How many of them were looked at */
  seen: number
  /** How many of those do not say where they are */
  withoutPlace: number
  /** Cities of the chatbot’s homes, those with the most homes first */
  cities: CityLabel[]
  /** Quarters that several homes name, as the cities */
  quarters: CityLabel[]
}

export interface LoggedChange {
  /** Id of the entry */
  id: number
  /** When, ISO 8601 */
  at: string
  /** Who: a person, a key, a visitor’s session, the command line */
  by: string
  /** What was done, such as settings.changed */
  action: string
  /** To what, such as chatbot 0123… */
  target: string
  /** before and after, counts, ids: long texts are cut */
  details: Record<string, unknown>
}

export interface LoggedRead {
  /** Id of the entry */
  id: number
  /** When, ISO 8601 */
  at: string
  /** Who: a person, a key, the command line */
  by: string
  /** What was done, such as conversation.opened */
  action: string
  /** The conversation; null for lists of many, and for one that was erased since */
  sessionID: number | null
  /** The lead; null for conversations, for lists of many, and for one that was erased since */
  leadId: number | null
}

export interface Mail {
  /** Id of the mail */
  id: number
  /** Whom it is for */
  recipient: string
  /** What it is about */
  subject: string
  /** waiting: to be sent, or kept where there is no mail server */
  state: 'waiting' | 'sent' | 'failed'
  /** How often it was tried */
  attempts: number
  /** When it is tried again, ISO 8601; null: no more */
  nextAttemptAt: string | null
  /** Why the last try failed; null: none did */
  lastError: string | null
  /** When it was written, ISO 8601 */
  createdAt: string
  /** When it was sent, ISO 8601; null: not yet */
  sentAt: string | null
}

export interface MailServer {
  /** server: SMTP_URL, which wins; nobody: mails wait */
  setBy: 'server' | 'firm' | 'nobody'
  /** Its name or address */
  host: string
  /** Usually 465 or 587 */
  port: number
  /** tls: from the first byte; starttls: later */
  security: 'tls' | 'starttls'
  /** Who signs in; "": nobody does */
  userName: string
  /** Whether one is kept */
  hasPassword: boolean
  /** Name <address>, or an address */
  sender: string
}

export type MapBackground = {
  /** What was drawn, in degrees: west, south, east, north; east may pass 180 */
  box: unknown[]
} & MapDrawing

export interface MapDrawing {
  /** Width of the grid */
  width: number
  /** Height of the grid */
  height: number
  /** Outlines of land, filled by the nonzero rule; all else is water */
  land: number[][]
  /** Outlines of lakes on the land, filled by the even-odd rule */
  lakes: number[][]
  /** Borders between countries */
  countries: number[][]
  /** Borders between states of the United States */
  states: number[][]
  /** Borders between their counties */
  counties: number[][]
  /** Names, those with the most room first */
  labels: MapLabel[]
}

export interface MapLabel {
  /** Name, in English */
  name: string
  /** What has it */
  kind: 'country' | 'state' | 'county'
  /** Middle of the name */
  x: number
  /** Middle of the name */
  y: number
  /** How wide the area is there */
  room: number
}

export interface MapListingsRequest {
  /** Id of a listing that is to be among them, whatever was searched for */
  focus?: number
}

export interface MapPoint {
  /** Id of the listing */
  id: number
  /** Degrees north */
  latitude: number
  /** Degrees east */
  longitude: number
  /** Asking price, or rent a month */
  price: number | null
  /** Currency symbol */
  currency: string
  /** Whether the price is a month’s rent */
  forRent: boolean
  /** Street address, or the kind of home where it has none */
  title: string
}

export interface MarkReadByVisitorRequest {
  /** Id of the last message that was read */
  upTo: number
}

export interface MarkReadRequest {
  /** Id of the last message that was read */
  upTo: number
}

export interface Member {
  /** Id of the account */
  accountId: string
  /** What the team and visitors read */
  name: string
  /** What signs in */
  email: string
  /** What somebody may do: an owner everything, an agent the least */
  role: 'owner' | 'manager' | 'agent'
  /** Whether a code is asked for besides the password */
  hasTwoFactors: boolean
  /** Since when, ISO 8601 */
  joinedAt: string
}

export interface MergeLeadsRequest {
  /** Ids of leads */
  leadIds: number[]
}

export interface Message {
  /** Id of the message */
  id: number
  /** Who said it; person: somebody of the firm */
  from: 'visitor' | 'chatbot' | 'person'
  /** Kind of message */
  kind: 'Text' | 'Image' | 'Audio' | 'Video'
  /** What it says */
  content: string
  /** pending, answered or failed for what the visitor said; complete or interrupted for all else */
  status: 'pending' | 'answered' | 'failed' | 'complete' | 'interrupted'
  /** Of an answer: whether the chatbot could not answer from what it knows */
  noAnswer: boolean | null
  /** When it was stored, ISO 8601 */
  createdAt: string
  /** What the visitor sent with it */
  files: MessageFile[]
  /** Who of the firm wrote it; "" for all else, and where no name was given */
  name: string
  /** Address of a picture of who of the firm wrote it; "" without one */
  picture: string
  /** What an answer shows beside its words, homes as they are listed now */
  view: AnswerView | null
}

export interface MessageFile {
  /** Id of the file */
  id: number
  /** Its name when it was uploaded */
  fileName: string
  /** Its kind, decided by its bytes */
  mimeType: string | null
  /** Its size */
  bytes: number | null
}

export interface Model {
  /** Model id, for the setting Model */
  Key: string
  /** Name for people */
  Value: string
  /** Whether it can be used now */
  Status: boolean
}

export interface ModelBudgetUse {
  /** The chatbot */
  serialNumber: string
  /** Its name */
  chatbot: string
  /** Key of what answers now */
  model: string
  /** Tokens of this month, with those held for answers that are being given */
  tokens: number
  /** Its ModelBudgetMonthly; null: none is set */
  tokensBudget: number | null
  /** What they cost, in millionths of the currency; null: no prices are set */
  costMicros: number | null
  /** Its ModelBudgetMonthlyCost in the same; null: none is set */
  costBudgetMicros: number | null
  /** Whether its model has a price, without which no budget of money holds */
  isPriced: boolean
  /** Whether the built-in guide answers until the month ends */
  isUsedUp: boolean
}

export interface ModelKey {
  /** Whose models they are */
  provider: 'openai' | 'anthropic' | 'google'
  /** server: its configuration, which wins */
  setBy: 'server' | 'firm' | 'nobody'
  /** The last four characters of the firm’s key; "": none to tell */
  lastFour: string
  /** Whether the key cannot be opened any more and must be set again */
  isLost: boolean
  /** Key of the model that is tried and offered first, as in the model list */
  model: string
  /** Who of the firm set it; "": nobody */
  setWho: string
  /** When, as an ISO time */
  setAt: string | null
}

export interface ModelKeys {
  /** One of each provider */
  keys: ModelKey[]
}

export interface ModelTest {
  /** Key of the model that was asked */
  model: string
  /** Whether it answered */
  works: boolean
  /** What it said */
  answer: string
  /** Why it did not answer; null: it did */
  why: 'key-refused' | 'key-lost' | 'not-allowed' | 'unknown-model' | 'used-up' | 'busy' | 'filtered' | 'unreachable' | 'timeout' | 'empty' | 'failed' | null
  /** The same in a sentence, with what to do */
  advice: string
  /** What the provider says of it, in its own words */
  said: string
  /** How long it took */
  milliseconds: number
  /** Tokens that were sent; null: the provider does not tell */
  inputTokens: number | null
  /** Tokens of answer and thoughts */
  outputTokens: number | null
  /** What they cost, in millionths of the currency; null: the model has no price here */
  costMicros: number | null
  /** Such as USD */
  currency: string | null
}

export interface ModelUsage {
  /** First day */
  from: string
  /** Last day */
  to: string
  /** Time zones that the days are of: each chatbot counts in its own (setting TimeZone), as it was then */
  timeZones: string[]
  /** Things that happened and are not counted yet: after an upgrade, what was there before; else 0 */
  waiting: number
  /** By day, chatbot and model, the oldest day first; at most 20000. Turns of before Porchlight kept this have none */
  rows: ModelUsageRow[]
  /** This month of UTC, YYYY-MM */
  month: string
  /** Of the prices that are set now; null: there are none (PORCHLIGHT_MODEL_PRICES) */
  currency: string | null
  /** Of chatbots whose models used something this month, or that have a budget of the month */
  budgets: ModelBudgetUse[]
}

export interface ModelUsageRow {
  /** YYYY-MM-DD, in the chatbot’s time zone */
  day: string
  /** The chatbot */
  serialNumber: string
  /** Its name */
  chatbot: string
  /** Key of the model */
  model: string
  /** Answers in which it had a part, and questions that failed after it was asked */
  turns: number
  /** Tokens that were sent and read anew */
  input: number
  /** Tokens that were sent and taken from the provider’s cache */
  cached: number
  /** Tokens of what it said */
  output: number
  /** Tokens of its thoughts */
  reasoning: number
  /** All four together */
  totalToken: number
  /** What that cost by the prices of the time, in millionths of the currency; null: the model had no price */
  costMicros: number | null
  /** Such as USD; null without a price */
  currency: string | null
}

export interface MoveTourRequest {
  /** The new start, with its offset */
  time: string
  /** What the firm writes to the visitor, with the mail */
  message?: string
}

export interface NamedSource {
  /** Id of the source */
  ID: number
  /** As GetSource has it */
  Type: string
  /** As GetSource has it */
  Name: string
  /** Of a file its name */
  Title: string
  /** Where a visitor can read it; "": nowhere */
  SourceLink: string
}

export interface PreviewImportRequest {
  /** Of a spreadsheet: the sheet to read; left out: the one that looks most like a list of homes */
  sheet?: string
  /** Column of the file → field of a listing, "Price", or "-" to leave it out; others are guessed */
  map?: Record<string, string>
  /** Field → value for the rows that have none of their own */
  set?: Record<string, string>
  /** What tells that a home is there already; MLSNumber unless said */
  key?: 'MLSNumber' | 'URL'
  /** Columns that are kept although they look like those for members alone; remembered for the chatbot */
  release?: string[]
  /** true: columns that are no field are left out instead of kept as further values */
  dropUnmapped?: boolean
  /** What becomes of homes that an earlier file of this name brought and this one has not; null: they stay */
  prune?: ImportPrune | null
}

export interface PreviewImportResult {
  columns: {
    /** As the file names it */
    name: string
    /** What it fills; null: no field */
    target: 'SaleType' | 'Status' | 'CurrencySymbol' | 'PropertyType' | 'Bedrooms' | 'Bathrooms' | 'Url' | 'MLSNumber' | 'YearBuilt' | 'DaysOnMarket' | 'LotArea' | 'BuildingArea' | 'AreaUnit' | 'ParkingSpots' | 'Images' | 'Tours' | 'Description' | 'ExtensionColumn' | 'Location' | 'Address' | 'City' | 'State' | 'ZIP' | 'Latitude' | 'Longitude' | 'SalePrice' | 'UnitAreaPrice' | 'HOAMonth' | 'ZestimatePrice' | 'RentPrice' | 'SpaceType' | 'DepositFee' | 'Price' | 'StreetNumber' | 'StreetPrefix' | 'StreetName' | 'StreetSuffix' | 'StreetDirection' | 'UnitNumber' | 'AddressLine2' | 'CityStateZip' | 'Country' | 'Coordinates' | 'BedsBaths' | 'BathsFull' | 'BathsHalf' | 'BathsThreeQuarter' | 'Rooms' | 'Layout' | 'LotUnit' | 'ListDate' | 'AvailableDate' | 'RentPeriod' | 'PriceQualifier' | 'OpenHouse' | 'VirtualTour' | 'AgentName' | 'AgentFirstName' | 'AgentLastName' | 'AgentEmail' | 'AgentPhone' | 'OfficeName' | 'OfficePhone' | null
    /** map: as was said; name, synonym: by its name; guess: by its values; kept: as a further value; left out; held back: for members alone, stored nowhere */
    how: 'map' | 'name' | 'synonym' | 'guess' | 'kept' | 'left out' | 'held back'
    /** Some of its values */
    samples: string[]
  }[]
  /** Fields that must be named before the import can begin */
  missing: string[]
  /** What is for members alone; `release` keeps a column all the same */
  heldBack: HeldBackReport[]
  /** What somebody should know before */
  hints: string[]
  /** Of a spreadsheet: the sheets that it shows */
  sheets: string[]
  /** The one that is read; null: no spreadsheet */
  sheet: string | null
  /** The first cells that are unknown: their homes are stored without them */
  cells: CellReport[]
  /** Rows that were looked at */
  looked: number
  /** Those of them that cannot be homes */
  faulty: number
  /** The first rows, faulty ones among them */
  rows: {
    /** Where it stands */
    line: number
    /** As it would be stored */
    listing: {
      /** What is offered */
      SaleType?: 'for_sale' | 'for_rent'
      /** State of the offer */
      Status?: 'Active' | 'PreOnMarket' | 'Sold'
      /** Sign or name of the currency of all amounts, such as $ */
      CurrencySymbol?: string
      /** Type of the home in words, such as Single Family or Condo */
      PropertyType?: string
      /** Number of bedrooms; 0 for a studio */
      Bedrooms?: number
      /** Number of bathrooms; fractions allowed */
      Bathrooms?: number
      /** Address of the listing’s page, http or https */
      Url?: string
      /** Number in the multiple listing service */
      MLSNumber?: string
      /** Year of construction, from 1000 to next year + 5; 0 when unknown */
      YearBuilt?: number
      /** Days since the listing appeared */
      DaysOnMarket?: number
      /** Area of the lot in AreaUnit; 0 when unknown */
      LotArea?: number
      /** Living area in AreaUnit; 0 when unknown */
      BuildingArea?: number
      /** Unit of both areas */
      AreaUnit?: 'Square Feet' | 'Square Meters'
      /** Number of parking spots */
      ParkingSpots?: number
      /** Addresses of pictures; those that are no web address, http or https, are kept and not shown */
      Images?: string[]
      /** How the home can be toured */
      Tours?: 'OpenHouse' | '3D'
      /** Text about the home */
      Description?: string
      /** Further values, each with its name */
      ExtensionColumn?: FurtherValue[]
      /** Description of the location */
      Location?: string
      /** Street address */
      Address?: string
      /** City */
      City?: string
      /** State */
      State?: string
      /** ZIP code */
      ZIP?: string
      /** Latitude in degrees */
      Latitude?: number
      /** Longitude in degrees */
      Longitude?: number
      /** Price of a home for sale */
      SalePrice?: number
      /** Price per unit of area */
      UnitAreaPrice?: number
      /** Monthly fee of the homeowners association */
      HOAMonth?: number
      /** Estimated price */
      ZestimatePrice?: number
      /** Monthly rent */
      RentPrice?: number
      /** What is let */
      SpaceType?: 'Entire place' | 'Room'
      /** Deposit */
      DepositFee?: number
    } | null
    /** Why it cannot be */
    faults: string[]
  }[]
}

export interface RateAnswerRequest {
  /** Id of the answer */
  messageID: number
  /** Whether the visitor says that it was right */
  isRight: boolean
}

export interface RateAnswerResult {
  /** Id of the answer */
  messageID: number
  /** What is kept */
  isRight: boolean
}

export type ReadAuditResult = KeptAudit & {
  /** What it found; null: nothing yet */
  report: AuditReport | null
}

export type ReadDeliveryResult = WebhookDelivery & {
  /** Id of the webhook */
  webhookId: number
  /** Where it is sent to today */
  url: string
  /** When it happened: UTC, with microseconds */
  happenedAt: string
  /** What is sent, as JSON text; null: it is written when it is sent */
  body: string | null
}

export interface ReadDemoResult {
  /** Made-up conversations that are there */
  conversations: number
  /** Whether more are being made just now */
  isFilling: boolean
}

export interface ReadGettingStartedResult {
  /** In the order in which one does them */
  steps: {
    /** look: a picture; leads: who is mailed; snippet: opened on a site; question: answered */
    step: 'firm' | 'chatbot' | 'look' | 'homes' | 'leads' | 'mail' | 'snippet' | 'question' | 'colleague'
    /** Whether it is done */
    isDone: boolean
  }[]
  /** Whether all is done */
  isDone: boolean
  /** serialNumber of the firm’s first own one; null: none */
  chatbot: string | null
}

export interface ReadHealthResult {
  /** Whether nothing is bad */
  isWell: boolean
  findings: {
    /** What was looked at */
    check: 'version' | 'proxy' | 'database' | 'durability' | 'disk' | 'storage' | 'encryptionKey' | 'backup' | 'mail' | 'failedMails' | 'events' | 'models' | 'modelBudget' | 'modelTrouble' | 'transcription' | 'embeddings' | 'map' | 'textMessages' | 'membersTexts'
    /** note: well, and worth knowing */
    state: 'good' | 'note' | 'bad'
    /** A version, a count, a time; "" */
    found: string
    /** In a sentence, with the way out where something is wrong */
    detail: string
  }[]
  /** The last backup by `porchlight backup`; null: none is known */
  backup: {
    /** When it was written, ISO 8601 */
    at: string
    /** Size of its file; null: not known */
    bytes: number | null
    /** Whether all of it could be read again after it was written; null: nobody looked */
    isReadable: boolean | null
  } | null
}

export interface ReadHistoryRequest {
  /** Chatbot identifier */
  SerialNumber: string
  /** First day, as YYYY-MM-DD */
  StartTime?: string
  /** Last day, as YYYY-MM-DD */
  EndTime?: string
  /** Page, from 1; without it and pageSize all come at once */
  pageNumber?: number
  /** Items a page; 1000 when only pageNumber is given */
  pageSize?: number
}

export interface ReadIdentitySecretResult {
  /** Whether there is one */
  isSet: boolean
  /** When it was made, ISO 8601; null: there is none */
  createdAt: string | null
  /** Until when the one before it counts too, ISO 8601; null: there is none */
  formerEndsAt: string | null
}

export type ReadMailResult = Mail & {
  /** What it says, as plain text */
  text: string
  /** Whom an answer goes to; null: the sender */
  replyTo: string | null
  /** The conversation that it is about; null: none, or several */
  sessionID: number | null
  /** Whether an entry for a calendar goes with it */
  hasCalendar: boolean
}

export interface ReadMapTileResult {
  /** Width and height of the grid; lines reach a little over its edges */
  side: number
  /** Outlines of quarters where people live and work */
  built: number[][]
  /** Outlines of beaches */
  sand: number[][]
  /** Outlines of woods, parks and meadows */
  green: number[][]
  /** Outlines of water, filled by the nonzero rule as all others */
  water: number[][]
  /** Rivers and canals that are lines */
  streams: number[][]
  /** Roads and rails */
  ways: {
    /** Ways: rail */
    rail: number[][]
    /** Ways: path */
    path: number[][]
    /** Ways: lane */
    lane: number[][]
    /** Ways: street */
    street: number[][]
    /** Ways: middle */
    middle: number[][]
    /** Ways: main */
    main: number[][]
    /** Ways: motorway */
    motorway: number[][]
  }
  /** Names, what matters most first */
  labels: {
    /** As the people there write it */
    name: string
    /** What has it; number: what a road is called by, as I 5 */
    kind: 'city' | 'quarter' | 'water' | 'park' | 'road' | 'number'
    /** Middle of the name */
    x: number
    /** Middle of the name */
    y: number
    /** How it is turned, in degrees, from -90 to 90 */
    angle: number
    /** How long the straight piece of road is that it may stand along; 0: it stands on a point */
    room: number
  }[]
}

export interface ReadMark {
  /** Id of the session */
  sessionID: number
  /** Id of the last message that this side has read; 0: none yet */
  upTo: number
}

export interface ReadMessageCreditsResult {
  /** The allowance of the month; -1: there is none, and no limit */
  Total: number
  /** How many were used, with an allowance or without */
  Used: number
  /** How many are left; -1 without an allowance */
  Remain: number
}

export interface ReadSignInWaysResult {
  /** Whether a link to a new password can be mailed: a mail server is set */
  mailsLinks: boolean
  /** Name of the provider that one may sign in with, at `/console/auth/oidc/start`; null: there is none */
  singleSignOn: string | null
}

export interface ReadTraceResult {
  /** Id of the message that the trace is kept with */
  messageId: number
  /** Id of the question; null when the question failed, so that there is no answer */
  questionId: number | null
  /** Id of the session */
  sessionId: number
  /** complete or interrupted for an answer, failed for a question */
  status: string
  /** Key of what answered */
  model: string | null
  /** Tokens of the turn; null when not known */
  totalToken: number | null
  /** What models used for the turn, one row a model; null: none had a part, or it was before this was kept */
  usage: {
    /** Key of the model */
    model: string
    /** Tokens that were sent and read anew */
    input: number
    /** Tokens that were sent and taken from the provider’s cache */
    cached: number
    /** Tokens of what it said */
    output: number
    /** Tokens of its thoughts */
    reasoning: number
    /** What that cost by the prices of the time, in millionths of the currency; null: the model had no price */
    costMicros: number | null
    /** Such as USD */
    currency: string | null
  }[] | null
  /** Whether the chatbot could not answer */
  noAnswer: boolean | null
  /** When the message was stored, ISO 8601 */
  createdAt: string
  /** How it came to be */
  trace: Record<string, unknown>
}

export interface ReadVisitorConversationResult {
  /** Id of the session */
  sessionID: number
  /** Oldest first */
  messages: VisitorMessage[]
  /** Whether there are older ones */
  more: boolean
  /** Who of the firm has the conversation; null: the chatbot answers */
  person: {
    /** Who it is; "" when no name was given */
    name: string
    /** Address of a picture; "" without one */
    picture: string
  } | null
  /** Tours that were asked for in it, the oldest first; at most the newest 20 */
  tours: VisitorTour[]
  /** IANA time zone of the firm, on whose clock tours are */
  timeZone: string
  /** Id of the last message that the firm has read; 0: none yet */
  readUpTo: number
}

export interface ReadVisitorResult {
  /** Who the visitor is, as the firm’s own site has signed; null: nothing is proven */
  identity: VisitorIdentity | null
  /** Code of the language in which the visitor asked last; "" when not known */
  language: string
  /** The last one first */
  savedHomes: SavedHome[]
  /** Contact details and tours, the oldest first */
  leads: Lead[]
  /** Other conversations of the same visitor */
  earlier: ConversationSummary[]
}

export interface ReleaseColumnRequest {
  /** Its name, as the report tells it */
  column: string
}

export interface ReleaseColumnResult {
  /** Feeds that are read again */
  feeds: number
}

export interface ReleaseConversationResult {
  /** Id of the session */
  sessionID: number
  /** Whether a person had it */
  wasTaken: boolean
}

export interface RemoveChatbotRequest {
  /** Chatbot identifier */
  serialNumber: string
}

export interface RemoveDemoResult {
  /** How many were removed */
  conversations: number
}

export interface RemoveFeedResult {
  /** true */
  removed: boolean
}

export interface RemoveIdentitySecretResult {
  /** Whether there is one */
  isSet: boolean
  /** When it was made, ISO 8601; null: there is none */
  createdAt: string | null
  /** Until when the one before it counts too, ISO 8601; null: there is none */
  formerEndsAt: string | null
}

export interface RemoveKnowledgeRequest {
  /** Ids of sources */
  ids: number[]
}

export interface RemoveKnowledgeResult {
  /** true */
  removed: boolean
}

export interface RemoveMemberResult {
  /** Id that the account had */
  accountId: string
}

export interface RemoveOtherSignInsResult {
  /** How many were ended */
  ended: number
}

export interface RemoveOwnAlertResult {
  ended: true
}

export interface RemoveSavedHomeResult {
  saved: false
}

export interface RemoveSignInResult {
  /** Id that it had */
  id: string
}

export interface ReplayFailedEventsRequest {
  /** Only this event */
  eventId?: number
  /** Only what this one was to be told */
  consumer?: string
}

export interface ReplayFailedEventsResult {
  /** How many pieces of work are tried again */
  count: number
}

export interface ReplayWebhookRequest {
  /** From when on: ISO 8601 with an offset or Z */
  since: string
  /** true: only count them */
  dryRun?: boolean
}

export interface ReplayWebhookResult {
  /** How many messages are sent, or would be */
  deliveries: number
}

export interface Reply {
  /** Id of the reply */
  id: number
  /** What it is found by behind a slash */
  name: string
  /** What it says; {{name}} stands for the first name of the visitor, {{me}} for who writes */
  content: string
  /** For visitors who ask in this language; "": for all */
  language: string
}

export interface ReportUploadRequest {
  /** Id that GetPreUploadUrl answered with */
  FileStoreId: string
}

export interface RotateKeyRequest {
  /** How long the old key still works, in hours: 24 unless said */
  overlapHours?: number
}

export type RotateKeyResult = AccessKey & {
  /** The key itself. It is not shown again */
  key: string
}

export type RotateWebhookSecretResult = Webhook & {
  /** `whsec_…`: what its messages are signed with. It is not shown again */
  secret: string
}

export interface RowFault {
  /** Where it stands */
  line: number
  /** A sentence for each fault */
  reasons: string[]
}

export type SavedHome = ListingCard & {
  change?: SavedHomeChange
}

export interface SavedHomeChange {
  /** What happened; gone: it is listed no more, the card shows it as it was */
  kind: 'priceDrop' | 'sold' | 'gone'
  /** The same in words of the visitor’s language */
  text: string
}

/** How the sentence was read, clause by clause; only where it was asked for. */
export type SearchExplanation = {
  /** The words of the clause. */
  words: string
  /** What the clause is there for. */
  role: 'wanted' | 'excluded' | 'wished' | 'corrected' | 'visitor' | 'question' | 'talk' | 'other'
  meanings: {
    /** Name of the rule that read the words; docs/what-it-understands.md has them. */
    rule: string
    /** The words that it read. */
    words: string
    /** What they mean by it. */
    meaning: string
    /** What the search made of it. */
    became: 'filter' | 'wish' | 'sort' | 'limit' | 'figure' | 'ignored' | 'refused' | 'dropped'
  }[]
}[]

export interface SearchFigure {
  kind: 'count' | 'average' | 'median' | 'min' | 'max'
  /** Listing field that the figure is of; id for a count. */
  field: string
  value: number
  /** Always given for a figure of prices: over which homes it is. Sales and rentals are never mixed. */
  saleType?: 'for_sale' | 'for_rent'
}

export interface SearchKnowledgeRequest {
  /** A question, in the words of a visitor */
  q: string
  /** Passages at the most */
  limit?: number
}

export interface SearchKnowledgeResult {
  /** What answers; null: nothing does */
  answer: string | null
  passages: KnowledgePassage[]
}

export interface SearchListingsRequest {
  /** What is looked for, in a sentence. */
  q: string
  /** The sentence refines the last search of this session. */
  sessionID?: number
  /** Listings to return; 20 when not given. */
  limit?: number
  /** Matches to skip before the first one returned. */
  offset?: number
  /** true: `explanation` tells how the sentence was read, clause by clause. */
  explain?: boolean
}

export interface SearchResult {
  /** What was understood, in words. */
  summary: string
  /** What was understood, by listing field; under "not" what is excluded, under "wishes" what only ranks. */
  filters: Record<string, unknown>
  /** Order of the listings. */
  sort: string
  /** All matches, also when fewer are returned. */
  total: number
  listings: FoundListing[]
  /** Empty unless the sentence asks for one. */
  figures: SearchFigure[]
  /** Words that had no meaning for the search. */
  ignored: string[]
  /** Set when a part of the sentence asked to choose homes by who people are; the rest was acted on. */
  refused: null | {
    code: string
    message: string
  }
  closest?: ClosestListings
  explanation?: SearchExplanation
}

export interface SendPasswordLinkResult {
  /** Whom it is for */
  email: string
  /** Whether it was mailed */
  isMailed: boolean
  /** What the colleague opens; null: it was mailed */
  link: string | null
  /** Until when it works, ISO 8601 */
  expiresAt: string
}

export interface SendPersonMessageRequest {
  /** What the visitor is to read */
  content?: string
  /** Ids of homes of the chatbot that the visitor is shown below it, as cards; without words of its own the message names them */
  listingIds?: number[]
}

export interface SendPersonMessageResult {
  /** Id of the session */
  sessionID: number
  /** Id of the message */
  id: number
  /** 2: a person of the firm */
  kind: number
  /** What it says */
  content: string
  /** When it was stored, UTC */
  createTime: string
  /** Who wrote it */
  name: string
}

export interface SendTextMessageRequest {
  /** Chatbot identifier */
  SerialNumber: string
  /** E.164, such as +12065550100 */
  ToPhoneNumber: string
  /** What it says */
  Message: string
}

export interface SentTextMessage {
  /** Id of the message at Twilio */
  Sid: string
  /** How far it has come, as Twilio calls it, such as queued */
  Status: string
}

export interface ServerAddress {
  /** What links in mails, snippets and shared pages begin with */
  url: string
  /** server: PORCHLIGHT_PUBLIC_URL, which wins; nobody: where it listens */
  setBy: 'server' | 'console' | 'nobody'
  /** Who can open it, as far as its host tells */
  reach: 'everybody' | 'network' | 'machine'
  /** Whether it begins with https:// */
  isEncrypted: boolean
  /** Whether this firm’s owners may set it: those of the server’s first firm */
  maySet: boolean
  /** Who set it in the console; "": nobody */
  setWho: string
  /** When, as an ISO time */
  setAt: string | null
}

export interface ServerAddressCheck {
  /** What was looked at */
  url: string
  /** reached: it leads to this server */
  verdict: 'reached' | 'other-server' | 'moved' | 'no-answer' | 'unknown-host' | 'not-public' | 'no-porchlight'
  /** An HTTP status, or where it leads to; "": nothing */
  found: string
  /** In a sentence, with what to do */
  detail: string
}

export interface SetLogoRequest {
  /** FileStoreId of the uploaded picture; "": no logo */
  fileId?: string
}

export interface SetLogoResult {
  /** Path that it is shown at; "": the firm has none */
  logo: string
}

export interface SetModelKeyRequest {
  /** As the provider shows it */
  key?: string
  /** Key of the model to try and to offer first */
  model?: string
}

export interface SetPasswordRequest {
  /** What the link ends in, behind its `#` */
  token: string
  /** At least 15 characters, of any kind; none of those that everybody tries first */
  password: string
}

export interface SetPasswordResult {
  /** What signs in with it */
  email: string
}

export interface SetServerAddressRequest {
  /** https:// and a host */
  url?: string
}

export interface SetSessionLimitRequest {
  /** Answered messages of one conversation, from 1; -1: no limit */
  MessagesLimit: number
}

export interface SheetRow {
  /** Id of the row, which stays */
  ID: number
  /** Values by the names of columns */
  Data: Record<string, unknown>
}

export interface ShowChatbotPreviewResult {
  config: WidgetConfig
  bubble: {
    /** Name of the chatbot */
    name: string
    /** Of the button, as rgb(r,g,b) */
    colour: string
    /** Of the sign on it, black or white by contrast */
    textColour: string
    /** Whether it stands on the left */
    left: boolean
    /** Picture of the button as a data: URI; "" without one */
    icon: string
    /** What stands over it, one bubble each */
    greeting: string[]
  }
}

export interface SignedInMember {
  /** Id of the account */
  accountId: string
  /** What the team and visitors read */
  name: string
  /** What signs in */
  email: string
  /** What somebody may do: an owner everything, an agent the least */
  role: 'owner' | 'manager' | 'agent'
  /** Whether a code is asked for besides the password */
  hasTwoFactors: boolean
  workspace: {
    /** Id of the workspace */
    id: number
    /** What the firm calls it */
    name: string
    /** Path of the firm’s logo; "": none */
    logo: string
  }
  /** The chatbots, oldest first; 200 at the most: listChatbots lists all */
  chatbots: {
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Its Name */
    name: string
  }[]
}

export interface SnippetReport {
  /** Where the page came from in the end */
  url: string
  /** HTTP status of it; null: it did not answer */
  status: number | null
  /** Whether nothing stands in the way */
  works: boolean
  findings: {
    /** What was looked at */
    check: 'page' | 'snippet' | 'chatbot' | 'server' | 'scheme' | 'domain' | 'policy'
    /** Whether it is well */
    state: 'good' | 'note' | 'bad'
    /** What was found: an origin, a directive, a serialNumber; "" */
    found: string
    /** In a sentence, with the way out where something is wrong */
    detail: string
  }[]
}

export interface SplitLeadRequest {
  /** Ids of leads */
  leadIds: number[]
}

export interface StartAuditRequest {
  /** Requests drawn from the listings, at most; 12 */
  requests?: number
  /** Answers that a language model is asked for, at most; 40 */
  modelCalls?: number
  /** Draws where people speak of themselves; 1 */
  seed?: number
}

export interface StartImportRequest {
  /** true: only count what it would do */
  dryRun?: boolean
  /** Of a spreadsheet: the sheet to read; left out: the one that looks most like a list of homes */
  sheet?: string
  /** Column of the file → field of a listing, "Price", or "-" to leave it out; others are guessed */
  map?: Record<string, string>
  /** Field → value for the rows that have none of their own */
  set?: Record<string, string>
  /** What tells that a home is there already; MLSNumber unless said */
  key?: 'MLSNumber' | 'URL'
  /** Columns that are kept although they look like those for members alone; remembered for the chatbot */
  release?: string[]
  /** true: columns that are no field are left out instead of kept as further values */
  dropUnmapped?: boolean
  /** What becomes of homes that an earlier file of this name brought and this one has not; null: they stay */
  prune?: ImportPrune | null
}

export interface TakeConversationRequest {
  /** Who writes, as the visitor reads it; left out by somebody of the console: their own name */
  name?: string
  /** Address of a picture of who writes */
  picture?: string
}

export interface TakeConversationResult {
  /** Id of the session */
  sessionID: number
  /** Who has it; "" when no name was given */
  name: string
  /** Address of a picture; "" without one */
  picture: string
  /** Account of the member who has it, and whose it is now; null: taken by a program */
  accountId: string | null
  /** Since when a person has it, ISO 8601 */
  takenAt: string
}

export interface TellTypingOfVisitorResult {
  /** Id of the session */
  sessionID: number
}

export interface TellTypingResult {
  /** Id of the session */
  sessionID: number
}

export interface TestConnectionRequest {
  /** Which one */
  connection: 'openai-chat' | 'openai-responses' | 'ai-sdk' | 'mcp' | 'a2a' | 'ag-ui'
  /** The question */
  question: string
}

export interface TestConnectionResult {
  url: string
  /** The body that was sent */
  request: string
  /** HTTP status */
  status: number
  ms: number
  /** What the chatbot said; "" */
  answer: string
  /** What went wrong, in a sentence; "" */
  failure: string
  /** The body as programs get it; at most 20000 characters */
  response: string
}

export interface TestMailServerResult {
  /** Whom it was sent to */
  recipient: string
}

export interface TestModelKeyRequest {
  /** Key of the model; left out: the chosen one */
  model?: string
  /** What is asked; left out: for a greeting */
  question?: string
}

export interface Tour {
  id: number
  /** Chatbot */
  serialNumber: string
  /** Conversation in which it was asked for */
  sessionID: number
  /** How it stands */
  status: 'requested' | 'confirmed' | 'declined' | 'cancelled'
  /** How the home is seen */
  kind: 'in-person' | 'video'
  listingId: number
  /** Of the home; "" when it has none or is listed no more */
  address: string
  /** Who looks after the home, from its ExtensionColumn; null: it names nobody */
  agent: TourAgent | null
  /** Starts that were asked for, the preferred one first; UTC */
  times: string[]
  /** The confirmed start, UTC; null: none was */
  time: string | null
  /** How long it takes */
  minutes: number
  /** The visitor’s time zone or offset; "" when not given */
  timeZone: string
  /** First name; "" when not given */
  firstName: string
  /** Last name; "" when not given */
  lastName: string
  /** E-mail address; "" when not given */
  email: string
  /** Phone number; "" when not given */
  phone: string
  /** What the visitor wrote; "" when not given */
  message: string
  /** What was agreed to; null: nothing was asked */
  consentText: string | null
  /** TourNotice as it was shown; "" when not given */
  notice: string
  /** What the firm wrote last; "" when not given */
  answer: string
  /** Address of the page that the chat stood on; "" when not given */
  page: string
  /** UTC */
  createdAt: string
  /** UTC */
  updatedAt: string
}

export interface TourAgent {
  name: string
  email: string
  phone: string
  office: string
}

export interface UndoFeedRunResult {
  /** Listings that it had added, and that are gone */
  removed: number
  /** Listings that it had changed or removed, and that are as before */
  restored: number
  /** Listings that were left, for they were changed since */
  kept: number
}

export interface UndoImportResult {
  /** Listings that it had added, and that are gone */
  removed: number
  /** Listings that it had changed or removed, and that are as before */
  restored: number
  /** Listings that were left, for they were changed since */
  kept: number
}

export interface UndoListingChangeResult {
  /** Listings that are as before */
  restored: number
  /** Listings that were left, for they were changed or deleted since */
  kept: number
}

export interface UnmetDemand {
  /** First day */
  from: string
  /** Last day */
  to: string
  /** Time zones that the days are of: each chatbot counts in its own (setting TimeZone), as it was then */
  timeZones: string[]
  /** Things that happened and are not counted yet: after an upgrade, what was there before; else 0 */
  waiting: number
  /** Searches that found nothing */
  total: number
  /** The most often made first, at most 200 */
  searches: UnmetSearch[]
  /** Places, the most often named first */
  places: UnmetPlace[]
  /** Bands of amounts, from the lowest */
  prices: {
    /** for_sale, for_rent or "" */
    saleType: string
    /** Sign of the amount; "" */
    currency: string
    /** From */
    priceFrom: number
    /** To */
    priceTo: number
    /** Searches that found nothing */
    searches: number
  }[]
  /** Kinds of homes */
  kinds: UnmetName[]
  /** Bedrooms, at least */
  bedrooms: UnmetName[]
  /** Features */
  features: UnmetName[]
}

export interface UnmetName {
  /** The feature, the kind, or the number of bedrooms */
  name: string
  /** Searches that found nothing */
  searches: number
}

export interface UnmetPlace {
  /** City, ZIP or state */
  place: string
  /** Searches that found nothing */
  searches: number
  /** Of the middle of the homes there; null: no home says where it is */
  latitude: number | null
  /** The same */
  longitude: number | null
}

export interface UnmetSearch {
  /** City, ZIP or state; "" where none was named */
  place: string
  /** State of the city, where it was named */
  state: string
  /** for_sale, for_rent or "" */
  saleType: string
  /** Sign of the amount; "" */
  currency: string
  /** The band in which the amount lies: from */
  priceFrom: number
  /** To; 0 where no amount was named */
  priceTo: number
  /** house, condo, townhouse, multiFamily, land, mobile or "" */
  kind: string
  /** At least so many; 0 where none were named */
  bedrooms: number
  /** By their English names */
  features: string[]
  /** Searches that found nothing */
  searches: number
  /** The last day on which it was searched for */
  lastDay: string
}

export type UpdateListingRequest = {
  /** serialNumber of the chatbot */
  SerialNumber: string
  /** Value of the key that the listings have now */
  Key: string
  /** What Key holds: the id that Create gave, an MLSNumber, or a Url */
  KeyType: 'NewOaks' | 'MLSNumber' | 'URL'
} & ListingFields

export interface UpdateSheetRowsRequest {
  /** Chatbot identifier */
  serialNumber: string
  /** Rows to change */
  rows: {
    /** Id of the row */
    ID: number
    /** Values by the names of columns: text, numbers, true or false */
    Data: Record<string, unknown>
  }[]
}

export interface UpdateSheetRowsResult {
  /** Number of rows that were changed */
  SuccessCount: number
}

export interface VerifyServerAddressRequest {
  /** https:// and a host */
  url: string
}

export interface VerifySnippetRequest {
  /** Address of the page */
  url: string
}

export interface VerifyVisitorRequest {
  /** The JWT */
  token?: string
  /** Id of the user, with `userHash` instead of `token` */
  userId?: string
  /** HMAC-SHA256 of the id, in hex */
  userHash?: string
  /** Go on in this session, also where nothing was said in it and there is an earlier one */
  stay?: boolean
}

export interface VerifyVisitorResult {
  /** Whether it is proven who the visitor is */
  identified: boolean
  /** Why not, for whoever sets it up; "" when it is */
  reason: string
  /** Whether somebody was identified in this session before */
  wasIdentified: boolean
  /** Id of the session to go on with */
  SessionID: number
  /** Visitor’s session key of it; "" when it is the one that asked */
  SessionKey: string
}

export interface VisitorAnswerEnd {
  /** Id of the question */
  questionid: number
  /** Id of the answer */
  messageid: number
  /** Id of the session */
  sessionid: number
  TaskCompleted: true
}

export interface VisitorIdentity {
  /** How the firm’s own site names its user */
  userId: string
  /** Name; "" when it said none */
  name: string
  /** E-mail address; "" when it said none */
  email: string
  /** When it was proven last, ISO 8601 */
  provenAt: string
}

export interface VisitorMessage {
  /** Id of the message; negative for a notice */
  id: number
  /** person: somebody of the firm; notice: what the visitor was told after leaving contact details */
  from: 'visitor' | 'chatbot' | 'person' | 'notice'
  /** Kind of message */
  kind: 'Text' | 'Image' | 'Audio' | 'Video'
  /** What it says; of a notice "" when the window has words of its own */
  content: string
  /** Of a notice: whether it was said that the firm is mailed */
  told?: boolean
  /** pending, answered or failed for what the visitor said; complete or interrupted for all else */
  status: 'pending' | 'answered' | 'failed' | 'complete' | 'interrupted'
  /** How many files it carries */
  files: number
  /** When it was stored, ISO 8601 */
  createdAt: string
  /** What an answer shows beside its words */
  view: AnswerView | null
  /** Who of the firm wrote it; "" for all else, and where no name was given */
  name: string
  /** Address of a picture of who of the firm wrote it; "" without one */
  picture: string
}

export interface VisitorTour {
  /** Id of the tour */
  id: number
  /** How it stands */
  status: 'requested' | 'confirmed' | 'declined' | 'cancelled'
  /** How the home is seen */
  kind: 'in-person' | 'video'
  /** Id of the home */
  listingId: number
  /** Of the home; "" when it has none or is listed no more */
  address: string
  /** Starts that were asked for, the preferred one first; UTC */
  times: string[]
  /** The confirmed start, UTC; null: none was */
  time: string | null
  /** How long it takes */
  minutes: number
  /** What the firm wrote last; "" when nothing */
  answer: string
  /** When it was asked for, ISO 8601 */
  createdAt: string
}

export interface Webhook {
  /** Id of the webhook */
  id: number
  /** Address that is told */
  url: string
  /** What it is told of */
  events: string[]
  /** The one chatbot that it is about; null: all */
  serialNumber: string | null
  /** What it is for */
  description: string
  /** Whether it is told */
  enabled: boolean
  /** `by-hand`, `gone` (it answered 410) or `failing` (for five days); null: it is on */
  switchedOff: string | null
  /** Since when it has done nothing but fail; null: it does not */
  failingSince: string | null
  /** When it was made: UTC, with microseconds */
  createdAt: string
  /** When it was changed last: UTC, with microseconds */
  updatedAt: string
}

export interface WebhookDelivery {
  /** Id of the delivery */
  id: number
  /** `webhook-id` of its message */
  eventId: string
  /** What happened */
  type: string
  /** What came of it */
  status: 'pending' | 'delivered' | 'failed'
  /** Oldest first, the newest 50 */
  attempts: WebhookDeliveryAttempt[]
  /** When it is tried again; null: no more */
  nextAttemptAt: string | null
}

export interface WebhookDeliveryAttempt {
  /** When it began: UTC, with microseconds */
  at: string
  /** HTTP status; null: there was no answer */
  code: number | null
  /** How long it took */
  ms: number
  /** What went wrong; null: nothing */
  error: string | null
}

export interface WidgetConfig {
  /** serialNumber of the chatbot */
  ChatbotID: string
  /** Id of its workspace */
  WorkspaceID: number
  /** 2: live */
  Status: number
  /** Name */
  DisplayName: string
  /** Visitor’s session key, for Chat/Ask: good for an hour, for this session alone */
  SessionKey: string
  /** Id of the visitor’s session */
  SessionID: number
  /** Greeting, one bubble a line, over the button */
  WelcomeMessage: string
  /** Greeting, one bubble a line, at the head of the chat; where WelcomeMessage is "" with the name alone */
  InitialMessage: string
  /** Suggested messages, one a line, as they are set */
  SuggestedMessage: string
  /** Placeholder of the input field */
  UserInputPlaceholder: string
  /** auto: light or dark, as the visitor’s device is */
  Theme: string
  /** Colour of visitor messages, as rgb(r,g,b) */
  UserMessageColor: string
  /** Colour of the text on it, black or white by contrast */
  UserFontColor: string
  /** Colour of the button, as rgb(r,g,b) */
  ChatBubbleColor: string
  /** 1: left; any other: right */
  ChatBubbleAlign: number
  /** Always "": styles of the page do not reach the chat */
  CustomStyle: string
  /** Whether the foot line is left out */
  RemovePowerBy: boolean
  /** File id of the picture; "" without one */
  ChatProfilePicture: string
  /** Address of the picture; "" without one */
  ChatProfilePictureUrl: string
  /** File id of the button’s picture; "" without one */
  ChatIcon: string
  /** Address of the button’s picture; "" without one */
  ChatIconUrl: string
  /** Whether the button is shown */
  EnableChatBubble: boolean
  /** Seconds until the greeting appears over the button */
  ShowWelcomeMessageDelay: number
  /** Seconds until the chat opens by itself; -1: never */
  ShowChatBoxDelay: number
  /** Whether the greeting over the button is shown once a visitor */
  ChatbotPopupOnce: boolean
  /** Own host of the share page; "" without one */
  CustomDomain: string
  /** Words that link to the privacy policy */
  ChatbotPrivacyPolicyName: string
  /** Address of the privacy policy */
  ChatbotPrivacyPolicyUrl: string
  /** Line about privacy */
  ChatbotPrivacyPolicyDescription: string
  /** Whether consent is asked for before contact details are sent */
  ConsentEnable: boolean
  /** What is consented to */
  ConsentContent: string
  /** Label of the box to tick */
  ConsentCheckboxText: string
  /** "": the window has its own words */
  ConsentAgreeButtonText: string
  /** "": the window has its own words */
  ConsentDisagreeButtonText: string
  /** Whether the session is forgotten when the browser closes */
  RemoveChatLogOnBrowserClose: boolean
  /** Whether contact details must be left before the first message */
  LeadRequired: boolean
  /** 0: when the visitor asks for it */
  LeadFormDisplayOption: number
  /** Heading of the contact form; "": the window has its own words */
  LeadsTitle: string
  /** Label of the first name; likewise */
  LeadsDisplayFirstName: string
  /** Label of the last name; likewise */
  LeadsDisplayLastName: string
  /** Label of the e-mail address; likewise */
  LeadsDisplayEmail: string
  /** Label of the phone number; likewise */
  LeadsDisplayPhoneNumber: string
  /** Label of the message; likewise */
  LeadsDisplayMessage: string
  /** Whether tours are booked on a page of the firm’s own */
  CalendlyAppointmentEnable: boolean
  /** Words that are answered with that page; the server looks for them */
  CalendlyAppointmentTriggerKeyword: string
  /** Address of the page, https; "": tours are asked for in the window */
  CalendlyAppointmentScheduleUrl: string
  /** Facebook page address */
  FacebookUrl: string
  /** Instagram profile address */
  InstagramUrl: string
  /** WhatsApp contact address */
  WhatsappUrl: string
  /** Whether visitors may send what they say, and something here hears it */
  EnablePushToTalk: boolean
  /** Whether visitors may send pictures, and the model sees them */
  EnableUploadImage: boolean
  /** Always false: answers name their sources and link to them themselves */
  DisplaySourceReferenceLink: boolean
  /** BCP 47 tag of AIResponseLanguage; "" follows the visitor */
  Language: string
  /** What tiles of the map are here: drawing, as readMapTile describes it, or picture; "" without tiles */
  TileKind: string
  /** The last zoom that there are tiles of */
  TileMostZoom: number
  /** Who made the tiles */
  TileAttribution: string
  /** Wording that is shown before a tour is asked for */
  TourNotice: string
  /** Where SuggestedMessage is "": suggestions drawn from the listings, one a line, in the visitor’s language; "" where there are none. null: they are being drawn, and are here in a moment */
  OwnSuggestions: string | null
}

export interface WorkspaceSettings {
  /** What the firm is called */
  Name: string
  /** Who is mailed what visitors leave, where the chatbot names nobody; "": nobody */
  OwnerEmail: string
  /** Days that conversations, leads, visitors’ files and mails are kept after their end; null: for good */
  RetentionDays: number | null
  /** Whose a conversation becomes when its visitor asks for a person or leaves contact details. off: nobody’s; inTurn: one agent’s after the other, of those who are signed in; agentOfListing: that of the member whose address the home names as its Agent Email, else in turn */
  Assignment: 'off' | 'inTurn' | 'agentOfListing'
}

/** Every operation of the API under its operationId. */
export interface PorchlightFunctions {
  /**
   * Create a chatbot
   *
   * POST /chat/Chatbot/Add
   */
  addChatbot(input: Given<AddChatbotRequest>, options?: CallOptions): Promise<string>
  /**
   * Change settings of a chatbot
   *
   * All or nothing: a body with one bad field changes nothing. `null` sets a setting back to its default; what is left out stays.
   *
   * POST /chat/Chatbot/Edit
   */
  editChatbot(input: Given<EditChatbotRequest>, options?: CallOptions): Promise<number>
  /**
   * Delete a chatbot with everything that belongs to it
   *
   * The chatbot is unknown from this moment on; its listings, sessions and messages are deleted in the background.
   *
   * POST /chat/Chatbot/Remove
   */
  removeChatbot(input: Given<RemoveChatbotRequest>, options?: CallOptions): Promise<void>
  /**
   * List the chatbots of the workspace
   *
   * Oldest first, a page at a time: where `nextCursor` is not null, send it as `cursor` for the next page.
   *
   * GET /v1/chatbots
   */
  listChatbots(input?: Given<{
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListChatbotsResult>
  /**
   * Read a chatbot with its settings
   *
   * Every setting as it stands, defaults too, under the names that Edit takes: what comes can be sent there.
   *
   * GET /v1/chatbots/{serialNumber}
   */
  readChatbot(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  }>, options?: CallOptions): Promise<Chatbot>
  /**
   * Read how the CustomDomain of a chatbot stands
   *
   * A host leads to a chatbot only once it is proven: by the TXT record or by the file that the answer names. See docs/embedding.md.
   *
   * GET /v1/chatbots/{serialNumber}/domain
   */
  readDomain(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  }>, options?: CallOptions): Promise<ChatbotDomain>
  /**
   * Look for the proof of a CustomDomain now
   *
   * Looks for the TXT record and for the file, and answers how the host stands then; `problem` says what was found instead. A proof is looked at again every day; one that is gone for three days ends.
   *
   * POST /v1/chatbots/{serialNumber}/domain
   */
  verifyDomain(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  }>, options?: CallOptions): Promise<ChatbotDomain>
  /**
   * Read whether a chatbot has an identity secret
   *
   * The secret itself is shown once, when it is made.
   *
   * GET /v1/chatbots/{serialNumber}/identity-secret
   */
  readIdentitySecret(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  }>, options?: CallOptions): Promise<ReadIdentitySecretResult>
  /**
   * Make the identity secret of a chatbot, or a new one
   *
   * What the firm’s own server signs its users with, for `identify` (docs/embedding.md). It is shown once, here. The one before it counts for 24 hours more.
   *
   * POST /v1/chatbots/{serialNumber}/identity-secret
   */
  createIdentitySecret(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  }>, options?: CallOptions): Promise<CreateIdentitySecretResult>
  /**
   * Remove the identity secret of a chatbot
   *
   * From then on nobody is identified. Who was identified before stays so in the conversations of then.
   *
   * DELETE /v1/chatbots/{serialNumber}/identity-secret
   */
  removeIdentitySecret(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  }>, options?: CallOptions): Promise<RemoveIdentitySecretResult>
  /**
   * See how a chatbot would look with other settings
   *
   * Takes settings as Edit does, and checks them as Edit does, but changes nothing. Answers what a chat window would be given: the config of GetConfig, without a session.
   *
   * POST /v1/chatbots/{serialNumber}/preview
   */
  showChatbotPreview(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & ChatbotSettings>, options?: CallOptions): Promise<ShowChatbotPreviewResult>
  /**
   * Start a fair-housing audit
   *
   * Asks the chatbot the same requests as different people, in the background, and compares the homes; GET tells how far it is. One audit of a chatbot at a time; the newest 50 are kept. Nothing of it is counted or shown as a conversation. A language model is only asked where the chatbot has one, and each of its answers costs what it costs.
   *
   * POST /v1/chatbots/{serialNumber}/audits
   */
  startAudit(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & StartAuditRequest>, options?: CallOptions): Promise<KeptAudit>
  /**
   * List fair-housing audits, newest first
   *
   * Those that were started here or in the console, without their reports. The command line keeps none.
   *
   * GET /v1/chatbots/{serialNumber}/audits
   */
  listAudits(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListAuditsResult>
  /**
   * Read a fair-housing audit: how far it is, and what it found
   *
   * The report is the one that `porchlight audit fair-housing` writes as JSON.
   *
   * GET /v1/chatbots/{serialNumber}/audits/{id}
   */
  readAudit(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the audit */
    id: string
  }>, options?: CallOptions): Promise<ReadAuditResult>
  /**
   * Stop a fair-housing audit
   *
   * One that waits is stopped at once; one that is at work after the question that it asks.
   *
   * POST /v1/chatbots/{serialNumber}/audits/{id}/stop
   */
  stopAudit(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the audit */
    id: string
  }>, options?: CallOptions): Promise<KeptAudit>
  /**
   * Export the report of a fair-housing audit
   *
   * As Markdown: the file that `porchlight audit fair-housing` writes. Its JSON is `report` of readAudit.
   *
   * GET /v1/chatbots/{serialNumber}/audits/{id}/report
   */
  exportAudit(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the audit */
    id: string
  }>, options?: CallOptions): Promise<string>
  /**
   * List what changes of a chatbot’s settings changed
   *
   * Newest first, a page at a time; the newest 100 changes are kept. `before` and `after` hold the settings that were changed: send `before` to Edit to set them back.
   *
   * GET /v1/chatbots/{serialNumber}/versions
   */
  listChatbotVersions(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListChatbotVersionsResult>
  /**
   * Look whether a page embeds a chatbot well
   *
   * Fetches the page as it is served, without running its scripts: whether the snippet is there, names this chatbot and this Porchlight, whether the site is allowed, and whether its Content-Security-Policy lets the chat in.
   *
   * POST /v1/chatbots/{serialNumber}/snippet-check
   */
  verifySnippet(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & VerifySnippetRequest>, options?: CallOptions): Promise<SnippetReport>
  /**
   * List how other programs reach a chatbot
   *
   * With the requests of the last days; those with a wrong key belong to no chatbot, and are not counted.
   *
   * GET /v1/chatbots/{serialNumber}/connections
   */
  listConnections(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** So many days; 14 when not given */
    days?: number
  }>, options?: CallOptions): Promise<ListConnectionsResult>
  /**
   * Test how a program would reach a chatbot
   *
   * Asks a real question, which counts as a message, with the credential of this call in place of a key.
   *
   * POST /v1/chatbots/{serialNumber}/connections/test
   */
  testConnection(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & TestConnectionRequest>, options?: CallOptions): Promise<TestConnectionResult>
  /**
   * List the models
   *
   * The Key of an entry is what the chatbot setting Model takes. Status is true for those that can be used now; the others need the key of their provider first. What a provider says that it has is listed; where it does not say, what is known of it.
   *
   * GET /chat/Chatbot/ModelList
   */
  listModels(input?: Record<string, never>, options?: CallOptions): Promise<Model[]>
  /**
   * List the models
   *
   * The Key of an entry is what the chatbot setting Model takes. Status is true for those that can be used now; the others need the key of their provider first. What a provider says that it has is listed; where it does not say, what is known of it.
   *
   * POST /chat/Chatbot/ModelList
   */
  listModelsByPost(input?: Record<string, never>, options?: CallOptions): Promise<Model[]>
  /**
   * Begin a chat session
   *
   * Each call makes a new session. What is said in it is remembered for the next message of the same session.
   *
   * POST /chat/Chatbot/GetSession
   */
  createSession(input: Given<CreateSessionRequest>, options?: CallOptions): Promise<CreateSessionResult>
  /**
   * Send a message to a chatbot
   *
   * While a person of the firm has the conversation nobody answers: `content` is "" and `messageid` the id of the question. With stream true the answer comes as text/event-stream: one JSON object a line, each `{"content": piece}` as soon as it is known, and at last `{"QuestionID", "AnswerID", "Answer", "TotalToken"}`. A failure after the first piece is one last line `{"Success": false, "Code", "Message"}`.
   *
   * POST /chat/Chat/ClientAsk
   */
  askChatbot: {
    (input: Given<AskChatbotRequest>, options?: CallOptions): Promise<AskChatbotResult>
    /** The same, each line of the answer as soon as it is there. */
    stream(input: Given<AskChatbotRequest>, options?: CallOptions): AsyncGenerator<AnswerPiece | AnswerEnd, void, undefined>
  }
  /**
   * Read how an answer came to be
   *
   * The trace of an answer, by its id or by the id of its question: how the message was read, which tools were used with which filters and results, what the grounding gate corrected or left out and why, tokens and times. The fields of `trace` depend on who answered and may grow; docs/answers.md explains them.
   *
   * GET /v1/messages/{id}/trace
   */
  readTrace(input: Given<{
    /** Id of the answer (messageid, AnswerID) or of its question */
    id: string
  }>, options?: CallOptions): Promise<ReadTraceResult>
  /**
   * Read what was said
   *
   * Every conversation in which something was said within the days, each whole, oldest first: what visitors, the chatbot and persons of the firm said, without greetings and notices; files as a line `[image: name]`, interrupted answers as far as they went. Days are those of UTC, both ends within, and each may be left out. Without `pageNumber` and `pageSize`, more than 10,000 conversations are a 400. A body that breaks off is not whole.
   *
   * POST /chat/Chatbot/ChatContentHistory
   */
  readHistory(input: Given<ReadHistoryRequest>, options?: CallOptions): Promise<{
    /** Id of the session */
    SessionID: number
    /** When it began, ISO 8601 in UTC with microseconds */
    CreateTime: string
    /** Address of the page on which it began; "" when not known */
    URI: string
    Messages: {
      /** AI: the chatbot; User: the visitor; Human: a person of the firm */
      Type: 'AI' | 'User' | 'Human'
      /** What was said */
      Content: string
    }[]
  }[]>
  /**
   * Count the messages of a chatbot’s visitors
   *
   * All that were ever stored, those whose answer failed and those that were removed by RetentionDays among them. Refused messages were never stored; erased ones are not counted any more.
   *
   * POST /chat/Chatbot/GetMessageCountByChatbot
   */
  countMessages(input: Given<CountMessagesRequest>, options?: CallOptions): Promise<number>
  /**
   * Read how many messages are left this month
   *
   * Messages of visitors to all chatbots of the workspace in this calendar month of UTC. A message whose answer failed does not count. The operator sets the allowance: `porchlight workspace set-allowance`.
   *
   * POST /chat/Chatbot/GetMessageCreditsUsage
   */
  readMessageCredits(input?: Record<string, never>, options?: CallOptions): Promise<ReadMessageCreditsResult>
  /**
   * Limit the messages of a conversation
   *
   * For every conversation of the workspace: once so many of its messages were answered, the next one is refused with 429 `session-limit-reached`, for good. Exact also where many come at once.
   *
   * POST /chat/Chatbot/SetSessionMessagesLimit
   */
  setSessionLimit(input: Given<SetSessionLimitRequest>, options?: CallOptions): Promise<boolean>
  /**
   * Send a text message to a phone
   *
   * By the operator’s account at Twilio (docs/text-messages.md). Numbers that wrote STOP get none. Send an Idempotency-Key: a call that is repeated with it never sends a second message, also when the first one was cut off; without one, look at the provider before you repeat a call that failed with 502, 503 or 504.
   *
   * POST /chat/Chatbot/SendTwilioMessage
   */
  sendTextMessage(input: Given<SendTextMessageRequest>, options?: CallOptions): Promise<SentTextMessage>
  /**
   * List conversations, newest first
   *
   * Those in which something was said, by the time of their last message, a page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. `from` and `to` are days of UTC, both inclusive: conversations in which something was said then. `q` finds those in which each of its words was said by anybody, whole words, without regard to case and accents. `state` finds those in which a visitor waits for a person, or that a person has; `assigned` those of a member, or nobody’s; `unanswered` those in which the visitor has the last word, or the chatbot said that it knows no answer. Agents of the console are given their own and nobody’s.
   *
   * GET /v1/conversations
   */
  listConversations(input?: Given<{
    /** Only of this chatbot */
    serialNumber?: string
    /** First day, YYYY-MM-DD */
    from?: string
    /** Last day, YYYY-MM-DD */
    to?: string
    /** Words to look for */
    q?: string
    /** waiting: for a person; taken: a person of the firm has it */
    state?: 'waiting' | 'taken'
    /** Only those of this account; `me`: of who asks; `nobody`: of nobody */
    assigned?: string
    /** true: only those that wait for an answer; false: only those that do not */
    unanswered?: boolean
    /** Only those in which the visitor asked last in this language */
    language?: 'en' | 'es' | 'fr' | 'de' | 'pt' | 'zh' | 'it' | 'ru' | 'ja' | 'ko' | 'vi' | 'ar' | 'tl' | 'hi' | 'bn' | 'ur' | 'pa' | 'gu' | 'ta' | 'te' | 'ne' | 'tr' | 'fa' | 'he' | 'el' | 'uk' | 'bg' | 'sr' | 'pl' | 'cs' | 'sk' | 'hr' | 'ro' | 'hu' | 'sv' | 'da' | 'no' | 'fi' | 'nl' | 'ca' | 'th' | 'km' | 'id' | 'ms' | 'sw' | 'so' | 'am' | 'ht' | 'hy' | 'hmn'
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListConversationsResult>
  /**
   * Listen to all conversations
   *
   * Server-sent events: `message` {sessionID, id, kind, content, createTime, name?} with kind 0 for the visitor, 1 the chatbot, 2 a person; `taken` {sessionID, name, picture}; `released` {sessionID}; `typing` {sessionID, who}; `read` {sessionID, who, upTo}; `tour`, when the firm confirmed, declined or cancelled one, {sessionID, id, status, time, answer and what else readVisitorConversation tells of it}; `who` is visitor or person. Begins with what happens from now on; with `Last-Event-ID`, the last `id` that came, with all that happened since, up to 24 hours. Ends after 10 minutes at the latest: open it again with that header and nothing is missed. A line `id` without an event only moves it on. Besides, which visitors are not told: `assigned` {sessionID, accountId, name, before}, when it became somebody’s or nobody’s; `note` {sessionID, id}, when a note was written or deleted; of `taken` the `accountId`. An agent of the console hears of own conversations and of those that are nobody’s; one that became a colleague’s is told once as `assigned` with gone.
   *
   * GET /v1/conversations/events
   */
  watchConversations(input?: Record<string, never>, options?: CallOptions): AsyncGenerator<ConversationEvent, void, undefined>
  /**
   * Read a conversation
   *
   * What was said, oldest first, up to 1,000 messages a page. How an answer came to be is told by its trace.
   *
   * GET /v1/conversations/{sessionID}
   */
  readConversation(input: Given<{
    /** Id of the session */
    sessionID: number
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<Conversation>
  /**
   * Take over a conversation
   *
   * From now on the chatbot says nothing in it, and the visitor sees who writes instead. Who takes what somebody has takes it from them. It goes back to the chatbot with `release`, or after 15 minutes without a message of the person. In the console it is assigned to who takes it.
   *
   * POST /v1/conversations/{sessionID}/take
   */
  takeConversation(input: Given<{
    /** Id of the session */
    sessionID: number
  } & TakeConversationRequest>, options?: CallOptions): Promise<TakeConversationResult>
  /**
   * Give a conversation back to the chatbot
   *
   * The chatbot answers again, and the visitor is told. Where nobody has the conversation, nothing happens.
   *
   * POST /v1/conversations/{sessionID}/release
   */
  releaseConversation(input: Given<{
    /** Id of the session */
    sessionID: number
  }>, options?: CallOptions): Promise<ReleaseConversationResult>
  /**
   * Write to a visitor
   *
   * As the person who has taken the conversation: the visitor reads it within a second.
   *
   * POST /v1/conversations/{sessionID}/messages
   */
  sendPersonMessage(input: Given<{
    /** Id of the session */
    sessionID: number
  } & SendPersonMessageRequest>, options?: CallOptions): Promise<SendPersonMessageResult>
  /**
   * Tell a visitor that somebody is writing
   *
   * Call it every few seconds while somebody types: the window shows it for 6 seconds.
   *
   * POST /v1/conversations/{sessionID}/typing
   */
  tellTyping(input: Given<{
    /** Id of the session */
    sessionID: number
  }>, options?: CallOptions): Promise<TellTypingResult>
  /**
   * Tell a visitor what the firm has read
   *
   * The mark only goes on: an earlier message leaves it as it is.
   *
   * POST /v1/conversations/{sessionID}/read
   */
  markRead(input: Given<{
    /** Id of the session */
    sessionID: number
  } & MarkReadRequest>, options?: CallOptions): Promise<ReadMark>
  /**
   * Make a conversation somebody’s
   *
   * Of the team; `null`: nobody’s. Agents see their own conversations and those that are nobody’s: who gives one away sees it no more. Whoever takes a conversation over in the console has it assigned to them, too.
   *
   * POST /v1/conversations/{sessionID}/assign
   */
  assignConversation(input: Given<{
    /** Id of the session */
    sessionID: number
  } & AssignConversationRequest>, options?: CallOptions): Promise<AssignConversationResult>
  /**
   * Read who a visitor is
   *
   * What is known of the visitor of a conversation: the language, homes that were saved, what was left, and at most 10 other conversations in which the same e-mail address or phone number was left or the same user was identified, the newest first; agents of the console are told of those that they may see.
   *
   * GET /v1/conversations/{sessionID}/visitor
   */
  readVisitor(input: Given<{
    /** Id of the session */
    sessionID: number
  }>, options?: CallOptions): Promise<ReadVisitorResult>
  /**
   * Export a conversation as text
   *
   * All that was said, to be read, printed or sent on: who said it, when, on the clock of the chatbot’s TimeZone, and which homes were shown. Notes of the firm are not in it. A body that breaks off before its last line, `(End)`, is not whole. As JSON, readConversation has all of it.
   *
   * GET /v1/conversations/{sessionID}/export
   */
  exportConversation(input: Given<{
    /** Id of the session */
    sessionID: number
  }>, options?: CallOptions): Promise<string>
  /**
   * List the notes of a conversation
   *
   * What the firm wrote to itself in it, oldest first. No visitor and no model is shown any of it.
   *
   * GET /v1/conversations/{sessionID}/notes
   */
  listNotes(input: Given<{
    /** Id of the session */
    sessionID: number
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListNotesResult>
  /**
   * Write a note in a conversation
   *
   * For the firm itself: open inboxes hear of it, the visitor and the chatbot do not.
   *
   * POST /v1/conversations/{sessionID}/notes
   */
  createNote(input: Given<{
    /** Id of the session */
    sessionID: number
  } & CreateNoteRequest>, options?: CallOptions): Promise<ConversationNote>
  /**
   * Delete a note
   *
   * In the console agents delete their own, managers and owners any.
   *
   * DELETE /v1/conversations/{sessionID}/notes/{id}
   */
  deleteNote(input: Given<{
    /** Id of the session */
    sessionID: number
    /** Id of the note */
    id: number
  }>, options?: CallOptions): Promise<DeleteNoteResult>
  /**
   * List the replies
   *
   * Words that the firm uses again and again, by their names: at most 200. In the reply box of the console a slash opens them.
   *
   * GET /v1/replies
   */
  listReplies(input?: Record<string, never>, options?: CallOptions): Promise<ListRepliesResult>
  /**
   * Add a reply
   *
   * Words that everybody of the firm can send with a slash and a name.
   *
   * POST /v1/replies
   */
  createReply(input: Given<CreateReplyRequest>, options?: CallOptions): Promise<Reply>
  /**
   * Change a reply
   *
   * What is left out stays.
   *
   * PATCH /v1/replies/{id}
   */
  editReply(input: Given<{
    /** Id of the reply */
    id: number
  } & EditReplyRequest>, options?: CallOptions): Promise<Reply>
  /**
   * Delete a reply
   *
   * What was written with it stays.
   *
   * DELETE /v1/replies/{id}
   */
  deleteReply(input: Given<{
    /** Id of the reply */
    id: number
  }>, options?: CallOptions): Promise<DeleteReplyResult>
  /**
   * List leads
   *
   * What visitors left of themselves, oldest first. One conversation is one lead, which grows: its newest e-mail address and phone number come first, earlier ones are kept. Days are those of UTC on which it was left first, both ends within, and each may be left out. Without `pageNumber` and `pageSize`, more than 10,000 items are a 400. An agent who is signed in to the console sees their own leads and those that nobody has. A body that breaks off is not whole.
   *
   * POST /chat/Chatbot/LeadList
   */
  listLeads(input: Given<ListLeadsRequest>, options?: CallOptions): Promise<Lead[]>
  /**
   * Find leads, newest first
   *
   * People who left contact details in any chatbot, a page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. Parts of words are found too, without regard to case and accents. Several conversations that were merged are one lead. Days are those of UTC. An agent who is signed in to the console sees their own leads and those that nobody has.
   *
   * GET /v1/leads
   */
  findLeads(input?: Given<{
    /** Only of this chatbot */
    serialNumber?: string
    /** Words that must all stand in a name, an address, a number or what was written */
    q?: string
    /** Only those that stand so */
    status?: 'new' | 'open' | 'done'
    /** Only those of this account; `none`: only those that nobody has */
    assignedTo?: string
    /** First day on which they were left, as YYYY-MM-DD */
    from?: string
    /** Last day */
    to?: string
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<FindLeadsResult>
  /**
   * Download leads as a table
   *
   * With `serialNumber` and days alone, all that LeadList lists, in its order and with its fields as columns. Otherwise what findLeads finds, the newest first, in the same columns: no appointments, and merged conversations as one row. As comma-separated values (RFC 4180, UTF-8); several homes are joined by ", ". A cell that a spreadsheet would run as a formula begins with an apostrophe. A body that breaks off before its end is not whole.
   *
   * GET /v1/leads/export
   */
  exportLeads(input?: Given<{
    /** Chatbot identifier; left out: of all, as findLeads finds them */
    serialNumber?: string
    /** Also with `serialNumber` and days alone, as findLeads finds them */
    merged?: boolean
    /** Words that must all stand in a name, an address, a number or what was written */
    q?: string
    /** Only those that stand so */
    status?: 'new' | 'open' | 'done'
    /** Only those of this account; `none`: only those that nobody has */
    assignedTo?: string
    /** First day on which they were left, as YYYY-MM-DD */
    from?: string
    /** Last day */
    to?: string
  }>, options?: CallOptions): Promise<string>
  /**
   * List leads that may be one person
   *
   * Groups of leads that share an e-mail address, or a phone number by its digits (of long ones the last ten), those with the newest lead first: up to 50 groups of up to 20, of the newest 5,000 leads. `merge` makes one lead of a group.
   *
   * GET /v1/leads/doubles
   */
  listDoubles(input?: Record<string, never>, options?: CallOptions): Promise<ListDoublesResult>
  /**
   * Read a lead with all that hangs on it
   *
   * What was left, each time; the homes, tours and alerts of all its conversations. The id of a lead that was merged into another answers that one.
   *
   * GET /v1/leads/{id}
   */
  readLead(input: Given<{
    /** Id of the lead */
    id: number
  }>, options?: CallOptions): Promise<LeadDetail>
  /**
   * Change how a lead stands, or who has it
   *
   * What is left out stays as it is; `assignedTo` null: nobody has it. An agent who is signed in to the console takes leads that nobody has and gives back their own; owners and managers give them to anybody of the team.
   *
   * PATCH /v1/leads/{id}
   */
  changeLead(input: Given<{
    /** Id of the lead */
    id: number
  } & ChangeLeadRequest>, options?: CallOptions): Promise<LeadSummary>
  /**
   * Merge leads that are one person
   *
   * Others become parts of this one, with all parts of their own: it has their addresses, numbers, homes and conversations from then on, and its own status and account count. Nothing is lost: `split` takes them out again. LeadList goes on listing an item for each conversation, with the status of the whole.
   *
   * POST /v1/leads/{id}/merge
   */
  mergeLeads(input: Given<{
    /** Id of the lead */
    id: number
  } & MergeLeadsRequest>, options?: CallOptions): Promise<LeadSummary>
  /**
   * Take parts out of a merged lead
   *
   * They become a lead of their own: the first of them, with the status and the account that it had before it was merged, and the others as its parts. Answers the lead that they were taken out of.
   *
   * POST /v1/leads/{id}/split
   */
  splitLead(input: Given<{
    /** Id of the lead */
    id: number
  } & SplitLeadRequest>, options?: CallOptions): Promise<LeadSummary>
  /**
   * Find listings by a sentence
   *
   * Turns a visitor’s sentence into a search over the chatbot’s listings, without a language model: the same sentence and data give the same result. `filters` and `summary` say what was understood, `ignored` what was not. Where nothing matches, `closest` has the homes that miss least. With `explain`, `explanation` tells how the sentence was read. With `sessionID` the sentence refines the last search of that session ("cheaper", "what about Renton").
   *
   * POST /v1/chatbots/{serialNumber}/search
   */
  searchListings(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & SearchListingsRequest>, options?: CallOptions): Promise<SearchResult>
  /**
   * List what the chatbot could not answer
   *
   * Questions of the last 90 days without an answer, at most the newest 2,000, those that ask for the same together: the most often asked first. A page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. What the firm has answered since by a question of `qaList` is left out, and so is what visitors had erased. Agents of the console are shown questions of conversations that they may see.
   *
   * GET /v1/chatbots/{serialNumber}/missing-answers
   */
  listMissingAnswers(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListMissingAnswersResult>
  /**
   * Create a listing
   *
   * Several listings may have the same MLSNumber or Url: two units can share one.
   *
   * POST /chat/Chatbot/RealEstateCreate
   */
  createListing(input: Given<CreateListingRequest>, options?: CallOptions): Promise<string>
  /**
   * Change the listings that have a key
   *
   * Acts on every listing of the chatbot that has the key. An optional field that is left out keeps its value; `null`, an empty text or an empty list clears it.
   *
   * POST /chat/Chatbot/RealEstateUpdate
   */
  updateListing(input: Given<UpdateListingRequest>, options?: CallOptions): Promise<number>
  /**
   * List listings, newest first
   *
   * POST /chat/Chatbot/RealEstateList
   */
  listListings(input: Given<ListListingsRequest>, options?: CallOptions): Promise<ListListingsResult>
  /**
   * Delete the listings that have one of the keys
   *
   * Keys that no listing has are passed over; a listing that several keys name counts once.
   *
   * POST /chat/Chatbot/RealEstateDelete
   */
  deleteListings(input: Given<DeleteListingsRequest>, options?: CallOptions): Promise<DeleteListingsResult>
  /**
   * List where listings are
   *
   * The positions of all listings that a sentence finds, or of all of the chatbot, in one answer of at most 25,000; where the sentence finds none, of those that miss least. `withoutPlace` counts those that do not say where they are. `tiles` tells what readMapTile has.
   *
   * GET /v1/chatbots/{serialNumber}/listings/points
   */
  listListingPoints(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** A sentence that describes a home */
    q?: string
    /** Only what is for sale, or for rent; not with q */
    saleType?: 'for_sale' | 'for_rent'
  }>, options?: CallOptions): Promise<ListListingPointsResult>
  /**
   * List what may be wrong with listings
   *
   * What is missing, implausible or doubled, and words that fair-housing law forbids, counted by kind; with `kind` the listings of it, newest first. Descriptions are read for such words step by step: call again until `unread` is 0.
   *
   * GET /v1/chatbots/{serialNumber}/listings/quality
   */
  listListingFaults(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Also list the listings with this fault */
    kind?: 'noPrice' | 'noPlace' | 'noCoordinates' | 'noPictures' | 'unshownPictures' | 'noDescription' | 'noArea' | 'oddPricePerArea' | 'oddYear' | 'oddRooms' | 'swappedCoordinates' | 'zeroCoordinates' | 'farCoordinates' | 'doubledHome' | 'doubledNumber' | 'doubledAddress' | 'words'
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListListingFaultsResult>
  /**
   * Read one listing
   *
   * A listing with every field as it is stored, what the chat knows and shows of it, its pictures with what was done to them, how its price and state went on, and who changed it.
   *
   * GET /v1/chatbots/{serialNumber}/listings/{id}
   */
  readListing(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the listing */
    id: string
  }>, options?: CallOptions): Promise<ListingDescription>
  /**
   * Change or delete some listings together
   *
   * Sets fields of the listings that `ids` names or `found` finds, their price, or deletes them, all or none. A field that is left out stays; `null` clears one that may be empty. With `dryRun` nothing is stored, and the answer says what would be. `changeId` undoes it within 7 days.
   *
   * POST /v1/chatbots/{serialNumber}/listings/change
   */
  changeListings(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & ChangeListingsRequest>, options?: CallOptions): Promise<ChangeListingsResult>
  /**
   * Undo a change of listings
   *
   * Puts the listings of a `changeId` back to what they were, within 7 days, once. A listing whose changed fields somebody changed again since stays as it is. Deleted listings come back under their ids.
   *
   * POST /v1/chatbots/{serialNumber}/listings/changes/{id}/undo
   */
  undoListingChange(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** The changeId */
    id: string
  }>, options?: CallOptions): Promise<UndoListingChangeResult>
  /**
   * Download all listings
   *
   * As comma-separated values, as a spreadsheet (XLSX, up to 100,000 listings), or as RESO Common Format, a JSON object a line (NDJSON). An import reads it again without loss; hidden addresses are in it.
   *
   * GET /v1/chatbots/{serialNumber}/listings/export
   */
  exportListings(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** csv unless said */
    format?: 'csv' | 'xlsx' | 'ndjson'
  }>, options?: CallOptions): Promise<string>
  /**
   * Release a column that was held back
   *
   * A column that looked like one for members alone is kept from now on. Its feeds are read again at once; a file that was uploaded is uploaded again.
   *
   * POST /v1/chatbots/{serialNumber}/listings/release
   */
  releaseColumn(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & ReleaseColumnRequest>, options?: CallOptions): Promise<ReleaseColumnResult>
  /**
   * Begin to import a file of listings
   *
   * Takes a file that was uploaded (GetPreUploadUrl, PUT, ReportUploadSuccess): a table (CSV and the like), a spreadsheet (XLSX, ODS), JSON, or what software sends to portals (OpenImmo, BLM, Kyero, REAXML, Zillow, MITS and other XML), also in a ZIP; what is in it decides. `choices` are those of the last file of the same name, to begin with. Nothing is stored yet: look at it (preview), have it counted (start with dryRun), and start it.
   *
   * POST /v1/chatbots/{serialNumber}/imports
   */
  createImport(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & CreateImportRequest>, options?: CallOptions): Promise<ListingImport>
  /**
   * List imports of files, newest first
   *
   * Files that were uploaded to be imported, the newest 100. What the command line and feeds import is not among them.
   *
   * GET /v1/chatbots/{serialNumber}/imports
   */
  listImports(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListImportsResult>
  /**
   * Read how far an import is
   *
   * GET /v1/chatbots/{serialNumber}/imports/{id}
   */
  readImport(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the import */
    id: string
  }>, options?: CallOptions): Promise<ListingImport>
  /**
   * Look at what an import would make of a file
   *
   * Reads the beginning of the file: what each column becomes, and the first rows as they would be stored.
   *
   * POST /v1/chatbots/{serialNumber}/imports/{id}/preview
   */
  previewImport(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the import */
    id: string
  } & PreviewImportRequest>, options?: CallOptions): Promise<PreviewImportResult>
  /**
   * Start an import, or have it counted
   *
   * Has the file imported in the background, one import of a chatbot at a time; GET tells how far it is, whoever started it may go away. With `dryRun` the whole file is only compared with what is there, and the import can be started afterwards.
   *
   * POST /v1/chatbots/{serialNumber}/imports/{id}/start
   */
  startImport(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the import */
    id: string
  } & StartImportRequest>, options?: CallOptions): Promise<ListingImport>
  /**
   * Stop an import
   *
   * One that waits is stopped at once; one that is at work after the rows that are on their way, which stay.
   *
   * POST /v1/chatbots/{serialNumber}/imports/{id}/stop
   */
  stopImport(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the import */
    id: string
  }>, options?: CallOptions): Promise<ListingImport>
  /**
   * Undo an import
   *
   * Takes back what a file did, within 7 days, once: what it added goes, what it changed or removed is as before. A listing that was changed since stays as it is. The newest is undone first.
   *
   * POST /v1/chatbots/{serialNumber}/imports/{id}/undo
   */
  undoImport(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the import */
    id: string
  }>, options?: CallOptions): Promise<UndoImportResult>
  /**
   * Export the faulty rows of an import
   *
   * As CSV, each with its line and the reasons before its own cells: mended, the file can be imported as it is.
   *
   * GET /v1/chatbots/{serialNumber}/imports/{id}/faulty-rows
   */
  exportFaultyRows(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Id of the import */
    id: string
  }>, options?: CallOptions): Promise<string>
  /**
   * Add a feed
   *
   * An address that is read again and again: a table, a spreadsheet, JSON, or a portal’s XML or BLM, or a RESO Web API. Files and folders of the server are added on its command line. Secrets are sealed, and no call shows them.
   *
   * POST /v1/chatbots/{serialNumber}/feeds
   */
  addFeed(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & AddFeedRequest>, options?: CallOptions): Promise<Feed>
  /**
   * List feeds
   *
   * Where listings are read again and again, with how the last run went; by name, at most 100.
   *
   * GET /v1/feeds
   */
  listFeeds(input?: Given<{
    /** Only of this chatbot */
    serialNumber?: string
  }>, options?: CallOptions): Promise<ListFeedsResult>
  /**
   * Pause a feed, or have it read again
   *
   * PATCH /v1/feeds/{id}
   */
  changeFeed(input: Given<{
    /** Id of the feed */
    id: string
  } & ChangeFeedRequest>, options?: CallOptions): Promise<Feed>
  /**
   * Remove a feed
   *
   * The listings that it brought stay as they are; its runs are forgotten.
   *
   * DELETE /v1/feeds/{id}
   */
  removeFeed(input: Given<{
    /** Id of the feed */
    id: string
  }>, options?: CallOptions): Promise<RemoveFeedResult>
  /**
   * Read a feed now
   *
   * It is the next one that the server reads, within seconds; one that is paused is read again from now on.
   *
   * POST /v1/feeds/{id}/run
   */
  runFeed(input: Given<{
    /** Id of the feed */
    id: string
  }>, options?: CallOptions): Promise<Feed>
  /**
   * List the runs of a feed, newest first
   *
   * The newest 100 are kept.
   *
   * GET /v1/feeds/{id}/runs
   */
  listFeedRuns(input: Given<{
    /** Id of the feed */
    id: string
    /** Runs to return */
    limit?: number
  }>, options?: CallOptions): Promise<ListFeedRunsResult>
  /**
   * Undo a run of a feed
   *
   * Takes back what a run did, within 7 days, once: what it added goes, what it changed or removed is as before. A listing that was changed since stays as it is. The newest run is undone first; the feed goes on.
   *
   * POST /v1/feeds/{id}/runs/{run}/undo
   */
  undoFeedRun(input: Given<{
    /** Id of the feed */
    id: string
    /** Id of the run */
    run: string
  }>, options?: CallOptions): Promise<UndoFeedRunResult>
  /**
   * Change what a chatbot learns from
   *
   * All or nothing. A list that is given is the whole new list; what is left out stays; `[]`, or "" for `text`, `SiteMapUrl` and `googleSheetUrl`, empties it. What is new or has changed is learned in the background, failed sources are tried again: GetSource tells how each stands. A file of a list must be uploaded; it is kept as long as a source names it.
   *
   * POST /chat/Chatbot/EditKnowledge
   */
  editKnowledge(input: Given<EditKnowledgeRequest>, options?: CallOptions): Promise<number>
  /**
   * List what a chatbot learns from, and how each stands
   *
   * By Type, in the order in which they came. A page that stands in the sitemap is an item of its own, and so is the sitemap, which tells how reading it went.
   *
   * POST /chat/Chatbot/GetSource
   */
  listSources(input: Given<ListSourcesRequest>, options?: CallOptions): Promise<KnowledgeSource[]>
  /**
   * List rows of the sheet
   *
   * By their ids, which stay: in the order in which the rows were made, or the other way round. As `GET` it takes its fields in the query or in a JSON body.
   *
   * GET /chat/Chatbot/GetGoogleGoolgeSheetData
   */
  listSheetRows(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
    /** Only rows with these ids; left out or []: all */
    ids?: number[]
    /** Rows a page */
    pageSize?: number
    /** Page, from 1 */
    pageNumber?: number
    /** false: newest first */
    isASC?: boolean
  }>, options?: CallOptions): Promise<SheetRow[]>
  /**
   * List rows of the sheet
   *
   * By their ids, which stay: in the order in which the rows were made, or the other way round. As `GET` it takes its fields in the query or in a JSON body.
   *
   * POST /chat/Chatbot/GetGoogleGoolgeSheetData
   */
  listSheetRowsByPost(input: Given<ListSheetRowsByPostRequest>, options?: CallOptions): Promise<SheetRow[]>
  /**
   * Add rows to the sheet
   *
   * All or none. Rows that are made here stay when the sheet is fetched again. Each is learned as “Column: value; …” in the background.
   *
   * POST /chat/Chatbot/CreateGoogleSheetData
   */
  createSheetRows(input: Given<CreateSheetRowsRequest>, options?: CallOptions): Promise<CreateSheetRowsResult>
  /**
   * Change rows of the sheet
   *
   * Values that are given replace those of the row, `null` removes one, all others stay. All or none: an ID that there is not changes nothing. A row of the published table gets its values back when that is fetched again.
   *
   * POST /chat/Chatbot/UpdateGoogleSheetData
   */
  updateSheetRows(input: Given<UpdateSheetRowsRequest>, options?: CallOptions): Promise<UpdateSheetRowsResult>
  /**
   * Delete rows of the sheet
   *
   * An empty list deletes all rows. Ids that no row has are passed over. A row of the published table comes back when that is fetched again.
   *
   * POST /chat/Chatbot/DeleteGoogleSheetData
   */
  deleteSheetRows(input: Given<DeleteSheetRowsRequest>, options?: CallOptions): Promise<DeleteSheetRowsResult>
  /**
   * Add to what a chatbot learns from
   *
   * All or nothing, beside what there is, whoever else adds something meanwhile; EditKnowledge replaces whole lists. A question that there is already gets the new answer, a page is learned anew.
   *
   * POST /v1/chatbots/{serialNumber}/knowledge
   */
  addKnowledge(input: Given<{
    /** Chatbot identifier */
    serialNumber: string
  } & AddKnowledgeRequest>, options?: CallOptions): Promise<AddKnowledgeResult>
  /**
   * Remove some of what a chatbot learns from
   *
   * By the ids that GetSource tells, all or nothing; ids that it has not are passed over. A page that stands in the sitemap goes with that. Files are kept for a day after, so that they can be added again.
   *
   * POST /v1/chatbots/{serialNumber}/knowledge/remove
   */
  removeKnowledge(input: Given<{
    /** Chatbot identifier */
    serialNumber: string
  } & RemoveKnowledgeRequest>, options?: CallOptions): Promise<RemoveKnowledgeResult>
  /**
   * Have sources learned again
   *
   * Although they have not changed, as after a fault that was mended elsewhere.
   *
   * POST /v1/chatbots/{serialNumber}/knowledge/learn
   */
  learnKnowledge(input: Given<{
    /** Chatbot identifier */
    serialNumber: string
  } & LearnKnowledgeRequest>, options?: CallOptions): Promise<LearnKnowledgeResult>
  /**
   * Find what a chatbot’s sources say to a question
   *
   * Without a language model: `answer` is made of sentences of the sources, word for word, and null where nothing answers. `passages` come best first, also where none answers.
   *
   * POST /v1/chatbots/{serialNumber}/knowledge/search
   */
  searchKnowledge(input: Given<{
    /** serialNumber of the chatbot */
    serialNumber: string
  } & SearchKnowledgeRequest>, options?: CallOptions): Promise<SearchKnowledgeResult>
  /**
   * Teach the chatbot the answer to a question
   *
   * Adds one question with its answer to those that the chatbot has, as EditKnowledge’s `qaList`; the same question is answered anew. It is learned in the background, within seconds.
   *
   * POST /v1/chatbots/{serialNumber}/knowledge/answers
   */
  addAnswer(input: Given<{
    /** Chatbot identifier */
    serialNumber: string
  } & AddAnswerRequest>, options?: CallOptions): Promise<AddAnswerResult>
  /**
   * Begin the upload of a file
   *
   * The first of three steps. PUT the bytes of the file (up to 100 MB, any Content-Type, no credential) to PreUploadUrl within 5 minutes, then call ReportUploadSuccess. The address takes one file; an upload that broke off can be repeated. With a visitor’s key the file (up to 40 MB) belongs to that session: a picture where EnableUploadImage is set, a WAV where EnablePushToTalk is; at most 30 an hour, 10 of them unfinished, and within what the visitors of one chatbot may send in a day.
   *
   * POST /chat/User/GetPreUploadUrl
   */
  createUpload(input: Given<CreateUploadRequest>, options?: CallOptions): Promise<CreateUploadResult>
  /**
   * Send the bytes of a file to its PreUploadUrl
   *
   * Second step of an upload, within 5 minutes of the first. The address itself is the credential.
   *
   * PUT /uploads/{fileId}
   */
  sendUpload(input: Given<{
    fileId: string
    token: string
  } & { bytes: Bytes }>, options?: CallOptions): Promise<boolean>
  /**
   * Finish the upload of a file
   *
   * The last of three steps: from now on the file can be named in messages and settings. What is not reported within a day, with a visitor’s key within 10 minutes, is removed. May be repeated. With a visitor’s key: a file that a message could not carry is refused and removed.
   *
   * POST /chat/User/ReportUploadSuccess
   */
  reportUpload(input: Given<ReportUploadRequest>, options?: CallOptions): Promise<boolean>
  /**
   * Open a chat window
   *
   * What the widget calls first, without a credential: how the chatbot looks, and a session key for this visitor, good for an hour and for one session. Sent again with that key in chatrobot-sessionkey, up to 30 days after the last message, it hands out a new key of the same session; later a new session begins. With VerifyDomain the calling site (Origin, ReferrerInfo, X-Referer) must be listed.
   *
   * POST /chat/Chatbot/GetConfig
   */
  getConfig(input: Given<GetConfigRequest>, options?: CallOptions): Promise<WidgetConfig>
  /**
   * Send a visitor’s message
   *
   * What the widget calls, with the session key of GetConfig. Always streams one bare JSON object a line: `{"content": piece}` as soon as it is known, and at last `{"questionid", "messageid", "sessionid", "TaskCompleted": true}`. With `view` true, lines `{"view": …}` in between say what to show beside the words: cards of homes, what was understood, a comparison; the last one counts. While a person of the firm has the conversation nobody else answers: that last line comes alone, with `"Taken": true`. A failure after the first piece is one last line `{"Success": false, "Code", "Message"}`.
   *
   * POST /chat/Chat/Ask
   */
  askAsVisitor(input: Given<AskAsVisitorRequest>, options?: CallOptions): AsyncGenerator<AnswerPiece | AnswerShown | VisitorAnswerEnd, void, undefined>
  /**
   * Read a visitor’s conversation
   *
   * What was said in the session of the key, so that a chat window can take it up again: the newest 100 messages, oldest first, homes as they are listed now. Empty before the first message.
   *
   * GET /v1/visitor/conversation
   */
  readVisitorConversation(input?: Record<string, never>, options?: CallOptions): Promise<ReadVisitorConversationResult>
  /**
   * Listen to a visitor’s conversation
   *
   * What happens in the session of the key. Server-sent events: `message` {sessionID, id, kind, content, createTime, name?} with kind 0 for the visitor, 1 the chatbot, 2 a person; `taken` {sessionID, name, picture}; `released` {sessionID}; `typing` {sessionID, who}; `read` {sessionID, who, upTo}; `tour`, when the firm confirmed, declined or cancelled one, {sessionID, id, status, time, answer and what else readVisitorConversation tells of it}; `who` is visitor or person. Begins with what happens from now on; with `Last-Event-ID`, the last `id` that came, with all that happened since, up to 24 hours. Ends after 10 minutes at the latest: open it again with that header and nothing is missed. A line `id` without an event only moves it on.
   *
   * GET /v1/visitor/events
   */
  watchVisitorConversation(input?: Record<string, never>, options?: CallOptions): AsyncGenerator<ConversationEvent, void, undefined>
  /**
   * Tell the firm that a visitor is writing
   *
   * What chat windows call while a person of the firm has the conversation; nobody hears of it otherwise.
   *
   * POST /v1/visitor/typing
   */
  tellTypingOfVisitor(input?: Record<string, never>, options?: CallOptions): Promise<TellTypingOfVisitorResult>
  /**
   * Tell the firm what a visitor has read
   *
   * What chat windows call when somebody of the firm has written. The mark only goes on.
   *
   * POST /v1/visitor/read
   */
  markReadByVisitor(input: Given<MarkReadByVisitorRequest>, options?: CallOptions): Promise<ReadMark>
  /**
   * Tell the firm whether an answer was right
   *
   * What chat windows call when a visitor says so. What was said first stays.
   *
   * POST /v1/visitor/rating
   */
  rateAnswer(input: Given<RateAnswerRequest>, options?: CallOptions): Promise<RateAnswerResult>
  /**
   * Earlier conversations of a browser
   *
   * What a chat window shows beside its own conversation: those whose keys the browser still has, and in how many answers of persons they have news. A key of another chatbot, or one that is over, is left out.
   *
   * POST /v1/visitor/earlier
   */
  listEarlierConversations(input: Given<ListEarlierConversationsRequest>, options?: CallOptions): Promise<{
    /** Id of the session */
    sessionID: number
    /** Answers of persons that were not seen */
    unread: number
    /** What a person of the firm said last, else what was; shortened */
    lastMessage: string
    /** Who of the firm said it; "" for nobody */
    name: string
    /** Their picture; "" for none */
    picture: string
    /** When, UTC */
    lastMessageAt: string
  }[]>
  /**
   * Say who the visitor is, signed by the firm’s own site
   *
   * Takes a JWT that the firm’s own server has signed with the identity secret of the chatbot (HS256, `sub`, `exp` within an hour), or a user id with its HMAC-SHA256. What is signed is shown to the firm as proven, and the visitor’s conversation goes on from any device. What is not right is never an error: `identified` is false, and the chat goes on as before. See docs/embedding.md.
   *
   * POST /v1/visitor/identify
   */
  verifyVisitor(input?: Given<VerifyVisitorRequest>, options?: CallOptions): Promise<VerifyVisitorResult>
  /**
   * Leave contact details for a person of the firm
   *
   * Keeps them for the firm, which is told at once: LeadList has them, and they are mailed with the conversation to TalkToHumanEmail, else to EmailForDailyLeads, else to the owner of the workspace. One conversation is one lead, which grows. An e-mail address or a phone number is needed; with ConsentEnable also the consent, whose wording is kept. At most 5 an hour for one session.
   *
   * POST /v1/visitor/lead
   */
  leaveLead(input: Given<LeaveLeadRequest>, options?: CallOptions): Promise<LeaveLeadResult>
  /**
   * Be told when something comes up
   *
   * Of what the search of the conversation finds from now on, or of one home: a lower price, back on the market, sold. With an address the visitor is mailed a link first, and news only once its button was pressed; without one the news waits in the list of alerts. The same wish again changes the alert that is there. At most 50 alerts and saved homes in a conversation, and few mails a day to an address that confirmed nothing.
   *
   * POST /v1/visitor/alert
   */
  askForAlert(input: Given<AskForAlertRequest>, options?: CallOptions): Promise<AskForAlertResult>
  /**
   * The alerts of a conversation, newest first, with what came up
   *
   * What is mailed stands here too. Saved homes that nobody asked to be told of are in their own list.
   *
   * GET /v1/visitor/alerts
   */
  listOwnAlerts(input?: Record<string, never>, options?: CallOptions): Promise<{
    /** Id of the alert */
    id: number
    /** What is told, in words of the visitor’s language */
    label: string
    /** The same in pieces; empty for one home */
    chips: string[]
    /** atOnce: as soon as something comes up, in one mail what comes up within minutes; daily: in the morning */
    when: 'atOnce' | 'daily'
    /** Whether news is mailed: false until the link of the mail is used, and without an address */
    confirmed: boolean
    /** What came up within 30 days, newest first; at most 20 */
    news: {
      /** What happened */
      kind: 'new' | 'priceDrop' | 'backOnMarket' | 'sold' | 'gone'
      /** The same in words of the visitor’s language */
      text: string
      /** Id of the home, which may be listed no more */
      listing: number
      /** When it was found, ISO 8601 */
      at: string
    }[]
  }[]>
  /**
   * End an alert of the conversation
   *
   * It is removed with its news. A home that is saved stays saved.
   *
   * DELETE /v1/visitor/alerts/{id}
   */
  removeOwnAlert(input: Given<{
    /** Id of the alert */
    id: string
  }>, options?: CallOptions): Promise<RemoveOwnAlertResult>
  /**
   * Keep a home among the saved ones
   *
   * The list of saved homes tells where one got cheaper, or was sold. Saving one again changes nothing. At most 50 alerts and saved homes in a conversation.
   *
   * POST /v1/visitor/saved
   */
  addSavedHome(input: Given<AddSavedHomeRequest>, options?: CallOptions): Promise<AddSavedHomeResult>
  /**
   * The homes that a visitor saved, the last one first
   *
   * As cards, with what has changed since.
   *
   * GET /v1/visitor/saved
   */
  listSavedHomes(input?: Record<string, never>, options?: CallOptions): Promise<SavedHome[]>
  /**
   * Take a home from the saved ones
   *
   * An alert on it that the visitor asked for goes on. One that is not saved is passed over.
   *
   * DELETE /v1/visitor/saved/{listing}
   */
  removeSavedHome(input: Given<{
    /** Id of the home */
    listing: string
  }>, options?: CallOptions): Promise<RemoveSavedHomeResult>
  /**
   * When a home can be seen
   *
   * The free starts of the next 14 days, today included, from OfficeHours, TourMinutes and TourLeadHours of the chatbot, without confirmed tours of the home.
   *
   * GET /v1/visitor/tour-times
   */
  listTourTimes(input: Given<{
    /** Id of the home */
    listingId: number
  }>, options?: CallOptions): Promise<ListTourTimesResult>
  /**
   * Ask to see a home
   *
   * Up to three starts, in the order of preference, each one of those that the tour times give. The firm is told at once and confirms one, or another; until then nothing is settled. An e-mail address or a phone number is needed; with ConsentEnable also the consent, whose wording is kept, as that of TourNotice is. At most 20 an hour for one session.
   *
   * POST /v1/visitor/tour
   */
  bookTour(input: Given<BookTourRequest>, options?: CallOptions): Promise<BookTourResult>
  /**
   * Homes of the conversation on a map
   *
   * Where the homes of the visitor’s last search are, best first, at most 300; before the first search, the chatbot’s newest homes. Homes whose position is not known are counted in `withoutPlace`, among those that were looked at (`seen`).
   *
   * POST /v1/visitor/map
   */
  mapListings(input?: Given<MapListingsRequest>, options?: CallOptions): Promise<ListingMap>
  /**
   * One home as a card
   *
   * A listing of the chatbot that the visitor talks to, as cards show it: for a pin of the map.
   *
   * GET /v1/visitor/listings/{id}
   */
  readListingCard(input: Given<{
    /** Id of the listing */
    id: string
  }>, options?: CallOptions): Promise<ListingCard>
  /**
   * Draw the background of a map
   *
   * Land, lakes, borders and names of a part of the world, from public-domain data (Natural Earth, U.S. Census). The box, "west,south,east,north" in degrees, is snapped to a grid; `box` says what was drawn, in Web Mercator, on a grid of `width` × `height` that begins at its north-western corner. A path is its first point, then steps from point to point: x, y, dx, dy, dx, dy …
   *
   * GET /v1/map/{box}
   */
  drawMap(input: Given<{
    /** west,south,east,north in degrees; across the antimeridian east is less than west, or above 180 */
    box: string
  }>, options?: CallOptions): Promise<MapBackground>
  /**
   * A tile of the map with streets
   *
   * Water, parks, streets and names of one tile (Web Mercator, zoom/column/row), from the provider that the operator chose with PORCHLIGHT_MAP_TILES, kept here, so that browsers ask nobody else. Where the provider has pictures instead of vector tiles, the answer is the picture. Without a provider there is none.
   *
   * GET /v1/map/tiles/{z}/{x}/{y}
   */
  readMapTile(input: Given<{
    /** Zoom, from 0 */
    z: string
    /** Column, from the west */
    x: string
    /** Row, from the north */
    y: string
  }>, options?: CallOptions): Promise<ReadMapTileResult>
  /**
   * List tours, newest first
   *
   * A page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. LeadList has them too, as Appointments. Agents of the console are shown those of conversations that they may see.
   *
   * GET /v1/tours
   */
  listTours(input?: Given<{
    /** Only of this chatbot */
    serialNumber?: string
    /** Only those that are in this state */
    status?: 'requested' | 'confirmed' | 'declined' | 'cancelled'
    /** Only those that take place from this moment on; without a confirmed time, those that were asked for then */
    from?: string
    /** Only those before this moment */
    to?: string
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListToursResult>
  /**
   * Confirm a tour that was asked for
   *
   * At one of the times that were asked for, or at another free one. Its time is taken from then on, and both sides are mailed an invitation for their calendars.
   *
   * POST /v1/tours/{id}/confirm
   */
  confirmTour(input: Given<{
    /** Id of the tour */
    id: string
  } & ConfirmTourRequest>, options?: CallOptions): Promise<Tour>
  /**
   * When a tour could be confirmed, or moved to
   *
   * The free starts of its home in the next 14 days, today included, from the office hours of its chatbot. Its own time does not stand in its way, and how soon a visitor may ask does not count. At `clashing` the agent of the home shows another one: nobody is kept from confirming then.
   *
   * GET /v1/tours/{id}/times
   */
  listTimesOfTour(input: Given<{
    /** Id of the tour */
    id: string
  }>, options?: CallOptions): Promise<ListTimesOfTourResult>
  /**
   * Move a tour that is confirmed to another time
   *
   * Its former time is free again, and both sides are mailed an invitation that takes the place of the former one in their calendars. At the time that it has already nothing changes, and nobody is mailed.
   *
   * POST /v1/tours/{id}/move
   */
  moveTour(input: Given<{
    /** Id of the tour */
    id: string
  } & MoveTourRequest>, options?: CallOptions): Promise<Tour>
  /**
   * Decline a tour that was asked for
   *
   * Both sides are mailed. One that is confirmed is cancelled instead.
   *
   * POST /v1/tours/{id}/decline
   */
  declineTour(input: Given<{
    /** Id of the tour */
    id: string
  } & DeclineTourRequest>, options?: CallOptions): Promise<Tour>
  /**
   * Cancel a tour
   *
   * Also one that is confirmed: its time is free again, and both sides are mailed what takes it out of their calendars.
   *
   * POST /v1/tours/{id}/cancel
   */
  cancelTour(input: Given<{
    /** Id of the tour */
    id: string
  } & CancelTourRequest>, options?: CallOptions): Promise<Tour>
  /**
   * List alerts, newest first
   *
   * What visitors want to be told of, with the address where they left one. A page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. Agents of the console are shown those of conversations that they may see.
   *
   * GET /v1/alerts
   */
  listAlerts(input?: Given<{
    /** Only of this chatbot */
    serialNumber?: string
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
  }>, options?: CallOptions): Promise<ListAlertsResult>
  /**
   * End an alert of a visitor
   *
   * It is removed with its news; the visitor is not told.
   *
   * DELETE /v1/alerts/{id}
   */
  deleteAlert(input: Given<{
    /** Id of the alert */
    id: string
  }>, options?: CallOptions): Promise<DeleteAlertResult>
  /**
   * Read how it goes
   *
   * Numbers of conversations, answers, leads and tours, from counters that are kept as things happen: by day, language or page of the conversation, in all, and in as many days before. What is erased later stays counted. A question counts when its turn is over.
   *
   * GET /v1/insight
   */
  readInsight(input?: Given<{
    /** Only of this chatbot */
    serialNumber?: string
    /** First day, YYYY-MM-DD, in the chatbot’s time zone; left out: 30 days, or those of days, up to the last */
    from?: string
    /** Last day, YYYY-MM-DD; left out: today */
    to?: string
    /** So many days up to the last, where no first is given */
    days?: number
    /** What rows are of; day when left out */
    by?: 'day' | 'language' | 'page'
  }>, options?: CallOptions): Promise<Insight>
  /**
   * Read what visitors look for and do not find
   *
   * Searches that found nothing, by what was understood of them, never by what was written: those alike together, and by place, price, kind, bedrooms and feature. A search counts once for each place that it names, and each time that it is made.
   *
   * GET /v1/insight/unmet-demand
   */
  readUnmetDemand(input?: Given<{
    /** Only of this chatbot */
    serialNumber?: string
    /** First day, YYYY-MM-DD, in the chatbot’s time zone; left out: 30 days, or those of days, up to the last */
    from?: string
    /** Last day, YYYY-MM-DD; left out: today */
    to?: string
    /** So many days up to the last, where no first is given */
    days?: number
  }>, options?: CallOptions): Promise<UnmetDemand>
  /**
   * Read what language models used and cost
   *
   * Tokens by day, chatbot and model: read anew, from the provider’s cache, said and thought; with what they cost where the operator has set prices. And how much of this month’s budgets is used. What was broken off is counted too, by an estimate.
   *
   * GET /v1/insight/model-usage
   */
  readModelUsage(input?: Given<{
    /** Only of this chatbot */
    serialNumber?: string
    /** First day, YYYY-MM-DD, in the chatbot’s time zone; left out: 30 days, or those of days, up to the last */
    from?: string
    /** Last day, YYYY-MM-DD; left out: today */
    to?: string
    /** So many days up to the last, where no first is given */
    days?: number
  }>, options?: CallOptions): Promise<ModelUsage>
  /**
   * Export all that is kept of a visitor
   *
   * Every conversation in which the visitor left or typed the e-mail address, or the one session: messages with their times, traces and views, contact details, the list of files; the mails, text messages and kept answers that hold the address, and the text messages to phone numbers of these conversations. Nobody found: empty lists. `porchlight visitor export --out FOLDER` writes the files too.
   *
   * POST /v1/visitors/export
   */
  exportVisitor(input?: Given<ExportVisitorRequest>, options?: CallOptions): Promise<ExportVisitorResult>
  /**
   * Erase a visitor
   *
   * Removes for good every conversation in which the visitor left or typed the e-mail address, or the one session, with its messages, traces, leads, files and mails; mails, text messages and answers kept for an Idempotency-Key that hold the address, and text messages to phone numbers that were left. Nobody found: everything is 0. docs/privacy.md says what ages out by itself.
   *
   * POST /v1/visitors/erase
   */
  eraseVisitor(input?: Given<EraseVisitorRequest>, options?: CallOptions): Promise<EraseVisitorResult>
  /**
   * Read the settings of the workspace
   *
   * GET /v1/workspace/settings
   */
  readWorkspaceSettings(input?: Record<string, never>, options?: CallOptions): Promise<WorkspaceSettings>
  /**
   * Change settings of the workspace
   *
   * With RetentionDays, conversations whose last message is older are removed within ten minutes, with their leads, files and mails; so are older mails. `null` keeps them for good again. What is left out stays.
   *
   * POST /v1/workspace/settings
   */
  editWorkspaceSettings(input?: Given<EditWorkspaceSettingsRequest>, options?: CallOptions): Promise<WorkspaceSettings>
  /**
   * Make a webhook
   *
   * From now on the address is told of what happens, each time with a POST that is signed as Standard Webhooks and as the original service do. The secret is shown this once. docs/webhooks.md says how to verify a message and when it comes again.
   *
   * POST /v1/webhooks
   */
  createWebhook(input: Given<CreateWebhookRequest>, options?: CallOptions): Promise<CreateWebhookResult>
  /**
   * List the webhooks of the workspace
   *
   * Oldest first, without their secrets.
   *
   * GET /v1/webhooks
   */
  listWebhooks(input?: Record<string, never>, options?: CallOptions): Promise<Webhook[]>
  /**
   * Read a webhook
   *
   * GET /v1/webhooks/{id}
   */
  readWebhook(input: Given<{
    /** Id of the webhook */
    id: number
  }>, options?: CallOptions): Promise<Webhook>
  /**
   * Change a webhook, or switch it on or off
   *
   * What is left out stays as it is; `serialNumber` null: it is told of all chatbots. Switched off, what is on its way to it is given up; switched on again, it is told of what happens from then on, and `replay` sends what it has missed.
   *
   * PATCH /v1/webhooks/{id}
   */
  editWebhook(input: Given<{
    /** Id of the webhook */
    id: number
  } & EditWebhookRequest>, options?: CallOptions): Promise<Webhook>
  /**
   * Delete a webhook
   *
   * With its secrets and its log; what is on its way to it is not sent any more.
   *
   * DELETE /v1/webhooks/{id}
   */
  deleteWebhook(input: Given<{
    /** Id of the webhook */
    id: number
  }>, options?: CallOptions): Promise<DeleteWebhookResult>
  /**
   * Give a webhook a new secret
   *
   * The secret of before signs beside the new one for 24 hours: both headers then carry both signatures, the newer first. Of more than two, the two newest sign.
   *
   * POST /v1/webhooks/{id}/rotate
   */
  rotateWebhookSecret(input: Given<{
    /** Id of the webhook */
    id: number
  }>, options?: CallOptions): Promise<RotateWebhookSecretResult>
  /**
   * Send a webhook a test message
   *
   * A message of the type `webhook.test`, signed and tried again as every other; the list of deliveries tells what came of it.
   *
   * POST /v1/webhooks/{id}/test
   */
  testWebhook(input: Given<{
    /** Id of the webhook */
    id: number
  }>, options?: CallOptions): Promise<WebhookDelivery>
  /**
   * List what a webhook was told
   *
   * Newest first, 100 a page: send the id of the last one as `before` for the next page. Kept for 30 days.
   *
   * GET /v1/webhooks/{id}/deliveries
   */
  listDeliveries(input: Given<{
    /** Id of the webhook */
    id: number
    /** Only those */
    status?: 'pending' | 'delivered' | 'failed'
    /** Only those older than this delivery */
    before?: number
  }>, options?: CallOptions): Promise<WebhookDelivery[]>
  /**
   * Send a webhook again what happened since a time
   *
   * All that it listens to, whatever came of it before, and what happened while it was off; each with the `webhook-id` that it had. What happened is kept for 30 days. With `dryRun` nothing is sent: it only says how many that would be.
   *
   * POST /v1/webhooks/{id}/replay
   */
  replayWebhook(input: Given<{
    /** Id of the webhook */
    id: number
  } & ReplayWebhookRequest>, options?: CallOptions): Promise<ReplayWebhookResult>
  /**
   * Read one delivery: what is sent, where, and what came of each try
   *
   * Of answers the status is kept, and nothing that they said.
   *
   * GET /v1/webhooks/deliveries/{id}
   */
  readDelivery(input: Given<{
    /** Id of the delivery */
    id: number
  }>, options?: CallOptions): Promise<ReadDeliveryResult>
  /**
   * Send a message again
   *
   * Whatever came of it before, with the same `webhook-id`, at once and then as often as a new one.
   *
   * POST /v1/webhooks/deliveries/{id}/replay
   */
  replayDelivery(input: Given<{
    /** Id of the delivery */
    id: number
  }>, options?: CallOptions): Promise<WebhookDelivery>
  /**
   * Read what there is of the lived-in demo
   *
   * With the demo on, the account of the first owner brings some thirty made-up conversations of the last thirty days, with leads and tours. Their `demo` is true in the list of conversations.
   *
   * GET /v1/demo
   */
  readDemo(input?: Record<string, never>, options?: CallOptions): Promise<ReadDemoResult>
  /**
   * Make the conversations of the lived-in demo again
   *
   * After they were removed; where some are there, nothing happens. They are made within some seconds, with the demo chatbot, and nobody is mailed or told of them.
   *
   * POST /v1/demo
   */
  addDemo(input?: Record<string, never>, options?: CallOptions): Promise<AddDemoResult>
  /**
   * Remove the conversations of the lived-in demo
   *
   * All of the made-up conversations with their leads, tours and saved homes; nothing that a true visitor said. The demo chatbot and its homes stay.
   *
   * DELETE /v1/demo
   */
  removeDemo(input?: Record<string, never>, options?: CallOptions): Promise<RemoveDemoResult>
  /**
   * Make the account of an owner
   *
   * With the link that a start prints while there is no owner, or that `porchlight console link` prints: `token` is what stands behind its `#`. It works once. An account of the same workspace that has the address already becomes an owner, gets the new name and password, loses its second factor and its passkeys, and is signed out elsewhere. Signs in.
   *
   * POST /v1/console/owner
   */
  createOwner(input: Given<CreateOwnerRequest>, options?: CallOptions): Promise<SignedInMember>
  /**
   * Take up an invitation
   *
   * With the link of an invitation: `token` is what stands behind its `#`. Makes the account of the address that was invited, and signs in.
   *
   * POST /v1/console/join
   */
  createMember(input: Given<CreateMemberRequest>, options?: CallOptions): Promise<SignedInMember>
  /**
   * Read how one gets in
   *
   * What the pages in front of the console need to know; nothing of any account.
   *
   * GET /v1/console/sign-in
   */
  readSignInWays(input?: Record<string, never>, options?: CallOptions): Promise<ReadSignInWaysResult>
  /**
   * Ask for a link to a new password
   *
   * Where a mail server is set and the address has an account, a link is mailed to it that works once, within an hour. The answer is the same whether or not it has one.
   *
   * POST /v1/console/password-link
   */
  createPasswordLink(input: Given<CreatePasswordLinkRequest>, options?: CallOptions): Promise<CreatePasswordLinkResult>
  /**
   * Choose a new password by a link
   *
   * With a link to a new password: `token` is what stands behind its `#`. Signs the account out everywhere and signs nobody in: a second factor is asked for at the next sign-in as ever.
   *
   * POST /v1/console/password
   */
  setPassword(input: Given<SetPasswordRequest>, options?: CallOptions): Promise<SetPasswordResult>
  /**
   * Read who is signed in
   *
   * What the console shows first: the person, the role, the workspace and its chatbots.
   *
   * GET /v1/console/me
   */
  readMe(input?: Record<string, never>, options?: CallOptions): Promise<SignedInMember>
  /**
   * Change one’s own name
   *
   * What was written to visitors before keeps the name that it had.
   *
   * PATCH /v1/console/me
   */
  changeMe(input: Given<ChangeMeRequest>, options?: CallOptions): Promise<SignedInMember>
  /**
   * List one’s own passkeys
   *
   * What signs one in without the password, the oldest first; 20 at the most.
   *
   * GET /v1/console/passkeys
   */
  listPasskeys(input?: Record<string, never>, options?: CallOptions): Promise<ListPasskeysResult>
  /**
   * List where one is signed in
   *
   * Newest first.
   *
   * GET /v1/console/sessions
   */
  listSignIns(input?: Record<string, never>, options?: CallOptions): Promise<ListSignInsResult>
  /**
   * Sign out everywhere else
   *
   * Ends all sessions of one’s own but the one that asks.
   *
   * DELETE /v1/console/sessions
   */
  removeOtherSignIns(input?: Record<string, never>, options?: CallOptions): Promise<RemoveOtherSignInsResult>
  /**
   * Sign out elsewhere
   *
   * Ends one session of one’s own: its next call is refused, and what it listens to ends.
   *
   * DELETE /v1/console/sessions/{id}
   */
  removeSignIn(input: Given<{
    /** Id of the session */
    id: string
  }>, options?: CallOptions): Promise<RemoveSignInResult>
  /**
   * List the devices that one is told on
   *
   * Newest first, with the key that a browser subscribes with.
   *
   * GET /v1/console/push
   */
  listPushDevices(input?: Record<string, never>, options?: CallOptions): Promise<ListPushDevicesResult>
  /**
   * Be told on a device
   *
   * With what PushManager.subscribe gave (its toJSON): from now on the browser is told of what it wants, also while the console is closed, until the sign-in ends in which it was added. What it is told is encrypted for it, and has nothing that a visitor wrote.
   *
   * POST /v1/console/push
   */
  addPushDevice(input: Given<AddPushDeviceRequest>, options?: CallOptions): Promise<AddPushDeviceResult>
  /**
   * Be told on a device no more
   *
   * One’s own device; nothing more is sent to it.
   *
   * DELETE /v1/console/push/{id}
   */
  deletePushDevice(input: Given<{
    /** Id of the device */
    id: number
  }>, options?: CallOptions): Promise<DeletePushDeviceResult>
  /**
   * List the team
   *
   * Everybody of the workspace who signs in to the console, who has been there longest first.
   *
   * GET /v1/team
   */
  listTeam(input?: Record<string, never>, options?: CallOptions): Promise<ListTeamResult>
  /**
   * Change the role of a colleague
   *
   * From the next call on; somebody stays an owner.
   *
   * PATCH /v1/team/{accountId}
   */
  changeMember(input: Given<{
    /** Id of the account */
    accountId: string
  } & ChangeMemberRequest>, options?: CallOptions): Promise<Member>
  /**
   * Remove a colleague
   *
   * With the account: whoever it was is signed out everywhere at once. What they wrote to visitors stays; somebody stays an owner.
   *
   * DELETE /v1/team/{accountId}
   */
  removeMember(input: Given<{
    /** Id of the account */
    accountId: string
  }>, options?: CallOptions): Promise<RemoveMemberResult>
  /**
   * Send a colleague a link to a new password
   *
   * It works once, within 60 minutes; the second factor stays. It is mailed where a mail server is set, and else shown this once, to be passed on.
   *
   * POST /v1/team/{accountId}/password-link
   */
  sendPasswordLink(input: Given<{
    /** Id of the account */
    accountId: string
  }>, options?: CallOptions): Promise<SendPasswordLinkResult>
  /**
   * List invitations that wait
   *
   * Oldest first. What a link ends in is not kept and cannot be shown again: invite once more instead.
   *
   * GET /v1/team/invitations
   */
  listInvitations(input?: Record<string, never>, options?: CallOptions): Promise<ListInvitationsResult>
  /**
   * Invite a colleague
   *
   * Makes a link that can be used once, within 7 days, to make an account of the role. It is shown this once and, where a mail server is set, mailed. An earlier invitation of the same address is over with it.
   *
   * POST /v1/team/invitations
   */
  addInvitation(input: Given<AddInvitationRequest>, options?: CallOptions): Promise<AddInvitationResult>
  /**
   * Withdraw an invitation
   *
   * Its link works no more.
   *
   * DELETE /v1/team/invitations/{id}
   */
  deleteInvitation(input: Given<{
    /** Id of the invitation */
    id: number
  }>, options?: CallOptions): Promise<DeleteInvitationResult>
  /**
   * List the keys of the workspace
   *
   * Oldest first, with the 50 that ended last. Only how a key begins is kept in the clear.
   *
   * GET /v1/keys
   */
  listKeys(input?: Record<string, never>, options?: CallOptions): Promise<ListKeysResult>
  /**
   * Make a key
   *
   * The answer holds the key, which is shown this once: it is kept as a hash. A workspace has at most 1000 keys that work.
   *
   * POST /v1/keys
   */
  addKey(input?: Given<AddKeyRequest>, options?: CallOptions): Promise<AddKeyResult>
  /**
   * End a key at once
   *
   * What is called with it from now on is refused. A key that has ended stays in the list.
   *
   * DELETE /v1/keys/{id}
   */
  deleteKey(input: Given<{
    /** Id of the key */
    id: number
  }>, options?: CallOptions): Promise<DeleteKeyResult>
  /**
   * Make a successor of a key
   *
   * The answer holds the new key, which is shown this once. The old one works for some hours more. The new one may do the same, and ends after as long as the old one was to.
   *
   * POST /v1/keys/{id}/rotate
   */
  rotateKey(input: Given<{
    /** Id of the key */
    id: number
  } & RotateKeyRequest>, options?: CallOptions): Promise<RotateKeyResult>
  /**
   * List the mails of the workspace
   *
   * Newest first, a page at a time: what waits, what was sent, and what failed with its reason.
   *
   * GET /v1/outbox
   */
  listMails(input?: Given<{
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
    /** Only those in this state */
    state?: 'waiting' | 'sent' | 'failed'
  }>, options?: CallOptions): Promise<ListMailsResult>
  /**
   * Read a mail of the outbox
   *
   * What it says, as plain text.
   *
   * GET /v1/outbox/{id}
   */
  readMail(input: Given<{
    /** Id of the mail */
    id: number
  }>, options?: CallOptions): Promise<ReadMailResult>
  /**
   * Have a mail that failed tried again
   *
   * It is sent within a minute where a mail server is set, and tried as often as a new one.
   *
   * POST /v1/outbox/{id}/retry
   */
  sendMailAgain(input: Given<{
    /** Id of the mail */
    id: number
  }>, options?: CallOptions): Promise<Mail>
  /**
   * List who changed what
   *
   * Newest first, a page at a time. `action` may end in `*`; `by` and `target` are found by a part of them.
   *
   * GET /v1/audit-log
   */
  listChanges(input?: Given<{
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
    /** Only this action; "listings.*": all that begin so */
    action?: string
    /** Only what these did: a part of the name */
    by?: string
    /** Only what was done by people, by keys, … */
    kind?: 'person' | 'key' | 'visitor' | 'command-line'
    /** Only from this time on, ISO 8601 */
    from?: string
    /** Only before this time, ISO 8601 */
    to?: string
    /** Only what was done to these */
    target?: string
  }>, options?: CallOptions): Promise<ListChangesResult>
  /**
   * List who read what
   *
   * Who of the firm opened, listed or exported what tells of visitors, newest first, a page at a time. Opening the same again within 15 minutes is one entry. Kept for 400 days. Lists of conversations are not among it.
   *
   * GET /v1/read-log
   */
  listReads(input?: Given<{
    /** Where the page begins */
    cursor?: string
    /** Entries a page */
    limit?: number
    /** Only this action; "lead*": all that begin so */
    action?: string
    /** Only what these read: a part of the name */
    by?: string
    /** Only what was read by people, by keys, … */
    kind?: 'person' | 'key' | 'visitor' | 'command-line'
    /** Only of this conversation */
    sessionID?: number
    /** Only of this lead */
    leadId?: number
    /** Only from this time on, ISO 8601 */
    from?: string
    /** Only before this time, ISO 8601 */
    to?: string
  }>, options?: CallOptions): Promise<ListReadsResult>
  /**
   * List what happened and could not be told
   *
   * The newest 200: mails that could not be written, webhooks that could not be told. They are kept for 90 days.
   *
   * GET /v1/failed-events
   */
  listFailedEvents(input?: Record<string, never>, options?: CallOptions): Promise<ListFailedEventsResult>
  /**
   * Have what could not be told tried again
   *
   * All that failed, or what is named: an event, a consumer, or one consumer’s part of one event.
   *
   * POST /v1/failed-events/retry
   */
  replayFailedEvents(input?: Given<ReplayFailedEventsRequest>, options?: CallOptions): Promise<ReplayFailedEventsResult>
  /**
   * Look how all that Porchlight depends on stands
   *
   * Database, disk, files, mail, backups, models, map and what waits, each with its way out where something is wrong. Counts are those of the workspace. `/health/ready` is for programs that watch.
   *
   * GET /v1/health
   */
  readHealth(input?: Record<string, never>, options?: CallOptions): Promise<ReadHealthResult>
  /**
   * Read what is set up, and what is left to do
   *
   * What belongs to the demo does not count.
   *
   * GET /v1/getting-started
   */
  readGettingStarted(input?: Record<string, never>, options?: CallOptions): Promise<ReadGettingStartedResult>
  /**
   * Read what mails are sent through
   *
   * GET /v1/mail-server
   */
  readMailServer(input?: Record<string, never>, options?: CallOptions): Promise<MailServer>
  /**
   * Set what mails are sent through
   *
   * Without `password` the one that is kept stays, as long as host and user name do.
   *
   * POST /v1/mail-server
   */
  editMailServer(input: Given<EditMailServerRequest>, options?: CallOptions): Promise<MailServer>
  /**
   * Remove the firm’s mail server
   *
   * DELETE /v1/mail-server
   */
  removeMailServer(input?: Record<string, never>, options?: CallOptions): Promise<MailServer>
  /**
   * Send a test message
   *
   * To whoever is signed in to the console; with a secret key to the sender.
   *
   * POST /v1/mail-server/test
   */
  testMailServer(input?: Record<string, never>, options?: CallOptions): Promise<TestMailServerResult>
  /**
   * Set the logo of the firm
   *
   * It heads the console, mails and the pages of homes. The picture (PNG, JPEG, WEBP or GIF) is uploaded first, as for a chatbot’s icon; it is drawn anew within 480 by 128 pixels. Without `fileId`, the logo is removed.
   *
   * POST /v1/workspace/logo
   */
  setLogo(input?: Given<SetLogoRequest>, options?: CallOptions): Promise<SetLogoResult>
  /**
   * Read the address of the server
   *
   * GET /v1/server-address
   */
  readServerAddress(input?: Record<string, never>, options?: CallOptions): Promise<ServerAddress>
  /**
   * Set the address of the server
   *
   * What links in mails, snippets, shared pages and webhooks begin with, for all firms of the server. Only owners of its first firm may. Without `url`, the one that is set is removed.
   *
   * POST /v1/server-address
   */
  setServerAddress(input?: Given<SetServerAddressRequest>, options?: CallOptions): Promise<ServerAddress>
  /**
   * Look whether an address leads to this server
   *
   * The server fetches a page of its own there, which no other server can answer as it does.
   *
   * POST /v1/server-address/check
   */
  verifyServerAddress(input: Given<VerifyServerAddressRequest>, options?: CallOptions): Promise<ServerAddressCheck>
  /**
   * List the keys of language models
   *
   * One entry of each provider. A key itself is told to nobody once it is set.
   *
   * GET /v1/model-keys
   */
  listModelKeys(input?: Record<string, never>, options?: CallOptions): Promise<ModelKeys>
  /**
   * Set the key of a provider of language models
   *
   * It is kept encrypted and counts at once. Without `key` the one that is kept stays.
   *
   * POST /v1/model-keys/{provider}
   */
  setModelKey(input: Given<{
    /** Whose models they are */
    provider: 'openai' | 'anthropic' | 'google'
  } & SetModelKeyRequest>, options?: CallOptions): Promise<ModelKeys>
  /**
   * Remove the key of a provider of language models
   *
   * Chatbots that use a model of this provider are answered for by the built-in guide from then on.
   *
   * DELETE /v1/model-keys/{provider}
   */
  removeModelKey(input: Given<{
    /** Whose models they are */
    provider: 'openai' | 'anthropic' | 'google'
  }>, options?: CallOptions): Promise<ModelKeys>
  /**
   * Ask a language model a test question
   *
   * Whether the key of the provider works, how long an answer takes and what it costs. It is a question of its own, without homes and settings: at most 100 in a day, which count for no chatbot’s budget.
   *
   * POST /v1/model-keys/{provider}/test
   */
  testModelKey(input: Given<{
    /** Whose models they are */
    provider: 'openai' | 'anthropic' | 'google'
  } & TestModelKeyRequest>, options?: CallOptions): Promise<ModelTest>
}

type AnyCode = 'body-too-slow' | 'body-too-large' | 'too-many-calls' | 'internal-error' | 'too-busy' | 'shutting-down'
type CallerCode = 'malformed-json' | 'invalid-fields' | 'missing-credential' | 'unknown-credential' | 'key-scope' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
type MemberCode = 'signed-out' | 'cross-origin-call' | 'role-may-not'
type KeyedCode = 'idempotency-key-too-long' | 'idempotency-key-reused' | 'idempotency-key-running'

/** What each operation may be refused with. */
export interface ErrorCodes {
  addChatbot: AnyCode | CallerCode | MemberCode | KeyedCode | 'quota-reached'
  editChatbot: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed' | 'chatbot-not-found' | 'unsupported-content-type'
  removeChatbot: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  listChatbots: AnyCode | CallerCode | MemberCode
  readChatbot: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  readDomain: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  verifyDomain: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  readIdentitySecret: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  createIdentitySecret: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed' | 'chatbot-not-found'
  removeIdentitySecret: AnyCode | CallerCode | MemberCode | 'proof-needed' | 'chatbot-not-found'
  showChatbotPreview: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  startAudit: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'audit-at-work'
  listAudits: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  readAudit: AnyCode | CallerCode | MemberCode | 'chatbot-not-found' | 'audit-not-found'
  stopAudit: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'audit-not-found' | 'audit-not-ready'
  exportAudit: AnyCode | CallerCode | MemberCode | 'chatbot-not-found' | 'audit-not-found' | 'audit-not-ready'
  listChatbotVersions: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  verifySnippet: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  listConnections: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  testConnection: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  listModels: AnyCode | CallerCode | MemberCode
  listModelsByPost: AnyCode | CallerCode | MemberCode | KeyedCode
  createSession: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  askChatbot: AnyCode | CallerCode | MemberCode | KeyedCode | 'file-not-allowed' | 'origin-not-allowed' | 'session-not-found' | 'file-not-found' | 'unsupported-content-type' | 'rate-limit-reached' | 'message-limit-reached' | 'session-limit-reached' | 'allowance-used-up' | 'model-failed' | 'model-timeout'
  readTrace: AnyCode | CallerCode | MemberCode | 'message-not-found' | 'session-not-found'
  readHistory: AnyCode | CallerCode | MemberCode | KeyedCode | 'too-many-items' | 'too-large-to-keep' | 'chatbot-not-found'
  countMessages: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  readMessageCredits: AnyCode | CallerCode | MemberCode | KeyedCode
  setSessionLimit: AnyCode | CallerCode | MemberCode | KeyedCode
  sendTextMessage: AnyCode | CallerCode | MemberCode | KeyedCode | 'sms-refused' | 'chatbot-not-found' | 'sms-not-configured' | 'sms-opted-out' | 'unsupported-content-type' | 'quota-reached' | 'sms-failed' | 'sms-busy' | 'sms-unsettled' | 'sms-timeout'
  listConversations: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  watchConversations: AnyCode | CallerCode | MemberCode
  readConversation: AnyCode | CallerCode | MemberCode | 'session-not-found'
  takeConversation: AnyCode | CallerCode | MemberCode | KeyedCode | 'session-not-found'
  releaseConversation: AnyCode | CallerCode | MemberCode | KeyedCode | 'session-not-found'
  sendPersonMessage: AnyCode | CallerCode | MemberCode | KeyedCode | 'session-not-found' | 'listing-not-found' | 'conversation-not-taken'
  tellTyping: AnyCode | CallerCode | MemberCode | KeyedCode | 'session-not-found'
  markRead: AnyCode | CallerCode | MemberCode | KeyedCode | 'session-not-found'
  assignConversation: AnyCode | CallerCode | MemberCode | KeyedCode | 'session-not-found' | 'member-not-found'
  readVisitor: AnyCode | CallerCode | MemberCode | 'session-not-found'
  exportConversation: AnyCode | CallerCode | MemberCode | 'session-not-found'
  listNotes: AnyCode | CallerCode | MemberCode | 'session-not-found'
  createNote: AnyCode | CallerCode | MemberCode | KeyedCode | 'session-not-found' | 'too-many-notes'
  deleteNote: AnyCode | CallerCode | MemberCode | 'session-not-found' | 'note-not-found'
  listReplies: AnyCode | CallerCode | MemberCode
  createReply: AnyCode | CallerCode | MemberCode | KeyedCode | 'too-many-replies'
  editReply: AnyCode | CallerCode | MemberCode | 'reply-not-found'
  deleteReply: AnyCode | CallerCode | MemberCode | 'reply-not-found'
  listLeads: AnyCode | CallerCode | MemberCode | KeyedCode | 'too-many-items' | 'too-large-to-keep' | 'chatbot-not-found'
  findLeads: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  exportLeads: AnyCode | CallerCode | MemberCode | 'proof-needed' | 'chatbot-not-found'
  listDoubles: AnyCode | CallerCode | MemberCode
  readLead: AnyCode | CallerCode | MemberCode | 'lead-not-found'
  changeLead: AnyCode | CallerCode | MemberCode | 'lead-not-found' | 'member-not-found'
  mergeLeads: AnyCode | CallerCode | MemberCode | KeyedCode | 'lead-not-found'
  splitLead: AnyCode | CallerCode | MemberCode | KeyedCode | 'lead-not-found'
  searchListings: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'session-not-found'
  listMissingAnswers: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  createListing: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  updateListing: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'listing-not-found' | 'unsupported-content-type'
  listListings: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  deleteListings: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'unsupported-content-type'
  listListingPoints: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  listListingFaults: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  readListing: AnyCode | CallerCode | MemberCode | 'chatbot-not-found' | 'listing-not-found'
  changeListings: AnyCode | CallerCode | MemberCode | KeyedCode | 'too-many-listings' | 'chatbot-not-found'
  undoListingChange: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'listing-change-not-found'
  exportListings: AnyCode | CallerCode | MemberCode | 'export-too-large' | 'chatbot-not-found'
  releaseColumn: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  createImport: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'file-not-found'
  listImports: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  readImport: AnyCode | CallerCode | MemberCode | 'chatbot-not-found' | 'import-not-found'
  previewImport: AnyCode | CallerCode | MemberCode | KeyedCode | 'import-refused' | 'chatbot-not-found' | 'import-not-found'
  startImport: AnyCode | CallerCode | MemberCode | KeyedCode | 'import-refused' | 'chatbot-not-found' | 'import-not-found' | 'import-not-ready' | 'storage-full'
  stopImport: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'import-not-found' | 'import-not-ready'
  undoImport: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'import-not-found' | 'import-not-undoable'
  exportFaultyRows: AnyCode | CallerCode | MemberCode | 'chatbot-not-found' | 'import-not-found' | 'import-not-ready'
  addFeed: AnyCode | CallerCode | MemberCode | KeyedCode | 'feed-refused' | 'chatbot-not-found' | 'feed-exists' | 'quota-reached'
  listFeeds: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  changeFeed: AnyCode | CallerCode | MemberCode | 'feed-not-found'
  removeFeed: AnyCode | CallerCode | MemberCode | 'feed-not-found'
  runFeed: AnyCode | CallerCode | MemberCode | KeyedCode | 'feed-not-found'
  listFeedRuns: AnyCode | CallerCode | MemberCode | 'feed-not-found'
  undoFeedRun: AnyCode | CallerCode | MemberCode | KeyedCode | 'feed-not-found' | 'import-not-undoable'
  editKnowledge: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  listSources: AnyCode | CallerCode | MemberCode | KeyedCode | 'too-large-to-keep' | 'chatbot-not-found'
  listSheetRows: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  listSheetRowsByPost: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  createSheetRows: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  updateSheetRows: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found' | 'sheet-row-not-found'
  deleteSheetRows: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  addKnowledge: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  removeKnowledge: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  learnKnowledge: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  searchKnowledge: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  addAnswer: AnyCode | CallerCode | MemberCode | KeyedCode | 'chatbot-not-found'
  createUpload: AnyCode | CallerCode | MemberCode | KeyedCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found' | 'upload-budget-used' | 'storage-full'
  sendUpload: AnyCode | 'bad-request' | 'upload-not-found'
  reportUpload: AnyCode | CallerCode | MemberCode | KeyedCode | 'file-not-allowed' | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found' | 'file-not-found' | 'upload-not-finished'
  getConfig: AnyCode | 'malformed-json' | 'invalid-fields' | 'origin-not-allowed' | 'chatbot-not-found' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  askAsVisitor: AnyCode | CallerCode | 'file-not-allowed' | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found' | 'file-not-found' | 'rate-limit-reached' | 'message-limit-reached' | 'session-limit-reached' | 'allowance-used-up' | 'model-failed' | 'model-timeout'
  readVisitorConversation: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  watchVisitorConversation: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  tellTypingOfVisitor: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  markReadByVisitor: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  rateAnswer: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'answer-not-found' | 'session-not-found'
  listEarlierConversations: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  verifyVisitor: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  leaveLead: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  askForAlert: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found' | 'listing-not-found' | 'too-many-alerts'
  listOwnAlerts: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  removeOwnAlert: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found' | 'alert-not-found'
  addSavedHome: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found' | 'listing-not-found' | 'too-many-alerts'
  listSavedHomes: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  removeSavedHome: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  listTourTimes: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found' | 'listing-not-found'
  bookTour: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found' | 'listing-not-found' | 'tour-time-taken'
  mapListings: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found'
  readListingCard: AnyCode | CallerCode | 'visitor-key-over' | 'origin-not-allowed' | 'session-not-found' | 'listing-not-found'
  drawMap: AnyCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  readMapTile: AnyCode | 'malformed-json' | 'invalid-fields' | 'map-tile-not-found' | 'not-acceptable' | 'too-slow' | 'database-unavailable' | 'map-tiles-unavailable'
  listTours: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  confirmTour: AnyCode | CallerCode | MemberCode | KeyedCode | 'tour-not-found' | 'tour-time-taken' | 'tour-settled'
  listTimesOfTour: AnyCode | CallerCode | MemberCode | 'tour-not-found'
  moveTour: AnyCode | CallerCode | MemberCode | KeyedCode | 'tour-not-found' | 'tour-time-taken' | 'tour-settled'
  declineTour: AnyCode | CallerCode | MemberCode | KeyedCode | 'tour-not-found' | 'tour-settled'
  cancelTour: AnyCode | CallerCode | MemberCode | KeyedCode | 'tour-not-found' | 'tour-settled'
  listAlerts: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  deleteAlert: AnyCode | CallerCode | MemberCode | 'alert-not-found'
  readInsight: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  readUnmetDemand: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  readModelUsage: AnyCode | CallerCode | MemberCode | 'chatbot-not-found'
  exportVisitor: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed'
  eraseVisitor: AnyCode | CallerCode | MemberCode | KeyedCode
  readWorkspaceSettings: AnyCode | CallerCode | MemberCode
  editWorkspaceSettings: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed'
  createWebhook: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed' | 'chatbot-not-found' | 'quota-reached'
  listWebhooks: AnyCode | CallerCode | MemberCode
  readWebhook: AnyCode | CallerCode | MemberCode | 'webhook-not-found'
  editWebhook: AnyCode | CallerCode | MemberCode | 'proof-needed' | 'webhook-not-found' | 'chatbot-not-found'
  deleteWebhook: AnyCode | CallerCode | MemberCode | 'webhook-not-found'
  rotateWebhookSecret: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed' | 'webhook-not-found'
  testWebhook: AnyCode | CallerCode | MemberCode | KeyedCode | 'webhook-not-found' | 'webhook-off'
  listDeliveries: AnyCode | CallerCode | MemberCode | 'webhook-not-found'
  replayWebhook: AnyCode | CallerCode | MemberCode | KeyedCode | 'webhook-not-found' | 'webhook-off'
  readDelivery: AnyCode | CallerCode | MemberCode | 'delivery-not-found'
  replayDelivery: AnyCode | CallerCode | MemberCode | KeyedCode | 'delivery-not-found' | 'webhook-off'
  readDemo: AnyCode | CallerCode | MemberCode
  addDemo: AnyCode | CallerCode | MemberCode | KeyedCode | 'demo-not-here'
  removeDemo: AnyCode | CallerCode | MemberCode
  createOwner: AnyCode | 'malformed-json' | 'invalid-fields' | 'password-refused' | 'link-not-found' | 'not-acceptable' | 'account-exists' | 'unsupported-content-type' | 'too-slow' | 'database-unavailable'
  createMember: AnyCode | 'malformed-json' | 'invalid-fields' | 'password-refused' | 'link-not-found' | 'not-acceptable' | 'account-exists' | 'unsupported-content-type' | 'too-slow' | 'database-unavailable'
  readSignInWays: AnyCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  createPasswordLink: AnyCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'unsupported-content-type' | 'too-slow' | 'database-unavailable'
  setPassword: AnyCode | 'malformed-json' | 'invalid-fields' | 'password-refused' | 'link-not-found' | 'not-acceptable' | 'unsupported-content-type' | 'too-slow' | 'database-unavailable'
  readMe: AnyCode | MemberCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  changeMe: AnyCode | MemberCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  listPasskeys: AnyCode | MemberCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  listSignIns: AnyCode | MemberCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  removeOtherSignIns: AnyCode | MemberCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  removeSignIn: AnyCode | MemberCode | 'malformed-json' | 'invalid-fields' | 'sign-in-not-found' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  listPushDevices: AnyCode | MemberCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  addPushDevice: AnyCode | MemberCode | KeyedCode | 'malformed-json' | 'invalid-fields' | 'not-acceptable' | 'unsupported-content-type' | 'too-slow' | 'database-unavailable'
  deletePushDevice: AnyCode | MemberCode | 'malformed-json' | 'invalid-fields' | 'push-device-not-found' | 'not-acceptable' | 'too-slow' | 'database-unavailable'
  listTeam: AnyCode | CallerCode | MemberCode
  changeMember: AnyCode | CallerCode | MemberCode | 'proof-needed' | 'member-not-found' | 'last-owner'
  removeMember: AnyCode | CallerCode | MemberCode | 'proof-needed' | 'member-not-found' | 'last-owner'
  sendPasswordLink: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed' | 'member-not-found' | 'own-account'
  listInvitations: AnyCode | CallerCode | MemberCode
  addInvitation: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed' | 'account-exists' | 'quota-reached'
  deleteInvitation: AnyCode | CallerCode | MemberCode | 'proof-needed' | 'invitation-not-found'
  listKeys: AnyCode | CallerCode | MemberCode
  addKey: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed' | 'too-many-keys'
  deleteKey: AnyCode | CallerCode | MemberCode | 'proof-needed' | 'key-not-found'
  rotateKey: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed' | 'key-not-found' | 'key-ended'
  listMails: AnyCode | CallerCode | MemberCode
  readMail: AnyCode | CallerCode | MemberCode | 'mail-not-found'
  sendMailAgain: AnyCode | CallerCode | MemberCode | KeyedCode | 'mail-not-found' | 'mail-not-failed'
  listChanges: AnyCode | CallerCode | MemberCode
  listReads: AnyCode | CallerCode | MemberCode
  listFailedEvents: AnyCode | CallerCode | MemberCode
  replayFailedEvents: AnyCode | CallerCode | MemberCode | KeyedCode
  readHealth: AnyCode | CallerCode | MemberCode
  readGettingStarted: AnyCode | CallerCode | MemberCode
  readMailServer: AnyCode | CallerCode | MemberCode
  editMailServer: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed'
  removeMailServer: AnyCode | CallerCode | MemberCode | 'proof-needed'
  testMailServer: AnyCode | CallerCode | MemberCode | KeyedCode | 'mail-server-not-set' | 'mail-server-not-usable' | 'mail-failed'
  setLogo: AnyCode | CallerCode | MemberCode | KeyedCode
  readServerAddress: AnyCode | CallerCode | MemberCode
  setServerAddress: AnyCode | CallerCode | MemberCode | KeyedCode | 'server-owner-only' | 'proof-needed' | 'server-address-of-server'
  verifyServerAddress: AnyCode | CallerCode | MemberCode | KeyedCode | 'server-owner-only'
  listModelKeys: AnyCode | CallerCode | MemberCode
  setModelKey: AnyCode | CallerCode | MemberCode | KeyedCode | 'proof-needed' | 'model-key-of-server'
  removeModelKey: AnyCode | CallerCode | MemberCode | 'proof-needed'
  testModelKey: AnyCode | CallerCode | MemberCode | KeyedCode | 'model-key-not-set' | 'quota-reached'
}
