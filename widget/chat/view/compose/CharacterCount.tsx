import { useEffect, useState } from 'preact/hooks'
import '../../words/panel-english.ts'
import { useSpeech } from '../../words/speech.ts'
import './character-count.css'

interface Props {
  /** Characters that may still be written; below 0: so many too many. */
  left: number
  most: number
  /** Counted up with each try to send what is too long. */
  refused: number
}

/** What is left of the longest message, and why one that is too long stays where it is. */
export function CharacterCount({ left, most, refused }: Props) {
  const { say } = useSpeech()
  // What was refused before this was drawn is another message's.
  const [known] = useState(refused - (left < 0 ? 1 : 0))
  const isOver = left < 0
  const isRefused = isOver && refused > known
  const count = isOver ? say('tooLong', { count: -left }) : say('charactersLeft', { count: left })
  const why = say('shortenMessage', { count: most })
  // Screen readers hear of it where it matters, not with every key.
  const [heard, setHeard] = useState('')
  useEffect(() => setHeard(isRefused ? `${why} ${count}` : count), [step(left, most), isRefused, refused])
  return (
    <>
      <span id="count" class={isOver ? 'count over' : 'count'}>
        {isRefused && <span>{why}</span>}
        <span>{count}</span>
      </span>
      <span class="unseen" role="status">
        <span key={refused}>{heard}</span>
      </span>
    </>
  )
}

/** Changes where a fifth, a tenth and a fiftieth are left, and where it becomes too much or fits again. */
function step(left: number, most: number): number {
  return [0, most * 0.02, most * 0.1].filter((share) => left < share).length
}
