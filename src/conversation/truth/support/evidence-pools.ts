import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import { type KnownValue, valuesOf } from '../numbers/prove-arithmetic.ts'
import { readPieces, type Said } from './read-said.ts'

/** What a sentence may rest on. */
export interface Pools {
  /** What the homes that it speaks of say. */
  own: readonly Said[]
  /** What the firm's settings and papers say. */
  firm: readonly Said[]
  /** What only other homes say. */
  others: readonly Said[]
  /** Numbers of the records of the homes that it speaks of, and of other homes. */
  records: ReadonlySet<number>
  otherRecords: ReadonlySet<number>
  /** What the homes that it speaks of come to in sums. */
  amounts: readonly KnownValue[]
}

/** Puts together what is known, by whom a sentence speaks of. */
export function poolsFor(homes: readonly KnownHome[], evidence: Evidence): Pools {
  const others = evidence.homes.filter((home) => !homes.includes(home))
  const { ofHome, ofFirm } = evidence.derive(readEvidence)
  return {
    own: homes.flatMap(ofHome),
    firm: ofFirm,
    others: others.flatMap(ofHome),
    records: recordsOf(homes),
    otherRecords: recordsOf(others),
    amounts: homes.flatMap(valuesOf),
  }
}

/** A home's own text, by sentences and rows. */
export function rowsOf(home: KnownHome, evidence: Evidence): readonly Said[] {
  return evidence.derive(readRows)(home)
}

function readRows({ languages }: Evidence): (home: KnownHome) => readonly Said[] {
  const made = new Map<KnownHome, readonly Said[]>()
  return (home) => {
    const known = made.get(home) ?? readPieces(textOf(home), languages, true)
    made.set(home, known)
    return known
  }
}

interface ReadEvidence {
  ofHome: (home: KnownHome) => readonly Said[]
  ofFirm: readonly Said[]
}

function readEvidence(evidence: Evidence): ReadEvidence {
  const made = new Map<KnownHome, readonly Said[]>()
  const ofHome = (home: KnownHome): readonly Said[] => {
    const known = made.get(home) ?? readPieces(textOf(home), evidence.languages)
    made.set(home, known)
    return known
  }
  const ofFirm = [
    ...evidence.passages.map(({ text, headings, sourceName }) => [...headings, sourceName, text].join('\n')),
    evidence.settingsWords,
    ...evidence.told,
  ].flatMap((text) => readPieces(text, evidence.languages))
  return { ofHome, ofFirm }
}

const tours = { '3D': '3D tour', OpenHouse: 'open house' }
const saleTypes: Readonly<Record<string, string>> = { for_sale: 'for sale', for_rent: 'for rent', sold: 'sold' }

/** A record in words, as far as its values are words. */
function textOf({ listing }: KnownHome): string {
  return [
    [listing.Address, listing.City, listing.State, listing.Location, listing.PropertyType].filter(Boolean).join(' '),
    listing.Tours === '3D' || listing.Tours === 'OpenHouse' ? tours[listing.Tours] : '',
    `${listing.Status === 'Active' ? 'active, available' : listing.Status} ${saleTypes[listing.SaleType] ?? ''}`,
    listing.Description ?? '',
    ...(listing.ExtensionColumn ?? []).map(({ Key, value }) => `${Key}: ${value}`),
  ].join('\n')
}

function recordsOf(homes: readonly KnownHome[]): ReadonlySet<number> {
  const values = homes.flatMap(({ listing }) => Object.values<unknown>({ ...listing }))
  return new Set(values.filter((value) => typeof value === 'number').filter((value) => value !== 0))
}
