import { foldAligned } from '../text/fold-text.ts'
import type { Span } from '../words/read-sentence.ts'
import type { Evidence } from './evidence.ts'
import { addressLike, findHomes, type HomeMention } from './find-homes.ts'

const word = String.raw`[\p{Script=Latin}\p{M}'’-]+\.?`
const names = String.raw`(?:(?:de|del|da|do|dos|das|di|la|las|los|el|le|les|des|du|of)[\s\u00A0]+|d['’]|l['’])*${word}(?:[\s\u00A0]+${word}){0,3}?`
const leading = String.raw`(?:calle|c\/|carrer|avenida|avda\.?|av\.|paseo|camino|carretera|plaza|rue|avenue|boulevard|chemin|impasse|quai|place|allee|rua|travessa|praca|alameda|via|viale|piazza|corso)`
const digits = String.raw`\d{1,5}(?:[\s\u00A0]?[a-z])?(?![\p{L}\p{N}])`

/** What addresses look like: "12 Main St", "Calle Mayor 8", "12 rue de la Paix", "Hauptstraße 12", "中山路8号", "ул. Ленина, 8". */
const forms: readonly RegExp[] = [
  new RegExp(addressLike, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${leading}[\s\u00A0]+${names},?[\s\u00A0]+(?:n[.º°o]*[\s\u00A0]*)?${digits}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])\d{1,5}(?:[\s\u00A0]?(?:bis|ter|[a-d]))?,?[\s\u00A0]+(?:rue|avenue|boulevard|chemin|impasse|quai|place|allee|route)[\s\u00A0]+${names}(?![\p{L}\p{N}])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}-]{2,}(?:[\s\u00A0-]?(?:stra(?:ss|ß)e|str\.)|weg|platz|allee|gasse|ring|damm|ufer)[\s\u00A0]+${digits}`,
    'gu',
  ),
  /\p{Script=Han}{2}(?:路|街|大道|巷|弄|丁目)[\s\u00A0]?\d{1,5}[\s\u00A0]?(?:号|號|番)?/gu,
  /(?<!\p{L})(?:ул|улица|улице|проспект|просп|вулиця|вул)\.?[\s\u00A0]+\p{L}+,?[\s\u00A0]+(?:д\.?[\s\u00A0]*)?\d{1,5}/gu,
]

/** Where a text holds what may be an address, whoever has it; two readings of the same words are both told. */
function findAddresses(folded: string): Span[] {
  return forms.flatMap((form) =>
    [...folded.matchAll(form)].map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  )
}

/** Addresses in a text that the visitor has named, and no home, setting or paper at hand: nobody knows what stands there. */
export function findUnknownAddresses(
  folded: string,
  mentions: readonly HomeMention[],
  evidence: Evidence,
): readonly Span[] {
  const heard = evidence.derive(wordsHeard)
  if (!/\d/u.test(heard.visitor)) return []
  return findAddresses(folded).filter(({ start, end }) => {
    if (mentions.some((mention) => start < mention.end && end > mention.start)) return false
    const name = plain(folded.slice(start, end))
    return heard.visitor.includes(` ${name} `) && !heard.others.includes(` ${name} `)
  })
}

/** All words of the visitor, and all of those who know: as words alone, each between blanks. */
function wordsHeard({ visitorWords, settingsWords, passages, homes }: Evidence): { visitor: string; others: string } {
  const others = [settingsWords, ...passages.map(({ text }) => foldAligned(text)), ...homes.map(({ words }) => words)]
  return { visitor: ` ${plain(visitorWords)} `, others: ` ${others.map(plain).join(' | ')} ` }
}

const plain = (text: string): string =>
  (text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu) ?? []).join(' ')

/** Whether a message names a home that nothing at hand knows: by address, by number or by a link. */
export function namesUnknownHome(message: string, evidence: Evidence): boolean {
  const folded = foldAligned(message)
  if (findUnknownAddresses(folded, findHomes(folded, evidence), evidence).length > 0) return true
  const { homes } = evidence
  const isUnknown = (number: string) => !homes.some(({ listing }) => foldAligned(listing.MLSNumber) === number)
  if ([...folded.matchAll(numbered)].some(([, number = '']) => isUnknown(number))) return true
  return (message.match(link) ?? []).some((url) => !homes.some(({ listing }) => url.startsWith(listing.Url)))
}

/** "MLS 1234567", "listing #A-1234": the number of a home. */
const numbered =
  /(?:mls|listing|ref(?:erence|erencia)?|anzeige|annonce|anuncio|objekt)[\s\u00A0]*(?:no|nr|number|id)?[\s\u00A0.:#]*([a-z]{0,3}-?\d{4,}[\w-]*)/gu
const link = /https?:\/\/[^\s<>()]+/giu
