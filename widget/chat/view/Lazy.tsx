import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useSpeech } from '../words/speech.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

interface LazyProps<Props> {
  /** Fetches the part; must be the same function each time. */
  load: Load<Props>
  props: Props
  /** What stands there until it has come, also when it does not come; without it a place holder, and a way to try again. */
  instead?: ComponentChildren
}

// Parts that have come once are drawn at once from then on.
const arrived = new Map<unknown, unknown>()

/** Fetches a part and its words before they are needed. */
export async function fetchPart<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [part] = await Promise.all([load(), import('../words/late-english.ts')])
  arrived.set(load, part)
  return part
}

/** A part of the window that is fetched when it is first needed. */
export function Lazy<Props extends object>({ load, props, instead }: LazyProps<Props>) {
  const { say } = useSpeech()
  const [, setArrived] = useState(false)
  const [isMissing, setMissing] = useState(false)
  // What stands under a function is what that function loaded.
  const Part = arrived.get(load) as ComponentType<Props> | undefined
  const ask = (): void => {
    setMissing(false)
    fetchPart(load).then(
      () => setArrived(true),
      () => setMissing(true),
    )
  }
  useEffect(() => {
    if (!Part) ask()
  }, [])
  if (Part) return <Part {...props} />
  if (instead !== undefined) return instead
  if (!isMissing) {
    return (
      <p class="part-loading">
        <span class="unseen">{say('loading')}</span>
      </p>
    )
  }
  return (
    <div class="hindrance" role="alert">
      <p>{say('partNotLoaded')}</p>
      <button type="button" class="button" onClick={ask}>
        {say('tryAgain')}
      </button>
    </div>
  )
}
