import { squareFeetInAcre } from '../../../reading/measures/measures.ts'
import { mix } from './colour.ts'
import { sheet } from './inside/floor-plan.ts'
import { circle, line, type Point, path, polygon, rect, round, times } from './shape.ts'
import type { Stage } from './stage.ts'

const ink = '#4a3d3a'

/** A lot from above: its bounds, its measures, the trees that stay, and where a house may stand. */
export function drawPlotPlan(stage: Stage): string {
  const area = stage.facts.size.LotArea
  // The measures multiply to the lot's area to the foot.
  const depth = Math.round(Math.sqrt(area * 1.45))
  const frontage = area / depth
  const scale = 350 / depth
  const [width, height] = [frontage * scale, depth * scale]
  const [x, y] = [400 - width / 2, 118]
  const lot: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  const leaf = stage.facts.scenery === 'hills' ? '#8fa35a' : '#7fa065'
  const label = (lx: number, ly: number, text: string, extra = '') =>
    `<text x="${round(lx)}" y="${round(ly)}" font-size="14" fill="${ink}" text-anchor="middle"${extra}>${text}</text>`
  const inset = Math.min(width, height) * 0.17
  const tree = (tx: number, ty: number, size: number) =>
    circle(tx, ty, size, mix(leaf, '#fbf5e9', 0.25)) +
    circle(tx - size * 0.2, ty - size * 0.2, size * 0.55, mix(leaf, '#fbf5e9', 0.45)) +
    circle(tx, ty, 2.4, ink)
  const drawn =
    polygon(lot, mix('#a9c07a', '#fbf5e9', 0.45)) +
    times(7, (i) =>
      path(
        `M${round(x + 4)} ${round(y + (height * (i + 0.6)) / 7)}q${round(width * 0.25)} ${round(-18 + i * 4)} ${round(width * 0.5)} 0t${round(width * 0.5 - 8)} 0`,
        'none',
        'stroke="#a8925f" stroke-width="1" opacity=".5"',
      ),
    ) +
    rect(
      x + inset,
      y + height * 0.3,
      width - inset * 2,
      height * 0.42,
      '#fbf5e9',
      `stroke="${ink}" stroke-width="2" stroke-dasharray="8 6" opacity=".85"`,
    ) +
    label(400, y + height * 0.52, 'Building site') +
    times(5, (i) =>
      tree(
        x + 24 + stage.random() * (width - 48),
        y + (i < 3 ? 20 + stage.random() * height * 0.18 : height * (0.8 + stage.random() * 0.12)),
        12 + stage.random() * 12,
      ),
    ) +
    line([...lot, [x, y]], ink, 3.4) +
    lot.map(([cx, cy]) => circle(cx, cy, 6, '#e2574c')).join('') +
    rect(40, y + height + 26, 720, 34, '#d9d0c2') +
    times(8, (i) => rect(64 + i * 90, y + height + 42, 40, 2.4, '#fbf5e9')) +
    circle(x + width * 0.78, y + height + 10, 24, '#f6b73c', 'opacity=".25"') +
    circle(x + width * 0.78, y + height + 10, 5, '#f6b73c') +
    label(400, y - 12, `${Math.round(frontage)} ft`) +
    label(x - 20, y + height / 2, `${depth} ft`, ` transform="rotate(-90 ${round(x - 20)} ${round(y + height / 2)})"`)
  const acres = (area / squareFeetInAcre).toFixed(2)
  return sheet(stage, `Lot of ${area.toLocaleString('en-US')} sq ft (${acres} acre); bounds are approximate.`, drawn)
}
