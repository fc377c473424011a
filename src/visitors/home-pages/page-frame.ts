import { readColour, textOn, writeColour } from '../../firm/chatbots/colour.ts'
import { directionOf } from '../../platform/text/direction-of.ts'
import { escapeMarkup } from '../../platform/text/markup.ts'
import { bubbleWordsIn } from '../windows/bubble-words.ts'
import { homePageStyle } from './home-page-style.ts'

/** The chatbot whose page it is, and in what it is written. Addresses are relative, so that pages may be served below any path. */
export interface PageOwner {
  serialNumber: string
  name: string
  bubbleColour: string
  /** Address of its picture. */
  picture: string
  /** The firm’s logo, which stands instead of it; null: it has none. */
  logo: { address: string; width: number; height: number } | null
  /** Picture of the browser's tab: an address. */
  icon: string
  language: string
}

/** Address of the chat, from a page of a home; `wish` is what its window opens with (widget/chat/model/take-home.ts). */
export function chatAddress({ serialNumber }: Pick<PageOwner, 'serialNumber'>, wish = ''): string {
  return `../../share/${encodeURIComponent(serialNumber)}${wish === '' ? '' : `#${wish}`}`
}

/** What is styled here and by nothing else: its hash is let in by the policy of the page. */
export function styleOf({ bubbleColour }: Pick<PageOwner, 'bubbleColour'>): string {
  const accent = readColour(bubbleColour) ?? [51, 51, 51]
  return `:root { --accent: ${writeColour(accent)}; --on-accent: ${writeColour(textOn(accent))}; }${homePageStyle}`
}

/** A whole document: `head` and `main` are markup. */
export function framePage(
  owner: PageOwner,
  { title, head, main, end = '' }: { title: string; head: string; main: string; end?: string },
): string {
  const { language, name, picture, icon, logo: ofFirm } = owner
  const logo =
    ofFirm === null
      ? `<img src="${escapeMarkup(picture)}" alt="" width="40" height="40">`
      : `<img class="logo" src="${escapeMarkup(ofFirm.address)}" alt="" width="${ofFirm.width}" height="${ofFirm.height}">`
  return `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title)}</title>
${head}
<link rel="icon" href="${escapeMarkup(icon)}">
<style>${styleOf(owner)}</style>
</head>
<body>
<header><div class="in"><a href="${escapeMarkup(chatAddress(owner))}">${logo}<bdi>${escapeMarkup(name)}</bdi></a></div></header>
<main><div class="in">
${main}
</div></main>
${end}</body>
</html>
`
}

/** A link to the chat in words of its language. */
export function chatButton(owner: PageOwner): string {
  const words = bubbleWordsIn(owner.language, owner.name).open
  return `<a class="button first" href="${escapeMarkup(chatAddress(owner))}">${escapeMarkup(words)}</a>`
}
