import { addUsage, noUsage, type TokenUsage, totalOf } from '../../../platform/models/token-usage.ts'
import type { ConversationApp } from '../../conversation-app.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** Words of one call: all that was sent, and what came back. */
export interface CallWords {
  sent: string
  said: string
}

/** What the calls of one turn have used. */
export class ModelSpending {
  readonly #tokens: Pick<ConversationApp['tokens'], 'count'>
  readonly #tell: (usage: TokenUsage) => void
  #used = noUsage

  /** `tell`: hears of each call. */
  constructor(tokens: Pick<ConversationApp['tokens'], 'count'>, tell: (usage: TokenUsage) => void) {
    this.#tokens = tokens
    this.#tell = tell
  }

  get tokens(): number {
    return totalOf(this.#used)
  }

  /** A call that has ended; servers that do not tell what it used are counted. */
  async end(told: TokenUsage | null, { sent, said }: CallWords): Promise<void> {
    if (told) return this.#add(told)
    const [input = 0, output = 0] = await Promise.all([sent, said].map((text) => this.#tokens.count(text)))
    this.#add({ ...noUsage, input, output })
  }

  /** A call that was broken off is paid for as well, and nobody tells how much it was. */
  breakOff({ sent, said }: CallWords): void {
    this.#add({ ...noUsage, input: estimateTokens(sent), output: estimateTokens(said) })
  }

  #add(usage: TokenUsage): void {
    this.#used = addUsage(this.#used, usage)
    this.#tell(usage)
  }
}
