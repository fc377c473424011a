const tellMs = 500
const aliveMs = 10_000

/**
 * Writes how far a long run is now and then, also that somebody is at it, and hears whether it is to be stopped: `write`
 * answers that, and `wish` is then aborted.
 */
export function keepTelling<Progress>(
  first: Progress,
  write: (newest: Progress) => Promise<boolean>,
  wish: AbortController,
) {
  let newest = first
  let told = Promise.resolve()
  let toldAt = 0
  const tell = (): void => {
    toldAt = performance.now()
    told = told
      .then(() => write(newest))
      .then((isStopping) => {
        if (isStopping) wish.abort()
      })
      // How far it is is no reason to fail.
      .catch(() => {})
  }
  const timer = setInterval(tell, aliveMs)
  timer.unref()
  return {
    note: (progress: Progress): void => {
      newest = progress
      if (performance.now() - toldAt >= tellMs) tell()
    },
    newest: (): Progress => newest,
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await told
    },
  }
}
