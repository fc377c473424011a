import { setImmediate as goRound } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { decodeInPieces } from '../../platform/document-reading/decode-text.ts'
import { CrawlError } from './crawl-error.ts'

export interface FoundInSitemap {
  pages: { address: string; lastModified: string | null }[]
  sitemaps: string[]
}

/** A line that is longer is no address. */
const longestLine = 16_384
/** sitemaps.org: at most 50,000 addresses. */
const mostAddresses = 50_000
const longestAddress = 4_000
/** Each open element costs the parser more; sitemaps have three. */
const deepest = 64

/** What a sitemap names: XML after sitemaps.org, or lines of addresses. Others are answered in between. */
export async function parseSitemap(bytes: Buffer, signal: AbortSignal): Promise<FoundInSitemap> {
  const found: FoundInSitemap = { pages: [], sitemaps: [] }
  let reader: { write(piece: string): void; end(): void } | null = null
  for (const piece of decodeInPieces(bytes)) {
    reader ??= /^\s*</.test(piece.slice(0, 1_000)) ? makeParser(found) : new LineReader(found)
    reader.write(piece)
    if (found.pages.length + found.sitemaps.length >= mostAddresses) break
    await goRound()
    signal.throwIfAborted()
  }
  reader?.end()
  return found
}

/** Lines of addresses. */
class LineReader {
  readonly #found: FoundInSitemap
  #rest = ''

  constructor(found: FoundInSitemap) {
    this.#found = found
  }

  write(piece: string): void {
    const lines = (this.#rest + piece).split(/[\r\n]+/)
    this.#rest = (lines.pop() ?? '').slice(0, longestLine)
    for (const line of lines) this.#add(line)
  }

  end(): void {
    this.#add(this.#rest)
  }

  #add(line: string): void {
    const address = line.trim()
    if (this.#found.pages.length < mostAddresses && /^https?:\/\//i.test(address))
      this.#found.pages.push({ address, lastModified: null })
  }
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
