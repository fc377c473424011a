import { useEffect, useState } from 'react'
import { CallFailure } from '../../api/call-failure.ts'

/** Milliseconds until what failed is worth another try, told each second; 0: it is. Calls `onOver` when the wait ends. */
export function useWait(failure: Error | null, onOver: () => void): number {
  const seconds = failure instanceof CallFailure && failure.status === 429 ? (failure.retryAfterSeconds ?? 0) : 0
  const [leftMs, setLeftMs] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `failure` begins the wait, whoever hears that it is over
  useEffect(() => {
    if (seconds === 0) return setLeftMs(0)
    const endsAt = Date.now() + seconds * 1_000
    setLeftMs(seconds * 1_000)
    const timer = setInterval(() => {
      const left = endsAt - Date.now()
      setLeftMs(Math.max(0, left))
      if (left > 0) return
      clearInterval(timer)
      onOver()
    }, 1_000)
    return () => clearInterval(timer)
  }, [failure, seconds])
  return leftMs
}
