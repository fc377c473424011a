import { useSpeech } from '../../words/speech.ts'
import './homes-sketch.css'

/** Where homes will stand in a moment, drawn only when that takes long enough to be noticed. */
export function HomesSketch() {
  const { say } = useSpeech()
  return (
    <div class="homes-sketch">
      <span class="unseen">{say('loading')}</span>
      <div>
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
