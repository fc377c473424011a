import { darken, lighten } from './colour.ts'
import { leaves } from './palette.ts'
import { bars, circle, dots, ellipse, line, list, type Point, path, polygon, rect, times } from './shape.ts'
import { pick, type Stage } from './stage.ts'

/** A tree that belongs to the place, standing on `base`. */
export function drawTree(stage: Stage, x: number, base: number, height: number): string {
  const shadow = ellipse(x + 6, base + 2, height * 0.26, height * 0.045, '#150d1c', 'opacity=".2"')
  const { scenery } = stage.facts
  const chance = stage.random()
  if (scenery === 'lake')
    return shadow + (chance < 0.5 ? drawConifer(stage, x, base, height * 1.1) : drawLeafy(stage, x, base, height))
  if (scenery === 'hills')
    return shadow + (chance < 0.75 ? drawOak(stage, x, base, height) : drawLeafy(stage, x, base, height))
  if (chance < 0.38) return shadow + drawConifer(stage, x, base, height * 1.05)
  return shadow + (chance < 0.7 ? drawBirch(stage, x, base, height) : drawLeafy(stage, x, base, height))
}

export function drawConifer(stage: Stage, x: number, base: number, height: number): string {
  const colour = stage.tone(pick(stage.random, ['#3f6b52', '#35604f', '#4a7555']))
  const tiers = 4
  let drawn = rect(x - height * 0.03, base - height * 0.14, height * 0.06, height * 0.14, stage.tone('#6b4a3a'))
  for (let tier = 0; tier < tiers; tier++) {
    const bottom = base - height * (0.1 + tier * 0.2)
    const half = height * (0.27 - tier * 0.052)
    const top = bottom - height * 0.34
    drawn += path(
      `M${r(x)} ${r(top)}L${r(x + half)} ${r(bottom)}Q${r(x)} ${r(bottom + height * 0.05)} ${r(x - half)} ${r(bottom)}Z`,
      tier % 2 === 0 ? colour : lighten(colour, 0.07),
    )
    drawn += path(
      `M${r(x)} ${r(top)}L${r(x + half)} ${r(bottom)}Q${r(x + half * 0.4)} ${r(bottom + height * 0.03)} ${r(x + half * 0.1)} ${r(bottom + height * 0.025)}Z`,
      '#0e1420',
      'opacity=".14"',
    )
    if (stage.snow)
      drawn += path(
        `M${r(x)} ${r(top)}L${r(x - half * 0.72)} ${r(bottom - height * 0.09)}Q${r(x - half * 0.3)} ${r(top + height * 0.2)} ${r(x)} ${r(top + height * 0.14)}Q${r(x + half * 0.2)} ${r(top + height * 0.16)} ${r(x + half * 0.36)} ${r(top + height * 0.13)}Z`,
        stage.tone('#f3f8fc'),
      )
  }
  return drawn
}

const r = (value: number) => Math.round(value * 10) / 10

export function drawLeafy(stage: Stage, x: number, base: number, height: number): string {
  const trunk = stage.tone('#7a5642')
  if (stage.look.season === 'winter' && stage.facts.scenery !== 'hills') return drawBare(stage, x, base, height, trunk)
  const colour = stage.tone(pick(stage.random, leaves[stage.look.season === 'winter' ? 'summer' : stage.look.season]))
  const crown = base - height * 0.64
  const size = height * 0.3
  let drawn = path(
    `M${r(x - height * 0.035)} ${r(base)}L${r(x - height * 0.02)} ${r(crown)}H${r(x + height * 0.02)}L${r(x + height * 0.035)} ${r(base)}Z`,
    trunk,
  )
  drawn += line(
    [
      [x, base - height * 0.34],
      [x + height * 0.12, base - height * 0.5],
    ],
    trunk,
    height * 0.022,
  )
  const lobes: readonly [number, number, number][] = [
    [-0.62, 0.28, 0.62],
    [0.62, 0.24, 0.64],
    [0, 0.42, 0.68],
    [-0.34, -0.32, 0.68],
    [0.36, -0.36, 0.66],
    [0, -0.1, 0.82],
  ]
  const lobe = (fill: string, dx: number, dy: number, scale: number) =>
    lobes.map(([lx, ly, s]) => circle(x + lx * size + dx, crown + ly * size + dy, s * size * scale, fill)).join('')
  drawn += lobe(darken(colour, 0.16), height * 0.02, height * 0.02, 1)
  drawn += lobe(colour, 0, 0, 0.94)
  drawn += circle(x - size * 0.4, crown - size * 0.36, size * 0.46, lighten(colour, 0.16), 'opacity=".6"')
  drawn += circle(x - size * 0.6, crown + size * 0.16, size * 0.26, lighten(colour, 0.16), 'opacity=".45"')
  if (stage.look.season === 'autumn')
    drawn += times(7, () => ellipse(x + (stage.random() - 0.5) * size * 3, base + stage.random() * 10, 4, 2.2, colour))
  return drawn
}

function drawBare(stage: Stage, x: number, base: number, height: number, colour: string): string {
  const stroke = (lines: readonly (readonly [Point, Point])[], width: number) => {
    const draw = (lift: number) =>
      lines.map(([[x0, y0], [x1, y1]]) => `M${r(x0)} ${r(y0 - lift)}L${r(x1)} ${r(y1 - lift)}`).join('')
    const style = (own: string, wide: number) => `stroke="${own}" stroke-width="${r(wide)}" stroke-linecap="round"`
    const snow = stage.snow ? path(draw(width * 0.6), 'none', style('#f3f8fc', width * 0.45)) : ''
    return path(draw(0), 'none', style(colour, width)) + snow
  }
  const limbs: [Point, Point][] = [
    [
      [x, base - height * 0.5],
      [x + height * 0.03, base - height * 0.85],
    ],
  ]
  const twigs: [Point, Point][] = []
  for (let i = 0; i < 7; i++) {
    const side = i % 2 === 0 ? 1 : -1
    const y = base - height * (0.34 + i * 0.05)
    const reach = height * (0.24 - i * 0.012) * (0.8 + stage.random() * 0.4)
    const middle: Point = [x + side * reach * 0.5, y - reach * 0.45]
    limbs.push([
      [x, y],
      [x + side * reach, y - reach * 1.05],
    ])
    twigs.push([middle, [middle[0] + side * reach * 0.1, middle[1] - reach * 0.6]])
    twigs.push([middle, [middle[0] + side * reach * 0.55, middle[1] - reach * 0.12]])
  }
  const trunk = line(
    [
      [x, base],
      [x, base - height * 0.55],
    ],
    colour,
    height * 0.045,
    'stroke-linecap="round"',
  )
  return trunk + stroke(limbs, height * 0.02) + stroke(twigs, height * 0.012)
}

/** A live oak: wide, low and green all year. */
function drawOak(stage: Stage, x: number, base: number, height: number): string {
  const trunk = stage.tone('#6b5142')
  const colour = stage.tone(
    stage.look.season === 'autumn' ? '#8f9a4d' : pick(stage.random, ['#66904f', '#5b8650', '#74984f']),
  )
  const crown = base - height * 0.62
  const limb = (dx: number, dy: number, width: number) =>
    path(
      `M${r(x)} ${r(base - height * 0.2)}Q${r(x + dx * 0.2)} ${r(base - height * 0.4)} ${r(x + dx)} ${r(base - dy)}`,
      'none',
      `stroke="${trunk}" stroke-width="${r(width)}" stroke-linecap="round"`,
    )
  let drawn = path(
    `M${r(x - height * 0.06)} ${r(base)}Q${r(x - height * 0.02)} ${r(base - height * 0.2)} ${r(x - height * 0.04)} ${r(base - height * 0.36)}H${r(x + height * 0.04)}Q${r(x + height * 0.02)} ${r(base - height * 0.2)} ${r(x + height * 0.07)} ${r(base)}Z`,
    trunk,
  )
  drawn += limb(-height * 0.34, height * 0.56, height * 0.04) + limb(height * 0.34, height * 0.56, height * 0.04)
  const pads: readonly [number, number, number, number][] = [
    [-0.36, 0.06, 0.26, 0.13],
    [0.38, 0.04, 0.26, 0.13],
    [-0.2, -0.08, 0.28, 0.16],
    [0.2, -0.1, 0.28, 0.16],
    [0, -0.02, 0.32, 0.17],
  ]
  for (const [dx, dy, rx, ry] of pads)
    drawn += ellipse(
      x + dx * height,
      crown + dy * height + height * 0.03,
      rx * height,
      ry * height,
      darken(colour, 0.18),
    )
  for (const [dx, dy, rx, ry] of pads)
    drawn += ellipse(x + dx * height, crown + dy * height, rx * height * 0.95, ry * height * 0.9, colour)
  return (
    drawn +
    ellipse(
      x - height * 0.16,
      crown - height * 0.12,
      height * 0.2,
      height * 0.07,
      lighten(colour, 0.16),
      'opacity=".6"',
    )
  )
}

function drawBirch(stage: Stage, x: number, base: number, height: number): string {
  const bark = stage.tone('#efe9df')
  const stem = (dx: number, lean: number, tall: number) =>
    path(
      `M${r(x + dx - 4)} ${r(base)}L${r(x + dx + lean - 1.5)} ${r(base - tall)}h3L${r(x + dx + 4)} ${r(base)}Z`,
      bark,
    ) +
    bars(
      list(6, (i) => [x + dx + lean * (i / 8) - 3 + (i % 2) * 2, base - tall * (0.1 + i * 0.12), 5, 2]),
      stage.tone('#4d4640'),
    )
  let drawn = stem(-7, -10, height * 0.9) + stem(6, 12, height * 0.82)
  if (stage.look.season === 'winter') {
    const twigs = list(9, (i) => {
      const side = i % 2 === 0 ? 1 : -1
      const reach = height * (0.16 - i * 0.009)
      return `M${r(x + (i % 3 === 0 ? 8 : -8))} ${r(base - height * (0.4 + i * 0.055))}q${r(side * reach * 0.4)} ${r(-reach * 0.3)} ${r(side * reach)} ${r(-reach * 0.9)}`
    })
    drawn += path(twigs.join(''), 'none', `stroke="${stage.tone('#8d837a')}" stroke-width="2" stroke-linecap="round"`)
  } else {
    const colour = stage.tone(
      stage.look.season === 'autumn' ? '#e6b03a' : stage.look.season === 'spring' ? '#b4d67a' : '#86b45c',
    )
    const puffs: readonly [number, number, number][] = [
      [-0.16, 0.86, 0.15],
      [0.16, 0.8, 0.15],
      [0, 0.98, 0.15],
      [-0.1, 0.66, 0.13],
      [0.14, 0.62, 0.12],
    ]
    for (const [dx, dy, s] of puffs)
      drawn += circle(x + dx * height, base - dy * height, s * height, colour, 'opacity=".9"')
    drawn += circle(x - 0.06 * height, base - 0.96 * height, 0.08 * height, lighten(colour, 0.2), 'opacity=".6"')
  }
  return drawn
}

/** Bushes, grasses or an agave along the foot of a wall. */
export function drawShrubs(stage: Stage, from: number, to: number, base: number): string {
  let drawn = ''
  for (let x = from + 12; x <= to - 10; x += 20 + stage.random() * 16) {
    const size = 11 + stage.random() * 9
    const chance = stage.random()
    if (stage.facts.scenery === 'hills' && chance < 0.4) drawn += drawAgave(stage, x, base + 2, size * 1.5)
    else {
      const colour = stage.snow
        ? stage.tone('#e9f0f5')
        : stage.tone(pick(stage.random, ['#5d8b57', '#6f9a5b', '#4f7d58']))
      drawn += ellipse(x, base - size * 0.45, size, size * 0.78, colour)
      drawn += ellipse(x - size * 0.3, base - size * 0.7, size * 0.45, size * 0.3, lighten(colour, 0.14))
      if (!stage.snow && stage.look.season !== 'winter' && chance > 0.6) {
        const bloom = stage.tone({ spring: '#f5b9c8', summer: '#f4efe6', autumn: '#d9803a' }[stage.look.season])
        drawn += dots(
          list(4, (i) => [x - size * 0.6 + i * size * 0.4, base - size * (0.5 + (i % 2) * 0.45)]),
          2.6,
          bloom,
        )
      }
    }
  }
  return drawn
}

function drawAgave(stage: Stage, x: number, base: number, size: number): string {
  const colour = stage.tone('#7fa08c')
  return times(7, (i) => {
    const lean = (i - 3) / 3
    const tip: Point = [x + lean * size, base - size * (1.1 - Math.abs(lean) * 0.5)]
    return polygon([[x - 4, base], tip, [x + 4, base]], i % 2 === 0 ? colour : darken(colour, 0.12))
  })
}
