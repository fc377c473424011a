/** What a careful person reads out of a file about one home; a field that nobody could be sure of is left out. */
export interface ExpectedHome {
  MLSNumber?: string
  StreetAddress?: string
  City?: string
  State?: string
  ZIP?: string
  /** A rent is per month. */
  Price?: number
  PriceUnknown?: true
  SaleType?: 'for_sale' | 'for_rent'
  Bedrooms?: number
  Bathrooms?: number
  Studio?: true
  /** Square feet, rounded. */
  Sqft?: number
  LotSqft?: number
  YearBuilt?: number
  Available?: boolean
  StatusWord?: string
  /** ISO code. */
  Currency?: string
  Qualifier?: string
  Pictures?: number
  AgentName?: string
  AgentPhone?: string
  AgentEmail?: string
  Latitude?: number
  Longitude?: number
  HomeType?: string
  NotShown?: true
  /** Texts that a visitor must never get. */
  Secret?: string[]
  /** Phrases of the description, as plain text reads. */
  Text?: string[]
}

export interface Expected {
  country: string
  note: string
  rows: number
  homes: ExpectedHome[]
  wrongKind?: string
}

/** A file as a firm would send it, made of invented homes, and what is in it. */
export interface World extends Expected {
  name: string
  extension: string
  source: string
}

/** An invented home, as a firm of any country may have it. */
export interface Home {
  index: number
  ref: string
  number: string
  street: string
  city: string
  beds: number
  full: number
  half: number
  /** Square feet; in metric worlds taken as square meters / 10. */
  sqft: number
  sqm: number
  lotSqm: number
  year: number
  price: number
  rent: number
  agent: string
  phone: string
  email: string
  latitude: number
  longitude: number
}

const agents = ['Kim Ardent', 'Lee Marlow', 'Ana Quill', 'Sam Tarn']

/** Ten homes; `places` are streets and cities of the country. */
export function inventHomes(prefix: string, streets: readonly string[], cities: readonly string[]): Home[] {
  return Array.from({ length: 10 }, (_, index) => {
    const sqm = 48 + ((index * 37) % 160)
    return {
      index,
      ref: `${prefix}${4100 + index * 7}`,
      number: String(3 + ((index * 29) % 180)),
      street: streets[index % streets.length] ?? '',
      city: cities[index % cities.length] ?? '',
      beds: 1 + ((index * 3) % 5),
      full: 1 + (index % 3),
      half: index % 2,
      sqft: 780 + ((index * 433) % 2600),
      sqm,
      lotSqm: 260 + ((index * 171) % 1900),
      year: 1931 + ((index * 17) % 90),
      price: 189_000 + ((index * 73_500) % 900_000),
      rent: 1150 + ((index * 275) % 2600),
      agent: agents[index % agents.length] ?? '',
      phone: `555-01${String(10 + index)}`,
      email: `agent${index % agents.length}@firm.example`,
      latitude: Number((40 + index * 0.0137).toFixed(5)),
      longitude: Number((-74 + index * 0.0219).toFixed(5)),
    }
  })
}

export type Columns<Row extends Home = Home> = readonly (readonly [header: string, cell: (home: Row) => string])[]

interface Layout {
  delimiter?: string
  /** Lines above the header. */
  above?: readonly string[]
  /** Lines below the last home. */
  below?: readonly string[]
}

/** Rows as delimited text; cells that hold the delimiter, a quote or a line end are quoted. */
export function writeTable(
  homes: readonly Home[],
  columns: Columns,
  { delimiter = ',', above = [], below = [] }: Layout = {},
): string {
  const quote = (cell: string): string =>
    cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  const lines = [
    columns.map(([name]) => quote(name)),
    ...homes.map((home) => columns.map(([, cell]) => quote(cell(home)))),
  ]
  return `${[...above, ...lines.map((cells) => cells.join(delimiter)), ...below].join('\n')}\n`
}

export const squareFeet = (sqm: number): number => Math.round(sqm * 10.7639)

/** A number as a locale groups it, with plain blanks in place of narrow ones. */
export function group(value: number, locale: string, decimals = 0): string {
  return value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

export function world(
  { name, country, note, extension = 'csv' }: { name: string; country: string; note: string; extension?: string },
  source: string,
  homes: ExpectedHome[],
): World {
  return { name, country, note, extension, source, rows: homes.length, homes }
}
