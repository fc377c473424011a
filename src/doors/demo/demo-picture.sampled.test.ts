import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../../test/run/how-much.ts'
import { demoFacts } from './demo-facts.ts'
import { drawDemoPicture, listDemoViews } from './demo-picture.ts'

const pictures = demoFacts.flatMap((facts) =>
  listDemoViews(facts).map(({ view }) => ({
    facts,
    view,
    name: `${facts.slug}-${view}`,
    svg: drawDemoPicture(facts.slug, view) ?? '',
  })),
)

/** Decodes with librsvg, whose XML parser takes nothing that is not well formed. */
async function decode(svg: string): Promise<{ width: number; height: number }> {
  const { info } = await sharp(Buffer.from(svg)).resize(80).raw().toBuffer({ resolveWithObject: true })
  return info
}

/** What could run or load something when a browser opens the picture. */
function findDangers(svg: string): string[] {
  const withoutNamespace = svg.replace('xmlns="http://www.w3.org/2000/svg"', '')
  return [
    ...(withoutNamespace.match(/<(script|foreignObject|image|use|a|style|iframe|animate|set)\b/gi) ?? []),
    ...(withoutNamespace.match(/\s(on\w+|href|xlink:href|src|style)=/gi) ?? []),
    ...(withoutNamespace.match(/url\((?!#[\w-]+\))[^)]*\)/gi) ?? []),
    ...(withoutNamespace.match(/https?:|data:|javascript:|<!|<\?/gi) ?? []),
  ]
}

describe('the checks see what they look for', () => {
  test('XML that is not well formed', async () => {
    const [first] = pictures
    await expect(decode((first?.svg ?? '').replace('</title>', ''))).rejects.toThrow()
    await expect(decode((first?.svg ?? '').replace('</title>', '&</title>'))).rejects.toThrow()
  })

  test('dangers', () => {
    expect(findDangers('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')).toHaveLength(1)
    expect(
      findDangers('<svg><rect onclick="x"/><image href="http://x"/><rect fill="url(http://x)"/></svg>').length,
    ).toBeGreaterThan(3)
  })
})

test('there are two to four pictures of each listing, the street first', () => {
  for (const facts of demoFacts) {
    const views = listDemoViews(facts).map(({ view }) => view)
    expect(views.length).toBeGreaterThanOrEqual(2)
    expect(views).toEqual([...new Set(views)].sort())
    expect(views[0]).toBe(1)
    expect(Math.max(...views)).toBeLessThanOrEqual(4)
  }
  expect(pictures.length).toBeGreaterThan(200)
})

test('every picture is a well-formed SVG document of 800 by 600 that any viewer can draw', async () => {
  for (const { name, svg } of pictures) {
    const size = await decode(svg).catch((cause) => {
      throw new Error(`${name} cannot be drawn`, { cause })
    })
    expect([size.width, size.height], name).toEqual([80, 60])
    expect(svg.slice(0, 120), name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600"/)
  }
})

test.each(sampleOf(pictures, 30).map(({ name, svg }) => [name, svg]))(
  '%s holds nothing that runs or loads, and no number gone wrong',
  (_, svg) => {
    expect(findDangers(svg)).toEqual([])
    // Long numbers are only weight.
    expect(svg.match(/NaN|Infinity|undefined|null|\[object|\de-\d|\d\.\d{4,}/g) ?? []).toEqual([])
    expect(svg.length).toBeLessThan(42_000)
  },
)

test('every gradient, pattern and clip that a picture refers to is in it', () => {
  for (const { name, svg } of pictures) {
    const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(
      used.filter((id) => !ids.has(id)),
      name,
    ).toEqual([])
  }
})

test('no two pictures are alike, and the porch light is on in every street view', () => {
  expect(new Set(pictures.map(({ svg }) => svg.replace(/<title>.*?<\/title>/, ''))).size).toBe(pictures.length)
  for (const { svg, view, name } of pictures) if (view === 1) expect(svg.includes('url(#halo)'), name).toBe(true)
})

test('a yard sign says what is offered', () => {
  for (const { svg, view, facts, name } of pictures) {
    if (view !== 1 || facts.look.front === 'land') continue
    const words = { Sold: 'SOLD', PreOnMarket: 'COMING SOON', Active: facts.offer.RentPrice ? 'FOR RENT' : 'FOR SALE' }
    expect(svg.includes(`>${words[facts.offer.Status ?? 'Active']}</text>`), name).toBe(true)
  }
})

test('a picture is drawn the same every time', () => {
  for (const { facts, view, svg } of pictures.slice(0, 24)) expect(drawDemoPicture(facts.slug, view)).toBe(svg)
})

test('what is not there is null', () => {
  const [first] = demoFacts
  for (const view of [0, 5, -1, 1.5, Number.NaN]) expect(drawDemoPicture(first?.slug ?? '', view)).toBeNull()
  for (const slug of ['', 'nowhere', '__proto__', 'constructor', '<script>'])
    expect(drawDemoPicture(slug, 1)).toBeNull()
  const land = demoFacts.find(({ look }) => look.front === 'land')
  expect(drawDemoPicture(land?.slug ?? '', 2)).toBeNull()
})
