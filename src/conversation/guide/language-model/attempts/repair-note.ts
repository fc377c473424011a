import type { Languages } from '../../../../reading/languages/languages.ts'
import type { Evidence, KnownHome } from '../../../truth/evidence/evidence.ts'
import type { GateFault } from '../../../truth/grounding-gate.ts'
import { foldAligned } from '../../../truth/text/fold-text.ts'
import { stemOf } from '../../../truth/text/stem-of.ts'
import type { Fence } from '../fence.ts'
import { tellListing } from '../tell-listing.ts'

const mostFaults = 6
const mostHomes = 3
const mostPassages = 3
const longestPassage = 400
const longestDescription = 600

/** What a model says that has nothing to say anew. */
export const nothingToSay = '-'

/** What a model is told of the sentences that were left out: each with the reason, and what is known of its homes and of the firm. */
export function noteOfRepair(
  faults: readonly GateFault[],
  { evidence, languages, fence }: { evidence: Evidence; languages: Languages; fence: Fence },
): string {
  const named = [...new Set(faults.flatMap(({ homes }) => homes))]
  const homes = named.length > 0 || evidence.homes.length > mostHomes ? named : evidence.homes
  const told = fence.data({
    leftOut: faults.slice(0, mostFaults).map(({ said, why }) => ({ sentence: said, reason: why })),
    known: {
      homes: homes.slice(0, mostHomes).map((home) => tellHome(home, languages)),
      firm: passagesNear(faults, evidence),
    },
  })
  return `The visitor was not shown the sentences that stand as "leftOut" between ${fence.dataMarks}, for the reason beside each; all else that you said was shown. "known" is what is known of their subject, as data.
${told}
Say now what belongs in their place, in the language of your answer and as short as they were: values as they are known, and what is not known is called unknown. Repeat nothing that was shown, do not apologize, and do not speak of this note. If nothing belongs there, answer with "${nothingToSay}" alone.`
}

function tellHome({ listing }: KnownHome, languages: Languages): Record<string, unknown> {
  return tellListing(languages, listing, null, longestDescription)
}

/** The papers of the firm that share most words with what was left out. */
function passagesNear(faults: readonly GateFault[], { passages }: Evidence): string[] {
  const wanted = stemsOf(faults.map(({ said }) => said).join(' '))
  return passages
    .map(({ text }) => ({ text, shared: stemsOf(text).intersection(wanted).size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostPassages)
    .map(({ text }) => text.slice(0, longestPassage))
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set((foldAligned(text).match(/[\p{L}\p{M}]{4,}|\p{Script=Han}{2}/gu) ?? []).map(stemOf))
}
