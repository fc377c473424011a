import { keepBytes } from '../../../firm/uploads/keep-bytes.ts'
import { fail } from '../../../platform/errors.ts'
import { largestBytes } from '../../../platform/files/file-kind.ts'
import { OutboundError } from '../../../platform/outbound/guarded-fetch.ts'
import type { App } from '../../app.ts'

const mostPictures = 10
const fetchMs = 15_000

/** Keeps the pictures of a question as files of its workspace, in their order. Answers their ids. */
export async function takePictures(
  app: App,
  { workspaceId }: { workspaceId: number },
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<number[]> {
  if (addresses.length > mostPictures)
    throw fail('file-not-allowed', { reason: `A message takes at most ${mostPictures} pictures: send fewer.` })
  const ids: number[] = []
  for (const [index, address] of addresses.entries()) {
    const bytes = await readPicture(app, address, index + 1, signal)
    ids.push(await keepBytes(app, { workspaceId, fileName: `picture-${index + 1}`, bytes, signal }))
  }
  return ids
}

async function readPicture(app: App, address: string, number: number, signal: AbortSignal): Promise<Buffer> {
  const told = /^data:[\w.+-]+\/[\w.+-]+;base64,/.exec(address.slice(0, 200))
  const bytes = told
    ? Buffer.from(address.slice(told[0].length), 'base64')
    : await fetchPicture(app, address, number, signal)
  if (bytes.length === 0) throw refuse(number, 'is empty')
  if (bytes.length > largestBytes.Image) throw refuse(number, 'is larger than the 20 MB that are taken')
  return bytes
}

/** From a stranger's address: through the guarded client alone. */
async function fetchPicture({ outbound }: App, url: string, number: number, signal: AbortSignal): Promise<Buffer> {
  if (!/^https?:\/\//i.test(url)) throw refuse(number, 'is given neither as a data: address nor by http or https')
  try {
    const { status, body } = await outbound({ url, maxBytes: largestBytes.Image, timeoutMs: fetchMs, signal })
    if (status === 200) return body
    throw refuse(number, `could not be fetched, since its address answers with ${status}`)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw refuse(number, 'could not be fetched from its address')
  }
}

function refuse(number: number, what: string): Error {
  return fail('file-not-allowed', { reason: `Picture ${number} ${what}.` })
}
