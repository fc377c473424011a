/** Ends a request early, whoever is at work on it: one at a time. An AbortController costs several times as much. */
export class Ending {
  /** Null: it goes on. */
  reason: Error | null = null
  #onEnd: ((reason: Error) => void) | null = null

  end(reason: Error): void {
    if (this.reason !== null) return
    this.reason = reason
    this.#onEnd?.(reason)
  }

  /** `onEnd` hears of the end, at once when that has been; whoever listened before hears no more. */
  listen(onEnd: (reason: Error) => void): void {
    this.#onEnd = onEnd
    if (this.reason !== null) onEnd(this.reason)
  }

  /** For who has listened and has done its work; of somebody else's listening nothing changes. */
  leave(onEnd: (reason: Error) => void): void {
    if (this.#onEnd === onEnd) this.#onEnd = null
  }
}

/** Ends requests when the signal fires that they were given; hundreds of them may have the same. */
export class EndingsOfSignals {
  readonly #bySignal = new WeakMap<AbortSignal, Set<Ending>>()

  add(signal: AbortSignal, ending: Ending): void {
    if (signal.aborted) {
      ending.end(reasonOf(signal))
      return
    }
    const known = this.#bySignal.get(signal)
    if (known) known.add(ending)
    else this.#bySignal.set(signal, this.#watch(signal, ending))
  }

  remove(signal: AbortSignal, ending: Ending): void {
    this.#bySignal.get(signal)?.delete(ending)
  }

  /** One listener for all: each one more would be gone through whenever another comes or goes. */
  #watch(signal: AbortSignal, first: Ending): Set<Ending> {
    const endings = new Set([first])
    const onAbort = (): void => {
      for (const ending of endings) ending.end(reasonOf(signal))
    }
    signal.addEventListener('abort', onAbort, { once: true })
    return endings
  }
}

function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('the request was ended', { cause: reason })
}
