// A blot (U+0001) of a link that was checked stands for nothing here.
const fast = /[^\p{ASCII}]|\.[a-z]|[\\/]{2}|\bdot\b|\bwww\b/iu
const foreignDots =
  /(?<=[[\p{L}\p{N}]--\p{Script=Han}])[\u3002\uFF61\u2024\u00B7\u2219\u22C5](?=[[\p{L}\p{N}]--\p{Script=Han}])/gv
const spelledDots =
  /(?<=[\p{L}\p{N}])\s*(?:[[({<]\s*(?:dot|punto|point|punkt|点|\.)\s*[\])}>]|\s(?:dot|punto|punkt)\s)\s*(?=[\p{L}\p{N}])/giu
const known = [
  'com net org info biz app dev xyz site online shop store link click top homes house houses realty realtor estate',
  'properties property immo immobilien casa apartments rent rentals land world live life pro tech cloud page website web',
  'blog news club space fun icu vip bid loan download test example invalid onion gov edu mobi agency group',
]
  .join(' ')
  .replaceAll(' ', '|')
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?'
const schemes =
  /(?:\b(?:h(?:tt|xx)ps?|ftps?|file|smb|wss?)\s?:|(?<![\p{L}\p{N}]))[\\/]{2}\s?[\p{L}\p{N}[]|\bwww\s?\.\s?[\p{L}\p{N}]/iu
const hosts = new RegExp(
  // Any ending with a path behind it; an ending that is known; two letters, as countries have, behind a word.
  `(?<![\\p{L}\\p{N}@.-])(?:${label}\\.)+(?:\\p{L}{2,24}(?=/\\S)|(?:${known})(?![\\p{L}\\p{N}])|(?<=[a-z0-9-]{3}\\.)[a-z]{2}(?![\\p{L}\\p{N}.]))`,
  'giu',
)

/**
 * An address of the web in a text whose proper links are blotted out: in wide letters, with strange dots, with spelled
 * ones, or a host alone. Null when there is none but those that are known.
 */
export function findHiddenAddress(masked: string, isKnown: (host: string) => boolean): string | null {
  if (!fast.test(masked)) return null
  const plain = masked
    .replaceAll('\u0001', ' ')
    .replace(/\p{Cf}+/gu, '')
    // What this makes of an ellipsis are dots that end words, and no host.
    .replaceAll('…', ' ')
    .normalize('NFKC')
    .replace(foreignDots, '.')
    .replace(spelledDots, '.')
  const link = schemes.exec(plain)?.[0]
  if (link !== undefined) return link
  for (const { 0: host } of plain.matchAll(hosts)) if (!isKnown(host.toLowerCase()) && !isFigure(host)) return host
  return null
}

/** "sq.ft", "1.5k", "2.ba": no name of a host. */
function isFigure(host: string): boolean {
  return (
    /^[\p{N}.,-]+\p{L}{0,4}$/u.test(host) ||
    /(?:^|\.)(?:sq|approx|incl|inkl|etc|ca|bzw|no|nr|st|ave)\.\p{L}+$/iu.test(host)
  )
}
