import { escapeMarkup } from '../../platform/text/markup.ts'
import type { Chatbot } from '../chatbots/chatbot.ts'
import { cardSize } from './draw-share-card.ts'
import { touchIconSide } from './share-icon.ts'
import { greetingOf, versionOfPictures } from './share-pictures.ts'

const longestDescription = 300

/**
 * What search engines, messengers and the browser's own bars show of a share page: elements of its head. `home` is where
 * the page is at home, its address without the path; `icon` a picture of the firm as a data: URI, or "".
 */
export function describeSharePage(chatbot: Chatbot, { home, icon }: { home: string; icon: string }): string {
  const { serialNumber, settings } = chatbot
  const path = `${encodeURIComponent(serialNumber)}`
  const url = escapeMarkup(`${home}/share/${path}`)
  const name = escapeMarkup(settings.Name)
  const description = escapeMarkup([...greetingOf(settings)].slice(0, longestDescription).join(''))
  const version = versionOfPictures(chatbot)
  const card = `${url}/card.png?v=${version}`
  // Its own links are relative, so that the page may be served below any path.
  const ownIcon = escapeMarkup(`${path}/icon.svg?v=${version}`)
  return `<meta name="description" content="${description}">
<meta name="theme-color" content="${escapeMarkup(settings.ChatBubbleColor)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${card}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${cardSize.width}">
<meta property="og:image:height" content="${cardSize.height}">
<meta property="og:image:alt" content="${name}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${name}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${card}">
<link rel="canonical" href="${url}">
<link rel="icon" href="${icon === '' ? ownIcon : escapeMarkup(icon)}">
<link rel="apple-touch-icon" sizes="${touchIconSide}x${touchIconSide}" href="${escapeMarkup(`${path}/icon.png?v=${version}`)}">`
}
