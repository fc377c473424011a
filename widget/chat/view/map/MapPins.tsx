import { useState } from 'preact/hooks'
import { type Speech, useSpeech } from '../../words/speech.ts'
import { tellPrice } from '../cards/card-text.ts'
import { findNeighbour, type Pin } from './clusters.ts'
import { type MapView, type Size, toScreen } from './map-view.ts'

interface Props {
  pins: readonly Pin[]
  view: MapView
  size: Size
  /** Id of the home whose card is open. */
  selected: number | null
  onChoose(pin: Pin): void
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Pins are drawn this far outside of the window, in pixels. */
const margin = 60

/** The homes as buttons, from top to bottom: a list for whoever does not see the map. Arrow keys go from pin to pin. */
export function MapPins({ pins, view, size, selected, onChoose }: Props) {
  const speech = useSpeech()
  const [current, setCurrent] = useState('')
  const shown = pins.filter((pin) => isInSight(toScreen(view, size, pin), size))
  const chosen = shown.find(({ points }) => points.some(({ id }) => id === selected))
  const names = shown.map(keyOf)
  const stop = names.includes(current) ? current : chosen ? keyOf(chosen) : names[0]

  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const direction = directions[event.key]
    const from = shown[names.indexOf(current)]
    if (!direction || !from) return
    event.preventDefault()
    event.stopPropagation()
    const next = findNeighbour(shown, from, ...direction)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ul class="map-pins" aria-label={speech.say('mapHomes')} onKeyDown={onKeyDown}>
      {shown.map((pin, at) => {
        const { x, y } = toScreen(view, size, pin)
        const name = names[at] ?? ''
        const isChosen = pin === chosen
        return (
          <li
            key={name}
            class={isChosen ? 'chosen' : undefined}
            style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
          >
            <button
              type="button"
              class={pin.points.length > 1 ? 'map-cluster' : 'map-pin'}
              data-name={name}
              tabIndex={name === stop ? 0 : -1}
              aria-label={namePin(speech, pin)}
              aria-pressed={pin.points.length > 1 ? undefined : isChosen}
              onFocus={() => setCurrent(name)}
              onClick={() => onChoose(pin)}
            >
              {writePin(speech, pin)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function keyOf({ points }: Pin): string {
  return points.length === 1 ? String(points[0]?.id) : `${points[0]?.id}+${points.length}`
}

function isInSight({ x, y }: { x: number; y: number }, { width, height }: Size): boolean {
  return x > -margin && y > -margin / 2 && x < width + margin && y < height + margin
}

function writePin({ moneyShort, number }: Speech, { points }: Pin): string {
  const [only] = points
  if (points.length > 1 || !only) return number(points.length)
  return only.price ? moneyShort(only.price, only.currency) : '–'
}

/** Begins with what the pin shows, for those who say it to press it. */
function namePin(speech: Speech, pin: Pin): string {
  const shown = writePin(speech, pin)
  const description = describePin(speech, pin)
  return description.includes(shown) ? description : `${shown}, ${description}`
}

function describePin(speech: Speech, { points }: Pin): string {
  const [only] = points
  if (points.length > 1 || !only) return speech.say('mapCluster', { count: points.length })
  return `${tellPrice(speech, only)}, ${only.title}`
}
