const written = /^\s*rgb\s*\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)\s*$/i

/** "rgb(1,2,3)" as "#010203"; black where it is no colour. */
export function toHex(colour: string): string {
  const numbers = (written.exec(colour)?.slice(1) ?? []).map((part) => Math.min(255, Number(part)))
  return `#${(numbers.length === 3 ? numbers : [0, 0, 0]).map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** "#010203" as the setting has it, "rgb(1,2,3)". */
export function toRgb(hex: string): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) || 0)
  return `rgb(${parts.join(',')})`
}

/** A colour as people know it, "#010203"; what is no colour as it was typed. */
export function toShownColour(colour: string): string {
  return written.test(colour) ? toHex(colour) : colour
}

/** What was typed, as the setting has it: six digits behind "#" are a colour, all else stays as it is. */
export function fromTypedColour(text: string): string {
  return /^\s*#[\da-f]{6}\s*$/i.test(text) ? toRgb(text.trim()) : text
}
