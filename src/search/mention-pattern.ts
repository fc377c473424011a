/** Stands for a mention once it is found; a private-use character that no text of ours contains. */
export const mentionMark = '\uE000'

/** How PostgreSQL finds a feature in a listing's text; all of it is for lower-case text. */
export interface MentionPatterns {
  /** LIKE patterns, one of which every text with a mention satisfies: far cheaper than the expression. */
  hints: string[]
  /** Some phrase is mentioned. */
  mention: string
}

const negators =
  "no|not|without|never|lacks?|lacking|minus|sans|neither|nor|non|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|cannot|can['’]?t|won['’]?t|excludes|excluding|free of"
/** A denial does not reach over these: "no HOA but a pool", "not far from the pool". */
const barriers = 'with|but|and|plus|from|to|near|only|has|features|far|just|yet'
const between = `(?:(?!(?:${barriers})\\M)\\w[\\w'’-]*\\s+){0,4}`
const refusals =
  'allowed|permitted|accepted|included|available|welcome|provided|possible|present|offered|considered|ok|okay|there'
const nothing = 'none|n/?a|prohibited|forbidden|unavailable|excluded|absent'

export function mentionPatterns(phrases: readonly string[]): MentionPatterns {
  const patterns = [...new Set(phrases.map(phrasePattern))].filter(Boolean)
  const stems = [...new Set(phrases.map(stemOf))].filter(Boolean)
  const needed = stems.filter((stem) => !stems.some((other) => other !== stem && stem.includes(other)))
  return {
    hints: needed.map((stem) => `%${stem.replace(/[%_\\]/g, '\\$&')}%`),
    mention: `\\m(?:${patterns.join('|')})\\M`,
  }
}

/** The longest word of a phrase without its ending. */
function stemOf(phrase: string): string {
  const words = phrase.toLowerCase().split(/[\s/'-]+/)
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  return longest.length > 4 ? longest.replace(/(ies|es|s|y)$/, '') : longest.replace(/s$/, '')
}

/** LIKE patterns: a text that satisfies none of them denies nothing. Far cheaper than the expression they spare. */
export const denialHints = [
  'no',
  "n't",
  'n’t',
  'without',
  'never',
  'lack',
  'minus',
  'sans',
  'neither',
  'exclud',
  'free of',
  'n/a',
  'prohibit',
  'forbid',
  'unavail',
  'absent',
  'false',
  ': 0',
  ':0',
  '= 0',
  'isnt',
  'arent',
  'doesnt',
  'dont',
  'wont',
].map((hint) => `%${hint}%`)

const before = `\\m(?:${negators})[\\s-]+${between}${mentionMark}`
const after = `${mentionMark}(?:\\s+(?:is|are|was|were))?[\\s:–=-]*(?:strictly\\s+)?(?:not\\s+(?:${refusals})|${nothing})\\M`
const colon = `${mentionMark}\\s*[:=]\\s*(?:no|none|not|false|0)\\M`

/** A marked mention that says the opposite: "no pets", "Pets: not allowed", "does not have a pool". */
export const denialPattern = `${before}|${after}|${colon}`

/** Values of an ExtensionColumn entry by which it denies what its key says: {"Key":"Pool","value":"No"}. */
export const denyingValue =
  '^\\s*(?:$|(?:no|not|none|never|false|n/?a|without|unknown|unavailable|prohibited|forbidden|tbd)\\M|-|0(?![\\w.]))'

/** A phrase as a pattern: blanks and hyphens are one, the last word takes any number, other words their own forms. */
export function phrasePattern(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .split(/[\s/-]+/)
    .filter(Boolean)
    .slice(0, 6)
  return words.map((word, index) => wordPattern(word, index === words.length - 1)).join('[\\s/-]*')
}

function wordPattern(word: string, last: boolean): string {
  const safe = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, (sign) => (sign === "'" ? "['’]?" : `\\${sign}`))
  if (!last || word.length < 3) return safe(word)
  if (/[^aeiou]ies$/.test(word)) return `${safe(word.slice(0, -3))}(?:y|ies)`
  if (/(x|ch|sh|ss)es$/.test(word)) return `${safe(word.slice(0, -2))}(?:es)?`
  if (/[^su]s$/.test(word)) return `${safe(word.slice(0, -1))}s?`
  if (/[^aeiou]y$/.test(word)) return `${safe(word.slice(0, -1))}(?:y|ies)`
  return `${safe(word)}(?:e?s)?`
}

/** Other forms of an unknown word: "heated" is also said by "heating", "fenced" by "fence". */
export function wordForms(phrase: string): string[] {
  const words = phrase.toLowerCase().split(/\s+/)
  const last = words.pop() ?? ''
  const forms = new Set([last])
  const stem = /^(.{4,})(?:ed|ing)$/.exec(last)?.[1]
  if (stem) for (const ending of ['', 'e', 'ed', 'ing']) forms.add(stem + ending)
  return [...forms].map((form) => [...words, form].join(' '))
}
