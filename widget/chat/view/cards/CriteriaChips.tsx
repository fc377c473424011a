import { useEffect } from 'preact/hooks'
import type { CriterionChip, ShownView } from '../../../../src/conversation/guide/answer-view.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from './CardIcon.tsx'
import { MenuButton } from './MenuButton.tsx'
import { splitCount } from './split-count.ts'
import { useClick } from './use-click.ts'
import { useStrip } from './use-strip.ts'
import './chips.css'

/** Whether the last click was on a chip: its like in the next answer then takes the focus, for who works by keyboard. */
let awaitsFocus = false

/** What the search understood: each part can be taken away or changed, as long as it is the search that stands. */
export function CriteriaChips({ view }: { view: ShownView }) {
  const { say, direction } = useSpeech()
  const { state } = useChat()
  const { list, overflows, cutOff } = useStrip(direction, view.criteria.length)
  const stands = state.view === view
  useEffect(() => {
    if (!stands || !awaitsFocus) return
    awaitsFocus = false
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [stands])
  if (view.criteria.length === 0) return null
  return (
    <ul
      class="chips"
      aria-label={say('understood')}
      // What scrolls and holds no button is scrolled by arrow keys.
      tabIndex={overflows && !stands ? 0 : -1}
      ref={list}
      data-cut-off={cutOff}
    >
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
        <MenuButton
          look="chip-label"
          name={say('changeCriterion', { label })}
          title={label}
          label={label}
          options={options}
          busy={busy}
          onChoose={change}
        >
          <span dir="auto">{label}</span>
          <CardIcon name="down" size={14} />
        </MenuButton>
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
