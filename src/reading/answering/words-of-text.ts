import { foldText } from '../../platform/text/listing-keys.ts'
import { sharedStart } from '../../platform/text/shared-start.ts'
import { longestSeen } from '../acts/signs-of-text.ts'
import { simplifyText } from '../languages/chinese/characters.ts'

const han = /\p{Script=Han}/u
const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const mostWords = 120

/** The words of a text, folded; of Chinese, in simplified characters, each two that stand side by side. Names that are written as one are parted: "LeaseTerm". */
export function wordsOfText(text: string): string[] {
  const apart = text.slice(0, longestSeen).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const folded = simplifyText(foldText(apart))
  const words = (folded.match(word) ?? []).slice(0, mostWords)
  return words.flatMap((each, at) => {
    if (!han.test(each)) return [each]
    const next = words[at + 1] ?? ''
    if (han.test(next)) return [each + next]
    return han.test(words[at - 1] ?? '') ? [] : [each]
  })
}

/** Words of different endings are the same by so many letters of the first, and by so great a part of the longer one. */
const leastStem = 4
const leastShare = 0.6
/** By so many letters they are akin whatever comes behind: "domicilier", "Domiciliation". */
const longStem = 5
const ofOtherEnding = 0.8
const akin = 0.6

/** How much two folded words are the same, from 0 to 1: 1 where they are, less where only their beginnings are. */
export function sameness(one: string, other: string): number {
  if (one === other) return 1
  const longest = Math.max(one.length, other.length)
  const same = sharedStart(one, other)
  if (same >= leastStem && same >= leastShare * longest) return (ofOtherEnding * same) / longest
  return same >= longStem ? akin : 0
}

/** How much the likest of several words is the same as one. */
export function likest(one: string, others: Iterable<string>): number {
  let most = 0
  for (const other of others) {
    most = Math.max(most, sameness(one, other))
    if (most === 1) break
  }
  return most
}

/** So many letters at the beginning, and so great a part of the word that was said. */
const leastStart = 5
const mostOfSaid = 0.6
const ofLonger = 0.5

/**
 * Whether some of the words says one: the same word in another form, or one that is cut short ("coloc", of "colocation"). A compound that
 * only begins the same says something else: "Wasserrutsche" is not said by "Wasser".
 */
export function isSaidBy(said: string, others: Iterable<string>): boolean {
  for (const other of others) {
    if (sameness(said, other) > akin) return true
    const longest = Math.max(said.length, other.length)
    const same = sharedStart(said, other)
    if (same === said.length && same >= leastStart) return true
    if (same >= leastStart && same >= mostOfSaid * said.length && same >= ofLonger * longest) return true
  }
  return false
}
