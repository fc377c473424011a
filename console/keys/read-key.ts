/** What of a key press the console looks at. */
export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** How long a second key may follow the first one of a pair. */
export const pairMs = 1_200

/** The name of a press: "j", "?", "mod+k", "Escape"; null where another program's shortcut is meant. */
export function nameOfPress({ key, ctrlKey, metaKey, altKey }: Press): string | null {
  if (altKey || key === 'Dead' || key === 'Unidentified') return null
  const name = key.length === 1 ? key.toLowerCase() : key
  return ctrlKey || metaKey ? `mod+${name}` : name
}

/** The first key of every pair. */
export const pairStart = 'g'

/**
 * The key that a press ends, such as "j" or "g i", given the one before it; null where nothing is bound to it. What
 * follows the first of a pair is never a key by itself, whoever has bound the pair: "g k" is not "k".
 */
export function matchKey(name: string, before: string | null, bound: ReadonlySet<string>): string | null {
  const pressed = before === pairStart && !name.startsWith('mod+') ? `${before} ${name}` : name
  return bound.has(pressed) ? pressed : null
}
