import type { Family } from './condition.ts'

interface FamilyPatterns {
  /** This alone makes a property type one of the family. */
  certain: string
  /** This does so only when nothing certain of another family is said ("Residential Lot" is land). */
  otherwise?: string
}

/**
 * How property types are spelled, as regular expressions of PostgreSQL over the type with "_" read as a blank. In Spanish,
 * French, German, Portuguese and Chinese too: listings are imported as they were written.
 */
export const familyPatterns: Record<Family, FamilyPatterns> = {
  house: {
    certain:
      '\\mvillas?\\M|\\mcottages?\\M|\\mcabins?\\M|\\mbungalows?\\M|\\mchal[eé]t?s?\\M|\\msobrados?\\M|\\mvivendas?\\M|' +
      'doppelhaush|独[栋棟幢立户戶]|別墅|别墅|透天|洋房|平房|農舍|农舍',
    otherwise:
      // Styles are kinds to many American firms.
      '\\m(victorian|colonial|contemporary|craftsman|tudor|ranch|rancher|a-frame)\\M|\\mfarms?\\M|\\mfermes?\\M|' +
      '\\mquintas?\\M|\\mfincas?\\M|single[ -]?family|houses?\\M|residential|\\mresidences?\\M|\\mhomes?\\M|\\mdetached|\\msfr?h?\\M|\\mcasas?\\M|' +
      '\\mmoradias?\\M|\\mmaisons?\\M|haus\\M|h.user\\M',
  },
  condo: {
    certain:
      'condo|apartment|\\mapts?\\M|\\mflats?\\M|\\mlofts?\\M|\\mco[ -]?ops?\\M|cooperative|\\mpenthouses?\\M|apartamento|' +
      'appartement|\\mdepartamentos?\\M|\\mpisos?\\M|wohnung|\\mquitinetes?\\M|\\mkitnets?\\M|公寓|[大华華]厦|[大華]廈|大樓|大楼|套房',
    otherwise: '\\munits?\\M|\\mstudios?\\M|\\mest[uú]dios?\\M|住宅',
  },
  townhouse: {
    certain:
      'town[ -]?(house|home)|row[ -]?(house|home)|\\mterraced\\M|brownstone|\\mgeminad[ao]s?\\M|\\madosad[ao]s?\\M|' +
      'mitoyenne|reihenh|doppelh|[联聯连連]排|[联聯]体|排屋|[双雙叠疊]拼',
  },
  multiFamily: {
    certain:
      'multi[ -]?(family|unit|plex)|plex\\M|plexes\\M|\\m(two|three|four)[ -]family|(multi|pluri)familiar|mehrfamilien|多[户戶家]',
  },
  land: {
    certain:
      '\\mland\\M|vacant ?land|\\mlots?\\M|acreage|\\mparcels?\\M|\\mplots?\\M|\\mterrenos?\\M|\\mlotes?\\M|\\mterrains?\\M|' +
      'grundst|土地|[农農]地|[宅建]地|地皮|[地田]块',
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
