import { ImportRefusal } from '../../import-refusal.ts'
import { amountOf, type HomeCells, joined, pictures } from './home-cells.ts'

/** Rightmove's BLM 3, which agents of the United Kingdom send to portals. Whether a text is one, by its beginning. */
export function isBlm(start: string): boolean {
  return /^\s*#HEADER#/i.test(start) && /#DEFINITION#/i.test(start)
}

/** One home is no larger. */
const longestHome = 1_048_576
const mostFields = 1_000

/** The homes of a BLM text, as they come by. Throws an ImportRefusal. */
export async function* readBlm(text: AsyncIterable<Buffer>): AsyncGenerator<HomeCells[]> {
  const decoder = new TextDecoder()
  let rest = ''
  let form: { field: string; row: string; names: readonly string[] } | null = null
  let hasEnded = false
  for await (const piece of text) {
    if (hasEnded) continue
    rest += decoder.decode(piece, { stream: true })
    if (form === null) {
      form = readForm(rest)
      if (form === null) {
        if (rest.length > longestHome) throw broken()
        continue
      }
      rest = rest.slice(rest.search(/#DATA#/i) + '#DATA#'.length)
    }
    const { field, row, names } = form
    const parts = rest.split(row)
    rest = parts.pop() ?? ''
    if (rest.length > longestHome || parts.some((part) => part.length > longestHome)) throw broken()
    hasEnded = /^\s*#END#/i.test(rest)
    const homes = parts.filter((part) => part.trim() !== '').map((part) => toHome(cellsOf(part, field, names)))
    if (homes.length > 0) yield homes
  }
  // Half a list must not pass for the whole one: what it leaves out would seem to be gone.
  if (form === null || (!hasEnded && !/^\s*(?:#END#|$)/i.test(rest))) throw broken()
}

function readForm(text: string): { field: string; row: string; names: string[] } | null {
  const data = text.search(/#DATA#/i)
  if (data < 0) return null
  const head = text.slice(0, data)
  const sign = (name: string, usual: string): string =>
    new RegExp(`${name}\\s*:\\s*['"]?(.)['"]?`, 'i').exec(head)?.[1] ?? usual
  const [field, row] = [sign('EOF', '^'), sign('EOR', '~')]
  const definition = head.slice(head.search(/#DEFINITION#/i) + '#DEFINITION#'.length).trim()
  const names = (definition.split(row)[0] ?? '').split(field).map((name) => name.trim().toUpperCase())
  if (names.at(-1) === '') names.pop()
  if (names.length < 2 || names.length > mostFields) throw broken()
  return { field, row, names }
}

function cellsOf(row: string, field: string, names: readonly string[]): ReadonlyMap<string, string> {
  const values = row.replace(/^[\r\n]+/, '').split(field)
  return new Map(names.map((name, at) => [name, values[at]?.trim() ?? '']))
}

function broken(): ImportRefusal {
  return new ImportRefusal('The BLM file is damaged or not whole: have it written or downloaded anew.')
}

const states: readonly (readonly [standard: string, word: string])[] = [
  ['Active', ''],
  ['Active Under Contract', 'Sold STC'],
  ['Active Under Contract', 'Sold STCM'],
  ['Active Under Contract', 'Under offer'],
  ['Pending', 'Reserved'],
  ['Pending', 'Let agreed'],
]
const qualifiers: Readonly<Record<string, string>> = {
  ...{
    1: 'POA',
    2: 'Guide price',
    3: 'Fixed price',
    4: 'Offers in excess of',
    5: 'OIRO',
    6: 'Sale by tender',
    7: 'From',
  },
  ...{ 9: 'Shared ownership', 10: 'Offers over', 11: 'Part buy, part rent', 12: 'Shared equity', 15: 'Offers invited' },
  16: 'Coming soon',
}
const furnished = ['Furnished', 'Part furnished', 'Unfurnished', '', 'Furnished or unfurnished']
const tenures = ['', 'Freehold', 'Leasehold', 'Feudal', 'Commonhold', 'Share of freehold']
const periods = ['Weekly', 'Monthly', 'Quarterly', 'Annually', '', 'Weekly']
const areaUnits = ['', 'Square Feet', 'Square Meters', 'Acres', 'Hectares']

const kinds = new Map(
  `1 Terraced|2 End of Terrace|3 Semi-Detached|4 Detached|5 Mews|6 Cluster House|7 Ground Flat|8 Flat|9 Studio
  |10 Ground Maisonette|11 Maisonette|12 Bungalow|13 Terraced Bungalow|14 Semi-Detached Bungalow|15 Detached Bungalow
  |16 Mobile Home|20 Land|21 Link Detached House|22 Town House|23 Cottage|24 Chalet|25 Character Property|26 House
  |27 Villa|28 Apartment|29 Penthouse|30 Finca|43 Barn Conversion|44 Serviced Apartment|45 Parking|46 Sheltered Housing
  |47 Retirement Property|48 House Share|49 Flat Share|50 Park Home|51 Garages|52 Farm House|53 Equestrian|56 Duplex
  |59 Triplex|68 Barn|92 Castle|95 Village House|110 Plot|113 Country House|117 Caravan|118 Lodge|119 Log Cabin
  |120 Manor House|121 Stately Home|125 Off-Plan|141 Houseboat|143 Block of Apartments|178 Office`
    .split('|')
    .map((line) => [line.trim().split(' ')[0] ?? '', line.trim().replace(/^\d+ /, '')]),
)

function toHome(cells: ReadonlyMap<string, string>): HomeCells {
  const say = (...names: string[]): string =>
    names.map((name) => cells.get(name) ?? '').find((text) => text !== '') ?? ''
  const of = (list: readonly string[], name: string): string => list[Number.parseInt(say(name), 10)] ?? ''
  const isRent = say('TRANS_TYPE_ID') === '2' || (say('TRANS_TYPE_ID') === '' && say('STATUS_ID') === '5')
  const [standard, word] = states[Number.parseInt(say('STATUS_ID'), 10)] ?? ['Active', '']
  const qualifier = qualifiers[say('PRICE_QUALIFIER')] ?? ''
  const price = qualifier === 'POA' ? null : amountOf(say('PRICE'))
  const period = of(periods, 'LET_RENT_FREQUENCY')
  const features = Array.from({ length: 10 }, (_, at) => say(`FEATURE${at + 1}`)).filter((text) => text !== '')
  return {
    ListingKey: say('AGENT_REF'),
    ListingId: say('AGENT_REF'),
    StandardStatus: qualifier === 'Coming soon' ? 'Coming Soon' : standard,
    MlsStatus: word,
    PropertyType: isRent ? 'Residential Lease' : 'Residential',
    PropertySubType: kinds.get(say('PROP_SUB_ID')) ?? '',
    CurrencySymbol: '£',
    ListPrice: price,
    LeaseAmount: isRent ? price : null,
    LeaseAmountFrequency: isRent ? period || 'Monthly' : null,
    'Price Qualifier': qualifier,
    BedroomsTotal: say('BEDROOMS'),
    BathroomsTotalDecimal: say('BATHROOMS'),
    'Living Rooms': say('LIVING_ROOMS'),
    LivingArea: amountOf(say('MIN_SIZE_ENTERED', 'MAX_SIZE_ENTERED')),
    LivingAreaUnits: of(areaUnits, 'AREA_SIZE_UNIT_ID') || 'Square Feet',
    // What stands behind the street's name is shown nowhere: the agent says in DISPLAY_ADDRESS what may be.
    UnparsedAddress: say('DISPLAY_ADDRESS') || joined([say('ADDRESS_1'), say('ADDRESS_2')], ', '),
    City: say('TOWN', 'ADDRESS_4', 'ADDRESS_3'),
    PostalCode: joined([say('POSTCODE1'), say('POSTCODE2')]),
    StateOrProvince: say('COUNTY'),
    Latitude: say('LATITUDE'),
    Longitude: say('LONGITUDE'),
    PublicRemarks: say('DESCRIPTION', 'SUMMARY'),
    Features: features.join('; '),
    SecurityDeposit: amountOf(say('LET_BOND')),
    'Available From': say('LET_DATE_AVAILABLE').slice(0, 10),
    Furnished: isRent ? of(furnished, 'LET_FURN_ID') : '',
    Tenure: of(tenures, 'TENURE_TYPE_ID'),
    'New Home': say('NEW_HOME_FLAG').toUpperCase() === 'Y' ? 'yes' : '',
    'Council Tax Band': say('COUNCIL_TAX_BAND'),
    VirtualTourURLUnbranded: say('MEDIA_VIRTUAL_TOUR_00'),
    Images: picturesOf(cells),
    InternetEntireListingDisplayYN: say('PUBLISHED_FLAG') === '0' ? 'false' : null,
  }
}

/** From 60 on they are certificates of energy. */
const mostPictures = 60

function picturesOf(cells: ReadonlyMap<string, string>): string[] | null {
  const all = (start: string): string[] =>
    Array.from({ length: mostPictures }, (_, at) => cells.get(`${start}${String(at).padStart(2, '0')}`) ?? '')
  return pictures([...all('MEDIA_IMAGE_'), ...all('MEDIA_FLOOR_PLAN_')])
}
