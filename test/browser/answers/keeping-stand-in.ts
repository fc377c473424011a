import type { BrowserContext, Route } from 'playwright-core'

export interface KeepingStandIn {
  /** Ids of the homes that are saved at the server. */
  saved: number[]
  /** Bodies of the alerts that were asked for. */
  asked: unknown[]
  alerts: { id: number; label: string; chips: string[]; when: string; confirmed: boolean; news: unknown[] }[]
  /** What became of a home since, by its id. */
  changes: Map<number, { kind: string; text: string }>
  /** Answers everything with this instead. */
  failsWith: { status: number; code: string } | null
}

/** A small server of saved homes and alerts, between a browser and the one that is tested: as docs/alerts.md says. */
export async function standInForKeeping(context: BrowserContext, url: string): Promise<KeepingStandIn> {
  const state: KeepingStandIn = { saved: [], asked: [], alerts: [], changes: new Map(), failsWith: null }
  const unless = (answer: (route: Route) => Promise<unknown>) => async (route: Route) => {
    const { failsWith } = state
    if (!failsWith) return route.fulfill({ json: await answer(route) })
    const { status, code } = failsWith
    return route.fulfill({
      status,
      headers: { 'x-error-code': code },
      json: { Success: false, Message: '', Data: null },
    })
  }
  const lastPart = (route: Route): number => Number(new URL(route.request().url()).pathname.split('/').at(-1))
  await context.route(
    '**/v1/visitor/saved**',
    unless(async (route) => {
      const method = route.request().method()
      if (method === 'POST') state.saved.unshift(route.request().postDataJSON().listing)
      if (method === 'DELETE') state.saved = state.saved.filter((id) => id !== lastPart(route))
      if (method !== 'GET') return { saved: method === 'POST' }
      const cards = state.saved.map(async (id) => {
        const card = await (await route.fetch({ url: `${url}/v1/visitor/listings/${id}` })).json()
        const change = state.changes.get(id)
        return change ? { ...card, change } : card
      })
      return Promise.all(cards)
    }),
  )
  await context.route(
    '**/v1/visitor/alerts**',
    unless(async (route) => {
      if (route.request().method() === 'GET') return state.alerts
      state.alerts = state.alerts.filter(({ id }) => id !== lastPart(route))
      return { ended: true }
    }),
  )
  await context.route(
    '**/v1/visitor/alert',
    unless(async (route) => {
      const body = route.request().postDataJSON()
      state.asked.push(body)
      const alert = { id: state.asked.length, label: 'homes in Seattle', chips: ['in Seattle'], confirmed: false }
      state.alerts.push({ ...alert, when: body.when, news: [] })
      return { ...alert, mails: true }
    }),
  )
  return state
}
