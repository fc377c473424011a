import { type HtmlElement, textOf } from './html-tree.ts'

/** Landmarks that never hold the text of a page. `complementary` and `search` stand beside it. */
const landmarks =
  /^(navigation|banner|contentinfo|search|dialog|alertdialog|menu|menubar|toolbar|complementary|tablist|tree)$/i
const labels =
  /\b(?:breadcrumbs?|cookies?|consent|site navigation|main (?:menu|navigation)|footer|skip links?|pagination)\b/i

/** Words of the names that makers of pages give to what asks for consent, and the makers of such banners themselves. */
const consentWords = wordSet(
  `cookie cookies consent gdpr ccpa dsgvo rgpd lgpd onetrust optanon cookiebot cybot usercentrics didomi truste trustarc
   quantcast qc cmp iubenda klaro osano termly borlabs complianz tarteaucitron axeptio cookieconsent cookieyes cky
   cookielaw cookienotice cookiebar cookiebanner consentbanner cookiemodal cookiealert`,
)
/** Words of the names of menus and feet, which may be names of something else too. */
const surroundingWords = wordSet(
  `nav navbar navigation topnav topbar topmenu mainmenu mainnav subnav submenu sidenav sidebar breadcrumb
   breadcrumbs masthead megamenu offcanvas hamburger drawer skip skiplink skiplinks pagination pager toc toolbar footer foot
   colophon copyright copyrights credits sitefooter siteheader pagefooter pageheader share sharing social socials newsletter
   popup modal advert adverts advertisement ads langswitch languageswitcher langmenu`,
)
/** "site-header", "page_top": only together. */
const placeWords = wordSet('header head top bottom')
const wholeWords = wordSet('site page main global app web bar nav links menu')

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

/** The words of a class or an id, whatever parts them: "siteFooter", "cc-cookie_banner". */
function nameWords({ attributes }: HtmlElement): string[] {
  return `${attributes.id ?? ''} ${attributes.class ?? ''}`
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}

/** Whether an element is what surrounds the text, by its kind, its role or its label: there is no doubt. */
export function isLandmark(element: HtmlElement): boolean {
  const { tag, attributes } = element
  if (tag === 'nav' || tag === 'aside' || tag === 'footer' || tag === 'menu') return true
  if (landmarks.test(attributes.role ?? '') || attributes['aria-modal'] === 'true') return true
  return labels.test(attributes['aria-label'] ?? '') && /^(?:div|section|ul|ol|form)$/.test(tag)
}

/** Whether an element asks for consent to cookies: by its name, or by what it says beside what one presses. */
export function isConsent(element: HtmlElement): boolean {
  if (nameWords(element).some((word) => consentWords.has(word))) return true
  const text = textOf(element)
  return text.length < longestConsent && cookie.test(text) && holdsAnswer(element)
}

const longestConsent = 1_500
const cookie = /\bcookies?\b|galletas|témoins de connexion|隐私设置|cookie/iu
const answer =
  /^\W*(?:(?:i )?accept(?: all)?(?: cookies)?|accept & close|agree|i agree|allow(?: all)?|got it|ok|okay|understood|reject(?: all)?|decline|deny|manage (?:preferences|cookies)|cookie settings|aceptar(?: todo| todas)?|acepto|entendido|rechazar|permitir|accepter|tout accepter|j.accepte|refuser|compris|akzeptieren|alle akzeptieren|zustimmen|ablehnen|verstanden|aceitar(?: todos)?|concordo|entendi|recusar|接受|同意|知道了|拒绝)\W*$/iu

/** Whether something in it can be pressed to answer. */
function holdsAnswer(element: HtmlElement): boolean {
  return element.children.some((child) => {
    if (typeof child === 'string') return false
    const { tag, attributes } = child
    const isPressed = tag === 'button' || tag === 'a' || attributes.role === 'button' || tag === 'input'
    const said = tag === 'input' ? (attributes.value ?? '') : textOf(child)
    return (isPressed && answer.test(said)) || holdsAnswer(child)
  })
}

/** Whether the name of an element says that it surrounds the text; a page may be named so all the same. */
export function isNamedSurrounding(element: HtmlElement): boolean {
  const words = nameWords(element)
  if (words.some((word) => surroundingWords.has(word))) return true
  return words.some((word, at) => placeWords.has(word) && (words.length === 1 || wholeWords.has(words[at - 1] ?? '')))
}

const legal =
  /©|\(c\) ?(?:19|20)\d\d|\bcopyright\b|all rights reserved|todos los derechos reservados|tous droits réservés|alle rechte vorbehalten|todos os direitos reservados|版权所有|保留所有权利/iu
const longestLegal = 300

/** A line that stands at the foot of every page: "© 2026 Firm. All rights reserved." */
export function isLegalLine(element: HtmlElement): boolean {
  if (!/^(?:p|div|span|small|li|td|center|address)$/.test(element.tag)) return false
  if (
    element.children.some(
      (child) => typeof child !== 'string' && !/^(?:a|span|b|i|em|strong|br|small)$/.test(child.tag),
    )
  )
    return false
  const text = textOf(element)
  return text.length < longestLegal && legal.test(text)
}
