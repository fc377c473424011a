import { describe, expect, test } from 'vitest'
import { escapeMarkup } from '../../platform/text/markup.ts'
import { demoFacts } from './demo-facts.ts'
import { demoListings } from './demo-listings.ts'
import { demoPageStyle } from './demo-page-style.ts'
import { demoPictureOf, renderDemoIndexPage, renderDemoListingPage, renderListing } from './demo-pages.ts'

const publicUrl = 'https://homes.example.com/porch'
const listings = demoListings(publicUrl)
const pages = demoFacts.map(({ slug }) => ({
  address: `${publicUrl}/demo/listings/${slug}`,
  html: renderDemoListingPage(slug, publicUrl) ?? '',
}))
const index = { address: `${publicUrl}/demo`, html: renderDemoIndexPage(publicUrl) }

const attributesOf = (html: string, element: string, name: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')

/** Elements that are opened and not closed, or closed and not open. */
function findUnbalanced(html: string): string[] {
  const empty = /^(meta|link|img|br|rect|path|circle)$/
  const open: string[] = []
  const faults: string[] = []
  const body = html.replace(/<style>[\s\S]*?<\/style>/, '').replace('<!doctype html>', '')
  for (const [, closing, name = '', rest = ''] of body.matchAll(/<(\/?)([a-z0-9]+)((?:[^>"]|"[^"]*")*)>/g)) {
    if (closing) {
      if (open.pop() !== name) faults.push(name)
    } else if (!empty.test(name) && !rest.endsWith('/')) open.push(name)
  }
  return [...faults, ...open]
}

test('the check for unbalanced elements sees them', () => {
  expect(findUnbalanced('<ul><li>a</ul>')).not.toEqual([])
  expect(findUnbalanced('<ul><li>a</li></ul>')).toEqual([])
})

describe.each([index, ...pages].map((page) => [page.address, page.html]))('the page %s', (address, html) => {
  test('is a whole document that needs nothing from elsewhere', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(findUnbalanced(html)).toEqual([])
    expect(html).not.toMatch(/<script|<iframe|<form|@import|\son\w+=|url\(|NaN|undefined|\[object/)
    expect(attributesOf(html, 'link', 'href')).toEqual([address, 'data:,'])
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{10,120}<\/title>/)
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  })

  test('gives every picture a size and words, or none where the link beside it says it', () => {
    const images = html.match(/<img\b[^>]*>/g) ?? []
    expect(images.length).toBeGreaterThan(0)
    for (const image of images) expect(image).toMatch(/\salt="[^"]*" width="800" height="600"/)
    for (const figure of html.match(/<figure>.*?<\/figure>/g) ?? []) expect(figure).toMatch(/alt="[^"]{5,}"/)
  })

  test('leads only to pages and pictures that are there', () => {
    const base = new URL(`${publicUrl}/`)
    const targets = [...attributesOf(html, 'a', 'href'), ...attributesOf(html, 'img', 'src')]
    for (const target of targets) {
      const url = new URL(target, address)
      if (target.startsWith('#')) {
        expect(html).toContain(`id="${target.slice(1)}"`)
        continue
      }
      const path = url.pathname.slice(base.pathname.length)
      const listing = /^demo\/listings\/(.+)$/.exec(path)?.[1]
      const picture = /^demo\/pictures\/(.+)$/.exec(path)?.[1]
      const there = picture
        ? demoPictureOf(picture)
        : listing
          ? renderDemoListingPage(listing, publicUrl)
          : path === 'demo'
      expect(there, target).toBeTruthy()
    }
  })
})

test('a listing’s page says what the listing says', () => {
  for (const [i, listing] of listings.entries()) {
    const html = pages[i]?.html ?? ''
    for (const words of [
      listing.Address,
      listing.Description,
      listing.Location,
      listing.MLSNumber,
      listing.ZIP,
      listing.PropertyType,
    ])
      expect(html).toContain(escapeMarkup(words ?? ''))
    for (const { Key, value } of listing.ExtensionColumn ?? [])
      expect(html).toContain(`<th scope="row">${escapeMarkup(Key)}</th><td>${escapeMarkup(value)}</td>`)
    const price = listing.RentPrice ?? listing.SalePrice ?? 0
    expect(html).toContain(`$${price.toLocaleString('en-US')}`)
    for (const image of listing.Images ?? []) expect(html).toContain(`../pictures/${image.split('/').at(-1)}`)
  }
})

test('the gallery shows every listing once, with its price', () => {
  for (const [i, listing] of listings.entries()) {
    const link = `href="demo/listings/${demoFacts[i]?.slug}"`
    expect(index.html.split(link)).toHaveLength(2)
    expect(index.html).toContain(`$${(listing.RentPrice ?? listing.SalePrice ?? 0).toLocaleString('en-US')}`)
  }
})

test('hostile text stays text', () => {
  const [listing] = listings
  if (!listing) throw new Error('no listing')
  const hostile = `"><script>alert(1)</script><img src=x onerror='x'>&\u0000`
  const html = renderListing(
    {
      ...listing,
      Url: `https://x.example/${hostile}`,
      Address: hostile,
      City: hostile,
      State: hostile,
      ZIP: hostile,
      Location: hostile,
      Description: hostile,
      PropertyType: hostile,
      MLSNumber: hostile,
      ExtensionColumn: [{ Key: hostile, value: hostile }],
    },
    {
      slug: hostile,
      views: [{ view: 1, title: hostile }],
      neighbors: [{ slug: hostile, listing: { ...listing, Address: hostile, PropertyType: hostile } }],
    },
  )
  expect(html).not.toMatch(/<script|<img src=x|onerror='/)
  expect(html).not.toContain('\u0000')
  expect(html.split('&lt;script&gt;').length).toBeGreaterThan(12)
  expect(findUnbalanced(html)).toEqual([])
})

test('what is not there is null', () => {
  for (const slug of ['', 'nowhere', '__proto__', '../demo', '<script>']) {
    expect(renderDemoListingPage(slug, publicUrl)).toBeNull()
    expect(demoPictureOf(`${slug}-1.svg`)).toBeNull()
  }
  const [first] = demoFacts
  for (const file of [`${first?.slug}-1.png`, `${first?.slug}-9.svg`, `${first?.slug}.svg`, '.svg'])
    expect(demoPictureOf(file)).toBeNull()
  expect(demoPictureOf(`${first?.slug}-1.svg`)).toContain('<svg')
})

/** WCAG 2.2, 1.4.3. */
function contrast(first: string, second: string): number {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [a, b] = [light(first), light(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test.each(['light', 'dark'])('text is readable on every ground, %s', (scheme) => {
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
  const blocks = demoPageStyle.split('@media (prefers-color-scheme: dark)')
  const block = (scheme === 'light' ? blocks[0] : blocks[1]?.split('* {')[0]) ?? ''
  const colours = new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value ?? '']),
  )
  for (const ground of ['page', 'card'])
    for (const ink of ['ink', 'soft', 'accent', 'rent', 'sold', 'soon'])
      expect(contrast(colours.get(ink) ?? '', colours.get(ground) ?? ''), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
        4.5,
      )
})
