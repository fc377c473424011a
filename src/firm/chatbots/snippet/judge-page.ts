import type { ChatbotSettings } from '../chatbot-settings.ts'
import { sitesLetIn } from '../domains.ts'
import { isOriginAllowed } from '../origin-allowed.ts'
import { findBlocking } from './page-policy.ts'
import type { FoundSnippet, PageReading } from './read-snippets.ts'

export const snippetChecks = ['page', 'snippet', 'chatbot', 'server', 'scheme', 'domain', 'policy'] as const

export interface SnippetFinding {
  check: (typeof snippetChecks)[number]
  state: 'good' | 'note' | 'bad'
  /** What was found: an origin, a directive, a serialNumber. */
  found: string
  /** In a sentence, with the way out where something is wrong. */
  detail: string
}

interface Looked {
  serialNumber: string
  settings: Pick<ChatbotSettings, 'VerifyDomain' | 'Domains' | 'CustomDomain'>
  publicUrl: string
  /** Where the page came from in the end. */
  pageUrl: string
  page: PageReading
  /** The policies that came in headers. */
  policies: readonly string[]
}

/** What keeps a chatbot from appearing on a page, each with its way out; and what was looked at and is well. */
export function judgePage({ serialNumber, settings, publicUrl, pageUrl, page, policies }: Looked): SnippetFinding[] {
  const findings: SnippetFinding[] = []
  const tell = (check: SnippetFinding['check'], state: SnippetFinding['state'], found: string, detail: string) =>
    void findings.push({ check, state, found: found.slice(0, 500), detail })
  const snippet = chooseSnippet(page.snippets, serialNumber)
  const site = new URL(pageUrl).origin
  if (!snippet) {
    const detail =
      'The page as it is served holds no snippet of a chatbot: paste it before </body> and publish the page. If a tag manager adds it, only a browser sees it.'
    tell('snippet', 'bad', '', detail)
  } else {
    tell('snippet', 'good', snippet.address, `The page loads ${snippet.address}.`)
    judgeChatbot(snippet, serialNumber, tell)
    judgeServer(snippet, { publicUrl, pageUrl }, tell)
  }
  if (!settings.VerifyDomain) tell('domain', 'good', site, 'Every site may embed this chatbot: VerifyDomain is off.')
  else if (isOriginAllowed(site, sitesLetIn(settings), publicUrl)) tell('domain', 'good', site, `${site} is listed.`)
  else tell('domain', 'bad', site, `${site} is not among the Domains of this chatbot: add it there.`)
  judgePolicies({ snippet, publicUrl, pageUrl, policies: [...policies, ...page.policies] }, tell)
  return findings
}

type Tell = (check: SnippetFinding['check'], state: SnippetFinding['state'], found: string, detail: string) => void

/** The one that names this chatbot; else the first one. */
function chooseSnippet(snippets: readonly FoundSnippet[], serialNumber: string): FoundSnippet | undefined {
  return snippets.find(({ chatbot }) => chatbot?.toLowerCase() === serialNumber) ?? snippets[0]
}

function judgeChatbot({ chatbot }: FoundSnippet, serialNumber: string, tell: Tell): void {
  if (chatbot?.toLowerCase() === serialNumber) tell('chatbot', 'good', serialNumber, 'It names this chatbot.')
  else if (chatbot === null)
    tell('chatbot', 'bad', '', `It names no chatbot: add data-chatbot="${serialNumber}" to the script tag.`)
  else tell('chatbot', 'bad', chatbot, `It names the chatbot ${chatbot.slice(0, 100)}: copy the snippet of this one.`)
}

function judgeServer(
  { address }: FoundSnippet,
  { publicUrl, pageUrl }: { publicUrl: string; pageUrl: string },
  tell: Tell,
): void {
  const origin = new URL(address).origin
  const own = new URL(publicUrl).origin
  if (origin === own) tell('server', 'good', origin, 'It loads the chat from this Porchlight.')
  else
    tell(
      'server',
      'bad',
      origin,
      `It loads the chat from ${origin}, and this Porchlight is ${own}: copy the snippet anew.`,
    )
  if (pageUrl.startsWith('https:') && address.startsWith('http:')) {
    const detail = 'The page is served by https and the snippet by http, which browsers block: give Porchlight https.'
    tell('scheme', 'bad', origin, detail)
  }
}

function judgePolicies(
  {
    snippet,
    publicUrl,
    pageUrl,
    policies,
  }: { snippet: FoundSnippet | undefined; publicUrl: string; pageUrl: string; policies: readonly string[] },
  tell: Tell,
): void {
  const nonce = snippet?.nonce ?? null
  const wanted = [
    { what: 'script', address: `${publicUrl}/embed.min.js` },
    { what: 'frame', address: `${publicUrl}/chatbot-iframe/` },
  ] as const
  const blocking = policies.flatMap((policy) =>
    wanted
      // A frame by itself needs no script.
      .filter(({ what }) => what === 'frame' || snippet?.kind !== 'frame')
      .flatMap(({ what, address }) => findBlocking(policy, what, { address, page: pageUrl, nonce }) ?? []),
  )
  const own = new URL(publicUrl).origin
  const directives = [...new Set(blocking)].join(', ')
  if (policies.length === 0)
    tell('policy', 'good', '', 'The page has no Content-Security-Policy that could keep it out.')
  else if (directives === '') tell('policy', 'good', '', 'The Content-Security-Policy of the page lets it in.')
  else
    tell(
      'policy',
      'bad',
      directives,
      `The Content-Security-Policy of the page keeps it out: add ${own} to ${directives}.`,
    )
}
