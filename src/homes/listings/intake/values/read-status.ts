import { memoize } from '../../../../platform/memoize.ts'
import { PhraseScanner } from './phrase-scanner.ts'
import { type CellReading, quote, unknown } from './reading.ts'
import {
  databaseStatusWords,
  plainStatusWords,
  type Standing,
  standardStatusOf,
  standings,
  statusWords,
} from './tables/status-words.ts'
import { tenureWords } from './tables/tenure-words.ts'

export type SaleType = 'for_sale' | 'for_rent'

export interface OfferStatus {
  /** The nearest of the contract's three. */
  status: 'Active' | 'PreOnMarket' | 'Sold'
  /** RESO's word for what the contract has no value for, where the database does not tell it from the firm's own; "": none. */
  standard: string
  /** The firm's own word, where it says more than the contract's value; "": it does not. */
  own: string
  /** What the word tells of sale or rent. */
  saleType?: SaleType
}

const contractStatus: Readonly<Record<Standing, OfferStatus['status']>> = {
  withdrawn: 'Sold',
  closed: 'Sold',
  pending: 'Active',
  contract: 'Active',
  soon: 'PreOnMarket',
  active: 'Active',
}

const statusScanner = new PhraseScanner({ state: statusWords })
const longest = 100

/** Files say the same few words again and again. */
export const readStatus: (raw: string) => CellReading<OfferStatus> = memoize(findStatus, 1_000)

function findStatus(raw: string): CellReading<OfferStatus> {
  const text = raw.trim()
  if (text.length > longest) return unknown(`is no status: ${quote(text)}`)
  // "UnderContract", "for_sale"
  const spaced = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')
  const tokens = statusScanner.scan(spaced)
  const found = tokens.flatMap(({ kind, value, text: each }) =>
    // A lone letter is a state only where nothing else stands.
    kind === 'state' && (each.length > 1 || tokens.length === 1) ? [value] : [],
  )
  const standing = standings.find((each) => found.includes(each))
  if (standing === undefined) return unknown(`is no status that is known: ${quote(text)}`)
  const folded = fold(text)
  const saleType = readTenure(spaced)
  return {
    status: contractStatus[standing],
    standard: databaseStatusWords.has(folded) ? '' : standardStatusOf[standing],
    own: plainStatusWords.has(folded) ? '' : text,
    ...(saleType.unknown === undefined && { saleType: saleType.saleType }),
  }
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')
}

const tenureScanner = new PhraseScanner({ tenure: tenureWords })

export const readTenure: (raw: string) => CellReading<{ saleType: SaleType }> = memoize(findTenure, 1_000)

function findTenure(raw: string): CellReading<{ saleType: SaleType }> {
  const text = raw
    .trim()
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
  if (text.length > longest) return unknown(`is neither sale nor rent: ${quote(text)}`)
  const tokens = tenureScanner.scan(text)
  const said = new Set(
    tokens.flatMap(({ kind, value, text: each }) =>
      kind === 'tenure' && (each.length > 1 || tokens.length === 1) ? [value] : [],
    ),
  )
  if (said.size > 1) return unknown(`says both sale and rent: ${quote(text)}`)
  const [saleType] = said
  return saleType === 'for_sale' || saleType === 'for_rent'
    ? { saleType }
    : unknown(`is neither sale nor rent: ${quote(text)}`)
}
