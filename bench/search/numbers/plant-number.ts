const numbers = /(?<![\d.,\p{L}/#])\d[\d,.]*\d|(?<![\d.,\p{L}/#])\d(?![\d.,]*\d)/gu

/** The answer with one of its numbers made wrong, always the same one; null where it has none that is a claim. */
export function plantWrongNumber(answer: string): string | null {
  const hidden = answer
    .replace(/\]\([^)]*\)/g, (link) => ' '.repeat(link.length))
    .replace(/[“„«「][^”“»」\n]*[”“»」]/g, (quote) => ' '.repeat(quote.length))
    .replace(/^\s*(?:[-*]\s*)?\d{1,2}[.:)]/gm, (ordinal) => ' '.repeat(ordinal.length))
  const places = [...hidden.matchAll(numbers)]
  const chosen = places[(answer.length * 7) % Math.max(1, places.length)]
  if (!chosen) return null
  const value = Number(chosen[0].replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
  const wrong = Math.round(value * 1.37 + 11).toLocaleString('en')
  return answer.slice(0, chosen.index) + wrong + answer.slice(chosen.index + chosen[0].length)
}
