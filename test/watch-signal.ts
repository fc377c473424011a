/**
 * A signal for what begins to listen from now on, as a command that runs here does. The process itself, and what else listens in it, such
 * as the runner of the tests, hears nothing.
 */
export function watchSignal(name: NodeJS.Signals): () => void {
  const others = new Set(process.rawListeners(name))
  return () => {
    const own = process.rawListeners(name).filter((listener) => !others.has(listener))
    if (own.length === 0) throw new Error(`nobody listens for ${name}`)
    for (const listener of own) listener.call(process, name)
  }
}
