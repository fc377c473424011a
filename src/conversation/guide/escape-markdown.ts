/** Text of a listing or a visitor inside markdown: it may say anything, but it is never markup and stays on one line. */
export function escapeMarkdown(text: string, longest = 200): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // Marks that turn the direction of what follows would reach into the rest of the answer.
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...line]
  const short = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : line
  return (
    short
      .replace(/[\\`*_[\]{}<>~]/g, '\\$&')
      // Where a line may begin with it: no heading, no list, no rule.
      .replace(/^(#{0,5}|\d{1,9}(?=[.)]))(?=[#+.)-](\s|$)|-[-\s]*$)/, '$1\\')
      .replace(/&/g, '&amp;')
      .replace(/\b(https?):\/\//gi, '$1:\u200B//')
      .replace(/\bwww\./gi, 'www\u200B.')
  )
}

/** What `escapeMarkdown` and words of ours made, as it reads: for where no markdown is shown. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\\([\\`*_[\]{}<>~#+.)-])/g, '$1')
    .replace(/&amp;/g, '&')
    .replaceAll('\u200B', '')
}

/** A listing's address on the web as the target of a link; null for anything that is not plain http or https. */
export function linkTarget(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (
    !parsed ||
    (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') ||
    parsed.username !== '' ||
    parsed.password !== ''
  )
    return null
  return parsed.href.replace(
    /[()<>\s"'\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}
