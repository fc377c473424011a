import { Parser } from 'htmlparser2'

/** How a page embeds a chatbot. */
export interface FoundSnippet {
  /** The address of the script or frame, as the page would load it. */
  address: string
  /** The chatbot that it names; null: it names none. */
  chatbot: string | null
  kind: 'script' | 'frame'
  /** The nonce of its tag; null: none. */
  nonce: string | null
}

export interface PageReading {
  snippets: FoundSnippet[]
  /** What `<meta http-equiv="Content-Security-Policy">` says, each. */
  policies: string[]
}

const sliceBytes = 16_384
const mostSnippets = 20
/** Of all policies of a page together: several times what fits into the headers of an answer. */
const mostOfPolicies = 65_536
/** Each open element costs the parser more; real pages are flat beside this. */
const deepest = 2_000

/**
 * Finds the snippets of chatbots in a page: a script tag with `data-chatbot`, the config of the original's loader, the
 * element, or the frame itself. `url` is where the page came from.
 */
export function readSnippets(page: string, url: string): PageReading {
  const scripts: FoundSnippet[] = []
  const frames: FoundSnippet[] = []
  const named: string[] = []
  const policies: string[] = []
  let ofPolicies = 0
  let inline = ''
  let isInline = false
  let depth = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1
      if (name === 'script') isInline = attributes.src === undefined
      const { src = '', nonce = null } = attributes
      const address = addressOf(src, url)
      if (name === 'script' && /\/embed(\.min|\.iframe)?\.js$/.test(pathOf(address)) && scripts.length < mostSnippets)
        scripts.push({ address, chatbot: attributes['data-chatbot'] ?? null, kind: 'script', nonce })
      const framed = /\/(?:chatbot-iframe|share)\/([0-9a-f]{32})$/i.exec(pathOf(address))
      if (name === 'iframe' && framed && frames.length < mostSnippets)
        frames.push({ address, chatbot: framed[1] ?? null, kind: 'frame', nonce: null })
      if (name === 'porchlight-chat' && attributes.chatbot) named.push(attributes.chatbot)
      if (name === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? '')) {
        const policy = (attributes.content ?? '').slice(0, mostOfPolicies - ofPolicies)
        ofPolicies += policy.length
        if (policy !== '') policies.push(policy)
      }
    },
    ontext: (text) => {
      if (isInline && inline.length < 200_000) inline += text
    },
    onclosetag: (name) => {
      depth -= 1
      if (name === 'script') isInline = false
    },
  })
  for (let from = 0; from < page.length && depth < deepest; from += sliceBytes)
    parser.write(page.slice(from, from + sliceBytes))
  parser.end()
  const inConfig = /chatpilot(?:Iframe)?Config\s*=[^}]{0,2000}?chatbotId["']?\s*:\s*["']([0-9a-f]{32})["']/i.exec(
    inline,
  )
  const further = named[0] ?? inConfig?.[1] ?? null
  return {
    snippets: [...scripts.map((found) => ({ ...found, chatbot: found.chatbot ?? further })), ...frames],
    policies,
  }
}

function addressOf(src: string, url: string): string {
  return src !== '' && URL.canParse(src, url) ? new URL(src, url).href : ''
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : ''
}
