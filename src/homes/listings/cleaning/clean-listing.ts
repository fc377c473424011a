import { forbidden, holdBack, type Judging } from '../../../reading/members-only/held-back.ts'
import { isMadeMap, makeUrl } from '../import/fields/made-values.ts'

/** What a stored listing is cleaned by. */
export interface StoredTexts {
  Description: string | null
  Location: string | null
  Address: string | null
  ExtensionColumn: string | null
  Url: string
  PropertyType: string | null
  MLSNumber: string
  City: string | null
  State: string | null
  ZIP: string | null
  withheldFields: { Address?: string } | null
}

export type CleanedTexts = Pick<
  StoredTexts,
  'Description' | 'Location' | 'Address' | 'PropertyType' | 'City' | 'State' | 'ExtensionColumn' | 'Url'
>

interface Entry {
  Key: string
  value: string
}

/** The texts of a stored listing without what is for members alone; null: nothing is to be changed. */
export function cleanListing(stored: StoredTexts, judging: Judging): CleanedTexts | null {
  const { Description, Location, Address, PropertyType, City, State, ExtensionColumn, Url } = stored
  const entries = readEntries(ExtensionColumn)
  const given = {
    ...(Description !== null && { Description }),
    ...(Location !== null && { Location }),
    ...(Address !== null && { Address }),
    ...(PropertyType !== null && { PropertyType }),
    ...(City !== null && { City }),
    ...(State !== null && { State }),
    ...(entries !== undefined && { ExtensionColumn: entries }),
  }
  const { listing } = holdBack(given, { ...judging, address: stored.withheldFields?.Address })
  const hidesPlace = forbidden(entries ?? []).has('address')
  const cleaned: CleanedTexts = {
    Description: listing.Description || null,
    Location: listing.Location || null,
    Address: listing.Address || null,
    PropertyType: listing.PropertyType || null,
    City: listing.City || null,
    State: listing.State || null,
    ExtensionColumn: listing === given ? ExtensionColumn : writeEntries(listing.ExtensionColumn),
    Url: hidesPlace && isMadeMap(Url) ? makeUrl(placeless(stored)) : Url,
  }
  // The names of `cleaned` are fields of `stored`.
  const names = Object.keys(cleaned) as (keyof CleanedTexts)[]
  return names.every((name) => cleaned[name] === (stored[name] || null)) ? null : cleaned
}

/** The same of fields that a change or its undoing keeps. */
export function cleanFields(fields: Record<string, unknown>, judging: Judging): Record<string, unknown> | null {
  const text = (name: string): string | null => (typeof fields[name] === 'string' ? fields[name] : null)
  const cleaned = cleanListing(
    {
      ...{ Description: text('Description'), Location: text('Location'), Address: text('Address') },
      ...{ ExtensionColumn: text('ExtensionColumn'), Url: text('Url') ?? '', MLSNumber: text('MLSNumber') ?? '' },
      ...{
        PropertyType: text('PropertyType'),
        City: text('City'),
        State: text('State'),
        ZIP: text('ZIP'),
        withheldFields: null,
      },
    },
    judging,
  )
  if (cleaned === null) return null
  const changed = Object.entries(cleaned).filter(([name]) => typeof fields[name] === 'string')
  return { ...fields, ...Object.fromEntries(changed) }
}

function readEntries(text: string | null): Entry[] | undefined {
  if (text === null) return undefined
  const parsed: unknown = JSON.parse(text)
  // Written by toExtensionText, in this shape.
  return Array.isArray(parsed) ? (parsed as Entry[]) : undefined
}

function writeEntries(entries: readonly Entry[] | undefined): string | null {
  return entries === undefined || entries.length === 0 ? null : JSON.stringify(entries)
}

function placeless({ City, State, ZIP, MLSNumber }: StoredTexts) {
  return { City: City ?? undefined, State: State ?? undefined, ZIP: ZIP ?? undefined, MLSNumber }
}
