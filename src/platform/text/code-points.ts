/** How many characters a text has, as people and JSON Schema count them: a pair of surrogates is one. */
export function countCodePoints(text: string): number {
  let count = text.length
  for (let index = 0; index < text.length - 1; index += 1) {
    // The first half of a pair; the second one is skipped.
    if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      count -= 1
      index += 1
    }
  }
  return count
}
