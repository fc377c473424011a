/** A bound of what one firm may have, or send within a while. */
interface QuotaEntry {
  most: number
  /** It begins anew after so long; null: it counts what is there. */
  hours: number | null
  /** Completes "This workspace may have at most 50 ...". */
  what: string
}

/** Every quota, once: a new one is a line here and a call of use-quota.ts. PORCHLIGHT_QUOTAS overrides the numbers. */
export const quotaTable = {
  invitations: { most: 100, hours: 24, what: 'invitations in a day' },
  textMessages: { most: 1_000, hours: 24, what: 'text messages in a day' },
  modelTests: { most: 100, hours: 24, what: 'test questions to language models in a day' },
  chatbots: { most: 1_000, hours: null, what: 'chatbots' },
  webhooks: { most: 100, hours: null, what: 'webhooks' },
  feeds: { most: 100, hours: null, what: 'feeds' },
  // Of homes, where a feed or a file brings pictures that we keep; beyond it homes have fewer.
  pictures: { most: 100_000, hours: null, what: 'kept pictures' },
  pictureMegabytes: { most: 20_000, hours: null, what: 'megabytes of kept pictures' },
  // To one address, however it is written: forms of strangers must not fill a mailbox.
  tourMails: { most: 3, hours: 24, what: 'mails in a day to one address of whom asks for tours' },
  alertMails: { most: 3, hours: 24, what: 'mails in a day to one address that confirmed no alert' },
  // Of one program that calls for visitors in another tongue (docs/connect.md): nobody has them do more in earnest.
  outsideRequests: { most: 3, hours: 1, what: 'tours and contact details in an hour from one caller' },
} as const satisfies Record<string, QuotaEntry>

export type QuotaName = keyof typeof quotaTable

/** How many of each; -1: no bound. */
export type Quotas = Readonly<Record<QuotaName, number>>

export const quotaNames = Object.keys(quotaTable) as QuotaName[]

/** Reads PORCHLIGHT_QUOTAS: what it does not name is as usual. Fails with the end of a sentence. */
export function readQuotas(text: string | undefined): Quotas {
  const usual = Object.entries(quotaTable).map(([name, { most }]) => [name, most])
  const given = (text ?? '').split(',').filter((part) => part.trim() !== '')
  const own = given.map((part) => {
    const [, name = '', most = ''] = /^\s*(\w+)\s*=\s*(-1|\d{1,9})\s*$/.exec(part) ?? []
    if (!quotaNames.some((known) => known === name))
      throw new Error(
        `must be pairs such as invitations=200, separated by commas, with the names ${quotaNames.join(', ')}`,
      )
    return [name, Number(most)]
  })
  // Each name stands in the table.
  return Object.fromEntries([...usual, ...own]) as Quotas
}
