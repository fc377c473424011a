import { useMemo, useState } from 'preact/hooks'
import { toFailure } from '../../model/failure.ts'
import { keepHome, keptOf } from '../../model/kept-homes.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { failureWords } from '../failure-words.ts'

export interface Heart {
  /** Ids of the homes that are kept. */
  homes: readonly number[]
  /** Whether this server keeps nothing: then there are no hearts. */
  isOff: boolean
  /** Why the last home was not kept; "": it was. */
  failure: string
  toggle(listing: number): void
}

/** The homes that the visitor keeps, as the heart of a card needs them. */
export function useHeart(): Heart {
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const [failure, setFailure] = useState('')
  const { homes, isOff } = keptOf({ now: state })
  return useMemo(
    () => ({
      homes,
      isOff,
      failure,
      toggle(listing) {
        const { held, calls } = actions.inner()
        setFailure('')
        keepHome(held, calls, listing, !homes.includes(listing)).catch((thrown) => {
          const told = toFailure(thrown)
          const isFull = told.code === 'too-many-alerts'
          setFailure(isFull ? say('tooManyKept') : say('couldNotKeep', { reason: failureWords(told, say) }))
        })
      },
    }),
    [state.kept, state.config, failure, actions, say],
  )
}
