import { setImmediate as goRound } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { decodeText } from '../../platform/document-reading/decode-text.ts'
import { CrawlError } from './crawl-error.ts'

export interface FoundInSitemap {
  pages: { address: string; lastModified: string | null }[]
  sitemaps: string[]
}

const sliceCharacters = 65_536
/** sitemaps.org: at most 50,000 addresses. */
const mostAddresses = 50_000
const longestAddress = 4_000
/** Each open element costs the parser more; sitemaps have three. */
const deepest = 64

/** What a sitemap names: XML after sitemaps.org, or lines of addresses. Others are answered in between. */
export async function parseSitemap(bytes: Buffer, signal: AbortSignal): Promise<FoundInSitemap> {
  const found: FoundInSitemap = { pages: [], sitemaps: [] }
  const text = decodeText(bytes)
  if (!/^\s*</.test(text.slice(0, 1_000))) {
    addLines(found, text.slice(0, 4_000_000))
    return found
  }
  const parser = makeParser(found)
  for (let from = 0; from < text.length && found.pages.length < mostAddresses; from += sliceCharacters) {
    parser.write(text.slice(from, from + sliceCharacters))
    await goRound()
    signal.throwIfAborted()
  }
  parser.end()
  return found
}

function addLines(found: FoundInSitemap, text: string): void {
  for (const line of text.split(/[\r\n]+/).slice(0, mostAddresses))
    if (/^https?:\/\//i.test(line.trim())) found.pages.push({ address: line.trim(), lastModified: null })
}

function makeParser(found: FoundInSitemap): Parser {
  let at = ''
  let depth = 0
  let address = ''
  let lastModified = ''
  return new Parser(
    {
      onopentag: (name) => {
        depth += 1
        if (depth > deepest) throw new CrawlError('no-sitemap')
        // Pictures and films have addresses of their own, called image:loc.
        at = /^(image|video|news|xhtml):/.test(name) ? '' : name.slice(name.indexOf(':') + 1).toLowerCase()
        if (at === 'url' || at === 'sitemap') {
          address = ''
          lastModified = ''
        }
      },
      ontext: (piece) => {
        if (at === 'loc' && address.length < longestAddress) address += piece
        else if (at === 'lastmod' && lastModified.length < 50) lastModified += piece
      },
      onclosetag: (name) => {
        at = ''
        depth -= 1
        if (found.pages.length + found.sitemaps.length >= mostAddresses || address.trim() === '') return
        if (name.endsWith('url')) found.pages.push({ address: address.trim(), lastModified: timeOf(lastModified) })
        else if (name.endsWith('sitemap')) found.sitemaps.push(address.trim())
      },
    },
    { xmlMode: true },
  )
}

function timeOf(text: string): string | null {
  const time = Date.parse(text.trim())
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
