import { readData } from '../call.ts'
import { isSuccess } from '../journal.ts'
import type { SeenListing } from '../ledger.ts'
import { ask, askUntilAnswered, type LoadContext, pause, secretKey } from './load-context.ts'

const list = '/chat/Chatbot/RealEstateList'

function sessionKey({ service }: LoadContext): Record<string, string> {
  return { 'chatrobot-sessionkey': service.credentials.sessionKey }
}

/** Lists in turns with searches. */
export async function readListings(context: LoadContext): Promise<void> {
  while (!context.stopped) {
    const SerialNumber = context.chatbots.listings
    await ask(context, {
      kind: 'list',
      role: 'read',
      path: list,
      headers: sessionKey(context),
      body: { SerialNumber, PageNumber: 1, PageSize: 20 },
    })
    await pause(context, 40)
    await ask(context, {
      kind: 'search',
      path: `/v1/chatbots/${SerialNumber}/search`,
      headers: secretKey(context),
      body: { q: context.dice.one(['3 bedrooms under 900k', 'condo in Tacoma', 'cheapest house with a garden']) },
    })
    await pause(context, 40)
  }
}

/** Whether it is ready, as a load balancer asks. */
export async function askWhetherReady(context: LoadContext): Promise<void> {
  while (!context.stopped) {
    await ask(context, { kind: 'ready', method: 'GET', path: '/health/ready' })
    await pause(context, 200)
  }
}

/** Every listing of the chatbot, page by page, as a client sees them once all is calm. Null when they cannot be had. */
export async function readAllListings(context: LoadContext): Promise<SeenListing[] | null> {
  const all: SeenListing[] = []
  for (let page = 1; ; page += 1) {
    const outcome = await askUntilAnswered(context, {
      kind: 'list, at the end',
      path: list,
      headers: sessionKey(context),
      body: { SerialNumber: context.chatbots.listings, PageNumber: page, PageSize: 100 },
    })
    if (!isSuccess(outcome)) return null
    const { List, VirtualCount } = readData<{ List: SeenListing[]; VirtualCount: number }>(outcome)
    all.push(...List)
    if (List.length === 100) continue
    if (VirtualCount !== all.length) {
      context.journal.blame(`the count says ${VirtualCount} listings, and there are ${all.length}`)
    }
    return all
  }
}
