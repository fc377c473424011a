/** One of these, as words of their own; parts between bars may be patterns. */
export function wholeWords(...parts: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

/** The same right behind a number: "-" and blanks may stand between. */
export function behindNumber(...parts: readonly string[]): RegExp {
  return new RegExp(`^[ -]?(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

/** The same in a language without blanks. */
export function signs(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join('|'), 'u')
}
