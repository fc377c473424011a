/** Texts of others may hold anything: nothing of it may move the cursor of a terminal or turn a line around. */
const unsafe = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** JSON on one line. */
export function asJson(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, escapeCharacter)
}

/** Text on one line. */
export function asPlain(value: string | number): string {
  return String(value).replace(unsafe, escapeCharacter)
}

/** Text on as many lines as it has, each further one set in. */
export function asLines(value: string, indent: string): string {
  return value
    .split(/\r\n|\r|\n/)
    .map(asPlain)
    .join(`\n${indent}`)
}

function escapeCharacter(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('')
}
