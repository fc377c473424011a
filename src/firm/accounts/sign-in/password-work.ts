import { fail } from '../../../platform/errors.ts'

/** Each takes 32 MiB and a tenth of a second of a processor. */
const mostAtOnce = 2
const mostWaiting = 60

/**
 * Makes and compares salted hashes of passwords, as better-auth does (scrypt), a few at a time: whoever sends very many
 * must not take the memory and the processors of everybody else.
 */
export class PasswordWork {
  #running = 0
  readonly #waiting: (() => void)[] = []

  async hash(password: string): Promise<string> {
    const { hashPassword } = await import('better-auth/crypto')
    return this.inTurn(() => hashPassword(password))
  }

  async verify(hash: string, password: string): Promise<boolean> {
    const { verifyPassword } = await import('better-auth/crypto')
    return this.inTurn(() => verifyPassword({ hash, password }))
  }

  /** Does something that takes as much, when it is its turn. Fails with `too-busy` when very many wait. */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= mostAtOnce) {
      if (this.#waiting.length >= mostWaiting) throw fail('too-busy', {}, { retryAfterSeconds: 5 })
      // Who leaves hands its place on.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
