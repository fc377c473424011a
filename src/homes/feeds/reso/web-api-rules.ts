/** So many requests at the most within so many milliseconds. */
export interface AskLimit {
  requests: number
  perMs: number
}

/** What a provider of Web APIs wants of those who ask it. */
export interface WebApiRules {
  /** How people call it. */
  name: string
  limits: readonly AskLimit[]
  headers: Readonly<Record<string, string>>
  /** Homes with their pictures, and keys alone, in one answer at the most. */
  pageSize: number
  keysAtOnce: number
  /** Whether it can be asked for an order; without, it gives homes by their ModificationTimestamp. */
  orders: boolean
  /** Whether it can be asked for some fields of pictures. */
  picks: boolean
  /** Whether others may not show pictures from its addresses: they are fetched once and kept by us. */
  keepsPictures: boolean
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const usual: WebApiRules = {
  name: 'RESO Web API',
  limits: [],
  headers: {},
  pageSize: 200,
  keysAtOnce: 1_000,
  orders: true,
  picks: true,
  keepsPictures: false,
}

/**
 * Providers that have rules of their own, from general knowledge: their guides could not be read when this was written. A new one is an
 * entry here.
 */
const providers = {
  // 2 requests a second, 7,200 an hour, 40,000 a day; gzip alone; no $orderby; no pictures from its addresses.
  'mls-grid': {
    ...usual,
    name: 'MLS Grid',
    limits: [
      { requests: 2, perMs: second },
      { requests: 7_200, perMs: hour },
      { requests: 40_000, perMs: 24 * hour },
    ],
    pageSize: 1_000,
    keysAtOnce: 5_000,
    orders: false,
    picks: false,
    keepsPictures: true,
  },
  // 180 requests a minute, 7,200 an hour, 1,000 records at once.
  trestle: {
    ...usual,
    name: 'Trestle',
    limits: [
      { requests: 180, perMs: minute },
      { requests: 7_200, perMs: hour },
    ],
    keepsPictures: true,
  },
  // 334 requests a minute, 5,000 an hour, 200 records at once.
  bridge: {
    ...usual,
    name: 'Bridge',
    limits: [
      { requests: 334, perMs: minute },
      { requests: 5_000, perMs: hour },
    ],
    keysAtOnce: 200,
  },
  // 4,000 requests in five minutes of replication, and a name of the program in a header of its own.
  spark: {
    ...usual,
    name: 'Spark',
    limits: [{ requests: 4_000, perMs: 5 * minute }],
    headers: { 'x-sparkapi-user-agent': 'Porchlight' },
  },
} as const satisfies Record<string, WebApiRules>

export type WebApiProvider = keyof typeof providers
export const webApiProviders: readonly WebApiProvider[] = ['mls-grid', 'trestle', 'bridge', 'spark']

const hosts: Readonly<Record<string, WebApiProvider>> = {
  'mlsgrid.com': 'mls-grid',
  'api-trestle.corelogic.com': 'trestle',
  'api.cotality.com': 'trestle',
  'bridgedataoutput.com': 'bridge',
  'sparkapi.com': 'spark',
}

/** The rules of a Web API: those of the provider that was named, or of the one whose host it is, else the usual ones. */
export function findWebApiRules(url: string, provider?: WebApiProvider | null): WebApiRules {
  if (provider) return providers[provider]
  const { hostname } = new URL(url)
  const known = Object.entries(hosts).find(([host]) => hostname === host || hostname.endsWith(`.${host}`))
  return known === undefined ? usual : providers[known[1]]
}
