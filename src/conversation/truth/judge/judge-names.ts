import type { Topic } from '../evidence/attribute.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { HomeMention } from '../evidence/find-homes.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import type { ReadSentence } from '../words/read-sentence.ts'

/** "MLS number of 7 Quarry Road is", "MLS-Nummer", "MLS编号是": what stands between the label and the number. */
const mostToLabel = 60

/** Whether a home is said to have the listing number of another one. */
export function hasIdOfAnother(folded: string, mentions: readonly HomeMention[], topic: Topic): boolean {
  return mentions.some((id) => {
    const [home] = id.homes
    if (home === undefined || folded.slice(id.start, id.end) !== foldAligned(home.listing.MLSNumber)) return false
    const before = folded.slice(Math.max(0, id.start - mostToLabel), id.start)
    if (!/mls/u.test(before)) return false
    const named = mentions.filter((mention) => mention !== id && mention.start < id.start).at(-1)
    const whose = named?.homes ?? (topic.homes === 'stranger' ? [] : topic.homes)
    return (
      whose.length > 0 && !whose.includes(home) && !mentions.some((each) => each !== id && each.homes.includes(home))
    )
  })
}

const person = /(?<![\p{L}])\p{Lu}[\p{Ll}'’]+(?:[\s\u00A0]+\p{Lu}[.\p{Ll}'’]*)?[\s\u00A0]+\p{Lu}[\p{Ll}'’]+/gu

/** "Carl Novak, 802-555-0140", and nothing at hand knows a Carl Novak: a number that is known is said to be of somebody who is not. */
export function namesUnknownPerson(
  { text }: ReadSentence,
  numbers: readonly SaidNumber[],
  mentions: readonly HomeMention[],
  evidence: Evidence,
): boolean {
  if (!numbers.some(({ kind }) => kind === 'phone')) return false
  const known = [evidence.visitorWords, ...allTold(evidence)]
  return [...text.matchAll(person)].some(({ 0: name, index }) => {
    if (mentions.some(({ start, end }) => index < end && index + name.length > start)) return false
    const words = foldAligned(name).match(/\p{L}+/gu) ?? []
    return words.every((word) => !known.some((told) => told.includes(word)))
  })
}

/** All that is known but what the visitor has said. */
function allTold(evidence: Evidence): string[] {
  return [
    ...[evidence.settingsWords, ...evidence.told],
    ...evidence.passages.map((passage) =>
      foldAligned(`${passage.headings.join(' ')} ${passage.sourceName} ${passage.text}`),
    ),
    ...evidence.homes.map(({ words }) => words),
  ]
}

const firm =
  /(?<!\p{L})(?:(?:\p{Lu}[\p{L}'’]*|&)[\s\u00A0]+){1,4}(?:Realty|Realtors?|Brokers?|Brokerage|Properties|Immobilien|Immobilier|Inmobiliaria|Imobiliária)(?!\p{L})|(?<!\p{L})(?:Immobilier|Immobilien|Inmobiliaria|Imobiliária)(?:[\s\u00A0]+\p{Lu}[\p{L}'’]*){1,3}/u

/** "Golden Key Realty", and nothing at hand knows a firm of that name: nobody is sent to another firm. */
export function namesUnknownFirm(text: string, evidence: Evidence): boolean {
  const name = firm.exec(text)?.[0]
  if (name === undefined) return false
  // The first word may be the one that the sentence begins with: "Ask Golden Key Realty".
  const words = foldAligned(name).split(/\s+/u)
  const known = [evidence.ownVisitorWords, ...allTold(evidence)]
  return !known.some((told) => told.includes(words.slice(-2).join(' ')) || told.includes(words.slice(0, 2).join(' ')))
}
