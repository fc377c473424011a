import { readAgent } from '../../../homes/listings/agent.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { valuesOfTopic } from '../record/record-topics.ts'
import { listedBy } from './listed-by.ts'

/** Who may be asked about a home: name and telephone number of its agent, or what its listing says of one in its own words; '' where it names nobody. */
export function agentToAsk(languages: Languages, home: FoundListing): string {
  const agent = readAgent(home.ExtensionColumn)
  return agent !== null && agent.name !== ''
    ? [agent.name, agent.phone].filter((part) => part !== '').join(', ')
    : agentInWords(languages, home)
}

/** Who lists a home, with the number that the listing gives for asking. */
export function whoLists(languages: Languages, home: FoundListing): string {
  const names = listedBy(home.ExtensionColumn)
  const phone = readAgent(home.ExtensionColumn)?.phone ?? ''
  if (names === '') return agentInWords(languages, home)
  return phone === '' || names.includes(phone) ? names : `${names} · ${phone}`
}

/** However a firm names who looks after a home ("Ansprechpartner", "ListAgentFullName" and a number beside it). */
function agentInWords(languages: Languages, home: FoundListing): string {
  const said = valuesOfTopic(languages, 'ask-home:listing-agent', home, surelyAgent)
  return [...new Set(said)].slice(0, mostSaid).join(', ').slice(0, longestName)
}

const surelyAgent = 0.5
const mostSaid = 3
const longestName = 160
