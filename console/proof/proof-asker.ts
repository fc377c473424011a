import { PorchlightError } from 'porchlight/client'
import { CallFailure } from '../api/call-failure.ts'

/** Whether a call is to be sent again once who is signed in has proven who they are. */
function asksProof(failure: unknown): boolean {
  return (failure instanceof PorchlightError || failure instanceof CallFailure) && failure.code === 'proof-needed'
}

/** Asks who is signed in to prove who they are, by whatever shows the question; of many calls at once, once. */
export class ProofAsker {
  #show: ((answer: (isProven: boolean) => void) => void) | null = null
  #asked: Promise<boolean> | null = null

  /** `show` puts the question, and answers it once. Answers what takes it away again. */
  attach(show: (answer: (isProven: boolean) => void) => void): () => void {
    this.#show = show
    return () => {
      if (this.#show === show) this.#show = null
    }
  }

  /** Does the work; where that asks for a proof, once more after it was given. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (failure) {
      if (!asksProof(failure) || !(await this.#ask())) throw failure
      return work()
    }
  }

  #ask(): Promise<boolean> {
    const show = this.#show
    if (show === null) return Promise.resolve(false)
    this.#asked ??= new Promise<boolean>(show).finally(() => {
      this.#asked = null
    })
    return this.#asked
  }
}

/** The same functions, whose calls are sent again after a proof where they ask for one. */
export function withProof<Functions extends object>(functions: Functions, asker: ProofAsker): Functions {
  return new Proxy(functions, {
    get(target, name) {
      const called: unknown = Reflect.get(target, name)
      if (typeof called !== 'function') return called
      return (...given: unknown[]): unknown => {
        const first: unknown = called.apply(target, given)
        if (!(first instanceof Promise)) return first
        let isFirst = true
        return asker.run(() => {
          if (!isFirst) return called.apply(target, given)
          isFirst = false
          return first
        })
      }
    },
  })
}
