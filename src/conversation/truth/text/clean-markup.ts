import { dropHiddenSigns } from '../../../platform/text/hidden-signs.ts'
import { urlKeyOf } from '../../../platform/text/listing-keys.ts'
import { linkTarget } from '../../guide/escape-markdown.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import { findHomes, type HomeMention } from '../evidence/find-homes.ts'
import { findForeignAccount } from './account-numbers.ts'
import { hideCode, showCode } from './code-blocks.ts'
import { foldAligned } from './fold-text.ts'
import { findAddressInCode, findHiddenAddress } from './hidden-address.ts'

export interface CleanText {
  text: string
  /** The same, with the targets of links and pictures blotted out sign for sign: what they hold is no claim. */
  masked: string
  /** Links to homes. */
  links: HomeMention[]
  /** What was taken away, for the trace. */
  removed: string[]
  /** A reason to say none of it; '' when there is none. */
  fault: string
}

// Signs that steer or hide: controls, marks of direction, nothing-wide ones, tags. The joiner stays between emoji.

const markup = /<!--[\s\S]*?(?:-->|$)|<(?!https?:\/\/[^\s<>]+>)[a-zA-Z/!?][^<>]*>?/g
/** "<scr<script>ipt": a tag that hides in another. */
const nested = /<[a-zA-Z/!?][^<>\n]{0,80}<[a-zA-Z/!?]/
const opening = /<(?!https?:\/\/[^\s<>]+>)(?=[a-zA-Z/!?])/

function dropTags(text: string, removed: string[]): string {
  if (!text.includes('<')) return text
  let clean = text
  for (let round = 0; round < 4; round += 1) {
    const next = clean.replace(markup, (tag) => {
      removed.push(tag.slice(0, 80))
      return ''
    })
    if (next === clean) break
    clean = next
  }
  while (opening.test(clean)) clean = clean.replace(opening, '')
  return clean
}

const label = '((?:[^\\[\\]\\n]|\\[[^\\[\\]\\n]*\\]){0,400})'
const construct = new RegExp(
  [
    `(?<image>!\\[${label}\\](?:\\(\\s*<?([^()\\s<>]*(?:\\([^()\\s]*\\)[^()\\s<>]*)*)>?[^()\\n]*\\)|\\[[^\\]\\n]*\\])?)`,
    `(?<link>\\[${label}\\]\\(\\s*<?([^()\\s<>]*(?:\\([^()\\s]*\\)[^()\\s<>]*)*)>?[^()\\n]*\\))`,
    '(?<definition>^[ \\t]*\\[(?!\\^)[^\\]\\n]+\\]:[^\\n]*)',
    `(?<reference>\\[${label}\\]\\[[^\\]\\n]*\\])`,
    '(?<address><?\\b(?:[a-z][a-z0-9+.-]{1,20}:)?//[^\\s<>"`|\\])*]+>?|\\bwww\\.[^\\s<>"`|\\])*]+|\\b(?:javascript|vbscript)\\s*:[^\\s<>"`|)]*|\\b(?:mailto|tel|sms|file|blob):[^\\s<>"`|)]+|\\bdata:[a-z]+/[^\\s<>"`|)]+)',
    '(?<mail>(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,80}@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?=[\\p{N}-]*\\p{L})[\\p{L}\\p{N}-]+)',
    '(?<host>\\b(?:[a-z0-9-]+\\.)+(?:com|net|org|io|co|info|biz|app|dev|ai|me|us|uk|de|fr|es|cn|ru|xyz|site|online|shop|link|click|top|homes|realty|estate|example|test)\\b(?!\\.[a-z0-9])(?:/[^\\s<>"`|)\\]*]*)?)',
  ].join('|'),
  'gimu',
)

/** The same where code stands: what is markup elsewhere is shown there as it is; only addresses that are not the firm's are looked for. */
export function cleanMarkup(raw: string, evidence: Evidence, isCode = false): CleanText {
  const { text, codes } = hideCode(raw, isCode)
  if (codes.length === 0) return cleanText(raw, evidence)
  const isKnown = (name: string) => isOwnHost(foldAligned(name), evidence)
  const host = codes.map((code) => findAddressInCode(code, isKnown)).find((found) => found !== null)
  const clean = cleanText(text, evidence)
  const shown = { ...clean, text: showCode(clean.text), masked: showCode(clean.masked, true) }
  if (host === undefined || clean.fault !== '') return shown
  return { ...shown, removed: [...clean.removed, host], fault: 'it has an address that is not the firm’s' }
}

/** Leaves of links, pictures and markup what may be there: links to homes of the evidence and the firm's own. */
function cleanText(raw: string, evidence: Evidence): CleanText {
  const clean = cleanLinks(raw, evidence)
  if (clean.fault !== '') return clean
  const host = findHiddenAddress(clean.masked, (name) => isOwnHost(foldAligned(name), evidence))
  const foreign = host ?? findForeignAccount(clean.masked, evidence.settingsWords)
  if (foreign === null) return clean
  return {
    ...clean,
    removed: [...clean.removed, foreign.slice(0, 200)],
    fault: host === null ? 'it has an account that is not the firm’s' : 'it has an address that is not the firm’s',
  }
}

/** Whether a host or a mail address stands in the settings, with a home or in what a source of the firm says: not as a part of another. */
function isOwnHost(name: string, { settingsWords, homes, passages }: Evidence): boolean {
  const isIn = (text: string) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (
        !/[\p{L}\p{N}-]$/u.test(text.slice(0, at)) &&
        !/^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(text.slice(at + name.length))
      )
        return true
    return false
  }
  return (
    isIn(settingsWords) ||
    homes.some(({ listing, words }) => isIn(listing.Url.toLowerCase()) || isIn(words)) ||
    passages.some(({ text }) => isIn(foldAligned(text)))
  )
}

function cleanLinks(raw: string, evidence: Evidence): CleanText {
  const removed: string[] = []
  const shown = dropHiddenSigns(raw)
  if (nested.test(shown)) return { text: '', masked: '', links: [], removed, fault: 'it hides a tag in another' }
  const given = dropTags(shown, removed)
  if (/&#\w/.test(given)) return { text: '', masked: '', links: [], removed, fault: 'it hides signs as entities' }
  // Most sentences hold none of these signs.
  if (!/[[\]/:@]|www\.|\.\w/i.test(given)) return { text: given, masked: given, links: [], removed, fault: '' }
  const out = new CleanOutput(evidence, removed)
  let from = 0
  for (const match of given.matchAll(construct)) {
    out.add(given.slice(from, match.index))
    from = match.index + match[0].length
    const groups = match.groups ?? {}
    const [whole, , imageLabel = '', imageTarget = '', , linkLabel = '', target = ''] = match
    if (groups.image !== undefined) out.addImage(whole, imageLabel, imageTarget)
    else if (groups.link !== undefined) out.addLink(whole, linkLabel, target)
    else if (groups.definition !== undefined) out.drop(whole)
    else if (groups.reference !== undefined) out.replace(whole, /^\[([\s\S]*)\]\[[^\]]*\]$/.exec(whole)?.[1] ?? '')
    else if (groups.address !== undefined) out.addAddress(whole)
    else out.addName(whole)
  }
  out.add(given.slice(from))
  const clean = out.end()
  // Where a link was taken away, its neighbours may have become a tag.
  return opening.test(clean.text) ? { ...clean, fault: 'it has broken markup' } : clean
}

class CleanOutput {
  readonly #evidence: Evidence
  readonly #removed: string[]
  readonly #links: HomeMention[] = []
  #text = ''
  #masked = ''
  #fault = ''

  constructor(evidence: Evidence, removed: string[]) {
    this.#evidence = evidence
    this.#removed = removed
  }

  add(text: string, masked = text): void {
    this.#text += text
    this.#masked += masked
  }

  drop(whole: string): void {
    this.#removed.push(whole.slice(0, 200))
  }

  /** What stands in for a link: its text, unless that is an address itself. */
  replace(whole: string, by: string): void {
    this.drop(whole)
    const inner = cleanMarkup(by, this.#evidence)
    if (inner.fault !== '') this.#fault = inner.fault
    this.add(inner.text, inner.masked)
  }

  addImage(whole: string, label: string, target: string): void {
    const isOurs = this.#evidence.homes.some(({ listing }) => listing.Images?.includes(target) ?? false)
    if (!isOurs || linkTarget(target) === null || /[[\]()<>]/.test(label)) {
      this.replace(whole, label)
      return
    }
    this.add(`![${label}](${linkTarget(target)})`, `  ${label}  ${blot(linkTarget(target) ?? '')} `)
  }

  addLink(whole: string, label: string, target: string): void {
    const inner = cleanMarkup(label, this.#evidence)
    const named = findHomes(foldAligned(inner.masked), this.#evidence).flatMap(({ homes }) => homes)
    const led = this.#homesAt(target)
    if (inner.fault !== '' || (led.length === 0 && !this.#isOurs(target))) {
      this.replace(whole, label)
      return
    }
    // A link under one home's name that leads to another leads to the home that is named.
    const isRight = led.length === 0 || named.length === 0 || led.some((home) => named.includes(home))
    const homes = isRight ? led : named.slice(0, 1)
    const [home] = homes
    const href = home ? linkTarget(home.listing.Url) : linkTarget(target)
    if (href === null) {
      this.replace(whole, label)
      return
    }
    if (!isRight) this.drop(whole)
    const isSame = home !== undefined && isRight && target === home.listing.Url && target === href
    const made = isSame && inner.text === label ? whole : `[${inner.text}](${href})`
    const start = this.#text.length
    const head = inner.text.length + 1
    this.add(made, ` ${inner.masked}${blot(made.slice(head))}`)
    if (homes.length > 0) this.#links.push({ start, end: this.#text.length, homes })
  }

  addAddress(whole: string): void {
    const isAngled = whole.startsWith('<') && whole.endsWith('>')
    const inner = isAngled ? whole.slice(1, -1) : whole.replace(/^<|>$/g, '')
    const bare = isAngled ? inner : inner.replace(/[.,;:!?'’"”。，；：！？…]+$/u, '')
    const rest = isAngled ? '' : inner.slice(bare.length)
    const homes = this.#homesAt(bare)
    if (homes.length === 0 && !this.#isOurs(bare)) {
      this.drop(whole)
      this.#fault = 'it has a link that is no cited home’s and not the firm’s'
      return
    }
    const start = this.#text.length
    const made = isAngled ? whole : bare
    this.add(made, blot(made))
    if (homes.length > 0) this.#links.push({ start, end: this.#text.length, homes })
    this.add(rest)
  }

  /** A host or a mail address without a scheme: only the firm's own and the homes'. */
  addName(whole: string): void {
    const name = foldAligned(whole)
    if (isOwnHost(name, this.#evidence) || this.#evidence.ownVisitorWords.includes(name)) {
      this.add(whole, blot(whole))
      return
    }
    this.drop(whole)
    this.#fault = 'it has an address that is not the firm’s'
  }

  end(): CleanText {
    return { text: this.#text, masked: this.#masked, links: this.#links, removed: this.#removed, fault: this.#fault }
  }

  #homesAt(target: string): KnownHome[] {
    if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return []
    const key = urlKeyOf(target).toString('latin1')
    return this.#evidence.homes.filter((home) => home.derive(keyOf) === key)
  }

  #isOurs(target: string): boolean {
    const href = /^www\./i.test(target) ? `https://${target}` : target
    if (/^(?:mailto|tel|sms):/i.test(href)) {
      const name = foldAligned(decodeSafely(href.replace(/^\w+:/, '').split('?')[0] ?? ''))
      return name.length > 4 && this.#evidence.settingsWords.includes(name)
    }
    if (linkTarget(href) === null) return false
    if (this.#evidence.sourceLinks.some((link) => linkTarget(link) === linkTarget(href))) return true
    const said = foldAligned(href).replace(/\/$/, '')
    return this.#evidence.settingsWords.split(/[\s<>"'()[\],]+/).some((word) => {
      const own = word.replace(/[.,;:!?]+$/, '').replace(/\/$/, '')
      return (
        own === said ||
        (own.length > 3 && (own === said.replace(/^https?:\/\//, '') || own === said.replace(/^https?:\/\/www\./, '')))
      )
    })
  }
}

function keyOf({ listing }: KnownHome): string {
  return urlKeyOf(listing.Url).toString('latin1')
}

function blot(text: string): string {
  return '\u0001'.repeat(text.length)
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
