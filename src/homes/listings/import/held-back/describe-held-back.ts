import type { MembersOnlyKind } from '../../../../reading/members-only/judge-name.ts'
import type { HeldBackOfImport } from './import-held-back.ts'

const kinds: Record<MembersOnlyKind, string> = {
  remarks: 'remarks for members',
  showing: 'how the home is shown',
  code: 'codes, keys or lock boxes',
  person: 'an owner or occupant',
  pay: 'compensation',
  motive: 'the seller’s motives',
  address: 'an address that may not be shown',
  agreement: 'the agreement with the seller',
}

/** What was held back, a line each: name, what it says, how that was recognised, in how many rows. */
export function describeHeldBack(heldBack: readonly HeldBackOfImport[]): string[] {
  return heldBack.map(({ name, kind, by, rows }) => {
    const how = by === 'name' ? 'by its name' : 'by what it says'
    return `${name}: ${kinds[kind]}, ${how}, ${rows} ${rows === 1 ? 'row' : 'rows'}`
  })
}
