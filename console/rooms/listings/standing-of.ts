/** Words of RESO's StandardStatus, or of what files write instead, as the server decides by them (migration 0030). */
const pending: ReadonlySet<string> = new Set([
  ...['pending', 'salepending', 'pendingcontinuetoshow', 'pendingdonotshow', 'pendingtakingbackups'],
])
const underContract: ReadonlySet<string> = new Set([
  ...['activeundercontract', 'undercontract', 'contingent', 'activecontingent', 'underoffer', 'saleagreed'],
  ...['optionpending', 'offeraccepted'],
])
const deciding: ReadonlySet<string> = new Set(['standardstatus', 'mlsstatus', 'status'])

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** Where a home stands: its status, and of an active one what its further fields say beyond the contract's three. Pure. */
export function standingOf(status: string, further: readonly { key: string; value: string }[]): string {
  if (status !== 'Active') return status
  const words = further.filter(({ key }) => deciding.has(plain(key))).map(({ value }) => plain(value))
  if (words.some((word) => pending.has(word))) return 'Pending'
  return words.some((word) => underContract.has(word)) ? 'ActiveUnderContract' : status
}
