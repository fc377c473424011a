import { access, constants } from 'node:fs/promises'
import type { Command } from 'commander'
import { listChatbots } from '../../firm/chatbots/chatbot-store.ts'
import { describeDomain } from '../../firm/domains/describe-domain.ts'
import { describeFeeds } from '../../homes/feeds/describe-feeds.ts'
import { describeEmbedding } from '../../knowledge/embedding/describe-embedding.ts'
import type { Config } from '../../platform/config/config.ts'
import { type DatabaseState, inspectDatabase } from '../../platform/database/inspect-database.ts'
import { databaseHeader, nameDatabase } from '../../platform/database/name-database.ts'
import { describeIsolation } from '../../platform/isolation/describe-isolation.ts'
import { listRestrictedHere } from '../../platform/licenses/list-restricted.ts'
import { keyFileOf } from '../../platform/secrets/key-file.ts'
import { EncryptionKeyMismatch } from '../../platform/secrets/secrets.ts'
import { describeUnheard } from '../../visitors/leads/describe-unheard.ts'
import type { App } from '../app.ts'
import { examineBackup } from '../health/examine-backup.ts'
import { withApp } from './command-context.ts'

interface Finding {
  state: 'good' | 'note' | 'bad'
  what: string
  /** What was found and, when it is bad, the way out. */
  detail: string
}

const marks = { good: '✓', note: '·', bad: '✗' }
const slowQueryMs = 100

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('look whether everything that Porchlight needs is there, and say what is not')
    .action(async () => {
      const findings = await withApp('doctor', examine)
      for (const { state, what, detail } of findings) console.log(`${marks[state]} ${what}: ${detail}`)
      const bad = findings.filter((finding) => finding.state === 'bad').length
      console.log(bad === 0 ? 'All is well.' : `${bad} ${bad === 1 ? 'thing needs' : 'things need'} your care.`)
      process.exitCode = bad === 0 ? 0 : 1
    })
}

async function examine(app: App, config: Config): Promise<Finding[]> {
  const database = await inspectDatabase(app.db)
  return [
    { state: 'good', what: 'Node', detail: process.version },
    await examineDataFolder(config),
    await examineSpace(app),
    await examineEncryptionKey(app, config),
    ...examineDatabase(database),
    await examineBackups(app),
    await examineStorage(app, config),
    await examineModels(app),
    await examineTranscription(app),
    await examineEmbedding(app),
    await examineFfmpeg(app, config),
    await examineIsolation(),
    await examineLicenses(),
    ...examineMail(database, config),
    ...(await examineLeads(app)),
    ...(await examineHosts(app)),
    ...(await examineFeeds(app)),
    await examineServer(app),
  ]
}

async function examineEmbedding(app: App): Promise<Finding> {
  const what = 'Embeddings'
  const found = await describeEmbedding(app)
  if (found === null)
    return { state: 'note', what, detail: 'no PORCHLIGHT_EMBEDDING_MODEL; passages are found by their words' }
  return { state: found.isGood ? 'good' : 'bad', what, detail: found.detail }
}

async function examineDataFolder(config: Config): Promise<Finding> {
  try {
    await access(config.dataDir, constants.R_OK | constants.W_OK)
    return { state: 'good', what: 'Data folder', detail: config.dataDir }
  } catch {
    return {
      state: 'bad',
      what: 'Data folder',
      detail: `${config.dataDir} cannot be read and written: change its owner or PORCHLIGHT_DATA_DIR`,
    }
  }
}

async function examineSpace(app: App): Promise<Finding> {
  const space = await app.space.look()
  const what = 'Room on the disk'
  if (space === null) return { state: 'note', what, detail: 'this system does not tell' }
  const gigabytes = (bytes: number): string => `${(bytes / 1_073_741_824).toFixed(1)} GB`
  const found = `${gigabytes(space.freeBytes)} of ${gigabytes(space.totalBytes)} free in ${space.folder}`
  const limit = gigabytes(space.reserveBytes)
  return space.isFull
    ? {
        state: 'bad',
        what,
        detail: `${found}: uploads and imports are stopped until ${limit} are free; make room, or lower PORCHLIGHT_STORAGE_RESERVE_MB and _PERCENT`,
      }
    : { state: 'good', what, detail: `${found}; uploads and imports stop below ${limit}` }
}

async function examineEncryptionKey({ secrets }: App, config: Config): Promise<Finding> {
  const what = 'Encryption key'
  try {
    await secrets.prepare()
    const place = config.encryptionKey === null ? keyFileOf(config.dataDir) : 'PORCHLIGHT_ENCRYPTION_KEY'
    return { state: 'good', what, detail: `opens the secrets of the database (${place}); keep it apart from backups` }
  } catch (error) {
    if (!(error instanceof EncryptionKeyMismatch)) throw error
    return { state: 'bad', what, detail: error.message }
  }
}

function examineDatabase({ version, bytes, listings, durable, ms }: DatabaseState): Finding[] {
  const size = `${(bytes / 1_048_576).toFixed(0)} MiB, ${listings.toLocaleString('en')} listings`
  return [
    { state: 'good', what: 'Database', detail: `PostgreSQL ${version}, ${size}` },
    {
      state: ms > slowQueryMs ? 'note' : 'good',
      what: 'Database answer',
      detail: `${ms.toFixed(1)} ms${ms > slowQueryMs ? ': slow; is it far away or busy?' : ''}`,
    },
    durable
      ? { state: 'good', what: 'Durability', detail: 'fsync is on' }
      : {
          state: 'bad',
          what: 'Durability',
          detail: 'fsync is off: a power cut can destroy the database; set fsync = on',
        },
  ]
}

async function examineBackups(app: App): Promise<Finding> {
  const { state, detail } = await examineBackup(app)
  return { state, what: 'Backup', detail }
}

async function examineStorage(app: App, config: Config): Promise<Finding> {
  const what = config.s3Url ? 'File storage (S3)' : 'File storage (disk)'
  try {
    await app.files.check()
    return { state: 'good', what, detail: 'can be written' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      state: 'bad',
      what,
      detail: `${reason}: look at ${config.s3Url ? 'S3_URL and the AWS variables' : 'the data folder'}`,
    }
  }
}

async function examineModels(app: App): Promise<Finding> {
  await app.models.ofServer.refresh()
  const usable = app.models.ofServer.list().filter((entry) => entry.Status)
  return {
    state: 'good',
    what: 'Models',
    detail: `${usable.length} usable: ${usable.map((entry) => entry.Key).join(', ')}`,
  }
}

async function examineTranscription(app: App): Promise<Finding> {
  const transcription = await app.models.ofServer.transcription()
  return transcription
    ? { state: 'good', what: 'Audio questions', detail: `transcribed by ${transcription.key}` }
    : {
        state: 'note',
        what: 'Audio questions',
        detail: 'no transcription model; the chatbot says kindly that it cannot listen',
      }
}

async function examineFfmpeg(app: App, { ffmpeg: wish }: Config): Promise<Finding> {
  const what = 'Video'
  const ffmpeg = await app.media.ffmpeg()
  if (ffmpeg !== null) return { state: 'good', what, detail: `read by ${ffmpeg.origin}` }
  if (wish === 'off')
    return { state: 'note', what, detail: 'PORCHLIGHT_FFMPEG is off; the chatbot says that it cannot watch videos' }
  if (wish !== null)
    return { state: 'bad', what, detail: `PORCHLIGHT_FFMPEG is ${wish}, which is no ffmpeg that can read videos` }
  return {
    state: 'note',
    what,
    detail:
      'no ffmpeg on this machine; the chatbot says that it cannot watch videos. Install ffmpeg, or see docs/licenses.md',
  }
}

async function examineIsolation(): Promise<Finding> {
  const { isGood, detail } = await describeIsolation()
  return { state: isGood ? 'good' : 'note', what: 'Readers', detail }
}

async function examineLicenses(): Promise<Finding> {
  const what = 'Licenses'
  const restricted = await listRestrictedHere()
  if (restricted === null) return { state: 'note', what, detail: 'npm left no list of what is installed' }
  const { product, tests } = restricted
  if (product.length + tests.length === 0) return { state: 'good', what, detail: 'of all packages are permissive' }
  const list = (packages: typeof product): string =>
    packages.map(({ name, version, license }) => `${name} ${version} (${license || 'none stated'})`).join(', ')
  const forTests = tests.length === 0 ? '' : `; and of those that came for its tests: ${list(tests)}`
  return {
    state: 'note',
    what,
    detail: `these packages ask for more than naming whose they are if you pass Porchlight on (docs/licenses.md): ${list(product) || 'none of its own'}${forTests}`,
  }
}

function examineMail({ waitingMails, failedMails }: DatabaseState, config: Config): Finding[] {
  const findings: Finding[] = [
    config.smtpUrl
      ? { state: 'good', what: 'Mail', detail: `sent through ${new URL(config.smtpUrl).host}, ${waitingMails} waiting` }
      : { state: 'note', what: 'Mail', detail: `no SMTP_URL; ${waitingMails} kept in the outbox` },
  ]
  if (failedMails > 0) {
    findings.push({
      state: 'bad',
      what: 'Mail',
      detail: `${failedMails} could not be delivered: see lastError in the table outbox`,
    })
  }
  return findings
}

async function examineLeads(app: App): Promise<Finding[]> {
  const unheard = await describeUnheard(app)
  const what = 'Leads'
  if (unheard === null) return [{ state: 'good', what, detail: 'whoever is named by each chatbot is mailed' }]
  return [{ state: 'note', what, detail: unheard }]
}

async function examineHosts(app: App): Promise<Finding[]> {
  const named = (await listChatbots(app.db)).filter(({ settings }) => settings.CustomDomain !== '')
  if (named.length === 0) return []
  const described = await Promise.all(named.map((chatbot) => describeDomain(app, chatbot)))
  const idle = described.filter(({ serves }) => !serves).map(({ customDomain }) => customDomain)
  const failing = described.filter(({ state }) => state === 'failing').map(({ customDomain }) => customDomain)
  if (idle.length + failing.length === 0) {
    return [{ state: 'good', what: 'Own hosts', detail: `${named.length} proven` }]
  }
  const list = [...new Set([...idle, ...failing])].slice(0, 5).join(', ')
  return [
    {
      state: 'note',
      what: 'Own hosts',
      detail: `not proven, or not any more: ${list}; \`porchlight domain list\` says how`,
    },
  ]
}

async function examineFeeds(app: App): Promise<Finding[]> {
  const feeds = await describeFeeds(app.db)
  return feeds === null ? [] : [{ state: feeds.isWell ? 'good' : 'bad', what: 'Feeds', detail: feeds.detail }]
}

async function examineServer(app: App): Promise<Finding> {
  const what = 'Server'
  const url = app.publicUrl
  const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3_000) }).catch(() => null)
  if (response === null) {
    return { state: 'note', what, detail: `nothing answers on ${url}; \`npm start\` starts it` }
  }
  await response.body?.cancel()
  const its = response.headers.get(databaseHeader)
  if (its === (await nameDatabase(app.db))) return { state: 'good', what, detail: `ready on ${url}` }
  // Who is not ready cannot say which database it has.
  if (response.status === 503 && response.headers.has('x-error-code'))
    return { state: 'bad', what, detail: `${url} answers 503: see its log` }
  const who = its === null ? 'another program, or an older Porchlight,' : 'a Porchlight with another database'
  return {
    state: 'bad',
    what,
    detail: `${who} answers on ${url}: \`npm start\` says where this one is, and PORT gives it another place`,
  }
}
