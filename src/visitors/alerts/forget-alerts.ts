import type { VisitorsApp } from '../visitors-app.ts'
import { longestDays, unconfirmedDays } from './alert.ts'
import { forgetOldAlerts } from './alert-store.ts'
import { rememberedDays } from './matching/changed-homes.ts'
import { forgetVersions } from './matching/home-version-store.ts'

const newsDays = 90

/** Removes what has lasted long enough: alerts, news, and how homes were. */
export async function forgetAlerts({ patientDb }: Pick<VisitorsApp, 'patientDb'>): Promise<void> {
  await forgetOldAlerts(patientDb, { unconfirmedDays, longestDays, newsDays })
  await forgetVersions(patientDb, rememberedDays)
}
