import { plainText } from '../../guide/escape-markdown.ts'
import { findCut } from '../text/cut-text.ts'
import { foldAligned } from '../text/fold-text.ts'

const longestTold = 6_000

/** The sentences of an answer of the guide, as they are compared: with its links, and with their names alone. */
export function toldSentences(content: string): string[] {
  const sentences: string[] = []
  let rest = content.slice(0, longestTold)
  while (rest !== '') {
    const cut = findCut(rest)
    const end = cut <= 0 ? rest.length : cut
    sentences.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return sentences.flatMap((each) => [toldKey(each), toldKey(each.replace(link, '$1'))]).filter((key) => key !== '')
}

const link = /\[((?:[^[\]\n\\]|\\.){1,400})\]\([^()\s]{1,2000}\)/gu

/** Two texts of one key are the same sentence: only blanks, emphasis and the case of letters differ. */
export function toldKey(sentence: string): string {
  return foldAligned(plainText(sentence)).replace(/[*_]/gu, '').replace(/\s+/gu, ' ').trim()
}
