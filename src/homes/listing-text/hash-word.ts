/**
 * A number for a word, the same everywhere and for ever, since it is stored: 52 bits, so that two words of millions
 * hardly ever share one (FNV-1a, twice).
 */
export function hashWord(word: string): number {
  let low = 0x811c9dc5
  let high = 0x9747b28c
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b)
    high ^= high >>> 13
  }
  low ^= low >>> 15
  return (high >>> 12) * 0x1_0000_0000 + (low >>> 0)
}

/** 31 bits of the same, for what is short of nothing else. */
export function hashText(text: string): number {
  return hashWord(text) & 0x7fff_ffff
}
