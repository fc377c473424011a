import { foldText } from '../../../platform/text/listing-keys.ts'

/** One piece of a sentence: a word, a run of digits, or a single sign. */
export interface Token {
  /** Lower case, without accents. */
  text: string
  /** As the visitor wrote it. */
  raw: string
  kind: 'word' | 'digits' | 'sign'
  /** No blank stands before it. */
  glued: boolean
  /** Begins with a capital letter. */
  capital: boolean
}

/** Small words that lose their end before a vowel, and the whole of them: ["d", "de"]. */
export type Elisions = readonly (readonly [string, string])[]

/**
 * Of a message of more tokens only so many are read, at its beginning and its end; the others are reported as ignored.
 */
export const maxTokens = 400

const writtenFractions: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' }

/** Brings the many ways of writing the same sign to one; "2½" becomes "2 1/2". */
function unifySigns(sentence: string): string {
  // Most sentences are plain ASCII, of which one sign alone is written in another way.
  if (/^[\x20-\x7e]*$/.test(sentence)) return sentence.replaceAll('`', "'")
  return (
    sentence
      // Well-formed first: a lone surrogate would break the database's UTF-8.
      .toWellFormed()
      .replace(/(\d?)([½¼¾⅓⅔])/gu, (_, before: string, sign: string) =>
        before ? `${before} ${writtenFractions[sign]}` : (writtenFractions[sign] ?? sign),
      )
      // Chinese writes no blank behind its signs, which would make "98103，50万" one number.
      .replace(/，(?!\d{3}(?!\d))|、/gu, ', ')
      .replace(/。/gu, '. ')
      .replace(/[；！？]/gu, '$& ')
      .normalize('NFKC')
      .replace(/[‘’ʼ`´]/gu, "'")
      .replace(/[“”„«»]/gu, '"')
      .replace(/[‐‑‒–—―−]/gu, '-')
      .replace(/⁄/gu, '/')
      // Control characters separate; zero-width ones are nothing at all.
      .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/gu, '')
      .replace(/[\p{Cc}]/gu, ' ')
  )
}

/** Lower case, accents removed; what listings and sentences are compared by. */
export function foldWord(word: string): string {
  return foldText(word)
}

const tokenPattern = /\p{Script=Han}|[[\p{L}\p{M}]--\p{Script=Han}]+(?:'[\p{L}--\p{Script=Han}]+)*|\d+|\S/gv

/** Cuts a sentence into tokens, at most so many; linear in its length. */
export function tokenize(sentence: string, most = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = []
  const unified = unifySigns(sentence)
  let lastEnd = 0
  for (const match of unified.matchAll(tokenPattern)) {
    if (tokens.length >= most) break
    const raw = match[0]
    const first = raw.charCodeAt(0)
    const isWord = first > 0x7f ? /^\p{L}/u.test(raw) : first >= 0x41 && /^[A-Za-z]/.test(raw)
    tokens.push({
      text: foldWord(raw),
      raw,
      kind: isWord ? 'word' : first >= 0x30 && first <= 0x39 ? 'digits' : 'sign',
      glued: tokens.length > 0 && match.index === lastEnd,
      capital: isWord && (first > 0x7f ? /^\p{Lu}/u.test(raw) : first <= 0x5a),
    })
    lastEnd = match.index + raw.length
  }
  return tokens
}

/** "d'une" is "de" and "une" in a language that joins its small words; what the visitor wrote stays as it was. */
export function splitElisions(tokens: readonly Token[], elisions: Elisions): Token[] {
  return tokens.flatMap((token) => {
    const cut = token.kind === 'word' ? token.text.indexOf("'") : -1
    const whole = cut > 0 ? elisions.find(([short]) => short === token.text.slice(0, cut))?.[1] : undefined
    if (whole === undefined) return [token]
    const rawCut = token.raw.indexOf("'") + 1
    const rest = token.raw.slice(rawCut)
    return [
      { ...token, text: whole, raw: token.raw.slice(0, rawCut) },
      { ...token, text: token.text.slice(cut + 1), raw: rest, glued: true, capital: /^\p{Lu}/u.test(rest) },
    ]
  })
}
