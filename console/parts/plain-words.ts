/** The words of an answer on one line, without the marks of markdown: for lists, where nothing is shown but words. */
export function plainWords(text: string): string {
  return text
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/[*_~`#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
