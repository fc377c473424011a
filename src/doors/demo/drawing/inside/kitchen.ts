import { darken, lighten } from '../colour.ts'
import { bars, circle, list, path, polygon, rect, round, times } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawStools } from './furniture.ts'
import { drawPendant, drawPet } from './room-decoration.ts'
import { chooseColours, drawShell, drawView, finishRoom, floorLine, type RoomColours } from './room-shell.ts'

export function drawKitchen(stage: Stage): string {
  const colours = chooseColours(stage)
  const counter = floorLine - 96
  const front = lighten(colours.main, 0.12)
  const top = stage.random() < 0.5 ? '#f3eee4' : lighten(colours.wood, 0.2)
  const island = stage.facts.size.BuildingArea > 800 || stage.facts.offer.SpaceType === 'Room'
  const window = { x: 300, width: 190 }
  const content =
    drawShell(stage, colours, true) +
    rect(0, counter - 70, 800, 70, lighten(colours.wall, 0.55)) +
    rect(0, counter - 70, 800, 70, 'url(#brickwork)', 'opacity=".55"') +
    drawView(stage, colours, window.x, 92, window.width, 170, [2, 1]) +
    drawCupboards(stage, colours, front) +
    drawStove(stage, counter) +
    drawFridge(stage, counter) +
    drawLowerCupboards(front, counter) +
    bars([[0, counter - 10, 642, 14]], top) +
    drawSink(window.x + window.width / 2, counter) +
    drawCounterThings(stage, counter - 10) +
    (island ? drawIsland(stage, colours, top) : drawSmallTable(stage, colours))
  return finishRoom(stage, content)
}

function drawCupboards(stage: Stage, colours: RoomColours, front: string): string {
  if (stage.random() < 0.45) {
    const jars = ['#d9795d', '#f2e4c9', '#7fa39a', '#e0a63c', '#fdf6e8']
    const shelf = (y: number) =>
      rect(16, y, 250, 10, colours.wood) +
      times(8, (i) => {
        const tall = 18 + stage.random() * 24
        return rect(
          28 + i * 29,
          y - tall,
          20,
          tall,
          jars[Math.floor(stage.random() * jars.length)] ?? '#fdf6e8',
          'rx="4"',
        )
      })
    return shelf(150) + shelf(232)
  }
  return times(
    3,
    (i) =>
      rect(14 + i * 86, 84, 80, 168, front, 'rx="3"') +
      rect(24 + i * 86, 94, 60, 148, darken(front, 0.07), 'rx="2"') +
      circle(84 + i * 86, 232, 3.4, '#e8c46a'),
  )
}

function drawLowerCupboards(front: string, counter: number): string {
  const doors = [0, 86, 172, 308, 394, 480]
  return (
    rect(0, counter, 642, 90, darken(front, 0.08)) +
    doors
      .map(
        (x) =>
          rect(x + 3, counter, 80, 88, front, 'rx="2"') +
          rect(x + 13, counter + 26, 60, 54, darken(front, 0.08), 'rx="2"'),
      )
      .join('') +
    bars(
      doors.map((x) => [x + 30, counter + 12, 26, 4]),
      '#e8c46a',
    ) +
    rect(0, counter + 88, 642, 10, darken(front, 0.4))
  )
}

function drawStove(stage: Stage, counter: number): string {
  const x = 566
  const steel = '#cfd2d3'
  return (
    polygon(
      [
        [x - 4, 176],
        [x + 78, 176],
        [x + 96, 232],
        [x - 22, 232],
      ],
      steel,
    ) +
    rect(x + 12, 0, 50, 178, lighten(steel, 0.2)) +
    rect(x - 22, 230, 118, 9, darken(steel, 0.2)) +
    rect(x, counter, 74, 96, steel, 'rx="3"') +
    rect(x + 9, counter + 30, 56, 46, '#3a3639', 'rx="4"') +
    circle(x + 37, counter + 56, 40, 'url(#halo)', 'opacity=".7"') +
    bars(
      list(4, (i) => [x + 10 + i * 15, counter + 11, 8, 8]),
      '#3a3639',
    ) +
    rect(x + 16, counter - 34, 42, 26, stage.tone('#d9653f'), 'rx="6"') +
    bars([[x + 6, counter - 30, 62, 5]], '#3a3336') +
    path(
      `M${x + 30} ${counter - 42}q-6 -10 0 -20M${x + 44} ${counter - 42}q-6 -12 0 -24`,
      'none',
      'stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity=".5"',
    )
  )
}

function drawFridge(stage: Stage, counter: number): string {
  const colour = stage.random() < 0.5 ? '#dfe3e2' : '#9fc0b6'
  return (
    rect(662, 132, 128, counter - 132 + 96, colour, 'rx="8"') +
    rect(662, 258, 128, 4, darken(colour, 0.25)) +
    bars(
      [
        [676, 200, 6, 44],
        [676, 276, 6, 70],
      ],
      darken(colour, 0.4),
    ) +
    rect(716, 168, 30, 24, '#fbf3e2') +
    rect(740, 202, 24, 30, '#e7c9a2')
  )
}

function drawSink(x: number, counter: number): string {
  return (
    rect(x - 46, counter + 1, 92, 34, '#fdfaf2', 'rx="5"') +
    path(
      `M${x} ${counter - 10}v-40q0 -16 16 -16t16 16v8`,
      'none',
      'stroke="#b9bdbe" stroke-width="6" stroke-linecap="round"',
    )
  )
}

function drawCounterThings(stage: Stage, counter: number): string {
  return (
    rect(60, counter - 46, 34, 46, '#c98f6b', 'rx="6"') +
    bars(
      [
        [66, counter - 74, 4, 30],
        [76, counter - 80, 4, 36],
        [85, counter - 70, 4, 26],
      ],
      '#8a6247',
    ) +
    times(3, (i) =>
      circle(150 + i * 20, counter - 10 - (i % 2) * 9, 11, ['#e2574c', '#e9a13f', '#9db04f'][i] ?? '#e2574c'),
    ) +
    path(`M126 ${counter - 14}h96q-8 16 -26 16h-44q-18 0 -26 -16z`, '#f2e4c9') +
    circle(520, counter - 26, 13, stage.tone('#6f9a5b')) +
    circle(506, counter - 20, 10, stage.tone('#5d8b57')) +
    rect(500, counter - 18, 28, 18, '#c97b56', 'rx="3"')
  )
}

function drawIsland(stage: Stage, colours: RoomColours, top: string): string {
  const panel = darken(colours.second, 0.1)
  return (
    rect(150, 462, 470, 130, panel, 'rx="3"') +
    times(5, (i) => rect(162 + i * 92, 486, 78, 94, darken(panel, 0.09), 'rx="2"')) +
    rect(130, 452, 510, 18, top, 'rx="4"') +
    rect(130, 470, 510, 7, '#20121a', 'opacity=".2"') +
    drawStools(colours, [230, 385, 540], 604) +
    rect(430, 420, 12, 32, '#fdf6e8', 'opacity=".8"') +
    path('M300 452q4 -22 40 -22t40 22z', '#fdf6e8') +
    drawPendant(260, 176, darken(colours.main, 0.15)) +
    drawPendant(385, 176, darken(colours.main, 0.15)) +
    drawPendant(510, 176, darken(colours.main, 0.15)) +
    drawPet(stage, 690, 590)
  )
}

function drawSmallTable(stage: Stage, colours: RoomColours): string {
  return (
    path('M330 600V520h14v80zM456 600V520h14v80z', darken(colours.wood, 0.25)) +
    rect(270, 504, 260, 16, colours.wood, 'rx="6"') +
    drawStools(colours, [220, 580], 606) +
    rect(372, 470, 26, 34, '#7fa39a', 'rx="8"') +
    times(5, (i) =>
      circle(366 + i * 9, round(458 - (i % 2) * 12), 9, ['#e2574c', '#f2d27a', '#e9a15f'][i % 3] ?? '#e2574c'),
    ) +
    drawPendant(400, 190, colours.main) +
    drawPet(stage, 700, 590)
  )
}
