import { escapeMarkup } from '../../../platform/text/markup.ts'
import { type Chapter, makeClosingChapters, makeOpeningChapters } from './chapters.ts'
import { renderOperation } from './operation-page.ts'
import { type GuideOperation, readOperations, readTagDescriptions, readVersion } from './source.ts'
import { guideStyle } from './style.ts'

/**
 * The API guide as one page, whole without a script and without anything from elsewhere. Operations are closed until they
 * are looked at; the page’s own script searches them and fills in what is the reader’s own.
 */
export function renderGuide(openApi: object, publicUrl: string): string {
  const operations = readOperations(openApi)
  const version = readVersion(openApi)
  const opening = makeOpeningChapters(publicUrl)
  const closing = makeClosingChapters(publicUrl)
  const groups = [...Map.groupBy(operations, ({ tag }) => tag)]
  const common = findCommonCodes(operations)
  const purposes = readTagDescriptions(openApi)
  const contents = renderContents(opening, groups, closing)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Porchlight API guide</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(lamp('#d98a1f'))}">
<style>${guideStyle}</style>
<script src="docs/guide.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="brand" href="#content">${lamp('currentColor')}<span>Porchlight</span></a>
<details class="menu"><summary>Contents</summary><nav id="contents" aria-label="Contents">${contents}</nav></details>
</header>
<div class="frame">
<nav class="side" aria-label="Contents of the guide"><a class="brand" href="#content">${lamp('currentColor')}<span>Porchlight</span></a>${contents}</nav>
<main id="content" tabindex="-1">
<h1>API guide</h1>
<p class="lead">Chatbots that know a real-estate firm’s listings: set them up, give them listings, ask them questions.
Version ${escapeMarkup(version)}.</p>
${renderSearch()}
${renderOwnValues(publicUrl)}
${opening.map((chapter, index) => (index === 0 ? renderChapter(chapter) : renderClosedChapter(chapter))).join('\n')}
${groups.map(([tag, members]) => renderGroup(tag, purposes.get(tag) ?? '', members, publicUrl, common)).join('\n')}
<section class="lookup" aria-label="To look up">
${closing.map(renderClosedChapter).join('\n')}
</section>
<a class="back" href="#contents">Contents</a>
</main>
</div>
</body>
</html>
`
}

function renderContents(opening: Chapter[], groups: [string, GuideOperation[]][], closing: Chapter[]): string {
  const link = (id: string, text: string): string => `<li><a href="#${id}">${escapeMarkup(text)}</a></li>`
  const list = (title: string, items: string[]): string => `<p>${escapeMarkup(title)}</p><ul>${items.join('')}</ul>`
  return [
    list(
      'First',
      opening.map(({ id, title }) => link(id, title)),
    ),
    ...groups.map(([tag, members]) =>
      list(
        tag,
        members.map(({ id, summary }) => link(id, summary)),
      ),
    ),
    list(
      'Look up',
      closing.map(({ id, title }) => link(id, title)),
    ),
  ].join('')
}

function renderChapter({ id, title, html }: Chapter): string {
  return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title"><a class="anchor" href="#${id}">${escapeMarkup(title)}</a></h2>${html}</section>`
}

/** One that is closed until it is looked at. */
function renderClosedChapter({ id, title, html }: Chapter): string {
  return `<details class="chapter" data-entry="${id}"><summary><h2>${escapeMarkup(title)}</h2></summary><div class="inside" id="${id}">${html}</div></details>`
}

/** Shown by the script, without which they could do nothing. */
function renderSearch(): string {
  return `<search class="find" hidden><label for="find">Search</label>
<input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="Name, path, field or error code" aria-describedby="found">
<kbd aria-hidden="true">/</kbd><p id="found" role="status"></p></search>`
}

function renderOwnValues(publicUrl: string): string {
  const field = (id: string, label: string, hint: string): string =>
    `<p><label for="own-${id}">${label}</label><input id="own-${id}" data-for="${id}" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="${hint}"></p>`
  return `<details class="own" hidden><summary><h2>Your own values in the examples</h2></summary>
<div class="own-fields"><p><span class="label">Address</span><code data-own="base" data-quotes="none">${escapeMarkup(publicUrl)}</code></p>
${field('key', 'Key', 'pl_sk_… or another key')}
${field('serialNumber', 'serialNumber', 'of your chatbot')}
${field('sessionID', 'SessionID', 'of a session')}</div>
<p class="more" id="own-note">They stay on this page: nothing is stored or sent, and a reload forgets them.</p></details>`
}

function renderGroup(
  tag: string,
  purpose: string,
  operations: GuideOperation[],
  publicUrl: string,
  common: ReadonlySet<string>,
): string {
  const id = `group-${tag.toLowerCase()}`
  return `<section class="group" aria-labelledby="${id}"><h2 id="${id}">${escapeMarkup(tag)}</h2><p class="purpose">${escapeMarkup(purpose)}</p>
${operations.map((operation) => renderOperation(operation, publicUrl, common)).join('\n')}
</section>`
}

/** What most operations may fail with is described once. */
function findCommonCodes(operations: GuideOperation[]): Set<string> {
  const codes = operations.flatMap(({ errorCodes }) => errorCodes.map(({ code }) => code))
  const times = Map.groupBy(codes, (code) => code)
  return new Set([...times].filter(([, { length }]) => length > operations.length / 2).map(([code]) => code))
}

/** A lamp over a door. */
function lamp(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M12 2v3M7 9a5 5 0 0 1 10 0l1.5 6h-13z"/><path d="M9.5 18.5a2.5 2.5 0 0 0 5 0M4 19l-1.5 1.5M20 19l1.5 1.5M12 22v.01"/></svg>`
}
