import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ListingScope } from '../listing-scope.ts'
import { isFilledIn } from '../marks/filled-in.ts'

export interface PlacedListing {
  id: number
  /** Degrees north. */
  latitude: number
  /** Degrees east. */
  longitude: number
  price: number | null
  currency: string
  title: string
  bedrooms: number | null
}

/** Where the listings of some ids are, newest first; without those that do not say, or say 0, 0, which is sea. */
export async function selectPlaces(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  ids: readonly number[],
): Promise<PlacedListing[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'Latitude', 'Longitude', 'ownPrice', 'CurrencySymbol', 'Bedrooms', 'filledIn'])
    .select(['Address', 'Location', 'PropertyType'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('id', '=', sql<number>`ANY(${[...ids]})`)
    .where('Latitude', 'is not', null)
    .where('Longitude', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ id, ownPrice, CurrencySymbol, Bedrooms, filledIn, ...row }) => {
    const [latitude, longitude] = [Number(row.Latitude), Number(row.Longitude)]
    if (latitude === 0 && longitude === 0) return []
    const title = row.Address || row.Location || row.PropertyType
    const bedrooms = isFilledIn(filledIn, 'Bedrooms') ? null : Number(Bedrooms)
    return [{ id, latitude, longitude, price: ownPrice, currency: CurrencySymbol, title, bedrooms }]
  })
}
