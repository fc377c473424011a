import type { BrowserContext, Route } from 'playwright-core'
import type { TestApp } from '../../test-app.ts'

/** What the server keeps for the visitors that came since. */
export interface Keeping {
  /** Ids of the homes that are saved. */
  saved(): Promise<number[]>
  alerts(): Promise<{ label: string; pace: string; email: string; listingId: number | null }[]>
  /** Has the server's answers fail on their way; null: they arrive. */
  failsWith: { status: number; code: string } | null
}

/** Looks at what is kept at the server, and stands in the way of its answers where a test wants that. */
export async function watchKeeping(context: BrowserContext, { app }: TestApp): Promise<Keeping> {
  const newest = await app.db
    .selectFrom('alerts')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  const since = app.db
    .selectFrom('alerts')
    .select(['label', 'pace', 'email', 'listingId', 'isSaved', 'isAsked'])
    .where('id', '>', Number(newest?.id ?? 0))
    .orderBy('id')
  const keeping: Keeping = {
    saved: async () =>
      (await since.execute()).filter(({ isSaved }) => isSaved).map(({ listingId }) => Number(listingId)),
    alerts: async () =>
      (await since.execute())
        .filter(({ isAsked }) => isAsked)
        .map(({ label, pace, email, listingId }) => ({
          label,
          pace,
          email,
          listingId: listingId === null ? null : Number(listingId),
        })),
    failsWith: null,
  }
  const pass = async (route: Route): Promise<void> => {
    const { failsWith } = keeping
    if (!failsWith) return route.continue()
    return route.fulfill({
      status: failsWith.status,
      headers: { 'x-error-code': failsWith.code },
      json: { Success: false, Message: '', Data: null },
    })
  }
  for (const path of ['saved**', 'alerts**', 'alert']) await context.route(`**/v1/visitor/${path}`, pass)
  return keeping
}
