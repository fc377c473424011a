import type { Listing } from '../../homes/listings/listing.ts'
import { escapeMarkup } from '../../platform/text/markup.ts'
import { type DemoFacts, demoFacts, findDemoFacts } from './demo-facts.ts'
import { demoListings } from './demo-listings.ts'
import { describePrice, describeState, drawBadge, drawCard, drawPage, factRows, keyFigures } from './demo-page-parts.ts'
import { type DemoView, drawDemoPicture, listDemoViews } from './demo-picture.ts'

const neighborCount = 4

/** The picture behind a file name such as "5706-mossglass-st-1.svg"; null where there is none. */
export function demoPictureOf(fileName: string): string | null {
  const [, slug = '', view = ''] = /^(.+)-(\d)\.svg$/.exec(fileName) ?? []
  return drawDemoPicture(slug, Number(view))
}

/** The page of one demo listing; null where there is no such listing. */
export function renderDemoListingPage(slug: string, publicUrl: string, chatbot: string | null = null): string | null {
  const facts = findDemoFacts(slug)
  if (!facts) return null
  const listings = new Map(demoListings(publicUrl).map((listing, index) => [demoFacts[index]?.slug ?? '', listing]))
  const listing = listings.get(slug)
  if (!listing) return null
  const neighbors = findNeighbors(facts).flatMap((near) => {
    const own = listings.get(near.slug)
    return own ? [{ slug: near.slug, listing: own }] : []
  })
  return renderListing(listing, { slug, views: listDemoViews(facts), neighbors, chatbot })
}

/** Addresses on the pages are relative, so that they hold behind whatever address the visitor came by. */
const pictureOf = (slug: string, view: number) => `../pictures/${slug}-${view}.svg`

export function renderListing(
  listing: Listing,
  around: {
    slug: string
    views: readonly DemoView[]
    neighbors: readonly { slug: string; listing: Listing }[]
    chatbot?: string | null
  },
): string {
  const place = [listing.City, `${listing.State ?? ''} ${listing.ZIP ?? ''}`.trim()].filter(Boolean).join(', ')
  const address = listing.Address ?? listing.PropertyType
  const figure = ({ view, title }: DemoView, first: boolean) =>
    `<figure><img src="${escapeMarkup(pictureOf(around.slug, view))}" alt="${escapeMarkup(`${title}, a drawing`)}" width="800" height="600"${first ? '' : ' loading="lazy"'}><figcaption>${escapeMarkup(title)}</figcaption></figure>`
  const [front, ...rest] = around.views
  const rows = factRows(listing)
    .map(([name, value]) => `<tr><th scope="row">${escapeMarkup(name)}</th><td>${escapeMarkup(value)}</td></tr>`)
    .join('\n')
  const near = around.neighbors
    .map((own) => drawCard(own.listing, { page: own.slug, picture: pictureOf(own.slug, 1) }))
    .join('\n')
  const main = `<div class="listing">
<div>
${front ? figure(front, true) : ''}
<h1>${escapeMarkup(address)}</h1>
<p class="place">${escapeMarkup(place)}${listing.Location ? ` · ${escapeMarkup(listing.Location)}` : ''}</p>
<p class="offer"><span class="price">${describePrice(listing)}</span> ${drawBadge(listing)}</p>
<ul class="key">${keyFigures(listing)
    .map((words) => `<li>${escapeMarkup(words).replace(/^([\d.,]+)/, '<b>$1</b>')}</li>`)
    .join('')}</ul>
<p class="words">${escapeMarkup(listing.Description ?? '')}</p>
<div class="rooms">${rest.map((view) => figure(view, false)).join('')}</div>
</div>
<div class="aside">
<table><caption>Facts</caption><tbody>
${rows}
</tbody></table>
</div>
</div>
${near ? `<section><h2>Homes nearby</h2><ul class="cards">${near}</ul></section>` : ''}
<p><a href="../../demo">All homes of the demo</a></p>`
  const price = describePrice(listing).replace(/<[^>]+>/g, '')
  return drawPage({
    title: `${address}, ${listing.City ?? ''}: ${price} · Porchlight demo`,
    description:
      `${describeState(listing).words}: ${keyFigures(listing).join(', ')}. ${listing.Description ?? ''}`.slice(0, 300),
    url: listing.Url,
    home: '../../demo',
    main,
    chatbot: around.chatbot ?? null,
  })
}

/** The listings closest to this one that are not sold. */
function findNeighbors(facts: DemoFacts): DemoFacts[] {
  // Over a few miles, degrees times the cosine of the latitude order distances well enough.
  const distance = (other: DemoFacts) =>
    Math.hypot(
      other.at.Latitude - facts.at.Latitude,
      (other.at.Longitude - facts.at.Longitude) * Math.cos((facts.at.Latitude * Math.PI) / 180),
    )
  return demoFacts
    .filter((other) => other !== facts && other.City === facts.City && other.offer.Status !== 'Sold')
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, neighborCount)
}

/** The gallery of all demo listings. */
export function renderDemoIndexPage(publicUrl: string, chatbot: string | null = null): string {
  const entries = demoListings(publicUrl).flatMap((listing, index) => {
    const facts = demoFacts[index]
    return facts ? [{ listing, slug: facts.slug, place: `${facts.City}, ${facts.State}` }] : []
  })
  const places = [...Map.groupBy(entries, ({ place }) => place)].map(([place, own]) => ({
    place,
    own,
    id: place.toLowerCase().replace(/[^a-z]+/g, '-'),
  }))
  const links = places
    .map(({ place, own, id }) => `<li><a href="#${id}">${escapeMarkup(place)}</a> (${own.length})</li>`)
    .join('')
  const sections = places
    .map(({ place, own, id }) => {
      const cards = own
        .map(({ listing, slug }) =>
          drawCard(listing, { page: `demo/listings/${slug}`, picture: `demo/pictures/${slug}-1.svg` }),
        )
        .join('\n')
      return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeMarkup(place)}</h2><ul class="cards">${cards}</ul></section>`
    })
    .join('\n')
  return drawPage({
    title: 'Homes of the Porchlight demo',
    description: `${entries.length} fictional homes that the demo chatbot knows.`,
    url: `${publicUrl}/demo`,
    home: 'demo',
    chatbot,
    main: `<div class="intro"><h1>${entries.length} homes, porch lights on</h1><p>This is all that the demo chatbot knows: homes for sale and for rent on invented streets in three real cities. Ask it anything about them.</p><ul class="places">${links}</ul></div>\n${sections}`,
  })
}
