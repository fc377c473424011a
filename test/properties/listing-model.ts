/** What the listings of a chatbot must be, by wire-decisions.md and without a database: the tests compare the product with it. */
export type Fields = Record<string, unknown>

export interface ModelListing {
  id: number
  fields: Fields
}

export interface ListFilter {
  CityName?: string
  SaleType?: string
  MLSNumber?: string
  PageNumber?: number
  PageSize?: number
}

export interface Key {
  KeyType: 'NewOaks' | 'MLSNumber' | 'URL'
  key: string
}

/** As city names and MLS numbers are compared: without regard to case or accents. */
function fold(text: unknown): string {
  return String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
}

/** As addresses are compared: one scheme, host in lower case, no default port, no trailing slash. */
function comparable(address: unknown): string {
  const match = /^\s*https?:\/\/([^/?#:]+)(?::(\d+))?([^?#]*)(.*?)\s*$/i.exec(String(address))
  if (!match) return String(address).trim()
  const [, host = '', port, path = '', rest = ''] = match
  const shownPort = port === undefined || port === '80' || port === '443' ? '' : `:${port}`
  return `${host.toLowerCase()}${shownPort}${path.replace(/\/$/, '')}${rest}`
}

export function matches({ id, fields }: ModelListing, { KeyType, key }: Key): boolean {
  if (KeyType === 'NewOaks') return String(id) === key.trim()
  if (KeyType === 'MLSNumber') return fold(fields.MLSNumber) === fold(key)
  return comparable(fields.Url) === comparable(key)
}

/** An update: what is omitted stays, null clears. */
export function change(listing: ModelListing, fields: Fields): ModelListing {
  return { id: listing.id, fields: { ...listing.fields, ...fields } }
}

/** What List answers with. */
export function list(listings: readonly ModelListing[], filter: ListFilter): { List: Fields[]; VirtualCount: number } {
  const found = listings
    .filter(
      ({ fields }) =>
        filter.CityName === undefined || (fold(filter.CityName) === fold(fields.City) && fields.City != null),
    )
    .filter(({ fields }) => filter.SaleType === undefined || fields.SaleType === filter.SaleType)
    .filter(({ fields }) => filter.MLSNumber === undefined || fold(fields.MLSNumber) === fold(filter.MLSNumber))
    .sort((a, b) => b.id - a.id)
  const size = filter.PageSize ?? 20
  const begin = ((filter.PageNumber ?? 1) - 1) * size
  return { List: found.slice(begin, begin + size).map(toItem), VirtualCount: found.length }
}

/** A list item by interface.md 2.5. */
export function toItem({ id, fields }: ModelListing): Fields {
  const text = (name: string): string => String(fields[name] ?? '').trim()
  const price = (name: string): string => (fields[name] == null ? '' : Number(fields[name]).toFixed(2))
  const json = (name: string): string =>
    fields[name] == null || String(fields[name]) === '' ? '' : JSON.stringify(fields[name])
  return {
    ID: id,
    LATITUDE: fields.Latitude ?? '',
    LONGITUDE: fields.Longitude ?? '',
    PropertyType: text('PropertyType'),
    SaleType: fields.SaleType === 'for_rent' ? 'For Rent' : 'For Sale',
    Status: text('Status'),
    Images: json('Images'),
    CurrencySymbol: text('CurrencySymbol'),
    Price: price(fields.SaleType === 'for_rent' ? 'RentPrice' : 'SalePrice'),
    State: text('State'),
    City: text('City'),
    Address: text('Address'),
    ZIP: text('ZIP'),
    Area: `${text('BuildingArea')} ${text('AreaUnit')}`,
    Bathrooms: text('Bathrooms'),
    Bedrooms: text('Bedrooms'),
    Url: text('Url'),
    Tours: text('Tours'),
    YearBuilt: text('YearBuilt'),
    MLSNumber: text('MLSNumber'),
    DaysOnMarket: text('DaysOnMarket'),
    LotArea: text('LotArea'),
    BuildingArea: text('BuildingArea'),
    ParkingSpots: text('ParkingSpots'),
    Description: text('Description'),
    ExtensionColumn: json('ExtensionColumn'),
    RentPrice: price('RentPrice'),
    SpaceType: text('SpaceType'),
    DepositFee: price('DepositFee'),
    SalePrice: price('SalePrice'),
    UnitAreaPrice: price('UnitAreaPrice'),
    ZestimatePrice: price('ZestimatePrice'),
    HOAMonth: price('HOAMonth'),
  }
}
