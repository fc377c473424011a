import { resolve } from 'node:path'
import { readModelPrices } from '../model-prices/read-model-prices.ts'
import { isProviderModel } from '../models/embedding-name.ts'
import { readNameServer } from '../outbound/name-server.ts'
import { readAllowedPlace, readHttpHost } from '../outbound/outbound-allow.ts'
import { readQuotas } from '../quotas/quota-table.ts'
import { messageVariables } from './config-messages.ts'
import {
  decodePercent,
  optional,
  readChoice,
  readInteger,
  readList,
  readPublicUrl,
  readSecurityContact,
  readTrustProxy,
} from './config-values.ts'
import { define } from './config-variable.ts'
import { databaseVariables } from './database-variables.ts'
import { keyVariables } from './key-variables.ts'
import { findHalfSetUp, oidcVariables } from './oidc-variables.ts'
import { needsAttribution } from './tile-provider.ts'
import { tileVariables } from './tile-variables.ts'

/** Every setting of the process, once. docs/configuration.md is made from it. */
export const configVariables = {
  host: define({
    variable: 'HOST',
    defaultText: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 for every network of the machine.',
    read: (text) => {
      if (text === undefined) return '127.0.0.1'
      if (!/^[\w.:-]+$/.test(text)) throw new Error('must be a host name or an address')
      return text
    },
  }),
  port: define({
    variable: 'PORT',
    defaultText: '8787',
    meaning: 'Port to listen on; 0 picks a free one.',
    read: (text) => readInteger(text, 8787, 0, 65_535),
  }),
  dataDir: define({
    variable: 'PORCHLIGHT_DATA_DIR',
    defaultText: './data',
    meaning: 'Folder of the embedded database, the uploaded files and credentials.json.',
    read: (text) => resolve(text ?? 'data'),
  }),
  ...databaseVariables,
  publicUrl: define({
    variable: 'PORCHLIGHT_PUBLIC_URL',
    defaultText: 'http://HOST:PORT',
    meaning: 'The address that clients see: links, upload addresses, credentials.json. It wins over the console’s.',
    read: readPublicUrl,
  }),
  demo: define({
    variable: 'PORCHLIGHT_DEMO',
    defaultText: 'on',
    meaning: 'on: the first start makes a demo chatbot with fictional listings; off: an empty workspace.',
    read: (text) => readChoice(text, 'on', ['on', 'off']) === 'on',
  }),
  ...keyVariables,
  trustProxy: define({
    variable: 'PORCHLIGHT_TRUST_PROXY',
    defaultText: 'off',
    meaning: 'off, or addresses and networks of proxies whose forwarding headers are believed, separated by commas.',
    read: readTrustProxy,
  }),
  modelTimeoutMs: define({
    variable: 'PORCHLIGHT_MODEL_TIMEOUT_MS',
    defaultText: '25000',
    meaning:
      "Longest wait for a model's next piece of text, in milliseconds; with a FallbackModel half of it for each. Then the built-in guide answers. Windows of visitors wait for 30 seconds.",
    read: (text) => readInteger(text, 25_000, 1, 3_600_000),
  }),
  modelEffort: define({
    variable: 'PORCHLIGHT_MODEL_EFFORT',
    defaultText: 'low for OpenAI, else as the model does',
    meaning: 'How hard hosted language models think before they answer: none, minimal, low, medium or high.',
    read: (text) => (text === undefined ? null : readChoice(text, 'low', ['none', 'minimal', 'low', 'medium', 'high'])),
  }),
  modelVerbosity: define({
    variable: 'PORCHLIGHT_MODEL_VERBOSITY',
    defaultText: 'low',
    meaning: 'How much OpenAI’s newer models say: low, medium or high.',
    read: (text) => readChoice(text, 'low', ['low', 'medium', 'high']),
  }),
  modelTokensADay: define({
    variable: 'PORCHLIGHT_MODEL_BUDGET',
    defaultText: '2000000',
    meaning:
      'Tokens that the language model of one chatbot may use in a day (of UTC), a tenth of them for the visitors of one network; -1: no bound. When they are used up the built-in guide answers. A chatbot’s ModelBudget sets fewer.',
    read: (text) => readInteger(text, 2_000_000, -1, 1_000_000_000_000),
  }),
  modelPrices: define({
    variable: 'PORCHLIGHT_MODEL_PRICES',
    defaultText: 'none',
    meaning:
      'What models cost, as JSON or the path of a file with it: a currency, and for each key of the model list the amounts for a million tokens, such as {"currency":"USD","models":{"the-key":{"input":1.5,"cached":0.15,"output":6}}}. Tokens from the provider’s cache (cached) cost as input, and thoughts (reasoning) as output, unless it says otherwise. Without a price tokens are counted and nothing is reckoned in money. Read at the start.',
    read: readModelPrices,
  }),
  quotas: define({
    variable: 'PORCHLIGHT_QUOTAS',
    defaultText: 'those of docs/operating.md',
    meaning:
      'Other bounds of what one firm may have or send than the usual ones, such as invitations=200, chatbots=50, separated by commas; -1: no bound.',
    read: readQuotas,
  }),
  searchMemoryMb: define({
    variable: 'PORCHLIGHT_SEARCH_MEMORY_MB',
    defaultText: 'a quarter of the memory, at most 4096',
    meaning:
      'Memory for the indexes that searches are answered from, in megabytes: about 50 for 100,000 listings. Chatbots that find no room there are searched in the database, which is slower; 0 does so for all.',
    read: (text) => (text === undefined ? null : readInteger(text, 0, 0, 1_048_576)),
  }),
  visitorUploadMb: define({
    variable: 'PORCHLIGHT_VISITOR_UPLOAD_MB',
    defaultText: '1024',
    meaning:
      'Megabytes of files that the visitors of one chatbot may send in a day (of UTC) altogether; 0: none. What is refused is told when to come back.',
    read: (text) => readInteger(text, 1024, 0, 1_073_741_824),
  }),
  visitorUploadFiles: define({
    variable: 'PORCHLIGHT_VISITOR_UPLOAD_FILES',
    defaultText: '2000',
    meaning: 'Number of files that the visitors of one chatbot may send in a day (of UTC) altogether; 0: none.',
    read: (text) => readInteger(text, 2000, 0, 1_000_000_000),
  }),
  storageReserveMb: define({
    variable: 'PORCHLIGHT_STORAGE_RESERVE_MB',
    defaultText: '2048',
    meaning:
      'Megabytes that must stay free on the disks of the data folder and of the embedded database: with less, uploads and imports are refused (507) while answers go on.',
    read: (text) => readInteger(text, 2048, 0, 1_073_741_824),
  }),
  storageReservePercent: define({
    variable: 'PORCHLIGHT_STORAGE_RESERVE_PERCENT',
    defaultText: '5',
    meaning: 'The same as a share of the disk, in percent; the larger of the two counts.',
    read: (text) => readInteger(text, 5, 0, 99),
  }),
  sessionIdleHours: define({
    variable: 'PORCHLIGHT_SESSION_IDLE_HOURS',
    defaultText: '12',
    meaning: 'After how many hours without use somebody is signed out of the console; after 30 days in any case.',
    read: (text) => readInteger(text, 12, 1, 720),
  }),
  fairHousingClasses: define({
    variable: 'PORCHLIGHT_FAIR_HOUSING_CLASSES',
    defaultText: 'none',
    meaning:
      'Words for people of further classes that no home may be chosen by, besides the built-in ones: in any language and every form, separated by commas, such as lawyer, lawyers, union members.',
    read: (text) => {
      const words = readList(text)
      const isWord = (word: string): boolean => word.length <= 60 && /^\p{L}[\p{L}\p{N}' -]*$/u.test(word)
      if (!words.every(isWord))
        throw new Error('must be words for people of up to 60 letters each, separated by commas')
      return words
    },
  }),
  openaiKey: define({
    variable: 'OPENAI_API_KEY',
    defaultText: 'none',
    meaning: 'Adds the models of OpenAI for all firms; it wins over keys set in the console.',
    secret: true,
    read: optional,
  }),
  openaiUrl: define({
    variable: 'OPENAI_BASE_URL',
    defaultText: 'the address of OpenAI',
    meaning: 'Another address for the models of OpenAI: a gateway or a proxy, with its /v1.',
    read: readPublicUrl,
  }),
  anthropicKey: define({
    variable: 'ANTHROPIC_API_KEY',
    defaultText: 'none',
    meaning: 'Adds the models of Anthropic for all firms; it wins over keys set in the console.',
    secret: true,
    read: optional,
  }),
  anthropicUrl: define({
    variable: 'ANTHROPIC_BASE_URL',
    defaultText: 'the address of Anthropic',
    meaning: 'Another address for the models of Anthropic: a gateway or a proxy, with its /v1.',
    read: readPublicUrl,
  }),
  googleKey: define({
    variable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    defaultText: 'none',
    meaning: 'Adds the models of Google for all firms; it wins over keys set in the console.',
    secret: true,
    read: optional,
  }),
  googleUrl: define({
    variable: 'GOOGLE_GENERATIVE_AI_BASE_URL',
    defaultText: 'the address of Google',
    meaning: 'Another address for the models of Google: a gateway or a proxy, with its /v1beta.',
    read: readPublicUrl,
  }),
  compatibleUrl: define({
    variable: 'PORCHLIGHT_OPENAI_COMPATIBLE_URL',
    defaultText: 'none',
    meaning:
      'Base address of any OpenAI-compatible server (Ollama, vLLM, llama.cpp, LM Studio), such as http://127.0.0.1:11434/v1.',
    read: readPublicUrl,
  }),
  compatibleKey: define({
    variable: 'PORCHLIGHT_OPENAI_COMPATIBLE_KEY',
    defaultText: 'none',
    meaning: 'Key of that server, when it asks for one.',
    secret: true,
    read: optional,
  }),
  compatibleModels: define({
    variable: 'PORCHLIGHT_OPENAI_COMPATIBLE_MODELS',
    defaultText: 'all that it lists',
    meaning: 'Models of that server that chatbots may use, separated by commas.',
    read: readList,
  }),
  transcriptionModel: define({
    variable: 'PORCHLIGHT_TRANSCRIPTION_MODEL',
    defaultText: 'first that can',
    meaning: 'Model that turns audio into text, as provider/model; provider is openai, google or compatible.',
    read: (text) => {
      if (text !== undefined && !/^(openai|google|compatible)\/\S/.test(text)) {
        throw new Error('must be openai/, google/ or compatible/ followed by the name of a model')
      }
      return text ?? null
    },
  }),
  ffmpeg: define({
    variable: 'PORCHLIGHT_FFMPEG',
    defaultText: 'the one of the system',
    meaning:
      'ffmpeg, which reads videos: a program, or the folder that @ffmpeg/core was installed in (docs/licenses.md); off: no videos are read.',
    read: (text) => (text?.toLowerCase() === 'off' ? 'off' : (text ?? null)),
  }),
  embeddingModel: define({
    variable: 'PORCHLIGHT_EMBEDDING_MODEL',
    defaultText: 'none',
    meaning:
      'Model that finds passages of what chatbots learn by their meaning besides their words: openai/NAME, google/NAME or compatible/NAME of a provider that is set, or the folder of a local ONNX model (docs/knowledge.md).',
    read: (text) => (text === undefined || isProviderModel(text) ? (text ?? null) : resolve(text)),
  }),
  ...oidcVariables,
  ...messageVariables,
  s3Url: define({
    variable: 'S3_URL',
    defaultText: 'none',
    meaning:
      'An S3-compatible bucket for uploaded files instead of the data folder, as https://host/bucket; credentials come from the usual AWS variables.',
    read: readPublicUrl,
  }),
  awsAccessKeyId: define({
    variable: 'AWS_ACCESS_KEY_ID',
    defaultText: 'none',
    meaning: 'Access key of the bucket of S3_URL.',
    secret: true,
    read: optional,
  }),
  awsSecretAccessKey: define({
    variable: 'AWS_SECRET_ACCESS_KEY',
    defaultText: 'none',
    meaning: 'Secret of that access key.',
    secret: true,
    read: optional,
  }),
  awsSessionToken: define({
    variable: 'AWS_SESSION_TOKEN',
    defaultText: 'none',
    meaning: 'Session token that belongs to temporary credentials.',
    secret: true,
    read: optional,
  }),
  awsRegion: define({
    variable: 'AWS_REGION',
    defaultText: 'from the host, else us-east-1',
    meaning: 'Region that requests to the bucket of S3_URL are signed for.',
    read: optional,
  }),
  dnsServers: define({
    variable: 'PORCHLIGHT_DNS_SERVERS',
    defaultText: 'those of the system',
    meaning:
      'Name servers that are asked for the proof of a CustomDomain, such as 9.9.9.9 or 127.0.0.1:5353, separated by commas.',
    read: (text) => readList(text).map(readNameServer),
  }),
  outboundAllow: define({
    variable: 'PORCHLIGHT_OUTBOUND_ALLOW',
    defaultText: 'none',
    meaning:
      'Hosts, addresses and networks that pages and webhooks which others name may lead to although they are not public, separated by commas.',
    read: (text) => readList(text).map(readAllowedPlace),
  }),
  webhookHttpHosts: define({
    variable: 'PORCHLIGHT_WEBHOOK_HTTP_HOSTS',
    defaultText: 'none',
    meaning:
      'Hosts that webhooks may name with http:// instead of https://, such as crm.internal, separated by commas. One that is not public must be in PORCHLIGHT_OUTBOUND_ALLOW too.',
    read: (text) => readList(text).map(readHttpHost),
  }),
  ...tileVariables,
  metricsToken: define({
    variable: 'PORCHLIGHT_METRICS_TOKEN',
    defaultText: 'none',
    meaning:
      'Bearer token for /metrics; without it /metrics answers programs on this machine only, and nobody who comes through a proxy.',
    secret: true,
    read: optional,
  }),
  securityContact: define({
    variable: 'PORCHLIGHT_SECURITY_CONTACT',
    defaultText: 'none',
    meaning:
      'Whom to tell about a weakness, in /.well-known/security.txt: an e-mail address, or an https:// address. Without it there is no such file.',
    read: readSecurityContact,
  }),
  logAddresses: define({
    variable: 'PORCHLIGHT_LOG_ADDRESSES',
    defaultText: 'short',
    meaning:
      'Addresses of callers in the log. short: only their network, as 203.0.113.0/24 or 2001:db8:1::/48; full: as they are; none: left out.',
    read: (text) => readChoice(text, 'short', ['short', 'full', 'none']),
  }),
  logLevel: define({
    variable: 'LOG_LEVEL',
    defaultText: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent.',
    read: (text) => readChoice(text, 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
}

export type Config = {
  [Name in keyof typeof configVariables]: ReturnType<(typeof configVariables)[Name]['read']>
}

/** Every secret that the configuration holds, and the passwords within its addresses: what no log may show. */
export function listSecrets(config: Config): string[] {
  const secrets: string[] = []
  for (const [name, value] of Object.entries(config)) {
    const isSecret = Object.entries(configVariables).some(([key, variable]) => key === name && 'secret' in variable)
    if (!isSecret || typeof value !== 'string') continue
    const { password } = URL.canParse(value) ? new URL(value) : { password: '' }
    secrets.push(value, ...value.split(',').map((part) => part.trim()), password, decodePercent(password))
  }
  return secrets
}

/** A wrong setting: its message is the one sentence that the start ends with. */
export class ConfigError extends Error {}

/** Reads every setting; an empty variable counts as not set. Throws a ConfigError that names the first wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const values: Record<string, unknown> = {}
  for (const [name, variable] of Object.entries(configVariables)) {
    const text = environment[variable.variable]?.trim()
    try {
      values[name] = variable.read(text === '' ? undefined : text)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new ConfigError(`${variable.variable} ${reason}.`, { cause: error })
    }
  }
  // Each value was just made by the reader of its own name.
  const config = values as Config
  refuseUnsetProvider(config)
  if (needsAttribution(config.mapTiles) && !config.mapAttribution) {
    throw new ConfigError(
      'PORCHLIGHT_MAP_ATTRIBUTION must say whose tiles they are when PORCHLIGHT_MAP_TILES is an address.',
    )
  }
  if (config.s3Url && !(config.awsAccessKeyId && config.awsSecretAccessKey)) {
    throw new ConfigError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set when S3_URL is set.')
  }
  const half = findHalfSetUp(config)
  if (half !== null) throw new ConfigError(half)
  const account = [config.twilioAccountSid, config.twilioAuthToken, config.twilioFrom]
  if (account.includes(null) && account.some((value) => value !== null)) {
    throw new ConfigError(
      'PORCHLIGHT_TWILIO_ACCOUNT_SID, PORCHLIGHT_TWILIO_AUTH_TOKEN and PORCHLIGHT_TWILIO_FROM must be set together.',
    )
  }
  return config
}

/** An embedding model whose provider is not set up would never answer. */
function refuseUnsetProvider({ embeddingModel, openaiKey, googleKey, compatibleUrl }: Config): void {
  const needed = {
    openai: openaiKey === null && 'OPENAI_API_KEY',
    google: googleKey === null && 'GOOGLE_GENERATIVE_AI_API_KEY',
    compatible: compatibleUrl === null && 'PORCHLIGHT_OPENAI_COMPATIBLE_URL',
  }
  for (const [provider, missing] of Object.entries(needed)) {
    if (missing && embeddingModel?.startsWith(`${provider}/`))
      throw new ConfigError(`PORCHLIGHT_EMBEDDING_MODEL is ${embeddingModel}, for which ${missing} must be set.`)
  }
}
