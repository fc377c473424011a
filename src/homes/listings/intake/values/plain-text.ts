/** The names that texts of listings are written with; others stay as they are. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  deg: '°',
  sup2: '²',
  frac12: '½',
  frac14: '¼',
  pound: '£',
  euro: '€',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  icirc: 'î',
  ugrave: 'ù',
  ucirc: 'û',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  atilde: 'ã',
  otilde: 'õ',
  Eacute: 'É',
  Agrave: 'À',
  Ccedil: 'Ç',
}
const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i
const anyTag = new RegExp(tag.source, 'gi')
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi

/** HTML as plain text with its lines and lists; a text that has no HTML stays as it is. */
export function toPlainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  const hasTags = tag.test(text)
  const bare = hasTags ? withoutTags(text) : text
  const decoded = decode(decode(bare))
  if (!hasTags) return decoded
  return decoded
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n+• /g, '\n• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const unshown = [
  ['<script', '</script>'],
  ['<style', '</style>'],
  ['<!--', '-->'],
] as const

function withoutTags(text: string): string {
  const shown = unshown.reduce((rest, [open, close]) => without(rest, open, close), text.replaceAll('<![CDATA[', ''))
  return shown
    .replaceAll(']]>', '')
    .replace(/<li(?:\s[^<>]*)?>/gi, '\n• ')
    .replace(/<br\s?\/?>/gi, '\n')
    .replace(/<\/(?:p|div|ul|ol|h[1-6]|tr|table)>/gi, '\n')
    .replace(anyTag, '')
}

/** The text without all that stands between two marks; in one walk, however many begin and never end. */
function without(text: string, open: string, close: string): string {
  const lower = text.toLowerCase()
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = lower.indexOf(open, at)
    const end = start < 0 ? -1 : lower.indexOf(close, start)
    if (end < 0) return kept.length === 0 ? text : kept.join('') + text.slice(at)
    kept.push(text.slice(at, start))
    at = end + close.length
  }
}

/** Some files write "&amp;nbsp;": it is done twice. */
function decode(text: string): string {
  return text.replace(
    entity,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return entities[name] ?? entities[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      const isCharacter = code >= 32 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff)
      return isCharacter ? String.fromCodePoint(code) : code === 10 || code === 9 ? ' ' : ''
    },
  )
}
