import { readAgent } from '../../../homes/listings/agent.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { listedBy } from './listed-by.ts'

/** Who may be asked about a home: name and telephone number of its agent, or what its listing says of one in its own words; '' where it names nobody. */
export function agentToAsk({ ExtensionColumn }: FoundListing): string {
  const agent = readAgent(ExtensionColumn)
  return agent !== null && agent.name !== ''
    ? [agent.name, agent.phone].filter((part) => part !== '').join(', ')
    : agentEntry(ExtensionColumn)
}

/** Who lists a home, with the number that the listing gives for asking. */
export function whoLists({ ExtensionColumn }: FoundListing): string {
  const names = listedBy(ExtensionColumn)
  const phone = readAgent(ExtensionColumn)?.phone ?? ''
  if (names === '') return agentEntry(ExtensionColumn)
  return phone === '' || names.includes(phone) ? names : `${names} · ${phone}`
}

/** "Listing agent: …": a firm may name it otherwise than the fields of an agent are called. */
function agentEntry(entries: FoundListing['ExtensionColumn']): string {
  const named = entries?.find(({ Key }) =>
    /\b(?:listing|selling|list)? ?(?:agent|broker|realtor)\b|\blisted by\b|\bcourtesy of\b/i.test(Key),
  )
  return named?.value.trim().slice(0, longestName) ?? ''
}

const longestName = 160
