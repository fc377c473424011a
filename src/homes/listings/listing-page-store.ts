import type pg from 'pg'
import { memoize } from '../../platform/memoize.ts'
import { listingFieldNames } from './listing.ts'
import type { ListingRow } from './listing-columns.ts'
import type { NamedChatbot } from './listing-scope.ts'

export interface ListingFilter {
  cityKey?: string
  saleType?: 'for_sale' | 'for_rent'
  mlsKey?: string
}

export interface ListingPage {
  /** Exact number of all matches, whatever the page. */
  total: number
  rows: ListingRow[]
}

type FilterColumn = 'cityKey' | 'SaleType' | 'mlsKey'

/** A page of the matches, newest first, in one statement; null when the workspace has no such chatbot. */
export async function findListingPage(
  pool: pg.Pool,
  chatbot: NamedChatbot,
  filter: ListingFilter,
  page: { offset: number; limit: number },
): Promise<ListingPage | null> {
  const wanted: [FilterColumn, string | undefined][] = [
    ['cityKey', filter.cityKey],
    ['SaleType', filter.saleType],
    ['mlsKey', filter.mlsKey],
  ]
  const given = wanted.filter(([, value]) => value !== undefined)
  const columns = given.map(([column]) => column)
  const { rows } = await pool.query<ListingRow & { total: number; id: number | null }>({
    // One statement for each combination of filters: prepared, it costs half, and each has a plan that fits it.
    name: `list-listings-${columns.join('-')}`,
    text: pageText(columns),
    values: [
      chatbot.workspaceId,
      chatbot.serialNumber.toLowerCase(),
      page.offset,
      page.limit,
      ...given.map(([, value]) => value),
    ],
  })
  const [first] = rows
  if (!first) return null
  return { total: first.total, rows: first.id === null ? [] : rows }
}

const pageTextNamed = memoize(
  // The names were joined of columns.
  (names: string) => makePageText(names === '' ? [] : (names.split(',') as FilterColumn[])),
  100,
)

function pageText(columns: readonly FilterColumn[]): string {
  return pageTextNamed(columns.join())
}

/**
 * The ids of the page come from an index alone and are handed on as an array: with a join in its place, PostgreSQL
 * expects more rows of the prepared plan than of one made anew each time, and plans anew each time (measured: 0.35 ms).
 * A page beyond the end is not searched for.
 */
function makePageText(columns: readonly FilterColumn[]): string {
  const conditions = columns.map((column, index) => ` AND "${column}" = $${index + 5}`).join('')
  const ofChatbot = `"workspaceId" = $1 AND "chatbotId" = (SELECT id FROM chatbot)${conditions}`
  // Listings with one MLS number are few; all else is summed up already.
  const total = columns.includes('mlsKey')
    ? `SELECT count(*) AS total FROM listings WHERE ${ofChatbot}`
    : `SELECT coalesce(sum(count), 0)::bigint AS total FROM "listingCounts" WHERE ${ofChatbot}`
  const fields = [...listingFieldNames, 'withheldFields'].map((field) => `listings."${field}"`).join(', ')
  return `
    WITH chatbot AS MATERIALIZED (
      SELECT id FROM chatbots WHERE "workspaceId" = $1 AND "serialNumber" = $2 AND "removedAt" IS NULL
    ), counted AS MATERIALIZED (${total})
    SELECT counted.total, listings.id, ${fields}
    FROM chatbot CROSS JOIN counted LEFT JOIN listings
      ON listings."workspaceId" = $1 AND listings."chatbotId" = chatbot.id AND listings.id = ANY(ARRAY(
        SELECT id FROM listings WHERE ${ofChatbot} ORDER BY id DESC
        OFFSET $3::bigint LIMIT CASE WHEN $3::bigint < (SELECT total FROM counted) THEN $4::bigint ELSE 0 END
      ))
    ORDER BY listings.id DESC`
}
