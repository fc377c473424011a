import { PorchlightError } from './porchlight-error.js'

/**
 * How long a call may take, and who may end it: one signal for everything that the call waits for.
 * @param {keyof import('./operations.gen.d.ts').PorchlightFunctions} operation
 * @param {number} timeoutMs
 * @param {AbortSignal | undefined} outer
 */
export function beginCourse(operation, timeoutMs, outer) {
  const inner = new AbortController()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  const end = () => inner.abort(outer?.reason)
  const late = () => {
    const message = `${operation}: nothing came from Porchlight for ${timeoutMs} ms.`
    inner.abort(new PorchlightError(message, { code: 'timed-out', operation }))
  }
  const course = {
    signal: inner.signal,
    /** Begins the time anew. */
    goOn() {
      clearTimeout(timer)
      if (Number.isFinite(timeoutMs)) timer = setTimeout(late, timeoutMs)
    },
    /** Lets go of the timer and the caller’s signal; what is still under way is given up. */
    close() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', end)
      inner.abort()
    },
    /**
     * What a failed step is thrown as: the reason of an end that was wished or due, else a lost connection.
     * @param {unknown} thrown
     */
    explain(thrown) {
      if (inner.signal.aborted) return inner.signal.reason
      if (thrown instanceof PorchlightError) return thrown
      const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
      const why = cause instanceof Error ? cause.message : String(cause)
      return new PorchlightError(`${operation}: the connection to Porchlight failed: ${why}`, {
        code: 'connection-failed',
        operation,
        cause: thrown,
      })
    },
    /**
     * Waits, unless the call ends before.
     * @param {number} ms
     * @returns {Promise<void>}
     */
    wait(ms) {
      return new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(pause)
          reject(inner.signal.reason)
        }
        const pause = setTimeout(() => {
          inner.signal.removeEventListener('abort', stop)
          resolve()
        }, ms)
        inner.signal.addEventListener('abort', stop, { once: true })
      })
    },
  }
  if (outer?.aborted) end()
  else outer?.addEventListener('abort', end, { once: true })
  course.goOn()
  return course
}
