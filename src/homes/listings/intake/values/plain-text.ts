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
const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--[^]*?-->|<!\[CDATA\[|\]\]>/i
const anyTag = new RegExp(tag.source, 'gi')
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi

/** HTML as plain text with its lines and lists; a text that has no HTML stays as it is. */
export function toPlainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  const hasTags = tag.test(text)
  const bare = hasTags
    ? text
        .replace(/<(?:script|style)\b[^]*?<\/(?:script|style)>/gi, '')
        .replace(/\s*<li\b[^<>]*>\s*/gi, '\n• ')
        .replace(/\s*<br\b[^<>]*>\s*/gi, '\n')
        .replace(/\s*<\/(?:p|div|ul|ol|h[1-6]|tr|table)>\s*/gi, '\n')
        .replace(anyTag, '')
    : text
  const decoded = decode(decode(bare))
  if (!hasTags) return decoded
  return decoded
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n+• /g, '\n• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
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
