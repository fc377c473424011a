import type { AnswerPlaces } from '../conversation/chat/answer-places.ts'
import type { TokenCounter } from '../conversation/guide/language-model/token-counter.ts'
import type { Media } from '../conversation/media/media.ts'
import type { HiddenTexts } from '../conversation/truth/text/hidden-words.ts'
import type { Accounts } from '../firm/accounts/sign-in/accounts.ts'
import type { SingleSignOn } from '../firm/accounts/single-sign-on/single-sign-on.ts'
import type { DrawnPictures } from '../firm/chatbots/drawn-pictures.ts'
import type { ProvenHosts } from '../firm/domains/chatbot-of-host.ts'
import type { ProofFinder } from '../firm/domains/proof-finder.ts'
import type { ShareFont } from '../firm/share/share-font.ts'
import type { UploadBudget } from '../firm/uploads/upload-budget.ts'
import type { VisitorKeys } from '../firm/visitor-keys/visitor-keys.ts'
import type { KeyCache } from '../firm/workspaces/key-cache.ts'
import type { FeedDoor } from '../homes/feeds/feed-door.ts'
import type { MapBackgrounds } from '../homes/map/map-backgrounds.ts'
import type { MapTiles } from '../homes/map/tiles/map-tiles.ts'
import type { SearchIndex } from '../homes/search/search-index.ts'
import type { Crawler } from '../knowledge/crawling/crawler.ts'
import type { Embeddings } from '../knowledge/embedding/embeddings.ts'
import type { Learning } from '../knowledge/learning/learning.ts'
import type { KnowledgeIndexes } from '../knowledge/retrieval/knowledge-indexes.ts'
import type { Twilio } from '../notify/sms/twilio/twilio.ts'
import type { Webhooks } from '../notify/webhooks/webhooks.ts'
import type { Connection, Database, OpenDatabase } from '../platform/database/connect.ts'
import type { DocumentReader } from '../platform/document-reading/document-reader.ts'
import type { Events } from '../platform/events/events.ts'
import type { FileStorage } from '../platform/files/file-storage.ts'
import type { OpenAnswers } from '../platform/limits/open-answers.ts'
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts'
import type { LiveStreams } from '../platform/live/live-streams.ts'
import type { Log } from '../platform/logging/log.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Models } from '../platform/models/models.ts'
import type { GuardedFetch } from '../platform/outbound/guarded-fetch.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import type { Space } from '../platform/space/space.ts'
import type { WorkSlices } from '../platform/work-slices.ts'
import type { LanguageCode } from '../reading/languages/language-code.ts'
import type { Languages } from '../reading/languages/languages.ts'
import type { KeyedCalls } from './http/idempotency/keyed-calls.ts'

/** All that an operation works with. Tests build another one of the same shape. */
export interface App {
  db: Database
  /** The same without limits of time, for jobs that go through whole tables. */
  patientDb: Database
  pool: OpenDatabase['pool']
  connection: Connection
  /** Calls with an Idempotency-Key that are running here. */
  keyedCalls: KeyedCalls
  secrets: Secrets
  keys: KeyCache
  /** Who signs in to the console. */
  accounts: Accounts
  /** The provider that people may sign in with instead of a password; null: none is set. */
  singleSignOn: SingleSignOn | null
  visitorKeys: VisitorKeys
  visitorLimits: VisitorLimits
  /** Answers to questions that are being given. */
  openAnswers: OpenAnswers
  /** Answers that are read from the database as they are written. */
  longAnswers: OpenAnswers
  /** Event streams, each a connection and little else (docs/decisions/0045). */
  openStreams: OpenAnswers
  /** Who listens here to what happens in conversations. */
  live: LiveStreams
  /** Where questions are taken in: fewer at once than there are connections to the database. */
  questionPlaces: AnswerPlaces
  /** Where answers are worked out: some, so that database and processor are both at work. */
  answerPlaces: AnswerPlaces
  /** The languages that are read here, with the classes that this installation protects. */
  languages: Languages
  /** What language models may not repeat. */
  hiddenTexts: HiddenTexts
  models: Models
  tokens: TokenCounter
  /** Answers searches faster than SQL, from memory. Goes into the scope of a search. */
  searchIndex: SearchIndex
  /** Which passages of the chatbots' sources have which words. */
  knowledge: KnowledgeIndexes
  /** What questions and passages mean; null: no embedding model is named. */
  embeddings: Embeddings | null
  /** Makes ready what the first question in the life of a process would wait for; later calls do nothing. */
  warmUp: { begin(scope: { workspaceId: number; chatbotId: number }): void }
  /** What chatbots suggest to begin with, where their firms suggest nothing. */
  openings: {
    find(scope: { workspaceId: number; chatbotId: number }, code: LanguageCode): readonly string[] | null
    settle(): Promise<void>
  }
  /** In which heavy work runs, so that everybody else is answered in between. */
  slices: WorkSlices
  files: FileStorage
  /** Small pictures that were drawn here. */
  drawnPictures: DrawnPictures
  /** What links to chatbots are shown with, and the font of it. */
  sharePictures: DrawnPictures
  shareFont: ShareFont
  /** What maps without tiles stand on. */
  maps: MapBackgrounds
  /** Which chatbot a proven host leads to. */
  hosts: ProvenHosts
  /** Room on the disks of files and database. */
  space: Space
  /** What the visitors of one chatbot may send in a day. */
  visitorUploads: UploadBudget
  media: Media
  /** Where what happened is told. */
  events: Events
  mailer: Mailer
  /** Fetches addresses that others gave us. */
  outbound: GuardedFetch
  /** Reads files and pages of firms, in processes of their own. */
  documents: DocumentReader
  /** Fetches pages of firms. */
  crawler: Crawler
  /** Who learns sources in this process. */
  learning: Learning
  /** Where programs of the firm may be told of what happened. */
  webhooks: Webhooks
  /** The way out to the addresses of feeds. */
  feedDoor: FeedDoor
  /** The account that text messages are sent with; null: there is none. */
  sms: Twilio | null
  metrics: Metrics
  /** Looks whether a host is proven. */
  proofs: ProofFinder
  log: Log
  /** The address that clients see, without a slash at the end. */
  publicUrl: string
  /** serialNumber of the demo chatbot, which the pages of the demo show; null where there is none. */
  demoChatbot: string | null
  /** Tiles of the provider that maps show streets of; null: maps have the ground of their own. */
  mapTiles: MapTiles | null
  /** Longest wait for a model's next piece of text, in milliseconds. */
  modelTimeoutMs: number
  now(): Date
  /** A new random identifier: 32 lower-case hex digits. */
  newId(): string
  /** Fires when running answers must end because the process does. */
  stopping: AbortSignal
}
