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

/**
 * However a firm names who looks after a home: by an entry that holds a name and a telephone number ("Ring: Niamh Coulter, 028 9649 6021"),
 * else by what entries are called ("Ansprechpartner", "ListAgentFullName" and a number beside it).
 */
function agentInWords(languages: Languages, home: FoundListing): string {
  const called = (home.ExtensionColumn ?? [])
    .slice(0, mostEntries)
    .map(({ value }) => value.trim())
    .filter(isContact)
  const said = called.length > 0 ? called : valuesOfTopic(languages, 'ask-home:listing-agent', home, surelyAgent)
  return [...new Set(said)].slice(0, mostSaid).join(', ').slice(0, longestName)
}

/** A name, and a number to call behind it. */
function isContact(value: string): boolean {
  const [whole = '', who = '', number = ''] = contact.exec(value) ?? []
  const digits = number.replace(/\D/gu, '').length
  return whole !== '' && value.length <= longestName && who.length <= longestPerson && digits >= shortestPhone
}

/** Words that begin with a capital, a sign, and digits with signs between them: "HMO 12345678" is no number to call. */
const contact =
  /^(\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|\p{Ll}{1,3}))*|\p{Script=Han}{2,10})[\s,;:：，(（|/·–—-]*(?:\p{L}{1,8}[.:] ?)?([+(]?\d[\d()./-]*[\s()./-]+[\d\s()./-]*\d)/u
const mostEntries = 50
const shortestPhone = 8
const longestPerson = 60
const surelyAgent = 0.5
const mostSaid = 3
const longestName = 160
