import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from './CardIcon.tsx'
import { nameHome, tellBadges } from './card-text.ts'
import { type ComparedRow, compareRows } from './compare-rows.ts'
import { CardPicture, HomeLink } from './ListingCard.tsx'
import './comparison.css'

/** Two or three homes side by side. */
export function Comparison({ cards }: { cards: ListingCard[] }) {
  const speech = useSpeech()
  const { say } = speech
  const rows = compareRows(speech, cards)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="comparison" aria-label={say('comparison')} tabIndex={0}>
      <table style={{ '--homes': cards.length }}>
        <thead>
          <tr>
            <td />
            {cards.map((card) => (
              <th key={card.id} scope="col">
                <HomeHead card={card} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} class={row.isSame ? 'is-same' : ''}>
              <th scope="row">{say(row.label)}</th>
              {row.cells.map((cell, index) => (
                <td key={cards[index]?.id} class={cell.isBest ? 'is-best' : ''}>
                  <Value row={row} cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function HomeHead({ card }: { card: ListingCard }) {
  const speech = useSpeech()
  const { actions } = useChat()
  const count = card.images.length
  const badges = tellBadges(speech, card)
  return (
    <>
      {count === 0 ? (
        <span class="comparison-picture">
          <CardPicture address={undefined} />
        </span>
      ) : (
        <button
          type="button"
          class="comparison-picture"
          aria-label={speech.say('picturesOf', { count, home: nameHome(card) })}
          onClick={() => actions.openPanel({ kind: 'gallery', card, index: 0 })}
        >
          <CardPicture address={card.images[0]} />
        </button>
      )}
      <span class="comparison-name">
        <HomeLink card={card} />
      </span>
      <span class="comparison-place">
        <bdi>{card.place}</bdi>
      </span>
      {badges.length > 0 && <span class="comparison-place">{badges.join(' · ')}</span>}
    </>
  )
}

function Value({ row, cell }: { row: ComparedRow; cell: ComparedRow['cells'][number] }) {
  const { say } = useSpeech()
  if (cell.text === '')
    return (
      <>
        <span class="is-missing" aria-hidden="true">
          –
        </span>
        <span class="unseen">{say('notStated')}</span>
      </>
    )
  return (
    <div>
      <bdi>{cell.text}</bdi>
      {cell.isBest && (
        <span class="best">
          <CardIcon name="check" size={12} />
          {say(row.best)}
        </span>
      )}
    </div>
  )
}
