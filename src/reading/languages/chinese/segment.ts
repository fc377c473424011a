import type { KnownPhrases } from '../words/known-phrases.ts'
import type { Token } from '../words/tokens.ts'
import { simplifyText } from './characters.ts'
import { isNumberSign, numbers, writeOutRanges, writeOutTails } from './numbers.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

function isHan(token: Token | undefined): boolean {
  if (token === undefined) return false
  const first = token.text.charCodeAt(0)
  // The signs of nearly all words, which are asked about again and again.
  if (first >= 0x4e00 && first <= 0x9fff) return true
  return first > 0x7f && /^\p{Script=Han}/u.test(token.text)
}

/**
 * Chinese is written without blanks: what the tables know is found character by character, the longest first. Words of
 * a dictionary that they do not know become one token, so that "和" in "和平" joins nothing, and what nobody
 * understands is reported as words.
 */
export function segmentTokens(
  written: readonly Token[],
  lexicon: KnownPhrases,
  isName: (name: string) => boolean,
): Token[] {
  const plain = inPlainCharacters(written)
  const tokens = dropRough(writeOutTails(writeOutRanges(plain)))
  const covered = coverKnown(tokens, lexicon, isName)
  const words = wordStarts(tokens)
  const joins = tokens.map(() => false)
  tokens.forEach((token, index) => {
    const end = words.get(index)
    if (end === undefined || !isHan(token)) return
    const inside = tokens.slice(index, end)
    const isForeign =
      inside.some((_, offset) => covered[index + offset] === 0) &&
      inside.every((each, offset) => (covered[index + offset] ?? 0) <= 1 && !isNumberSign(each.text))
    if (isForeign) for (let at = index; at < end; at++) covered[at] = 0
  })
  coverRuns(tokens, covered, lexicon)
  for (let index = 1; index < tokens.length; index++)
    joins[index] =
      covered[index] === 0 &&
      covered[index - 1] === 0 &&
      isHan(tokens[index]) &&
      isHan(tokens[index - 1]) &&
      tokens[index]?.glued === true
  const cut: Token[] = []
  tokens.forEach((token, index) => {
    const last = cut.at(-1)
    if (joins[index] && last) cut[cut.length - 1] = { ...last, text: last.text + token.text, raw: last.raw + token.raw }
    else cut.push(token)
  })
  return cut
}

/** Simplified characters, and Mandarin words for Cantonese ones. */
function inPlainCharacters(written: readonly Token[]): Token[] {
  const texts = [...simplifyText(written.map((token) => (isHan(token) ? token.text : ' ')).join(''))]
  return written.map((token, at) => (isHan(token) ? { ...token, text: texts[at] ?? token.text } : token))
}

/** "50多万": a bit more than 500,000 is told as that. */
function dropRough(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ text }, index) =>
      !(
        (text === '多' || text === '来' || text === '几') &&
        tokens[index - 1]?.kind === 'digits' &&
        (tokens[index + 1]?.text === '万' || tokens[index + 1]?.text === '千')
      ),
  )
}

/** "日式障子门": ordinary words right beside one that nobody knows are part of it. */
function coverRuns(tokens: readonly Token[], covered: number[], lexicon: KnownPhrases): void {
  for (const step of [1, -1]) {
    const from = step > 0 ? 0 : tokens.length - 1
    for (let index = from; index >= 0 && index < tokens.length; index += step) {
      if (covered[index] !== 0 || !isHan(tokens[index])) continue
      const next = index + step
      const length = covered[next] ?? 0
      const start = step > 0 ? next : next - length + 1
      const isBeside = isHan(tokens[next]) && (step > 0 ? tokens[next]?.glued : tokens[index]?.glued) === true
      if (!isBeside || length === 0 || length > 2) continue
      const phrase = lexicon.longestAt(tokens.slice(start, start + length), 0)
      if (phrase?.end === length && phrase.tags.every((tag) => tag === 'ordinary'))
        for (let at = start; at < start + length; at++) covered[at] = 0
    }
  }
}

/** Of each token the length of the phrase, name or number that covers it; 0 where nothing does. */
function coverKnown(tokens: readonly Token[], lexicon: KnownPhrases, isName: (name: string) => boolean): number[] {
  const covered = tokens.map(() => 0)
  let index = 0
  while (index < tokens.length) {
    const ends = [
      lexicon.longestAt(tokens, index)?.end ?? index,
      lexicon.exonymAt(tokens, index)?.end ?? index,
      lexicon.clauseAt(tokens, index)?.end ?? index,
      lexicon.storyAt(tokens, index)?.end ?? index,
      numbers.readWords?.(tokens, index)?.end ?? index,
      longestName(tokens, index, isName),
    ]
    const end = Math.max(...ends)
    for (let at = index; at < end; at++) covered[at] = end - index
    index = Math.max(end, index + 1)
  }
  return covered
}

const longestState = 8

function longestName(tokens: readonly Token[], start: number, isName: (name: string) => boolean): number {
  let found = start
  let name = ''
  for (let end = start + 1; end <= Math.min(tokens.length, start + longestState); end++) {
    if (!isHan(tokens[end - 1])) break
    name += tokens[end - 1]?.text
    if (isName(name)) found = end
  }
  return found
}

/** First token of each dictionary word of two and more characters -> the token behind it. */
function wordStarts(tokens: readonly Token[]): Map<number, number> {
  const starts = new Map<number, number>()
  let index = 0
  while (index < tokens.length) {
    let end = index
    while (isHan(tokens[end]) && (end === index || tokens[end]?.glued)) end++
    if (end - index > 1) {
      let at = index
      for (const { segment } of segmenter.segment(
        tokens
          .slice(index, end)
          .map(({ text }) => text)
          .join(''),
      )) {
        const length = [...segment].length
        if (length > 1) starts.set(at, at + length)
        at += length
      }
    }
    index = Math.max(end, index + 1)
  }
  return starts
}
