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
  const known = [
    ...[evidence.settingsWords, evidence.visitorWords, ...evidence.told],
    ...evidence.passages.map((passage) =>
      foldAligned(`${passage.headings.join(' ')} ${passage.sourceName} ${passage.text}`),
    ),
    ...evidence.homes.map(({ words }) => words),
  ]
  return [...text.matchAll(person)].some(({ 0: name, index }) => {
    if (mentions.some(({ start, end }) => index < end && index + name.length > start)) return false
    const words = foldAligned(name).match(/\p{L}+/gu) ?? []
    return words.every((word) => !known.some((told) => told.includes(word)))
  })
}
