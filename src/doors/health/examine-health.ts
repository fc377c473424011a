import { findUsedUpChatbots } from '../../conversation/model-budget/used-up-chatbots.ts'
import { findModelTroubles } from '../../conversation/model-troubles/find-model-troubles.ts'
import { findCleaning } from '../../homes/listings/cleaning/clean-listings.ts'
import { inspectDatabase } from '../../platform/database/inspect-database.ts'
import { countOpenEvents } from '../../platform/events/count-open-events.ts'
import { describeNamelessProxy } from '../../platform/limits/nameless-proxies.ts'
import { countOpenMails } from '../../platform/mail/count-open-mails.ts'
import { readProductVersion } from '../../platform/product-version.ts'
import type { App } from '../app.ts'
import { examineBackup } from './examine-backup.ts'

/** What is looked at, in the order in which it is told. */
export const healthChecks = [
  'version',
  'proxy',
  'database',
  'durability',
  'disk',
  'storage',
  'encryptionKey',
  'backup',
  'mail',
  'failedMails',
  'events',
  'models',
  'modelBudget',
  'modelTrouble',
  'transcription',
  'embeddings',
  'map',
  'textMessages',
  'membersTexts',
] as const

export interface HealthFinding {
  check: (typeof healthChecks)[number]
  state: 'good' | 'note' | 'bad'
  /** A version, a count, a time: what the sentence is about. */
  found: string
  /** In a sentence, with the way out where something is wrong. */
  detail: string
}

const slowMs = 100
/** Events wait for moments only; as many as this mean that nobody is at work on them. */
const manyEvents = 1_000

/** How all that a workspace depends on stands. Each look has its own limits of time. */
export async function examineHealth(app: App, workspaceId: number): Promise<HealthFinding[]> {
  const parts = await Promise.all([
    examineDatabase(app),
    examineDisk(app),
    examineStorage(app),
    examineKey(app),
    examineBackup(app),
    examineMail(app, workspaceId),
    examineEvents(app, workspaceId),
    examineModels(app, workspaceId),
    examineModelBudget(app, workspaceId),
    examineModelTroubles(app, workspaceId),
    examineMembersTexts(app, workspaceId),
  ])
  const version = readProductVersion()
  const own: HealthFinding = { check: 'version', state: 'good', found: version, detail: `Porchlight ${version}.` }
  const findings = [own, ...parts.flat(), ...describeProxies(app), ...describeServices(app)]
  return findings.sort((one, other) => healthChecks.indexOf(one.check) - healthChecks.indexOf(other.check))
}

async function examineDatabase({ db }: App): Promise<HealthFinding[]> {
  const { version, durable, ms } = await inspectDatabase(db)
  const answered = `${ms.toFixed(1)} ms`
  return [
    {
      check: 'database',
      state: ms > slowMs ? 'note' : 'good',
      found: `PostgreSQL ${version}, ${answered}`,
      detail: ms > slowMs ? `It answers slowly (${answered}): is it far away or busy?` : `It answers in ${answered}.`,
    },
    {
      check: 'durability',
      state: durable ? 'good' : 'bad',
      found: durable ? 'fsync on' : 'fsync off',
      detail: durable ? 'What is saved survives a power cut.' : 'A power cut can destroy the database: set fsync = on.',
    },
  ]
}

async function examineDisk({ space }: App): Promise<HealthFinding[]> {
  const room = await space.look()
  if (room === null) return [{ check: 'disk', state: 'note', found: '', detail: 'This system does not tell its room.' }]
  const gigabytes = (bytes: number): string => `${(bytes / 1_073_741_824).toFixed(1)} GB`
  const limit = gigabytes(room.reserveBytes)
  return [
    {
      check: 'disk',
      state: room.isFull ? 'bad' : 'good',
      found: `${gigabytes(room.freeBytes)} / ${gigabytes(room.totalBytes)}`,
      detail: room.isFull
        ? `Uploads and imports are stopped until ${limit} are free: make room.`
        : `Uploads and imports stop below ${limit}.`,
    },
  ]
}

async function examineStorage({ files }: App): Promise<HealthFinding[]> {
  try {
    await files.check()
    return [{ check: 'storage', state: 'good', found: '', detail: 'Files can be written.' }]
  } catch {
    return [{ check: 'storage', state: 'bad', found: '', detail: 'Files cannot be written: look at the file storage.' }]
  }
}

async function examineKey({ secrets }: App): Promise<HealthFinding[]> {
  const isRight = await secrets.prepare().then(
    () => true,
    () => false,
  )
  const detail = isRight
    ? 'It opens the secrets of the database; keep it apart from backups.'
    : 'It does not open the secrets of the database: bring the right one back.'
  return [{ check: 'encryptionKey', state: isRight ? 'good' : 'bad', found: '', detail }]
}

async function examineMail({ db, mailer }: App, workspaceId: number): Promise<HealthFinding[]> {
  const { waiting, failed } = await countOpenMails(db, workspaceId)
  const sends = await mailer.sendsFor(workspaceId)
  const findings: HealthFinding[] = [
    {
      check: 'mail',
      state: sends ? 'good' : 'note',
      found: String(waiting),
      detail: sends
        ? `A mail server is set; ${waiting} wait.`
        : `No mail server is set: ${waiting} mails wait in the outbox, where they can be read. Set one under Mails in the set-up, or with SMTP_URL.`,
    },
  ]
  if (failed > 0) {
    const detail = `${failed} mails could not be delivered: the outbox tells why.`
    findings.push({ check: 'failedMails', state: 'bad', found: String(failed), detail })
  }
  return findings
}

async function examineEvents({ db }: App, workspaceId: number): Promise<HealthFinding[]> {
  const { waiting, failed } = await countOpenEvents(db, workspaceId)
  const state = failed > 0 ? 'bad' : waiting > manyEvents ? 'note' : 'good'
  const detail =
    failed > 0 ? `${failed} could not be told: see what failed, and try it again.` : `${waiting} wait to be told.`
  return [{ check: 'events', state, found: `${waiting} / ${failed}`, detail }]
}

async function examineModels(app: App, workspaceId: number): Promise<HealthFinding[]> {
  const models = await app.models.of(workspaceId)
  await models.refresh()
  const usable = models.list().filter(({ Status }) => Status)
  const transcription = await models.transcription().catch(() => null)
  const names = usable.map(({ Key }) => Key).join(', ')
  return [
    { check: 'models', state: 'good', found: names, detail: `${usable.length} can be used: ${names}.` },
    {
      check: 'transcription',
      state: transcription ? 'good' : 'note',
      found: transcription?.key ?? '',
      detail: transcription
        ? `Audio questions are written down by ${transcription.key}.`
        : 'No model writes down audio questions: chatbots say that they cannot listen.',
    },
  ]
}

async function examineModelBudget(app: App, workspaceId: number): Promise<HealthFinding[]> {
  const found = (await findUsedUpChatbots(app, workspaceId)).join(', ')
  const detail = `The tokens of today are used up for ${found}: the built-in guide answers until tomorrow (UTC). Raise ModelBudget or PORCHLIGHT_MODEL_BUDGET if that is too little.`
  return found === '' ? [] : [{ check: 'modelBudget', state: 'note', found, detail }]
}

async function examineModelTroubles(app: App, workspaceId: number): Promise<HealthFinding[]> {
  const troubles = await findModelTroubles(app, workspaceId)
  if (troubles.length === 0) return []
  const found = troubles.map(({ model }) => model).join(', ')
  const detail = `${troubles.map((each) => each.detail).join(' ')} The built-in guide answers meanwhile.`
  return [{ check: 'modelTrouble', state: 'bad', found, detail }]
}

function describeProxies({ namelessProxies, now }: App): HealthFinding[] {
  const found = namelessProxies.list(now().getTime())
  if (found.length === 0) return []
  return [{ check: 'proxy', state: 'bad', found: found.join(', '), detail: found.map(describeNamelessProxy).join(' ') }]
}

/** What came in before it was held back is taken out in the background. */
async function examineMembersTexts({ db }: App, workspaceId: number): Promise<HealthFinding[]> {
  const { cleaned, isDone } = await findCleaning(db, workspaceId)
  const detail = isDone
    ? `Listings hold no texts for members alone; ${cleaned} that came earlier were cleaned of them.`
    : `Listings that came earlier are being cleaned of texts for members alone: ${cleaned} so far.`
  return [{ check: 'membersTexts', state: isDone ? 'good' : 'note', found: String(cleaned), detail }]
}

function describeServices({ embeddings, mapTiles, sms }: App): HealthFinding[] {
  return [
    {
      check: 'embeddings',
      state: embeddings ? 'good' : 'note',
      found: embeddings?.model.name ?? '',
      detail: embeddings ? 'Passages are found by their meaning too.' : 'Passages are found by their words alone.',
    },
    {
      check: 'map',
      state: mapTiles ? 'good' : 'note',
      found: mapTiles?.provider.kind ?? '',
      detail: mapTiles ? 'Maps show streets.' : 'No provider of tiles is set: maps show outlines.',
    },
    {
      check: 'textMessages',
      state: sms ? 'good' : 'note',
      found: '',
      detail: sms ? 'An account for text messages is set.' : 'No account for text messages is set.',
    },
  ]
}
