import type { Family } from './condition.ts'

interface FamilyPatterns {
  /** This alone makes a property type one of the family. */
  certain: string
  /** This does so only when nothing certain of another family is said ("Residential Lot" is land). */
  otherwise?: string
}

/** How property types are spelled, as regular expressions of PostgreSQL over the type with "_" read as a blank. */
export const familyPatterns: Record<Family, FamilyPatterns> = {
  house: {
    certain: '\\mvillas?\\M|\\mcottages?\\M|\\mcabins?\\M|\\mbungalows?\\M|\\mchalets?\\M',
    otherwise: 'single[ -]?family|\\mhouses?\\M|residential|\\mresidences?\\M|\\mhomes?\\M|\\mdetached|\\msfr?h?\\M',
  },
  condo: {
    certain: 'condo|apartment|\\mapts?\\M|\\mflats?\\M|\\mlofts?\\M|\\mco[ -]?ops?\\M|cooperative|\\mpenthouses?\\M',
    otherwise: '\\munits?\\M|\\mstudios?\\M',
  },
  townhouse: { certain: 'town[ -]?(house|home)|row[ -]?(house|home)|\\mterraced\\M|brownstone' },
  multiFamily: { certain: 'multi[ -]?(family|unit|plex)|plex\\M|plexes\\M|\\m(two|three|four)[ -]family' },
  land: { certain: '\\mland\\M|vacant ?land|\\mlots?\\M|acreage|\\mparcels?\\M|\\mplots?\\M' },
  mobile: { certain: 'mobile|manufactured|\\mtrailers?\\M' },
}

/** Patterns that make a type belong to the family, and those of other families that forbid the weaker ones. */
export function familyTest(family: Family): { certain: string; otherwise: string | null; others: string } {
  const { certain, otherwise } = familyPatterns[family]
  const others = Object.entries(familyPatterns)
    .filter(([name]) => name !== family)
    .map(([, patterns]) => patterns.certain)
    .join('|')
  return { certain, otherwise: otherwise ?? null, others }
}
