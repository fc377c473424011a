import { hash } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { fail } from '../errors.ts'
import { foldEmail } from '../mail/fold-email.ts'
import type { PlatformApp } from '../platform-app.ts'
import { deleteOldUse, giveOneBack, lockQuota, type QuotaPlace, useOne } from './quota-store.ts'
import { type QuotaName, quotaTable } from './quota-table.ts'

type WithQuotas = Pick<PlatformApp, 'quotas'>

/** The quotas that begin anew after a while. */
type Renewed = { [Name in QuotaName]: (typeof quotaTable)[Name]['hours'] extends number ? Name : never }[QuotaName]

/** Uses one of a firm's quota up. Fails with `quota-reached`. In a transaction it counts when that is committed. */
export async function useQuota(
  app: WithQuotas,
  db: Database,
  { workspaceId, quota }: { workspaceId: number; quota: Renewed },
): Promise<void> {
  const seconds = await tryQuota(app, db, { workspaceId, quota, subject: '' })
  if (seconds > 0) throw reached(app, quota, seconds)
}

/** Gives back what was used and came to nothing. */
export function giveQuotaBack(db: Database, place: { workspaceId: number; quota: Renewed }): Promise<void> {
  return giveOneBack(db, { ...place, subject: '' })
}

/** Does something that counts for whoever has it done, named by `subject`; what fails does not count. Fails with `quota-reached`. */
export async function withinQuota<Result>(
  app: WithQuotas & Pick<PlatformApp, 'db'>,
  { workspaceId, quota, subject }: { workspaceId: number; quota: Renewed; subject: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const place = { workspaceId, quota, subject: hash('sha256', subject, 'hex') }
  const seconds = await tryQuota(app, app.db, place)
  if (seconds > 0) throw reached(app, quota, seconds)
  try {
    return await work()
  } catch (error) {
    await giveOneBack(app.db, place)
    throw error
  }
}

/** Counts a mail to an address by a quota, however the address is written. False: it got so many already. */
export async function mayMail(
  app: WithQuotas,
  db: Database,
  { workspaceId, quota, address }: { workspaceId: number; quota: 'tourMails' | 'alertMails'; address: string },
): Promise<boolean> {
  const subject = hash('sha256', foldReceiver(address), 'hex')
  return (await tryQuota(app, db, { workspaceId, quota, subject })) === 0
}

/** Whether one more fits in: `count` tells how many there are. Fails with `quota-reached`. */
export async function requireRoom(
  app: WithQuotas,
  transaction: Database,
  { workspaceId, quota }: { workspaceId: number; quota: Exclude<QuotaName, Renewed> },
  count: (transaction: Database) => Promise<number>,
): Promise<void> {
  const most = app.quotas[quota]
  if (most < 0) return
  await lockQuota(transaction, { workspaceId, quota, subject: '' })
  if ((await count(transaction)) >= most) throw reached(app, quota, null)
}

/** Removes what was used of quotas that have begun anew. */
export function forgetOldQuotaUse({ patientDb }: Pick<PlatformApp, 'patientDb'>): Promise<void> {
  return deleteOldUse(patientDb)
}

/** A mailbox under all its names: letter case does not count, nor what stands behind a plus. */
function foldReceiver(address: string): string {
  const folded = foldEmail(address.trim())
  const at = folded.lastIndexOf('@')
  return `${folded.slice(0, at).replace(/\+.*$/s, '')}${folded.slice(at)}`
}

async function tryQuota({ quotas }: WithQuotas, db: Database, place: QuotaPlace & { quota: Renewed }): Promise<number> {
  const most = quotas[place.quota]
  if (most < 0) return 0
  const { hours } = quotaTable[place.quota]
  return most === 0 ? hours * 3_600 : useOne(db, place, { most, hours })
}

function reached({ quotas }: WithQuotas, quota: QuotaName, seconds: number | null): Error {
  const { what } = quotaTable[quota]
  const way =
    seconds === null
      ? 'remove one first'
      : seconds < 5_400
        ? `try again in ${Math.ceil(seconds / 60)} minutes`
        : `try again in ${Math.ceil(seconds / 3_600)} hours`
  const retry = seconds === null ? {} : { retryAfterSeconds: Math.ceil(seconds) }
  return fail('quota-reached', { quota, most: quotas[quota], what, way }, retry)
}
