import { kindOfRefusal } from '../model-failure.ts'
import type { FieldChange, ModelHabits } from './model-habits.ts'
import { changeFields, findRefusedField } from './refused-field.ts'

/** An answer to a request, as far as it is looked at here. */
export interface Attempt {
  status: number
  /** Reads the answer whole, once. */
  text(): Promise<string>
}

/** A request that stays refused. */
export interface Refusal {
  status: number
  said: string
}

const mostTries = 5
const longestRefusal = 20_000
/** A request is refused for what is in it by one of these. */
const refusals = new Set([400, 422])

/**
 * Sends a request without the fields that its model's server is known to refuse. What a refusal names is left out, or
 * said otherwise, and the request sent again at once; it is remembered of the model when that got past.
 */
export async function sendAdapted<Answer extends Attempt>(
  habits: ModelHabits,
  body: string,
  send: (body: string) => Promise<Answer>,
): Promise<{ answer: Answer } | { refusal: Refusal; answer: Answer }> {
  const known = habits.changes
  const tried: FieldChange[] = []
  let sent = known.length === 0 ? body : change(body, known)
  for (let count = 1; ; count += 1) {
    const answer = await send(sent)
    if (!refusals.has(answer.status)) {
      if (answer.status < 300) habits.remember(tried)
      return { answer }
    }
    const said = (await answer.text()).slice(0, longestRefusal)
    const next = count < mostTries ? findChange(answer.status, said, sent) : null
    if (next === null) return { answer, refusal: { status: answer.status, said } }
    tried.push(next)
    sent = change(sent, [next])
  }
}

function findChange(status: number, said: string, sent: string): FieldChange | null {
  // What is too long, or stopped by a filter, does not depend on a field that could be left out.
  if (!['refused', 'tools-refused'].includes(kindOfRefusal(status, said))) return null
  const found = findRefusedField(said, JSON.parse(sent))
  return found === null || change(sent, [found]) === sent ? null : found
}

function change(body: string, changes: readonly FieldChange[]): string {
  return JSON.stringify(changeFields(JSON.parse(body), changes))
}

/** A `fetch` for the client of one model that leaves out what the model's server refuses. */
export function makeAdaptedFetch(
  habits: ModelHabits,
  send: typeof globalThis.fetch = (input, init) => fetch(input, init),
): typeof globalThis.fetch {
  return async (input, init) => {
    const body = init?.body
    if (typeof body !== 'string') return send(input, init)
    const sent = await sendAdapted(habits, body, async (changed) => {
      const response = await send(input, { ...init, body: changed })
      return { status: response.status, text: () => response.text(), response }
    })
    const { response } = sent.answer
    return 'refusal' in sent
      ? new Response(sent.refusal.said, { status: response.status, headers: response.headers })
      : response
  }
}
