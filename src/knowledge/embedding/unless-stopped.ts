/** What comes of the work, or the signal's reason as soon as it fires; the work itself goes on unheard. */
export function unlessStopped<Result>(work: Promise<Result>, stop: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onStop = (): void => reject(stop.reason)
    if (stop.aborted) onStop()
    stop.addEventListener('abort', onStop, { once: true })
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', onStop))
  })
}
