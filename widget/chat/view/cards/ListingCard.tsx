import { useState } from 'preact/hooks'
import type { ListingCard as Home } from '../../../../src/guide/answer-view.ts'
import type { ChatActions } from '../../model/chat-state.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon, HousePlaceholder } from './CardIcon.tsx'
import { hasPlace, nameHome, tellBadges, tellPrice, tellRooms } from './card-text.ts'
import type { Click } from './use-click.ts'

interface ListingCardProps {
  card: Home
  isPicked: boolean
  click: Click
  openPanel: ChatActions['openPanel']
  askAbout: ChatActions['askAbout']
  /** Address of the firm's own page for tours; "": it has none. */
  bookingPage: string
  onPick(): void
}

/** One home of an answer. All that changes comes as properties: cards are not drawn again with every piece of an answer. */
export function ListingCard(props: ListingCardProps) {
  const { card, openPanel, askAbout, bookingPage } = props
  const speech = useSpeech()
  const rooms = tellRooms(speech, card)
  return (
    <article class="home">
      <HomePicture card={card} openPanel={openPanel} />
      <div class="home-text">
        <p class="home-price">{tellPrice(speech, card)}</p>
        {rooms.length > 0 && <p>{rooms.join(' · ')}</p>}
        <p class="home-title">
          <HomeLink card={card} />
        </p>
        <p class="home-place">
          <bdi>
            {[card.place, card.title === card.propertyType ? '' : card.propertyType].filter(Boolean).join(' · ')}
          </bdi>
        </p>
        {card.note && <HomeNote note={card.note} />}
        {card.listedBy && <p dir="auto">{speech.say('listedBy', { names: card.listedBy })}</p>}
      </div>
      <div class="home-actions">
        <TourButton card={card} openPanel={openPanel} bookingPage={bookingPage} />
        <AskButton card={card} askAbout={askAbout} />
      </div>
      <HomeActions {...props} />
    </article>
  )
}

/** What surely fits into two lines; signs of Chinese, Japanese and Korean are twice as wide. */
const shortNote = 64

/** Why the home is here: a distance, a feature in the listing's own words. Two lines, and the rest when it is opened. */
function HomeNote({ note }: { note: string }) {
  const width = [...note].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0)
  if (width <= shortNote)
    return (
      <p class="home-note" dir="auto">
        {note}
      </p>
    )
  return (
    <details class="home-note" dir="auto">
      <summary title={note}>
        <span>{note}</span>
      </summary>
    </details>
  )
}

/** Characters of an address that may not fit: then the whole of it is shown on pointing at it. */
const longTitle = 50

/** The one link to the page of the listing, with a name that says which home it is. */
export function HomeLink({ card }: { card: Home }) {
  const speech = useSpeech()
  const title = card.title.length > longTitle ? card.title : undefined
  if (card.url === '') return <bdi title={title}>{card.title}</bdi>
  const rest = [card.place, tellPrice(speech, card), speech.say('newTab')].filter(Boolean).join(', ')
  return (
    <a href={card.url} target="_blank" rel="noopener noreferrer nofollow" title={title}>
      <bdi>{card.title}</bdi>
      <span class="unseen">, {rest}</span>
    </a>
  )
}

function HomePicture({ card, openPanel }: Pick<ListingCardProps, 'card' | 'openPanel'>) {
  const speech = useSpeech()
  const isAltered = card.altered.some(({ picture: position }) => position === 0)
  const badges = [...tellBadges(speech, card), ...(isAltered ? [speech.say('alteredPicture')] : [])]
  const count = card.images.length
  const picture = <CardPicture address={card.images[0]} />
  return (
    <div class="home-picture">
      {count === 0 ? (
        picture
      ) : (
        <button
          type="button"
          class="home-open"
          aria-label={speech.say('picturesOf', { count, home: nameHome(card) })}
          onClick={() => openPanel({ kind: 'gallery', card, index: 0 })}
        >
          {picture}
        </button>
      )}
      {count > 0 && (
        <p class="home-count" aria-hidden="true">
          <CardIcon name="pictures" size={14} />
          {count}
        </p>
      )}
      {badges.length > 0 && (
        <p class="home-badges">
          {badges.map((badge) => (
            <span key={badge}>{badge}</span>
          ))}
        </p>
      )}
    </div>
  )
}

/** The first picture of a home in the frame that is kept for it; a drawing when there is none or it does not come. */
export function CardPicture({ address }: { address: string | undefined }) {
  const [failed, setFailed] = useState(false)
  if (address === undefined || failed) return <HousePlaceholder />
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}

/** Asks to see the home: on a form of ours, or on the firm's own page where it has one. */
function TourButton({ card, openPanel, bookingPage }: Pick<ListingCardProps, 'card' | 'openPanel' | 'bookingPage'>) {
  const { say } = useSpeech()
  const name = `${say('bookTour')}: ${nameHome(card)}`
  if (bookingPage !== '')
    return (
      <a href={bookingPage} target="_blank" rel="noopener noreferrer nofollow" aria-label={`${name}, ${say('newTab')}`}>
        <CardIcon name="check" />
        {say('bookTour')}
      </a>
    )
  return (
    <button type="button" aria-label={name} onClick={() => openPanel({ kind: 'person', card })}>
      <CardIcon name="check" />
      {say('bookTour')}
    </button>
  )
}

interface AskButtonProps {
  card: Home
  askAbout: ChatActions['askAbout']
  /** Class of a button that stands by itself. */
  look?: string
}

/** Chooses the home for the next message. */
export function AskButton({ card, askAbout, look }: AskButtonProps) {
  const { say, direction } = useSpeech()
  const home = nameHome(card)
  // The number of a house stays before its street, also where the message is read.
  const isolated = direction === 'rtl' ? `\u2068${home}\u2069` : home
  return (
    <button
      type="button"
      class={look}
      aria-label={`${say('askAboutIt')}: ${home}`}
      onClick={() => askAbout({ listing: card.id, name: home, line: say('aboutHome', { home: isolated }) })}
    >
      {look !== 'map-link' && <CardIcon name="ask" />}
      {say('askAboutIt')}
    </button>
  )
}

function HomeActions({ card, isPicked, click: { busy, act }, openPanel, onPick }: ListingCardProps) {
  const { say } = useSpeech()
  const home = nameHome(card)
  const label = (visible: string): string => `${visible}: ${home}`
  return (
    <div class="home-actions">
      <button
        type="button"
        aria-label={label(say('similar'))}
        aria-disabled={busy}
        onClick={() => act({ kind: 'similar', listing: card.id }, say('similarTo', { home }))}
      >
        <CardIcon name="similar" />
        {say('similar')}
      </button>
      {hasPlace(card) && (
        <button type="button" aria-label={label(say('map'))} onClick={() => openPanel({ kind: 'map', focus: card.id })}>
          <CardIcon name="pin" />
          {say('map')}
        </button>
      )}
      <button type="button" aria-label={label(say('compare'))} aria-pressed={isPicked} onClick={onPick}>
        <CardIcon name={isPicked ? 'ticked' : 'box'} />
        {say('compare')}
      </button>
    </div>
  )
}
