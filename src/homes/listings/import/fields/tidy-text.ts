/** What stands for "nothing" in files. */
const noneTexts = new Set([
  '',
  'null',
  'n/a',
  'na',
  'n.a.',
  '#n/a',
  'nan',
  'none',
  'nil',
  'undefined',
  '-',
  '--',
  '—',
  '?',
  '\\n',
])

/** Whether a cell says that there is no value. */
export function isNone(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return (
    typeof value === 'string' && value.length < 12 && !/^\d/.test(value) && noneTexts.has(value.trim().toLowerCase())
  )
}

/** Words of addresses that stay in capitals: directions, roman numerals, box and route signs. */
const capitals =
  /^(?:N|S|E|W|NE|NW|SE|SW|NNE|NNW|SSE|SSW|ENE|ESE|WNW|WSW|II|III|IV|VI|VII|VIII|IX|PO|US|SR|CR|FM|[A-Z]?\d+[A-Z]?|[A-Z])$/

/**
 * Text all in capitals as people write it: "5828 PEPPERMILL CT" → "5828 Peppermill Ct". Text with any lower-case letter
 * stays as it is, since somebody has chosen its spelling.
 */
export function softenCapitals(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)) return text
  return text.replace(/[\p{L}\p{M}\p{Nd}]+(?:['’][\p{L}\p{M}]+)?/gu, softenWord)
}

function softenWord(word: string): string {
  // "21ST", "46TH"
  if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase()
  if (capitals.test(word)) return word
  const soft = word.charAt(0) + word.slice(1).toLowerCase()
  return soft
    .replace(/^Mc(\p{Ll})(?=\p{Ll}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^([DLO]['’])(\p{Ll})(?=\p{Ll}{2})/u, (_, start: string, letter: string) => start + letter.toUpperCase())
}

/** A map, because a column may also be called "constructor", which every object has. */
const abbreviations = new Map(
  Object.entries({
    sqft: 'Sq Ft',
    sq: 'Sq',
    yr: 'Year',
    hoa: 'HOA',
    mls: 'MLS',
    id: 'ID',
    url: 'URL',
    hvac: 'HVAC',
    num: 'Number',
    no: 'Number',
  }),
)

/** The name of a column in words: "yr_renovated" → "Year Renovated", "sqftLiving15" → "Sq Ft Living 15". */
export function toReadableName(column: string): string {
  const words = column
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{Nd})/gu, '$1 $2')
    .split(/[\s_.\-/]+/)
    .filter((word) => word !== '')
  const named = words.map((word) => {
    const known = abbreviations.get(word.toLowerCase())
    if (known !== undefined) return known
    // Capitals that somebody chose, such as "LotA", stay.
    return /^\p{Ll}/u.test(word) || (word.length > 4 && word === word.toUpperCase())
      ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
      : word
  })
  return named.join(' ') || column.trim()
}

/** Columns in which 0 and 1 can mean nothing but no and yes. */
const flagName =
  /^(?:is|has)[_A-Z ]|^(?:waterfront|furnished|gated|foreclosure|short_?sale|new_?construction|new_?build|pets_?allowed|basement_?finished)$/i

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A value of a column that we keep under its own name, made readable where its meaning is beyond doubt: days instead of
 * midnights, Yes and No instead of true and false. "" when it says nothing (the year 0).
 */
export function toReadableValue(column: string, value: string): string {
  if (/^(?:true|yes)$/i.test(value)) return 'Yes'
  if (/^(?:false|no)$/i.test(value)) return 'No'
  if (value === '0' || value === '1') {
    if (flagName.test(column)) return value === '1' ? 'Yes' : 'No'
    if (value === '0' && /^(?:yr|year)(?:_|[A-Z]|$)|(?:_|[a-z])(?:yr|year)$/i.test(column)) return ''
  }
  return readMidnight(value) ?? value
}

/** The day of "20141013T000000", "2014-10-13 00:00:00" or "Wed May 21 00:00:00 EDT 2008". */
function readMidnight(value: string): string | null {
  const iso = /^(\d{4})-?(\d\d)-?(\d\d)[T ]00:?00:?00(?:\.0+)?(?:Z|\+00:?00)?$/.exec(value)
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`
  const unix = /^\w{3} (\w{3}) +(\d{1,2}) 00:00:00 (?:\w{2,5} )?(\d{4})$/.exec(value)
  const month = months.indexOf(unix?.[1]?.toLowerCase() ?? '') + 1
  if (!unix || month === 0) return null
  return `${unix[3]}-${String(month).padStart(2, '0')}-${unix[2]?.padStart(2, '0')}`
}
