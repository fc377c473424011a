import { ground } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { circle, line, path, polygon, rect, times } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawContactShadow, drawRailing, type Front } from './front.ts'
import { drawDoor, drawPorchLight, drawWindow } from './openings.ts'
import { drawRoof, drawWall } from './walls-and-roofs.ts'

export function drawMobileHome(stage: Stage): Front {
  const x = 120
  const width = 560
  const base = ground - 18
  const door = x + 250
  const deck = stage.tone('#b08a63')
  const drawn =
    drawContactShadow(x, x + width, ground) +
    rect(x + 4, base - 4, width - 8, 24, stage.tone('#a49a90')) +
    rect(x + 4, base - 4, width - 8, 24, 'url(#board)') +
    drawWall(stage, x, base, width, 100, { footing: false }) +
    rect(x, base - 34, width, 34, stage.paint.accent) +
    rect(x, base - 34, width, 34, 'url(#lap)') +
    rect(x, base - 38, width, 5, stage.paint.trim) +
    drawWindow(stage, x + 40, base - 82, 62, 36, { panes: [2, 1], shutters: true }) +
    drawWindow(stage, x + 150, base - 82, 48, 36, { panes: [2, 1] }) +
    drawDoor(stage, door, base - 2, { width: 36, height: 74 }) +
    drawWindow(stage, x + 320, base - 86, 92, 46, { panes: [3, 1], lit: true, flowers: true }) +
    drawWindow(stage, x + 460, base - 82, 62, 36, { panes: [2, 1], shutters: true }) +
    drawRoof(stage, x, base - 98, width, 34, { over: 16, inset: 4, metal: true }) +
    polygon(
      [
        [door - 74, base - 92],
        [door + 74, base - 92],
        [door + 84, base - 78],
        [door - 84, base - 78],
      ],
      stage.paint.door,
    ) +
    times(5, (i) =>
      polygon(
        [
          [door - 62 + i * 30, base - 92],
          [door - 47 + i * 30, base - 92],
          [door - 51 + i * 34, base - 78],
          [door - 68 + i * 34, base - 78],
        ],
        stage.paint.trim,
        'opacity=".7"',
      ),
    ) +
    [door - 78, door + 73].map((left) => rect(left, base - 78, 5, 82, stage.paint.trim)).join('') +
    rect(door - 84, base, 168, 9, deck) +
    times(7, (i) => rect(door - 78 + i * 25, base + 9, 5, 13, darken(deck, 0.3))) +
    drawRailing(stage, door - 82, door + 82, base + 2, 24, [door - 28, door + 30]) +
    times(2, (i) => rect(door - 26 - i * 4, base + 9 + i * 7, 54 + i * 8, 7, darken(deck, 0.08 + i * 0.07)))
  return {
    drawn,
    top: base - 150,
    left: x,
    right: x + width,
    walk: door,
    drive: { x: x + width - 70, width: 80 },
    beds: [
      [x + 12, door - 96],
      [door + 96, x + width - 84],
    ],
  }
}

/** A lot: stakes with flags, a sign, a path that ends where the house will stand, and a lamp that is on already. */
export function drawLand(stage: Stage): Front {
  const base = ground
  const meadow = stage.tone(
    { spring: '#a5cf74', summer: '#9cb35e', autumn: '#c4a85a', winter: '#e9f0f5' }[stage.look.season],
  )
  const corners = [
    [232, 442],
    [556, 442],
    [640, 508],
    [150, 508],
  ] as const
  const post = stage.tone('#8a6247')
  const drawn =
    polygon(corners, lighten(meadow, 0.14)) +
    line([...corners, corners[0]], stage.tone('#fff3d6'), 2, 'stroke-dasharray="9 7" opacity=".9"') +
    times(34, () => {
      const x = 60 + stage.random() * 680
      const y = 426 + stage.random() * 100
      const tall = 7 + stage.random() * 9
      return path(
        `M${x.toFixed(0)} ${y.toFixed(0)}q-3 -${(tall * 0.6).toFixed(0)} -5 -${tall.toFixed(0)}m5 ${tall.toFixed(0)}q0 -${(tall * 0.7).toFixed(0)} 1 -${(tall * 1.2).toFixed(0)}m-1 ${(tall * 1.2).toFixed(0)}q3 -${(tall * 0.5).toFixed(0)} 6 -${(tall * 0.8).toFixed(0)}`,
        'none',
        `stroke="${darken(meadow, 0.22)}" stroke-width="1.8" stroke-linecap="round"`,
      )
    }) +
    (stage.snow
      ? ''
      : times(26, (i) =>
          circle(
            60 + stage.random() * 680,
            420 + stage.random() * 112,
            2.6,
            stage.tone(['#f4efe6', '#e9b44c', '#d9776c'][i % 3] ?? '#f4efe6'),
          ),
        )) +
    corners
      .map(
        ([x, y]) =>
          rect(x - 2, y - 24, 4, 26, stage.tone('#e9dcc3')) +
          polygon(
            [
              [x + 2, y - 24],
              [x + 20, y - 18],
              [x + 2, y - 11],
            ],
            stage.tone('#e2574c'),
          ),
      )
      .join('') +
    rect(300, base - 74, 7, 86, post) +
    rect(396, base - 74, 7, 86, post) +
    rect(286, base - 82, 132, 54, stage.tone('#fdf6e8'), 'rx="4"') +
    rect(286, base - 82, 132, 15, stage.paint.door, 'rx="4"') +
    signText(stage, 352, base - 48) +
    rect(497, base - 106, 5, 118, stage.tone('#2f2c33')) +
    drawPorchLight(stage, 499.5, base - 112, 1.5)
  return { drawn, top: base - 190, left: 160, right: 640, walk: 499, drive: null }
}

function signText(stage: Stage, x: number, y: number): string {
  const area = `${stage.facts.size.LotArea.toLocaleString('en-US')} sq ft`
  const style = 'font-family="Georgia, serif" text-anchor="middle"'
  return `<text x="${x}" y="${y}" ${style} font-size="15" fill="#3a2f2a">Homesite</text><text x="${x}" y="${y + 15}" ${style} font-size="11.5" fill="#6a5a50">${area}</text>`
}
