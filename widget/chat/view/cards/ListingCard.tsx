import { useState } from 'preact/hooks'
import type { ListingCard as Home } from '../../../../src/conversation/guide/answer-view.ts'
import type { ChatActions } from '../../model/chat-actions.ts'
import { useSpeech } from '../../words/speech.ts'
import { HeartButton } from '../kept/HeartButton.tsx'
import type { Heart } from '../kept/use-heart.ts'
import { CardIcon, HousePlaceholder } from './CardIcon.tsx'
import { askedOf, hasPlace, nameHome, tellBadges, tellPrice, tellRooms } from './card-text.ts'
import { MenuButton } from './MenuButton.tsx'
import type { Click } from './use-click.ts'
import './home-actions.css'

interface ListingCardProps {
  card: Home
  isPicked: boolean
  click: Click
  openPanel: ChatActions['openPanel']
  askAbout: ChatActions['askAbout']
  /** Address of the firm's own page for tours; "": it has none. */
  bookingPage: string
  heart: Heart
  /** Left out where nothing is compared. */
  onPick?: () => void
  /** What became of it since it was kept. */
  news?: string
}

/** One home of an answer. All that changes comes as properties: cards are not drawn again with every piece of an answer. */
export function ListingCard(props: ListingCardProps) {
  const { card, openPanel, heart, news } = props
  const speech = useSpeech()
  const rooms = tellRooms(speech, card)
  return (
    <article class="home">
      <HomePicture card={card} openPanel={openPanel} />
      {!heart.isOff && <HeartButton card={card} heart={heart} />}
      <div class="home-text">
        <p class="home-price">
          {tellPrice(speech, card)}
          {card.qualifier && <bdi> · {card.qualifier}</bdi>}
        </p>
        {news && <p class="home-news">{news}</p>}
        {rooms.length > 0 && <p class="home-rooms">{rooms.join(' · ')}</p>}
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
  const own = card.statusWord === undefined ? [] : [card.statusWord]
  const badges = [
    ...new Set([...tellBadges(speech, card), ...own]),
    ...(isAltered ? [speech.say('alteredPicture')] : []),
  ]
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

interface TourButtonProps extends Pick<ListingCardProps, 'openPanel' | 'bookingPage'> {
  card: Home
  /** Class of a button that has room for more words. */
  look?: string
}

/** Asks to see the home: on a form of ours, or on the firm's own page where it has one. */
export function TourButton({ card, openPanel, bookingPage, look }: TourButtonProps) {
  const { say } = useSpeech()
  const words = say(look && look !== 'map-link' ? 'bookTour' : 'tour')
  const name = `${words}: ${nameHome(card)}`
  const shared = { class: look ?? 'home-tour', title: look ? undefined : say('bookTour') }
  if (bookingPage !== '')
    return (
      <a
        {...shared}
        href={bookingPage}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={`${name}, ${say('newTab')}`}
      >
        {words}
      </a>
    )
  return (
    <button {...shared} type="button" aria-label={name} onClick={() => openPanel({ kind: 'person', card })}>
      {words}
    </button>
  )
}

interface AskButtonProps {
  card: Home
  askAbout: ChatActions['askAbout']
  /** Class of a button that stands by itself, and has room for more words. */
  look?: string
}

/** Chooses the home for the next message. */
export function AskButton({ card, askAbout, look }: AskButtonProps) {
  const { say, direction } = useSpeech()
  const words = say(look ? 'askAboutIt' : 'ask')
  return (
    <button
      type="button"
      class={look ?? 'home-ask'}
      title={look ? undefined : say('askAboutIt')}
      aria-label={`${words}: ${nameHome(card)}`}
      onClick={() => askAbout(askedOf(card, say, direction))}
    >
      {look && look !== 'map-link' && <CardIcon name="ask" />}
      {words}
    </button>
  )
}

function HomeActions(props: ListingCardProps) {
  const { card, isPicked, openPanel, askAbout, bookingPage, onPick } = props
  const { say } = useSpeech()
  return (
    <div class="home-actions">
      <TourButton card={card} openPanel={openPanel} bookingPage={bookingPage} />
      <AskButton card={card} askAbout={askAbout} />
      {onPick && (
        <button
          type="button"
          class="home-icon"
          title={say('compare')}
          aria-label={`${say('compare')}: ${nameHome(card)}`}
          aria-pressed={isPicked}
          onClick={onPick}
        >
          <CardIcon name="compare" />
        </button>
      )}
      <MoreButton {...props} />
    </div>
  )
}

/** What is wanted of a home now and then. */
function MoreButton({ card, click: { busy, act }, openPanel }: ListingCardProps) {
  const { say } = useSpeech()
  const home = nameHome(card)
  const ways: [words: string, go: () => void][] = [
    [
      say('similar'),
      () => {
        act({ kind: 'similar', listing: card.id }, say('similarTo', { home }))
      },
    ],
  ]
  if (hasPlace(card)) ways.push([say('onMap'), () => openPanel({ kind: 'map', focus: card.id })])
  return (
    <MenuButton
      look="home-icon"
      name={`${say('moreOf')}: ${home}`}
      title={say('moreOf')}
      label={home}
      options={ways.map(([words]) => words)}
      busy={busy}
      onChoose={(at) => ways[at]?.[1]()}
    >
      <CardIcon name="dots" />
    </MenuButton>
  )
}
