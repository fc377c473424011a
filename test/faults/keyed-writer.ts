import { setTimeout as sleep } from 'node:timers/promises'
import { sampleListing } from '../contract/listings/sample-listing.ts'

export interface WriterTarget {
  url: string
  credentials: { secretKey: string; sessionKey: string }
}

/** What writers have been told, and what they were told that nobody should be. */
export interface WrittenLog {
  /** Id of each listing by the number that it was created with. */
  acknowledged: Map<string, string>
  /** Answers that are neither a success nor our trouble with its Retry-After. */
  strange: string[]
  refused: number
  /** Requests that a lost connection left without an answer. */
  cutOff: number
}

export function makeWrittenLog(): WrittenLog {
  return { acknowledged: new Map(), strange: [], refused: 0, cutOff: 0 }
}

/**
 * Creates listings one after the other, each with an Idempotency-Key of its own that is sent again until it is
 * acknowledged, as a careful client does. Ends with the signal.
 */
export async function writeListings(
  target: () => WriterTarget,
  serialNumber: string,
  name: string,
  log: WrittenLog,
  signal: AbortSignal,
): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1) {
    const number = `${name}-${count}`
    const listing = { ...sampleListing, SerialNumber: serialNumber, MLSNumber: number }
    while (!signal.aborted && !(await tryToCreate(target(), listing, log))) await sleep(50)
  }
}

async function tryToCreate(
  target: WriterTarget,
  listing: { SerialNumber: string; MLSNumber: string },
  log: WrittenLog,
): Promise<boolean> {
  const response = await fetch(`${target.url}/chat/Chatbot/RealEstateCreate`, {
    method: 'POST',
    headers: {
      authorization: target.credentials.secretKey,
      'idempotency-key': `${listing.SerialNumber} ${listing.MLSNumber}`,
    },
    body: JSON.stringify(listing),
  }).catch(() => null)
  const text = await response?.text().catch(() => null)
  if (!response || typeof text !== 'string') {
    log.cutOff += 1
    return false
  }
  if (response.status === 200) {
    log.acknowledged.set(listing.MLSNumber, JSON.parse(text).Data)
    return true
  }
  log.refused += 1
  const isRunning = response.headers.get('x-error-code') === 'idempotency-key-running'
  const isOurTrouble = response.status === 503 && Number(response.headers.get('retry-after')) >= 1
  if (!isRunning && !isOurTrouble) log.strange.push(`${response.status} ${text}`)
  return false
}

/** Every listing of the chatbot: number and id, in the order of the list. */
export async function readListings(
  target: WriterTarget,
  serialNumber: string,
): Promise<{ number: string; id: string }[]> {
  const all: { number: string; id: string }[] = []
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${target.url}/chat/Chatbot/RealEstateList`, {
      method: 'POST',
      headers: { 'chatrobot-sessionkey': target.credentials.sessionKey },
      body: JSON.stringify({ SerialNumber: serialNumber, PageNumber: page, PageSize: 100 }),
    })
    const text = await response.text()
    if (response.status !== 200) throw new Error(text)
    const { List } = JSON.parse(text).Data as { List: { ID: number; MLSNumber: string }[] }
    all.push(...List.map(({ ID, MLSNumber }) => ({ number: MLSNumber, id: String(ID) })))
    if (List.length < 100) return all
  }
}
