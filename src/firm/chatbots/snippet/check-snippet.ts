import { type Static, Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { choice, requiredText } from '../../../platform/fields.ts'
import { OutboundError } from '../../../platform/outbound/guarded-fetch.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { judgePage, snippetChecks } from './judge-page.ts'
import { readSnippets } from './read-snippets.ts'

const maxPageBytes = 2_000_000
const timeoutMs = 10_000

const Finding = Type.Object({
  check: choice(snippetChecks, { description: 'What was looked at' }),
  state: choice(['good', 'note', 'bad'], { description: 'Whether it is well' }),
  found: Type.String({ description: 'What was found: an origin, a directive, a serialNumber; ""' }),
  detail: Type.String({ description: 'In a sentence, with the way out where something is wrong' }),
})

/** What stands in the way of a chatbot on a page. */
export const SnippetReport = Type.Object({
  url: Type.String({ description: 'Where the page came from in the end' }),
  status: Type.Union([Type.Integer(), Type.Null()], { description: 'HTTP status of it; null: it did not answer' }),
  works: Type.Boolean({ description: 'Whether nothing stands in the way' }),
  findings: Type.Array(Finding),
})

export type SnippetReport = Static<typeof SnippetReport>

/** POST /v1/chatbots/{serialNumber}/snippet-check */
export const checkSnippet = chatbotOperation({
  id: 'verifySnippet',
  summary: 'Look whether a page embeds a chatbot well',
  description:
    'Fetches the page as it is served, without running its scripts: whether the snippet is there, names this chatbot and this Porchlight, whether the site is allowed, and whether its Content-Security-Policy lets the chat in.',
  tag: 'Chatbots',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({
    url: requiredText({ description: 'Address of the page', maxLength: 2_000, format: 'web-address' }),
  }),
  output: SnippetReport,
  example: { url: 'https://www.example.com/' },
  errors: [],
  async run(app, _caller, { chatbot, url }, { signal }): Promise<SnippetReport> {
    if (!URL.canParse(url)) throw fail('invalid-fields', { faults: 'url: expected a web address.' })
    const request = { url, maxBytes: maxPageBytes, timeoutMs, signal, unpacks: true }
    const headers = { accept: 'text/html' }
    const page = await app.outbound({ ...request, headers }).catch((error: unknown) => {
      if (error instanceof OutboundError) return error
      throw error
    })
    if (page instanceof OutboundError) {
      const detail = `The page could not be fetched: ${page.message}. Check the address, and that everybody can open it.`
      return { url, status: null, works: false, findings: [{ check: 'page', state: 'bad', found: page.fault, detail }] }
    }
    const isWell = page.status >= 200 && page.status < 300
    const findings = judgePage({
      serialNumber: chatbot.serialNumber,
      settings: chatbot.settings,
      publicUrl: app.publicUrl,
      pageUrl: page.url,
      page: readSnippets(page.body.toString('utf8'), page.url),
      policies: [page.headers['content-security-policy'] ?? []].flat(),
    })
    const answered = {
      check: 'page',
      state: isWell ? 'good' : 'note',
      found: String(page.status),
      detail: isWell ? 'The page answers.' : `The page answers with the status ${page.status}.`,
    } as const
    return {
      url: page.url,
      status: page.status,
      works: findings.every(({ state }) => state !== 'bad'),
      findings: [answered, ...findings],
    }
  },
})
