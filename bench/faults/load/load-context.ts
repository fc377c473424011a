import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '../../search-latency/dice.ts'
import { type Call, send } from '../call.ts'
import { isSuccess, type Journal, type Outcome } from '../journal.ts'
import type { Ledger } from '../ledger.ts'
import type { Service } from '../service.ts'
import type { Chatbots } from './make-chatbots.ts'

/** What every worker of the mixed load has at hand. */
export interface LoadContext {
  service: Service
  journal: Journal
  ledger: Ledger
  dice: Dice
  chatbots: Chatbots
  /** Codes that the fault of this round earns: a key that is over after a jump of the clock, for example. */
  earned: readonly string[]
  /** True once workers are to finish what they have begun. */
  stopped: boolean
  /** A number that nobody of this load has got yet. */
  next(): number
}

/** How long a client that tries again goes on doing so; on a machine that is busy with much else, as much longer as all of it may take. */
const patienceMs = 60_000

export function secretKey({ service }: LoadContext): Record<string, string> {
  return { authorization: service.credentials.secretKey }
}

export function ask(context: LoadContext, call: Call): Promise<Outcome> {
  const codes = [...(call.codes ?? []), ...context.earned]
  return send(context.service.url, context.journal, { ...call, codes })
}

/** As a good client: the same again until there is an answer that says more than "later". Answers the last outcome. */
export async function askUntilAnswered(context: LoadContext, call: Call): Promise<Outcome> {
  const begin = performance.now()
  for (;;) {
    const outcome = await ask(context, call)
    if (isSuccess(outcome) || !mayTryAgain(outcome)) return outcome
    const triedMs = performance.now() - begin
    if (triedMs > patienceMs * context.journal.patience()) {
      const { status, errorCode } = outcome
      context.journal.blame(
        `${call.kind}: tried for ${Math.round(triedMs / 1_000)} s, and still ${status} ${errorCode}`,
      )
      return outcome
    }
    await sleep(50 + context.dice.below(100))
  }
}

export function mayTryAgain({ status, errorCode, end }: Outcome): boolean {
  return end !== 'whole' || status >= 500 || errorCode === 'idempotency-key-running'
}

/** Between two requests of a worker, so that the load is bounded. */
export function pause(context: LoadContext, milliseconds: number): Promise<void> {
  return sleep(milliseconds / 2 + context.dice.below(milliseconds))
}
