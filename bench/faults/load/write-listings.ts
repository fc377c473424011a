import { randomUUID } from 'node:crypto'
import { makeSampleListing } from '../../sample-listings.ts'
import { readData } from '../call.ts'
import { isSuccess, type Outcome } from '../journal.ts'
import { ask, askUntilAnswered, type LoadContext, pause, secretKey } from './load-context.ts'

const create = '/chat/Chatbot/RealEstateCreate'

function newListing(context: LoadContext): { mls: string; price: number; body: Record<string, unknown> } {
  const number = context.next()
  const price = 100_000 + number
  const mls = `F-${number}`
  const body = { ...makeSampleListing(number), SaleType: 'for_sale', MLSNumber: mls, SalePrice: price }
  context.ledger.want(mls, price)
  return { mls, price, body: { SerialNumber: context.chatbots.listings, ...body } }
}

/** Creates with an Idempotency-Key, again and again under the same key until each is answered. */
export async function createWithKey(context: LoadContext): Promise<void> {
  while (!context.stopped) {
    const { mls, body } = newListing(context)
    const call = {
      kind: 'create with a key',
      role: 'write' as const,
      path: create,
      headers: { ...secretKey(context), 'idempotency-key': randomUUID() },
      body,
      codes: ['idempotency-key-running'],
    }
    note(context, mls, await askUntilAnswered(context, call))
    // As if the answer had not come through: the same call must give the same id.
    if (context.dice.below(5) === 0) {
      const again = await askUntilAnswered(context, call)
      if (isSuccess(again)) context.ledger.repeated(mls, readData<string>(again))
    }
    await pause(context, 40)
  }
}

/** Creates without a key: what got no answer may be there or not. */
export async function createWithoutKey(context: LoadContext): Promise<void> {
  while (!context.stopped) {
    const { mls, body } = newListing(context)
    const call = {
      kind: 'create without a key',
      role: 'write' as const,
      path: create,
      headers: secretKey(context),
      body,
    }
    note(context, mls, await ask(context, call))
    await pause(context, 60)
  }
}

function note({ ledger }: LoadContext, mls: string, outcome: Outcome): void {
  if (isSuccess(outcome)) ledger.stored(mls, readData<string>(outcome))
  else if (outcome.status >= 400 && outcome.status < 500 && outcome.errorCode !== 'idempotency-key-running') {
    ledger.refused(mls)
  } else ledger.lost(mls)
}

/** Changes prices and deletes, of listings whose create was acknowledged. */
export async function changeListings(context: LoadContext): Promise<void> {
  while (!context.stopped) {
    const taken = context.ledger.take((count) => context.dice.below(Math.max(1, count)))
    if (taken) {
      if (context.dice.below(3) === 0) await deleteListing(context, taken)
      else await updateListing(context, taken)
      taken.release()
    }
    await pause(context, 70)
  }
}

async function updateListing(context: LoadContext, { mls, id }: { mls: string; id: string }): Promise<void> {
  const price = 2_000_000 + context.next()
  context.ledger.repricing(mls, price)
  const outcome = await askUntilAnswered(context, {
    kind: 'update',
    role: 'write',
    path: '/chat/Chatbot/RealEstateUpdate',
    headers: secretKey(context),
    body: {
      ...makeSampleListing(context.next()),
      SerialNumber: context.chatbots.listings,
      SaleType: 'for_sale',
      Key: id,
      KeyType: 'NewOaks',
      MLSNumber: mls,
      SalePrice: price,
    },
  })
  if (isSuccess(outcome)) context.ledger.repriced(mls, price)
}

async function deleteListing(context: LoadContext, { mls, id }: { mls: string; id: string }): Promise<void> {
  context.ledger.deleting(mls)
  const outcome = await askUntilAnswered(context, {
    kind: 'delete',
    role: 'write',
    path: '/chat/Chatbot/RealEstateDelete',
    headers: secretKey(context),
    body: { SerialNumber: context.chatbots.listings, Keys: [id], KeyType: 'NewOaks' },
  })
  if (isSuccess(outcome)) context.ledger.deleted(mls)
}
