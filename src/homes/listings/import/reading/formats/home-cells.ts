/**
 * A home as the reader of a named format tells it: cells under the names of the RESO Data Dictionary, which the importer
 * knows, and under our own where the dictionary has none. Further ones are kept under the names that they have here.
 */
export type HomeCells = Readonly<Record<string, unknown>>

/** Columns that every named format has, whether its homes fill them or not: by them the importer knows the dictionary. */
export const homeColumns: readonly string[] = [
  ...['ListingKey', 'ListingId', 'StandardStatus', 'MlsStatus', 'PropertyType', 'PropertySubType', 'ListPrice'],
  ...['LeaseAmount', 'LeaseAmountFrequency', 'CurrencySymbol', 'BedroomsTotal', 'BathroomsTotalDecimal'],
  ...['LivingArea', 'LivingAreaUnits', 'LotSizeArea', 'LotSizeUnits', 'YearBuilt', 'ParkingTotal'],
  ...['UnparsedAddress', 'City', 'StateOrProvince', 'PostalCode', 'Latitude', 'Longitude', 'SubdivisionName'],
  ...['PublicRemarks', 'Images', 'ListingURL', 'VirtualTourURLUnbranded', 'OpenHouse', 'SecurityDeposit'],
  ...['AssociationFee', 'AssociationFeeFrequency', 'ListAgentFullName', 'ListAgentEmail', 'ListAgentPreferredPhone'],
  ...['ListOfficeName', 'ListOfficePhone', 'OnMarketDate'],
  ...['InternetEntireListingDisplayYN', 'InternetAddressDisplayYN'],
]

/** Signs of currencies as people of the country write them; others are called by their code. */
const signs: Readonly<Record<string, string>> = {
  ...{ USD: '$', EUR: '€', GBP: '£', AUD: 'A$', CAD: 'CA$', NZD: 'NZ$', JPY: '¥', CNY: '¥', INR: '₹', BRL: 'R$' },
}

/** "EUR" or "euro" as its sign; null: nothing is said. */
export function currencySign(code: string): string | null {
  const text = code.trim()
  if (text === '') return null
  return signs[text.toUpperCase()] ?? (/^euros?$/i.test(text) ? '€' : text)
}

/** A number as computers write it, or with marks of thousands that cannot be anything else; null: it is none, or 0. */
export function amountOf(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^[^\d.-]{1,4}/, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  const number = /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
  return Number.isFinite(number) && number > 0 ? number : null
}

/** A count, which may be 0. */
export function countOf(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
  return Number.isFinite(number) && number >= 0 ? number : null
}

export function joined(parts: readonly (string | null | undefined)[], between = ' '): string {
  return parts
    .filter((part): part is string => (part ?? '').trim() !== '')
    .map((part) => part.trim())
    .join(between)
}

/** "semi_detached" and "SEMI-DETACHED" as people write it. */
export function inWords(text: string): string {
  const words = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words === words.toUpperCase() && words.length > 3
    ? words.toLowerCase().replace(/^\p{L}|(?<=[ -])\p{L}/gu, (letter) => letter.toUpperCase())
    : words.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

/** Addresses and names of pictures, each once. */
export function pictures(list: readonly string[]): string[] | null {
  const found = [...new Set(list.map((each) => each.trim()).filter((each) => each !== ''))].slice(0, 200)
  return found.length === 0 ? null : found
}
