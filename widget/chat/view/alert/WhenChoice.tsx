import type { JSX } from 'preact'
import { useSpeech } from '../../words/speech.ts'

export type AlertWhen = 'atOnce' | 'daily'

/** How soon news is told. */
export function WhenChoice(): JSX.Element {
  const { say } = useSpeech()
  const choices: [AlertWhen, string][] = [
    ['atOnce', say('alertAtOnce')],
    ['daily', say('alertDaily')],
  ]
  return (
    <fieldset class="alert-when">
      <legend>{say('alertWhen')}</legend>
      {choices.map(([value, label], at) => (
        <label key={value}>
          <input type="radio" name="when" value={value} defaultChecked={at === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
