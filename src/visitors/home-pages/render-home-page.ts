import { linkTarget } from '../../conversation/guide/escape-markdown.ts'
import { isWebAddress } from '../../homes/listings/web-address.ts'
import { escapeMarkup } from '../../platform/text/markup.ts'
import { writeScriptJson } from '../../platform/text/script-json.ts'
import { homePageWordsOf } from '../../reading/languages/all-home-page-words.ts'
import { criteriaWordsOf } from '../../reading/languages/spoken/all-criteria-words.ts'
import type { WindowLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import { type Fact, fill, furtherFacts, keyFacts, type PageSpeech, tellBadges, tellPrice } from './home-facts.ts'
import { describeForPrograms } from './home-json-ld.ts'
import type { HomePage } from './home-page.ts'
import { nameOfHome } from './name-of-home.ts'
import { chatAddress, chatButton, framePage, type PageOwner } from './page-frame.ts'

const mostInHead = 5
/** Pictures of a listing are of all shapes: each is shown in a frame of this one. */
const frame = 'width="1200" height="900"'
const longestSummary = 300
/** A longer value has a line of its own. */
const shortValue = 60

const e = escapeMarkup

export interface PageSurroundings {
  owner: PageOwner & { language: WindowLanguage }
  /** Address of the page, and of the picture that links to it are shown with where the home has none. */
  url: string
  sharePicture: string
  /** The firm's own page for tours; '': they are asked for in the chat. */
  bookingPage: string
}

export function renderHomePage(page: HomePage, around: PageSurroundings): string {
  const { owner, url } = around
  const { language } = owner
  const words = homePageWordsOf(language)
  const speech: PageSpeech = { words, wording: criteriaWordsOf(language) }
  const name = nameOfHome(page)
  const price = [tellPrice(speech, page), page.card.qualifier].filter(Boolean).join(' · ')
  const title = `${name}: ${price} · ${owner.name}`
  const summary = summarize(speech, page, price)
  const programs = describeForPrograms(page, { url, name, firm: owner.name, language })
  const picture = page.card.images[0] ?? around.sharePicture
  return framePage(owner, {
    title,
    head: `<meta name="description" content="${e(summary)}">
<meta name="theme-color" content="${e(owner.bubbleColour)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${e(owner.name)}">
<meta property="og:title" content="${e(`${name}: ${price}`)}">
<meta property="og:description" content="${e(summary)}">
<meta property="og:url" content="${e(url)}">
<meta property="og:image" content="${e(picture)}">
<meta property="og:image:alt" content="${e(name)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="canonical" href="${e(url)}">
<script type="application/ld+json">${writeScriptJson(programs)}</script>`,
    main: renderMain(page, speech, around, name),
  })
}

function renderMain(page: HomePage, speech: PageSpeech, around: PageSurroundings, name: string): string {
  const { card, description } = page
  const { words } = speech
  const pictures = card.images.map((_, index) => drawPicture(page, speech, name, index))
  const [first, rest] = [pictures.slice(0, mostInHead), pictures.slice(mostInHead)]
  const badges = tellBadges(speech, page).map((badge) => `<li dir="auto">${e(badge)}</li>`)
  const key = keyFacts(speech, page)
  return `${first.length === 0 ? noPicture : `<ul class="shots n${first.length}" aria-label="${e(words.pictures)}">${first.join('')}</ul>`}
<div class="both">
<div class="head">
<ul class="badges">${badges.join('')}</ul>
<h1 dir="auto">${e(card.title)}</h1>
${card.place === '' ? '' : `<p class="place" dir="auto">${e(card.place)}</p>`}
</div>
<div class="side">${drawOffer(page, speech, around, name)}</div>
<div>
${key.length === 0 ? '' : `<dl class="key">${key.map(({ label, value }) => `<div><dt>${e(label)}</dt><dd>${e(value)}</dd></div>`).join('')}</dl>`}
${
  description.length === 0
    ? ''
    : `<section><h2>${e(words.description)}</h2><div class="words">${description.map((text) => `<p dir="auto">${e(text)}</p>`).join('')}</div></section>`
}
${page.openHouses.length === 0 ? '' : `<section><h2>${e(words.openHouse)}</h2><ul>${page.openHouses.map((each) => `<li dir="auto">${e(each)}</li>`).join('')}</ul></section>`}
${drawFacts(page, speech)}
${rest.length === 0 ? '' : `<section><h2>${e(words.pictures)}</h2><ul class="rest">${rest.join('')}</ul></section>`}
</div>
</div>`
}

function drawPicture({ card }: HomePage, { words }: PageSpeech, name: string, index: number): string {
  const address = card.images[index] ?? ''
  const alt = fill(words.pictureOf, { position: String(index + 1), count: String(card.images.length), home: name })
  const altered = card.altered.find(({ picture }) => picture === index)
  const note = altered === undefined ? '' : altered.note || words.alteredPicture
  const when = index === 0 ? 'fetchpriority="high"' : 'loading="lazy"'
  return `<li><a class="shot" href="${e(address)}" target="_blank" rel="noopener noreferrer nofollow"><img src="${e(address)}" alt="${e(alt)}" ${frame} ${when} decoding="async">${note === '' ? '' : `<span class="note" dir="auto">${e(note)}</span>`}<span class="hidden">, ${e(words.newTab)}</span></a></li>`
}

/** What it costs, and what can be done about it. */
function drawOffer(page: HomePage, speech: PageSpeech, around: PageSurroundings, name: string): string {
  const { card, lister, ownPage } = page
  const { words } = speech
  const { owner, bookingPage } = around
  const { qualifier } = card
  const wish = `home=${card.id}`
  const outside = ` target="_blank" rel="noopener noreferrer nofollow"`
  const isOutside = linkTarget(bookingPage) !== null
  const see = isOutside ? bookingPage : chatAddress(owner, `${wish}&see=tour`)
  const seeName = `${words.bookTour}: ${name}${isOutside ? `, ${words.newTab}` : ''}`
  const newTab = `<span class="hidden">, ${e(words.newTab)}</span>`
  const hasPlace = card.latitude !== null && card.longitude !== null
  const more = [
    hasPlace ? `<a href="${e(chatAddress(owner, `${wish}&see=map`))}">${e(words.onMap)}</a>` : '',
    ownPage === '' ? '' : `<a href="${e(ownPage)}"${outside}><bdi>${e(new URL(ownPage).hostname)}</bdi>${newTab}</a>`,
  ].filter(Boolean)
  return `<div class="offer">
<p class="price"><bdi>${e(tellPrice(speech, page))}</bdi>${qualifier === undefined ? '' : ` <small><bdi>${e(qualifier)}</bdi></small>`}</p>
<div class="do">
<a class="button first" href="${e(chatAddress(owner, wish))}">${e(words.askAboutIt)}</a>
${card.status === 'Sold' ? '' : `<a class="button" href="${e(see)}" aria-label="${e(seeName)}"${isOutside ? outside : ''}>${e(words.bookTour)}</a>`}
</div>
${more.length === 0 ? '' : `<p class="more">${more.join(' ')}</p>`}
${lister === '' ? '' : `<p class="lister" dir="auto">${e(fill(words.listedBy, { names: lister }))}</p>`}
</div>`
}

function drawFacts(page: HomePage, speech: PageSpeech): string {
  const own = page.entries.map(({ name, value }) => ({ label: name, value }))
  const facts = [...furtherFacts(speech, page), ...own]
  return facts.length === 0
    ? ''
    : `<section><h2>${e(speech.words.details)}</h2><dl class="facts">${facts.map(drawFact).join('')}</dl></section>`
}

function drawFact({ label, value }: Fact): string {
  const shown = isWebAddress(value)
    ? `<a href="${e(value)}" target="_blank" rel="noopener noreferrer nofollow">${e(new URL(value).hostname)}</a>`
    : `<span dir="auto">${e(value)}</span>`
  const isLong = value.length > shortValue && !isWebAddress(value)
  return `<div${isLong ? ' class="long"' : ''}><dt dir="auto">${e(label)}</dt><dd>${shown}</dd></div>`
}

function summarize(speech: PageSpeech, page: HomePage, price: string): string {
  const facts = keyFacts(speech, page).map(({ label, value }) => `${label}: ${value}`)
  const text = [price, ...facts, page.description[0] ?? ''].filter(Boolean).join(' · ')
  return [...text].slice(0, longestSummary).join('')
}

const noPicture =
  '<div class="none"><svg viewBox="0 0 64 52" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"><path d="M4 26 32 4l28 22M11 21v27h42V21M26 48V34h12v14"/></svg></div>'

/** Instead of a home that is listed no more, or never was: the same page, so that nobody learns which. */
export function renderMissingHome(owner: PageSurroundings['owner']): string {
  const { homeGone } = homePageWordsOf(owner.language)
  return framePage(owner, {
    title: `${homeGone} · ${owner.name}`,
    head: '<meta name="robots" content="noindex">',
    main: `<div class="gone"><h1>${e(homeGone)}</h1>${chatButton(owner)}</div>`,
  })
}
