import { type HtmlElement, isOpaque, textOf } from './html-tree.ts'
import { isConsent, isLandmark, isLegalLine, isNamedSurrounding } from './surroundings.ts'

/** What may be named like something that surrounds the text and still hold the page. */
const holders = new Set(['html', 'body', 'main', 'article', 'root'])
const mostLinks = 0.7
const fewCharacters = 200
/** A `main` that holds less than that share of the text does not hold the page. */
const mainShare = 0.25

/** Takes off a page what is not its text, and answers what holds the text. */
export function findMainText(root: HtmlElement): HtmlElement {
  removeLandmarks(root)
  const all = lengthOf(root)
  const mains = findAll(root, ({ tag, attributes }) => tag === 'main' || attributes.role === 'main')
  const articles = mains.length > 0 ? mains : findAll(root, ({ tag }) => tag === 'article')
  const held = articles.filter((one) => !articles.some((other) => other !== one && isWithin(one, other)))
  const length = held.reduce((sum, one) => sum + lengthOf(one), 0)
  const isHeld = mains.length > 0 ? length > all * mainShare : held.length === 1 && length > all / 2
  const main = isHeld && held.length > 0 ? { ...root, children: held } : root
  removeSurroundings(main)
  return main
}

/** Takes off what is beyond doubt no text of a page, and what nobody sees: of a file too, which may be a saved page. */
export function removeLandmarks(root: HtmlElement): void {
  // What one presses to answer is taken off as well, and tells a banner from a text on cookies.
  prune(root, (element) => !holders.has(element.tag) && isConsent(element))
  removeHidden(root)
  prune(root, (element) => !holders.has(element.tag) && isLandmark(element))
  prune(root, isLegalLine)
}

/** What nobody sees must not be said. */
export function removeHidden(root: HtmlElement): void {
  prune(root, isHidden)
}

function removeSurroundings(root: HtmlElement): void {
  const all = lengthOf(root)
  prune(root, (element) => isSurrounding(element) && lengthOf(element) < all * 0.6)
  // Lists of links that nobody named.
  prune(root, (element) => /^(ul|ol|div|section|table|p|tr|td|center|dl)$/.test(element.tag) && isMostlyLinks(element))
}

function isHidden(element: HtmlElement): boolean {
  const { tag, attributes } = element
  if (isOpaque(element) || /^(select|button|datalist|input|textarea)$/.test(tag)) return true
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return true
  if (tag === 'dialog' && attributes.open === undefined) return true
  const style = (attributes.style ?? '').toLowerCase().replace(/\s/g, '')
  if (/display:none|visibility:hidden|opacity:0(\.0+)?(;|$)|font-size:0(px|em|rem|%|;|$)/.test(style)) return true
  if (/(left|top|text-indent):-\d{3,}/.test(style)) return true
  return /(^|\s)(sr-only|visually-hidden|screen-reader-text)(\s|$)/.test(attributes.class ?? '')
}

function isSurrounding(element: HtmlElement): boolean {
  if (holders.has(element.tag)) return false
  // The header of an article holds its title.
  if (element.tag === 'header') return !hasAbove(element.parent, /^(article|main|section)$/)
  return isNamedSurrounding(element)
}

function isMostlyLinks(element: HtmlElement): boolean {
  const length = lengthOf(element)
  if (length === 0 || length > 5_000) return false
  const links = findAll(element, ({ tag }) => tag === 'a')
  const linked = links.reduce((sum, link) => sum + lengthOf(link), 0)
  return links.length >= 4 && linked > length * mostLinks && linked / links.length < fewCharacters / 4
}

function hasAbove(element: HtmlElement | null, tags: RegExp): boolean {
  for (let at = element; at; at = at.parent) if (tags.test(at.tag)) return true
  return false
}

function isWithin(element: HtmlElement, other: HtmlElement): boolean {
  for (let at = element.parent; at; at = at.parent) if (at === other) return true
  return false
}

function prune(element: HtmlElement, isGone: (element: HtmlElement) => boolean): void {
  element.children = element.children.filter((child) => typeof child === 'string' || !isGone(child))
  for (const child of element.children) if (typeof child !== 'string') prune(child, isGone)
}

function findAll(element: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(test(child) ? [child] : []), ...findAll(child, test)],
  )
}

function lengthOf(element: HtmlElement): number {
  return textOf(element).replace(/\s+/g, ' ').length
}
