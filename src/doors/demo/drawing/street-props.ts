import { darken, lighten } from './colour.ts'
import type { Front } from './houses/front.ts'
import { bars, circle, list, path, polygon, rect, times } from './shape.ts'
import { pick, type Stage } from './stage.ts'

/** Small things that stand about: a yard sign, and now and then a fence, a mailbox, a bicycle, a car, a street lamp. */
export function drawStreetProps(stage: Stage, front: Front): string {
  const { random } = stage
  const detached = front.drive !== null || /cottage|cape|bungalow|cabin/.test(stage.look.front)
  let drawn = ''
  if (/cottage|cape|bungalow|farmhouse|colonial|victorian/.test(stage.look.front) && random() < 0.6)
    drawn += drawFence(stage, front)
  const sign = signPlace(front)
  if (stage.look.front !== 'land') drawn += drawYardSign(stage, sign)
  if (detached && random() < 0.6)
    drawn += drawMailbox(stage, (front.walk ?? 400) + (sign > (front.walk ?? 0) ? -46 : 46))
  else if (random() < 0.5)
    drawn += drawBicycle(
      stage,
      (front.walk ?? 400) + (sign > (front.walk ?? 0) ? -120 - random() * 40 : 70 + random() * 40),
    )
  if (stage.light.stars && stage.look.front !== 'land' && random() < 0.5)
    drawn += drawStreetLamp(stage, front.left - 46)
  return random() < 0.34 ? drawn + drawCar(stage, front.left + random() * 120 - 40) : drawn
}

/** A spot on the lawn that hides neither door nor driveway. */
function signPlace(front: Front): number {
  const taken = (x: number) =>
    (front.walk !== null && Math.abs(x - front.walk) < 76) ||
    (front.drive !== null && x > front.drive.x - 60 && x < front.drive.x + front.drive.width + 60)
  const middle = (front.left + front.right) / 2
  return (
    [middle + 130, middle - 150, middle + 60, middle - 60, middle + 210, middle - 230].find((x) => !taken(x)) ?? middle
  )
}

function drawYardSign(stage: Stage, x: number): string {
  const { SalePrice, Status } = stage.facts.offer
  const words =
    Status === 'Sold' ? 'SOLD' : Status === 'PreOnMarket' ? 'COMING SOON' : SalePrice ? 'FOR SALE' : 'FOR RENT'
  const post = stage.tone('#f4ede0')
  const board = Status === 'Sold' ? '#b5473d' : '#2f5d62'
  return (
    bars(
      [
        [x - 42, 462, 6, 70],
        [x - 46, 466, 78, 5],
      ],
      post,
    ) +
    bars(
      [
        [x - 24, 471, 1.5, 6],
        [x + 22, 471, 1.5, 6],
      ],
      '#3a3336',
    ) +
    rect(x - 32, 477, 62, 26, stage.tone(board), 'rx="2"') +
    `<text x="${Math.round(x - 1)}" y="493.5" font-family="Verdana, sans-serif" font-weight="bold" font-size="${words.length > 8 ? 7 : 10}" fill="#fff8ea" text-anchor="middle">${words}</text>`
  )
}

function drawFence(stage: Stage, front: Front): string {
  const colour = stage.tone('#fbf6ec')
  const open: (readonly [number, number])[] = []
  if (front.walk !== null) open.push([front.walk - 34, front.walk + 34])
  if (front.drive) open.push([front.drive.x - 22, front.drive.x + front.drive.width + 26])
  const free = (x: number) => open.every(([from, to]) => x < from || x > to)
  const places = list(67, (i) => i * 12).filter(free)
  return (
    bars(
      places.map((x) => [x, 508, 12.2, 3]),
      darken(colour, 0.1),
    ) +
    bars(
      places.map((x) => [x, 521, 12.2, 3]),
      darken(colour, 0.1),
    ) +
    path(places.map((x) => `M${x + 2} 534v-30l3.5 -5l3.5 5v30z`).join(''), colour)
  )
}

function drawMailbox(stage: Stage, x: number): string {
  const colour = stage.paint.door
  return (
    rect(x - 2.5, 512, 5, 30, stage.tone('#8a6247')) +
    path(`M${x - 13} 514v-11a7 7 0 0 1 7 -7h14a7 7 0 0 1 7 7v11z`, colour) +
    path(`M${x - 13} 514v-11a7 7 0 0 1 14 0v11z`, darken(colour, 0.2)) +
    bars(
      [
        [x + 8, 492, 2, 10],
        [x + 8, 492, 8, 5],
      ],
      stage.tone('#e2574c'),
    )
  )
}

function drawBicycle(stage: Stage, place: number): string {
  const x = Math.round(place)
  const colour = stage.tone(pick(stage.random, ['#d9564a', '#2f7f86', '#e0a63c']))
  const wheel = (cx: number) => circle(cx, 524, 13, 'none', `stroke="${stage.tone('#35313a')}" stroke-width="2.2"`)
  return (
    wheel(x) +
    wheel(x + 38) +
    path(
      `M${x} 524l11 -18h19l8 18M${x + 11} 506l9 18l10 -18M${x} 524h20M${x + 9} 500h6M${x + 28} 500l2 6M${x + 24} 498h9`,
      'none',
      `stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`,
    )
  )
}

function drawStreetLamp(stage: Stage, x: number): string {
  const iron = stage.tone('#35313a')
  return (
    circle(x, 372, 70, 'url(#halo)') +
    rect(x - 2.5, 378, 5, 164, iron) +
    rect(x - 6, 534, 12, 8, iron) +
    polygon(
      [
        [x - 8, 384],
        [x - 11, 364],
        [x + 11, 364],
        [x + 8, 384],
      ],
      '#fff3c8',
    ) +
    polygon(
      [
        [x - 13, 364],
        [x, 354],
        [x + 13, 364],
      ],
      iron,
    )
  )
}

function drawCar(stage: Stage, place: number): string {
  const x = Math.round(place)
  const body = stage.tone(pick(stage.random, ['#c9564a', '#4f7f8c', '#e0b04a', '#7d8a6a', '#efe6d6', '#5b6a86']))
  const y = 586
  const wheel = (cx: number) => circle(cx, y, 11, stage.tone('#2c2930')) + circle(cx, y, 4.6, stage.tone('#cfc8c0'))
  return (
    path(`M${x - 6} ${y + 10}h164v3h-164z`, '#150d1c', 'opacity=".3"') +
    path(`M${x} ${y + 2}v-16q2 -8 16 -10l14 -2q16 -20 32 -20h34q18 0 32 20l14 4q10 2 11 12v12z`, body) +
    path(
      `M${x + 38} ${y - 26}q12 -14 24 -14h12v14zM${x + 80} ${y - 26}v-14h16q12 0 23 14z`,
      stage.light.stars ? '#3f4a74' : '#d9eaf0',
    ) +
    bars([[x + 2, y - 8, 150, 2.4]], darken(body, 0.2)) +
    bars(
      [
        [x + 64, y - 18, 8, 2],
        [x + 102, y - 18, 8, 2],
      ],
      lighten(body, 0.4),
    ) +
    circle(x + 148, y - 8, 4.4, '#fff2c4') +
    rect(x + 1, y - 12, 5, 7, stage.tone('#d2463c')) +
    wheel(x + 32) +
    wheel(x + 122)
  )
}

export function drawLeaves(stage: Stage): string {
  if (stage.look.season !== 'autumn' || stage.facts.scenery === 'hills') return ''
  return times(3, (i) => {
    const colour = stage.tone(['#d9772f', '#e0a032', '#b8472f'][i] ?? '#d9772f')
    const spots = list(9, () => [stage.random() * 800, 500 + stage.random() * 52] as const)
    return path(spots.map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}q4 -5 8 0q-4 4 -8 0z`).join(''), colour)
  })
}
