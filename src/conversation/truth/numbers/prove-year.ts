import type { KnownHome } from '../evidence/evidence.ts'
import { type Subjects, subjectsOf } from '../evidence/listing-pieces.ts'
import type { SaidNumber } from './read-numbers.ts'

const partsClauses = /[,;.|()\n，。；（）、]|[\s\u00A0](?:and|y|e(?!\sd[eao])|et|und|mit|with|con|avec|com)[\s\u00A0]/u
const longest = 90
/** What a year is the year of may stand behind it: "a 2021 roof". */
const wordsBehind = /^[\s\u00A0-]*(?:\p{Script=Han}{1,6}|[\p{L}'’-]+(?:[\s\u00A0]+[\p{L}'’-]+){0,1})/u

/** What the words around a year say that it is the year of. */
function subjectsAt(folded: string, start: number, end: number): Subjects {
  const before =
    folded
      .slice(Math.max(0, start - longest), start)
      .split(partsClauses)
      .at(-1) ?? ''
  const told = subjectsOf(before)
  if (told.parts.size > 0 || told.events.size > 0) return told
  return subjectsOf(wordsBehind.exec(folded.slice(end, end + longest))?.[0] ?? '')
}

const isOfBuilding = ({ parts, events }: Subjects): boolean =>
  parts.size === 0 && (events.has('built') || events.size === 0)

/** Whether a year may be that in which the home was built, by the words around it. */
export function mayBeBuilt({ start, end }: SaidNumber, folded: string): boolean {
  return isOfBuilding(subjectsAt(folded, start, end))
}

/** Whether a listing's own words tell the same of a year: "renovated in 2018" is no new roof, and no sale. */
export function tellsYear({ start, end, values }: SaidNumber, folded: string, home: KnownHome): boolean {
  const said = subjectsAt(folded, start, end)
  return home.numbers.some((number) => {
    if (!number.values.some((value) => values.includes(value))) return false
    const told = subjectsAt(home.words, number.start, number.end)
    if (said.parts.size === 0 && said.events.size === 0) return true
    const hasParts =
      said.parts.size === 0 ? told.parts.size === 0 : [...said.parts].every((part) => told.parts.has(part))
    // "The roof dates from 2016", "metal roof (2016)": of the same part it is the same year.
    return hasParts && (said.parts.size > 0 || [...said.events].every((event) => told.events.has(event)))
  })
}
