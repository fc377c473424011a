import type { App } from '../../app.ts'
import type { IdempotencyPlace, KeptAnswer } from './idempotency-store.ts'

/** No JSON begins like this. */
const mark = 'sealed:'

/** An answer as it may lie in the database although it tells a secret. A refusal tells none. */
export async function sealAnswer(
  { secrets }: Pick<App, 'secrets'>,
  place: IdempotencyPlace,
  answer: KeptAnswer,
): Promise<KeptAnswer> {
  if (answer.status >= 400) return answer
  const sealed = await secrets.seal(placeOf(place), Buffer.from(answer.body))
  return { ...answer, body: mark + sealed.toString('base64') }
}

/** The answer that was sealed, or that was none. */
export async function openAnswer(
  { secrets }: Pick<App, 'secrets'>,
  place: IdempotencyPlace,
  answer: KeptAnswer,
): Promise<KeptAnswer> {
  if (!answer.body.startsWith(mark)) return answer
  const plain = await secrets.open(placeOf(place), Buffer.from(answer.body.slice(mark.length), 'base64'))
  if (plain === null) throw new Error('a kept answer is sealed with a key that is not there any more')
  return { ...answer, body: plain.toString() }
}

function placeOf({ workspaceId, member, path, key }: IdempotencyPlace) {
  const of = member === '' ? '' : `${member} `
  return { table: 'idempotency', column: 'body', row: `${of}${workspaceId} ${path} ${key}` }
}
