/**
 * About how many tokens a text has, for budgets: never loads a table, and errs upwards for every script. A token is 4 to
 * 5 letters of English prose, three digits, or one or two signs; other scripts take up to one token a character.
 */
export function estimateTokens(text: string): number {
  let letters = 0
  let digits = 0
  let others = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code > 127) others += 1
    else if (code === 32 || (code | 32) >= 97) letters += 1
    else if (code >= 48 && code <= 57) digits += 1
  }
  const signs = text.length - letters - digits - others
  return Math.ceil(letters / 3.5 + digits / 2 + signs * 0.8 + others * 1.2)
}
