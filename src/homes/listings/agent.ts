import { isEmailAddress } from '../../platform/mail/email-address.ts'

/** Who of which office looks after a home; '' what is not said. */
export interface Agent {
  name: string
  email: string
  phone: string
  office: string
}

const keys: Readonly<Record<keyof Agent, string>> = {
  name: 'agent name',
  email: 'agent email',
  phone: 'agent phone',
  office: 'office name',
}

const longest = 200

/**
 * The agent of a listing, from its ExtensionColumn entries "Agent Name", "Agent Email", "Agent Phone" and "Office Name"
 * (firm.md), whatever their letter case; the first that says something counts. Null: none is named.
 */
export function readAgent(entries: readonly { Key: string; value: string }[] | null | undefined): Agent | null {
  const say = (key: string): string => {
    const said = (entries ?? [])
      .filter((entry) => plain(entry.Key).toLowerCase() === key)
      .map(({ value }) => plain(value))
    return said.find((value) => value !== '')?.slice(0, longest) ?? ''
  }
  const email = say(keys.email)
  const agent = {
    name: say(keys.name),
    email: isEmailAddress(email) ? email : '',
    phone: say(keys.phone),
    office: say(keys.office),
  }
  return Object.values(agent).every((value) => value === '') ? null : agent
}

function plain(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
