export interface SetupSearch {
  /** The webhook that is looked at */
  webhook?: number
}

export function readSetupSearch(search: Record<string, unknown>): SetupSearch {
  const { webhook } = search
  return typeof webhook === 'number' && Number.isSafeInteger(webhook) && webhook > 0 ? { webhook } : {}
}
