import { readAgent } from '../../../homes/listings/agent.ts'

type Entries = readonly { Key: string; value: string }[] | null

const contactKey = /^attribution ?contact$/i
const longestContact = 120

/**
 * Who lists a home, as it stands beside it: office, agent, and the contact that is to be named with them; "" where the
 * listing names nobody. MLS rules ask for it wherever a home is shown, no smaller than the text beside it.
 */
export function listedBy(entries: Entries): string {
  const agent = readAgent(entries)
  const contact = entries?.find(({ Key }) => contactKey.test(Key.trim()))?.value.trim() ?? ''
  const parts = [agent?.office ?? '', agent?.name ?? '', contact.slice(0, longestContact)]
  return [...new Set(parts)].filter(Boolean).join(' · ')
}
