/** Stands for a mention once it is found; a private-use character that no text of ours contains. */
export const mentionMark = '\uE000'

const negators =
  "no|not|without|never|lacks?|lacking|minus|sans|neither|nor|non|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|cannot|can['’]?t|won['’]?t|excludes|excluding|free of"
/** A denial does not reach over these: "no HOA but a pool", "not far from the pool". */
const barriers = 'with|but|and|plus|from|to|near|only|has|features|far|just|yet'
const between = `(?:(?!(?:${barriers})\\M)\\w[\\w'’-]*\\s+){0,4}`
const refusals =
  'allowed|permitted|accepted|included|available|welcome|provided|possible|present|offered|considered|ok|okay|there'
const nothing = 'none|n/?a|prohibited|forbidden|unavailable|excluded|absent'

/**
 * Some phrase is mentioned, as a regular expression for lower-case text; \m and \M stand for the beginning and the end
 * of a word.
 */
export function mentionPattern(phrases: readonly string[]): string {
  const patterns = [...new Set(phrases.map(phrasePattern))].filter(Boolean)
  return `\\m(?:${patterns.join('|')})\\M`
}

const before = `\\m(?:${negators})[\\s-]+${between}${mentionMark}`
const after = `${mentionMark}(?:\\s+(?:is|are|was|were))?[\\s:–=-]*(?:strictly\\s+)?(?:not\\s+(?:${refusals})|${nothing})\\M`
const colon = `${mentionMark}\\s*[:=]\\s*(?:no|none|not|false|0)\\M`

/** A marked mention that says the opposite: "no pets", "Pets: not allowed", "does not have a pool". */
export const denialPattern = `${before}|${after}|${colon}`

/** Values of an ExtensionColumn entry by which it denies what its key says: {"Key":"Pool","value":"No"}. */
export const denyingValue =
  '^\\s*(?:$|(?:no|not|none|never|false|n/?a|without|unknown|unavailable|prohibited|forbidden|tbd)\\M|-|0(?![\\w.]))'

/** A phrase as a pattern: blanks and hyphens are one, the last word takes any number, other words their own forms. */
function phrasePattern(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .split(/[\s/-]+/)
    .filter(Boolean)
    .slice(0, 6)
  return words.map((word, index) => wordPattern(word, index === words.length - 1)).join('[\\s/-]*')
}

/** Three letters, with which no plural in "es" is made. */
export function isShort(word: string): boolean {
  return /^[a-z]{2}[^hosxz]$/.test(word)
}

function wordPattern(word: string, last: boolean): string {
  const safe = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, (sign) => (sign === "'" ? "['’]?" : `\\${sign}`))
  if (!last || word.length < 3) return safe(word)
  if (/[^aeiou]ies$/.test(word)) return `${safe(word.slice(0, -3))}(?:y|ies)`
  if (/(x|ch|sh|ss)es$/.test(word)) return `${safe(word.slice(0, -2))}(?:es)?`
  if (/[^su]s$/.test(word)) return `${safe(word.slice(0, -1))}s?`
  if (/[^aeiou]y$/.test(word)) return `${safe(word.slice(0, -1))}(?:y|ies)`
  // "mil", as a mother-in-law suite is called, is not in "3 miles".
  if (isShort(word)) return `${safe(word)}s?`
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
