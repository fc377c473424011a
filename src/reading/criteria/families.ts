import type { Family } from './condition.ts'

interface FamilyPatterns {
  /** This alone makes a property type one of the family. */
  certain: string
  /** This does so only when nothing certain of another family is said ("Residential Lot" is land). */
  otherwise?: string
}

/**
 * How property types are spelled, as regular expressions of PostgreSQL over the type with "_" read as a blank. In Spanish,
 * French, German and Portuguese too: listings are imported as they were written.
 */
export const familyPatterns: Record<Family, FamilyPatterns> = {
  house: {
    certain:
      '\\mvillas?\\M|\\mcottages?\\M|\\mcabins?\\M|\\mbungalows?\\M|\\mchal[eé]t?s?\\M|\\msobrados?\\M|\\mvivendas?\\M',
    otherwise:
      'single[ -]?family|\\mhouses?\\M|residential|\\mresidences?\\M|\\mhomes?\\M|\\mdetached|\\msfr?h?\\M|\\mcasas?\\M|' +
      '\\mmoradias?\\M|\\mmaisons?\\M|haus\\M|h.user\\M',
  },
  condo: {
    certain:
      'condo|apartment|\\mapts?\\M|\\mflats?\\M|\\mlofts?\\M|\\mco[ -]?ops?\\M|cooperative|\\mpenthouses?\\M|apartamento|' +
      'appartement|\\mdepartamentos?\\M|\\mpisos?\\M|wohnung|\\mquitinetes?\\M|\\mkitnets?\\M',
    otherwise: '\\munits?\\M|\\mstudios?\\M|\\mest[uú]dios?\\M',
  },
  townhouse: {
    certain:
      'town[ -]?(house|home)|row[ -]?(house|home)|\\mterraced\\M|brownstone|\\mgeminad[ao]s?\\M|\\madosad[ao]s?\\M|' +
      'mitoyenne|reihenh|doppelh',
  },
  multiFamily: {
    certain:
      'multi[ -]?(family|unit|plex)|plex\\M|plexes\\M|\\m(two|three|four)[ -]family|(multi|pluri)familiar|mehrfamilien',
  },
  land: {
    certain:
      '\\mland\\M|vacant ?land|\\mlots?\\M|acreage|\\mparcels?\\M|\\mplots?\\M|\\mterrenos?\\M|\\mlotes?\\M|\\mterrains?\\M|' +
      'grundst',
  },
  mobile: { certain: 'mobile|manufactured|\\mtrailers?\\M|pr[eé]-?fabricad' },
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
