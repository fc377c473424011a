import { hash } from 'node:crypto'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { requirePublicChatbot } from '../../../firm/chatbots/public-chatbot.ts'
import { fail } from '../../../platform/errors.ts'
import { countVisitor } from '../../../platform/limits/visitor-limits.ts'
import { once } from '../../../platform/memoize.ts'
import { readProductVersion } from '../../../platform/product-version.ts'
import type { App } from '../../app.ts'
import type { Tongue, TongueHead } from '../tongue.ts'
import { describeFailure } from './refusal.ts'

const version = once(readProductVersion)

/** The settings of a chatbot change seldom; who changes them sees it after this long at the latest. */
const freshSeconds = 300

/** What a chatbot can be asked, as other agents read it before they choose one. */
const skills = [
  {
    id: 'find-homes',
    name: 'Find homes',
    description:
      'Finds homes of this firm that fit a wish in everyday words: place, price, rooms, features, the order they come in. Goes on with the same search when asked "cheaper" or "with a garage".',
    tags: ['real estate', 'homes', 'search', 'listings'],
    examples: ['3 bedrooms near Green Lake under 600k', 'Apartments to rent downtown that take dogs'],
  },
  {
    id: 'about-a-home',
    name: 'Tell about a home',
    description:
      'Answers what the record of a home tells: rooms, fees, taxes, features, open houses; sets homes side by side, and works out payments.',
    tags: ['real estate', 'homes', 'facts', 'payment'],
    examples: ['Does the second one have a garage?', 'What would it cost a month with 20% down?'],
  },
  {
    id: 'about-the-firm',
    name: 'Tell about the firm',
    description: 'Answers what the firm says of itself: offices, hours, fees, how to apply, how to see a home.',
    tags: ['real estate', 'contact', 'office hours'],
    examples: ['When are you open?', 'How do I apply for a rental?'],
  },
]

/** GET /a2a/{serialNumber}/.well-known/agent-card.json, and /.well-known/agent-card.json at a chatbot's own host. */
export const agentCard: Tongue = {
  async admit(app, { context }) {
    countVisitor(app, 'visits', context)
    return { workspaceId: 0, grade: 'public' }
  },
  async answer(app, call) {
    const chatbot = await requirePublicChatbot(app.db, call.params.serialNumber ?? (await findOfHost(app, call)))
    const body = JSON.stringify(describeAgent(app, chatbot))
    const etag = `"${hash('sha256', body, 'base64url')}"`
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${freshSeconds}`,
      etag,
    }
    return call.header('if-none-match') === etag ? { status: 304, headers, body: '' } : { status: 200, headers, body }
  },
  tellFailure: (error) => ({ headers: {}, body: JSON.stringify(describeFailure(null, error)) }),
  tellBroken: () => '',
}

/** The chatbot whose own proven host was asked. */
async function findOfHost(app: App, { header, url }: TongueHead): Promise<string> {
  const host = header('host') ?? ''
  const isOurOwn = URL.canParse(app.publicUrl) && new URL(app.publicUrl).host === host
  const serialNumber = isOurOwn ? null : await app.hosts.findChatbot(host, app.now().getTime())
  if (serialNumber === null) throw fail('path-not-found', { path: url.split('?', 1)[0] ?? url })
  return serialNumber
}

function describeAgent({ publicUrl }: App, { serialNumber, settings }: Chatbot): object {
  const page = `${publicUrl}/share/${serialNumber}`
  return {
    name: settings.Name,
    description: `The chatbot of a real-estate firm. It answers questions about the homes that the firm lists and about the firm, in the language of the question, and shows the homes as data. Homes are never chosen by who lives or may live there.`,
    supportedInterfaces: [
      { url: `${publicUrl}/a2a/${serialNumber}`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
    ],
    provider: { organization: settings.Name, url: page },
    version: version(),
    capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      secretKey: {
        httpAuthSecurityScheme: {
          scheme: 'Bearer',
          description: 'A secret key of the firm. Without one a caller has the limits of a visitor.',
        },
      },
    },
    // Either nothing or a key.
    securityRequirements: [{ schemes: {} }, { schemes: { secretKey: { list: [] } } }],
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain', 'application/json'],
    skills,
  }
}
