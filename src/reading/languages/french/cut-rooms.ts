import type { Token } from '../words/tokens.ts'

/** "où" is no "ou": without its accent it would offer a choice. Any small word without a meaning does. */
export const whereText = 'quand'

/**
 * "T3", "F4" and "3 pièces" count all rooms but kitchen and baths: the living room and one bedroom fewer. Quebec's
 * "4 ½" counts kitchen and bath too: two bedrooms. Listings count bedrooms, so that the last is written out as such
 * here and the others are read as rooms.
 */
export function cutRooms(tokens: readonly Token[]): Token[] {
  const cut: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const [token, next, third, fourth] = tokens.slice(index, index + 4)
    if (!token) break
    if (
      /^[tf]$/.test(token.text) &&
      !token.glued &&
      next?.kind === 'digits' &&
      next.glued &&
      /^[1-9]$/.test(next.text) &&
      // "T3, garage"
      (!third?.glued || third.kind === 'sign')
    ) {
      cut.push(
        { ...next, raw: `${token.raw}${next.raw}`, glued: token.glued },
        { ...token, text: 'pieces', raw: '', glued: true },
      )
      index++
    } else if (isHalfRoom(tokens, index)) {
      const bedrooms = Math.max(0, Number(token.text) - 2)
      const raw = `${token.raw} ${next?.raw}${third?.raw}${fourth?.raw}`
      cut.push({ ...token, text: String(bedrooms), raw }, { ...token, kind: 'word', text: 'cac', raw: '', glued: true })
      index += 3
    } else cut.push(isWhere(tokens, index) ? { ...token, text: whereText } : token)
  }
  return cut
}

/** But for "n'importe où" and "où que ce soit", which are phrases of their own. */
function isWhere(tokens: readonly Token[], index: number): boolean {
  const isAnywhere = tokens[index - 1]?.text === 'importe' || tokens[index + 1]?.text === 'que'
  return tokens[index]?.raw.toLowerCase() === 'où' && !isAnywhere
}

/** "4 1/2", which is what "4 ½" is cut into, with nothing of it counted: "2 ½ salles de bain" stays. */
function isHalfRoom(tokens: readonly Token[], index: number): boolean {
  const [token, one, slash, two, after] = tokens.slice(index, index + 5)
  if (token?.kind !== 'digits' || !/^[2-8]$/.test(token.text)) return false
  if (one?.text !== '1' || slash?.text !== '/' || two?.text !== '2') return false
  return !/^(?:salles?|sdb|bains?|millions?|acres?|hectares?|km|milles?|chambres?|ans?)$/.test(after?.text ?? '')
}
