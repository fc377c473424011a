import type { Listing } from '../../homes/listings/listing.ts'
import { escapeMarkup } from '../../platform/text/markup.ts'
import { demoPageStyle } from './demo-page-style.ts'

const lantern =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="13" r="11" fill="#f6b73c" opacity=".28"/><path d="M12 1v4M5 9l7-5 7 5z" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/><rect x="7" y="9" width="10" height="10" rx="1.5" fill="#ffd98c" stroke="currentColor" stroke-width="1.4"/><path d="M6 21h12" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/></svg>'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`

/** "$585,000", "$1,495 a month"; already markup. */
export function describePrice(listing: Listing): string {
  if (listing.RentPrice !== undefined) return `${dollars(listing.RentPrice)} <small>a month</small>`
  return listing.SalePrice === undefined ? 'Price on request' : dollars(listing.SalePrice)
}

export function describeState(listing: Listing): { words: string; style: string } {
  if (listing.Status === 'Sold') return { words: 'Sold', style: 'sold' }
  if (listing.Status === 'PreOnMarket') return { words: 'Coming soon', style: 'soon' }
  return listing.SaleType === 'for_rent' ? { words: 'For rent', style: 'rent' } : { words: 'For sale', style: 'sale' }
}

export function drawBadge(listing: Listing): string {
  const { words, style } = describeState(listing)
  return `<span class="badge ${style}">${words}</span>`
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

export function describeArea(area: number, listing: Listing): string {
  return `${area.toLocaleString('en-US')} ${listing.AreaUnit === 'Square Meters' ? 'm²' : 'sq ft'}`
}

/** Bedrooms, bathrooms and area as short words. */
export function keyFigures(listing: Listing): string[] {
  if (listing.BuildingArea === 0) return [`${describeArea(listing.LotArea, listing)} lot`]
  const beds =
    listing.SpaceType === 'Room' ? 'One room' : listing.Bedrooms === 0 ? 'Studio' : plural(listing.Bedrooms, 'bed')
  return [beds, plural(listing.Bathrooms, 'bath'), describeArea(listing.BuildingArea, listing)]
}

/** The rows of the facts table: name and value, in words. */
export function factRows(listing: Listing): [string, string][] {
  const money = (amount: number | undefined, unit = '') => (amount === undefined ? '' : dollars(amount) + unit)
  const tours = { OpenHouse: 'Open house', '3D': '3D tour' }
  const rows: [string, string | number | undefined][] = [
    ['Type', listing.PropertyType],
    ['MLS number', listing.MLSNumber],
    ['Year built', listing.YearBuilt || ''],
    ['Lot', listing.LotArea === 0 ? '' : describeArea(listing.LotArea, listing)],
    ['Parking', listing.ParkingSpots === 0 ? 'None' : plural(listing.ParkingSpots, 'spot')],
    ['Price per area', money(listing.UnitAreaPrice, listing.AreaUnit === 'Square Meters' ? ' per m²' : ' per sq ft')],
    ['Estimate', money(listing.ZestimatePrice)],
    ['HOA or site fee', money(listing.HOAMonth, ' a month')],
    ['Deposit', money(listing.DepositFee)],
    ['Space', listing.SpaceType],
    ['On the market', listing.DaysOnMarket === 0 ? 'Not yet' : plural(listing.DaysOnMarket, 'day')],
    ['Tour', listing.Tours && tours[listing.Tours]],
    ...(listing.ExtensionColumn ?? []).map(({ Key, value }): [string, string] => [Key, value]),
  ]
  return rows.flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
}

/** One card of a gallery; `page` and `picture` are addresses relative to the page it stands on. */
export function drawCard(listing: Listing, addresses: { page: string; picture: string }, level: 2 | 3 = 3): string {
  return `<li><article class="card">
<img src="${escapeMarkup(addresses.picture)}" alt="" width="800" height="600" loading="lazy">
<div class="body"><p class="price"><span>${describePrice(listing)}</span>${drawBadge(listing)}</p>
<h${level}><a href="${escapeMarkup(addresses.page)}">${escapeMarkup(listing.Address ?? '')}</a></h${level}>
<p class="figures">${keyFigures(listing).map(escapeMarkup).join(' · ')}</p>
<p>${escapeMarkup(listing.PropertyType)}, ${escapeMarkup([listing.City, listing.State].filter(Boolean).join(', '))}</p></div>
</article></li>`
}

export interface PageFrame {
  title: string
  description: string
  /** The page's own address. */
  url: string
  /** Address of the gallery, relative to this page. */
  home: string
  main: string
  /** serialNumber of the demo chatbot; null where there is none. */
  chatbot: string | null
}

/** A whole HTML document around the content. */
export function drawPage(frame: PageFrame): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeMarkup(frame.title)}</title>
<meta name="description" content="${escapeMarkup(frame.description)}">
<link rel="canonical" href="${escapeMarkup(frame.url)}">
<link rel="icon" href="data:,">
<style>${demoPageStyle}</style>
</head>
<body>
<header class="top"><div><a class="brand" href="${escapeMarkup(frame.home)}">${lantern}Porchlight demo</a><p>Every home, street and price here is made up.</p></div></header>
<main>
${frame.main}
</main>
<footer><p>Homes, streets, prices and pictures are fictional; the cities are real. The pictures are drawn by Porchlight itself. Equal housing opportunity.</p></footer>
${drawBubble(frame)}</body>
</html>
`
}

/** The widget, embedded as on any other website; its script lies beside the gallery. */
function drawBubble({ chatbot, home }: PageFrame): string {
  if (chatbot === null) return ''
  const script = home.replace(/demo$/, 'embed.min.js')
  return `<script src="${escapeMarkup(script)}" data-chatbot="${escapeMarkup(chatbot)}" defer></script>\n`
}
