import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon, HousePlaceholder } from '../cards/CardIcon.tsx'
import { nameHome, tellPrice, tellRooms } from '../cards/card-text.ts'
import { AskButton, HomeLink, TourButton } from '../cards/ListingCard.tsx'
import { useBookingPage } from '../cards/use-booking-page.ts'
import { findRooms, type Room } from './rooms.ts'
import { useSwipe } from './use-swipe.ts'
import './gallery.css'

/** The pictures of a home, one large at a time. */
export function Gallery({ card, index }: { card: ListingCard; index: number }) {
  const speech = useSpeech()
  const { say, direction } = speech
  const { actions } = useChat()
  const bookingPage = useBookingPage()
  const [at, setAt] = useState(index)
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set())
  const count = card.images.length
  const rooms = useMemo(() => findRooms(card), [card])
  const turn = (step: number): void => setAt((now) => (now + step + count) % count)
  const swipe = useSwipe((side) => turn((side === 'left') === (direction === 'ltr') ? 1 : -1))
  const describe = (position: number): string =>
    say('pictureOf', { position: position + 1, count, home: nameHome(card) })

  // Before it is drawn: a key pressed at the first sight of a picture must turn it.
  useLayoutEffect(() => {
    const turnByKey = (event: KeyboardEvent): void => {
      const step = stepOf(event.key, direction)
      if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setAt((now) => (now + step + count) % count)
    }
    document.addEventListener('keydown', turnByKey)
    return () => document.removeEventListener('keydown', turnByKey)
  }, [direction, count])

  useEffect(() => {
    for (const step of [1, -1]) preload(card.images[(at + step + count) % count])
  }, [at, card, count])

  const setFailed = (position: number): void => setBroken((former) => new Set(former).add(position))
  return (
    <div class="gallery">
      <div class="gallery-stage" {...swipe}>
        {broken.has(at) || count === 0 ? (
          <div class="gallery-broken">
            <HousePlaceholder />
            <p>{say('pictureFailed')}</p>
          </div>
        ) : (
          <img
            key={at}
            src={card.images[at]}
            alt={describe(at)}
            referrerpolicy="no-referrer"
            draggable={false}
            onError={() => setFailed(at)}
          />
        )}
        {count > 1 && (
          <>
            <button
              type="button"
              class="gallery-turn is-previous"
              aria-label={say('previousPicture')}
              onClick={() => turn(-1)}
            >
              <CardIcon name="previous" size={24} />
            </button>
            <button type="button" class="gallery-turn is-next" aria-label={say('nextPicture')} onClick={() => turn(1)}>
              <CardIcon name="next" size={24} />
            </button>
          </>
        )}
        <p class="gallery-position" role="status">
          {say('position', { position: at + 1, count })}
        </p>
      </div>
      <Alteration card={card} at={at} />
      <Rooms rooms={rooms} at={at} onChoose={setAt} />
      {count > 1 && <Thumbnails images={card.images} at={at} describe={describe} onChoose={setAt} />}
      <div class="gallery-home">
        <p class="gallery-price">
          {tellPrice(speech, card)}
          <span>{tellRooms(speech, card).join(' · ')}</span>
        </p>
        <p>
          <HomeLink card={card} />
        </p>
        {card.listedBy && <p dir="auto">{say('listedBy', { names: card.listedBy })}</p>}
        <div class="gallery-ways">
          <TourButton card={card} openPanel={actions.openPanel} bookingPage={bookingPage} look="homes-pill is-strong" />
          <AskButton card={card} askAbout={actions.askAbout} look="homes-pill" />
        </div>
      </div>
    </div>
  )
}

/** That a picture was altered, what was done to it, and the original. */
function Alteration({ card, at }: { card: ListingCard; at: number }) {
  const { say } = useSpeech()
  const altered = card.altered.find(({ picture }) => picture === at)
  if (altered === undefined) return null
  return (
    <p class="gallery-altered">
      {say('alteredPicture')}
      {altered.note !== '' && <bdi>: {altered.note}</bdi>}
      {altered.original !== '' && (
        <>
          {' '}
          <a href={altered.original} target="_blank" rel="noopener noreferrer nofollow">
            {say('originalPicture')}
            <span class="unseen">, {say('newTab')}</span>
          </a>
        </>
      )}
    </p>
  )
}

interface RoomsProps {
  rooms: readonly Room[]
  at: number
  onChoose(position: number): void
}

/** Ways to the pictures of a room, where their names say which they are. */
function Rooms({ rooms, at, onChoose }: RoomsProps) {
  const { say } = useSpeech()
  if (rooms.length === 0) return null
  return (
    <ul class="gallery-rooms" aria-label={say('rooms')}>
      {rooms.map(({ name, picture }) => (
        <li key={name}>
          <button type="button" class="homes-pill" aria-current={picture === at} onClick={() => onChoose(picture)}>
            {say(name)}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ThumbnailsProps {
  images: readonly string[]
  at: number
  describe(position: number): string
  onChoose(position: number): void
}

function Thumbnails({ images, at, describe, onChoose }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const list = strip.current
    const thumbnail = list?.children[at]
    if (!list || !(thumbnail instanceof HTMLElement)) return
    // scrollIntoView would move the panel as well.
    list.scrollTo({ left: thumbnail.offsetLeft - (list.clientWidth - thumbnail.clientWidth) / 2 })
  }, [at])
  return (
    <ul class="gallery-strip" ref={strip}>
      {images.map((address, position) => (
        <li key={position}>
          <button
            type="button"
            aria-label={describe(position)}
            aria-current={position === at}
            onClick={() => onChoose(position)}
          >
            <img src={address} alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function stepOf(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1
}

function preload(address: string | undefined): void {
  if (address === undefined) return
  const picture = new Image()
  picture.referrerPolicy = 'no-referrer'
  picture.src = address
}
