import type { Token } from '../words/tokens.ts'

/**
 * "T3" in Portugal is a home with three bedrooms, "T0" a studio, "T2+1" two bedrooms and a small room without a window.
 * They are written out as such; the summary still shows what the visitor wrote.
 */
export function cutTypologies(tokens: readonly Token[]): Token[] {
  const cut: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const [token, next] = tokens.slice(index, index + 2)
    if (!token) break
    const isTypology = /^[tv]$/.test(token.text) && !token.glued && next?.glued === true && /^[0-9]$/.test(next.text)
    if (!isTypology || !next) {
      cut.push(token)
      continue
    }
    const further = furtherRoom(tokens, index + 2)
    // "T3 (...)", but no "T2x5" or "T1000".
    if (tokens[index + 2]?.glued && further.length === 0 && tokens[index + 2]?.kind !== 'sign') {
      cut.push(token)
      continue
    }
    const raw = [token, next, ...further].map((each) => each.raw).join('')
    if (next.text === '0') cut.push({ ...token, text: 'quitinete', raw })
    else {
      cut.push({ ...next, raw, glued: token.glued })
      cut.push({ ...token, text: 'quartos', raw: '', glued: true })
    }
    index += 1 + further.length
  }
  return cut
}

/** "+1" behind the number. */
function furtherRoom(tokens: readonly Token[], start: number): readonly Token[] {
  const [plus, one] = tokens.slice(start, start + 2)
  return plus?.text === '+' && plus.glued && one?.glued && /^[1-3]$/.test(one.text) ? [plus, one] : []
}
