import { actorOf, recordChange } from '../change-log/record-change.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Caller } from '../operation.ts'
import { deleteLogo, type LogoRow, putLogo, readLogoByName, readLogoSize } from './firm-logo-store.ts'

const pathStart = '/firm-logos/'

/** Where a logo is shown, and how large it is in pixels. */
export interface FirmLogo {
  /** Begins with a slash; another logo has another one. */
  path: string
  width: number
  height: number
}

/** null: the firm has none. */
export async function findFirmLogo(db: Database, workspaceId: number): Promise<FirmLogo | null> {
  const row = await readLogoSize(db, workspaceId)
  return row && { path: `${pathStart}${row.name}.png`, width: row.width, height: row.height }
}

/** Width and height within a box, in whole pixels. */
export function fitLogo({ width, height }: Pick<FirmLogo, 'width' | 'height'>, box: { width: number; height: number }) {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The bytes that are shown at a path; null: nothing is. */
export function findLogoAt(db: Database, name: string): Promise<Buffer | null> {
  return /^[0-9a-f]{32}$/.test(name) ? readLogoByName(db, name) : Promise.resolve(null)
}

/** Keeps a logo, or with null none, and who changed it. */
export function changeLogo(db: Database, caller: Caller, logo: LogoRow | null): Promise<void> {
  const { workspaceId } = caller
  return inTransaction(db, async (transaction) => {
    const had = (await readLogoSize(transaction, workspaceId)) !== null
    if (logo === null) await deleteLogo(transaction, workspaceId)
    else await putLogo(transaction, workspaceId, logo)
    if (logo === null && !had) return
    await recordChange(transaction, {
      workspaceId,
      by: actorOf(caller),
      action: 'logo.changed',
      target: `workspace ${workspaceId}`,
      details: { before: { hasLogo: had }, after: { hasLogo: logo !== null } },
    })
  })
}
