import { useEffect, useRef } from 'preact/hooks'
import type { CriterionChip, ShownView } from '../../../../src/guide/answer-view.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from './CardIcon.tsx'
import { ChipMenu } from './ChipMenu.tsx'
import { splitCount } from './split-count.ts'
import { useClick } from './use-click.ts'
import './chips.css'

/** Whether the last click was on a chip: its like in the next answer then takes the focus, for who works by keyboard. */
let awaitsFocus = false

/** What the search understood: each part can be taken away or changed, as long as it is the search that stands. */
export function CriteriaChips({ view }: { view: ShownView }) {
  const { say } = useSpeech()
  const { state } = useChat()
  const list = useRef<HTMLUListElement>(null)
  const stands = state.view === view
  useEffect(() => {
    if (!stands || !awaitsFocus) return
    awaitsFocus = false
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [stands])
  if (view.criteria.length === 0) return null
  return (
    <ul class="chips" aria-label={say('understood')} tabIndex={-1} ref={list}>
      {view.criteria.map((chip) => (
        <li key={chip.key} class="chip">
          {stands ? <LiveChip chip={chip} /> : <ChipLabel label={chip.label} />}
        </li>
      ))}
    </ul>
  )
}

function ChipLabel({ label }: { label: string }) {
  return (
    <span class="chip-label" title={label}>
      <span dir="auto">{label}</span>
    </span>
  )
}

function LiveChip({ chip }: { chip: CriterionChip }) {
  const { say } = useSpeech()
  const { busy, act } = useClick()
  const { key, label, options } = chip
  const change = (option: number): void => {
    awaitsFocus = !busy
    act({ kind: 'change', criterion: key, option }, splitCount(options[option] ?? label).text)
  }
  const remove = (): void => {
    awaitsFocus = !busy
    act({ kind: 'remove', criterion: key }, say('without', { label }))
  }
  return (
    <>
      {options.length === 0 ? (
        <ChipLabel label={label} />
      ) : (
        <ChipMenu label={label} options={options} busy={busy} onChoose={change} />
      )}
      {!chip.stays && (
        <button
          type="button"
          class="chip-remove"
          aria-label={say('removeCriterion', { label })}
          aria-disabled={busy}
          onClick={remove}
        >
          <CardIcon name="cross" size={14} />
        </button>
      )}
    </>
  )
}
