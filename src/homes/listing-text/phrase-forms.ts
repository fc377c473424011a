import { isShort } from '../../reading/criteria/mention-pattern.ts'
import { wordsOf } from './split-words.ts'

const mostWords = 6
const mostForms = 256

/**
 * The runs of words by which a text may say a phrase: blanks and hyphens or nothing between its words ("move in ready",
 * "move-in ready"), the last one in any number ("pools").
 */
export function phraseForms(phrase: string): string[][] {
  const words = wordsOf(phrase).slice(0, mostWords)
  const last = words.pop()
  if (last === undefined) return []
  const runs: string[][] = []
  for (const ending of wordEndings(last)) {
    const all = [...words, ending]
    // Each blank may be missing.
    for (let joins = 0; joins < 1 << words.length; joins++) {
      const run: string[] = []
      all.forEach((word, index) => {
        const isJoined = index > 0 && (joins & (1 << (index - 1))) !== 0
        if (isJoined) run[run.length - 1] += word
        else run.push(word)
      })
      runs.push(run)
      if (runs.length >= mostForms) return runs
    }
  }
  return runs
}

/** Singular and plural of a word. */
function wordEndings(word: string): string[] {
  if (word.length < 3 || !/[a-z]$/.test(word)) return [word]
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`, word]
  if (/(x|ch|sh|ss)es$/.test(word)) return [word.slice(0, -2), word]
  if (/[^su]s$/.test(word)) return [word.slice(0, -1), word]
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`]
  if (isShort(word)) return [word, `${word}s`]
  const more = [word, `${word}s`, `${word}es`]
  // German: Garagen; French: eaux.
  if (word.length > 5 && word.endsWith('e')) more.push(`${word}n`)
  if (/[ae]u$/.test(word)) more.push(`${word}x`)
  return more
}
