import type { PublicAddress } from './address/public-address.ts'
import type { Connection, Database, OpenDatabase } from './database/connect.ts'
import type { DocumentReader } from './document-reading/document-reader.ts'
import type { Events } from './events/events.ts'
import type { FileStorage } from './files/file-storage.ts'
import type { AnswerPlaces } from './limits/answer-places.ts'
import type { KnownNetworks } from './limits/known-networks.ts'
import type { NamelessProxies } from './limits/nameless-proxies.ts'
import type { OpenAnswers } from './limits/open-answers.ts'
import type { VisitorLimits } from './limits/visitor-limits.ts'
import type { LiveStreams } from './live/live-streams.ts'
import type { Log } from './logging/log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Media } from './media/media.ts'
import type { Metrics } from './metrics.ts'
import type { ModelPrices } from './model-prices/model-prices.ts'
import type { FirmModels } from './models/keys/firm-models.ts'
import type { GuardedFetch } from './outbound/guarded-fetch.ts'
import type { Quotas } from './quotas/quota-table.ts'
import type { ReadLog } from './read-log/read-log.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Space } from './space/space.ts'
import type { WorkSlices } from './work/work-slices.ts'

/** What everything here works with: database, files, mail, models, clock. */
export interface PlatformApp {
  db: Database
  /** The same without limits of time, for jobs that go through whole tables. */
  patientDb: Database
  pool: OpenDatabase['pool']
  connection: Connection
  secrets: Secrets
  visitorLimits: VisitorLimits
  /** Where keys and members called from: they get what is kept for them. */
  knownNetworks: KnownNetworks
  /** Proxies that forward calls of others and that PORCHLIGHT_TRUST_PROXY does not name. */
  namelessProxies: NamelessProxies
  /** Bounds of what one firm may have or send. */
  quotas: Quotas
  /** Tokens of one chatbot's model in a day of UTC, at the most; -1: no bound. */
  modelTokensADay: number
  /** What models cost, as the operator says. */
  modelPrices: ModelPrices
  /** Answers to questions that are being given. */
  openAnswers: OpenAnswers
  /** Answers that are read from the database as they are written. */
  longAnswers: OpenAnswers
  /** Event streams, each a connection and little else (docs/decisions/0045). */
  openStreams: OpenAnswers
  /** Who listens here to what happens in conversations. */
  live: LiveStreams
  /** In which heavy work runs, so that everybody else is answered in between. */
  slices: WorkSlices
  /** Where questions are taken in: fewer at once than there are connections to the database. */
  questionPlaces: AnswerPlaces
  /** Where answers are worked out: some, so that database and processor are both at work. */
  answerPlaces: AnswerPlaces
  files: FileStorage
  media: Media
  /** Room on the disks of files and database. */
  space: Space
  models: FirmModels
  /** Where what happened is told. */
  events: Events
  mailer: Mailer
  /** Fetches addresses that others gave us. */
  outbound: GuardedFetch
  /** Reads files and pages of firms, in processes of their own. */
  documents: DocumentReader
  /** Who of the firm read what visitors said and left. */
  reads: ReadLog
  metrics: Metrics
  log: Log
  /** Who says what `publicUrl` is. */
  address: PublicAddress
  /** The address that clients see, without a slash at the end. */
  publicUrl: string
  /** Longest wait for a model's next piece of text, in milliseconds. */
  modelTimeoutMs: number
  now(): Date
  /** A new random identifier: 32 lower-case hex digits. */
  newId(): string
  /** Fires when running answers must end because the process does. */
  stopping: AbortSignal
}
