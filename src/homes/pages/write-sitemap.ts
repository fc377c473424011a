import type { Database } from '../../platform/database/connect.ts'
import { escapeMarkup } from '../../platform/text/markup.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import { homePageAddress } from './home-page-address.ts'
import { listOfferedHomes, listPartEnds, type SitemapHome } from './sitemap-store.ts'

/** Some 700 KB of XML; sitemaps.org allows 50,000. */
const homesInPart = 5_000
const mostParts = 1_000
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export interface SitemapPlace extends ListingScope {
  serialNumber: string
  /** Where the pages are, an address without a path. */
  site: string
}

/**
 * The pages of the homes that a chatbot offers, after sitemaps.org; those behind the id `after`. Where they are too many for one file,
 * the first answer names the parts.
 */
export async function writeSitemap(
  db: Database,
  place: SitemapPlace,
  after: number | null,
  size = homesInPart,
): Promise<string> {
  const homes = await listOfferedHomes(db, place, { after: after ?? 0, limit: size + 1 })
  if (after !== null || homes.length <= size) return writePart(place, homes.slice(0, size))
  const ends = await listPartEnds(db, place, { size, most: mostParts })
  const address = `${place.site}/homes/${encodeURIComponent(place.serialNumber)}/sitemap.xml`
  const parts = [0, ...ends].map((end) => `<sitemap><loc>${escapeMarkup(`${address}?after=${end}`)}</loc></sitemap>`)
  return `${head}<sitemapindex ${schema}>\n${parts.join('\n')}\n</sitemapindex>\n`
}

function writePart({ site, serialNumber }: SitemapPlace, homes: readonly SitemapHome[]): string {
  const lines = homes.map(({ id, updatedAt }) => {
    const address = escapeMarkup(homePageAddress(site, serialNumber, id))
    return `<url><loc>${address}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>\n`
  })
  return `${head}<urlset ${schema}>\n${lines.join('')}</urlset>\n`
}
