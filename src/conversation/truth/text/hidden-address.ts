// A blot (U+0001) of a link that was checked stands for nothing here.
const fast =
  /[^\p{ASCII}]|[.,]\s?\p{L}|[\p{L}\p{N}][ \t]+[.][ \t]*\p{L}|[[({<]\s*[.@]|[\\/]{2}|@|\b(?:dot|at|www|punkt|punto|ponto|point|arroba|klammeraffe|dots)\b/iu
const foreignDots =
  /(?<=[[\p{L}\p{N}]--\p{Script=Han}])[\u3002\uFF61\u2024\u00B7\u2219\u22C5\u2022\u0701\u0702\u06D4](?=[[\p{L}\p{N}]--\p{Script=Han}])/gv
const spelledDots =
  /(?<=[\p{L}\p{N}])[\s_-]*(?:[[({<*"'“‘«]+\s*(?:dot|d0t|punto|ponto|point|punkt|period|点|點|\.)\s*[\])}>*"'”’»]+|[\s_-](?:dot|d0t|punto|ponto|punkt|period)[\s_-]|点(?=[a-z])|點(?=[a-z]))[\s_-]*(?=[\p{L}\p{N}])/giu
const hanDots = /(?<=[a-z])\s*[点點]\s*(?=[a-z])/giu
/** "attacker . com" */
const spacedDots =
  /(?<=\p{L}[\p{L}\p{N}-]*)[ \t]+\.[ \t]*(?=\p{L})|(?<=[\p{L}\p{N}-]{2})\.[ \t]+(?=(?:com|net|org|info|zip|xyz|io|de|es|fr|br|pt|cn)(?![\p{L}\p{N}]))/gu
const spelledAts =
  /(?<=[\p{L}\p{N}])\s*(?:[[({<]\s*(?:at|arroba|ät|a|@)\s*[\])}>]|\s(?:arroba|klammeraffe)\s)\s*(?=[\p{L}\p{N}])/giu
/** Letter by letter: "a t t a c k e r . c o m" */
const spreadHost = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ \t]){3,}(?:\.|dot|punto|punkt|ponto)[ \t]?(?:[\p{L}][ \t]?){2,}/iu
const known = [
  'com net org info biz app dev xyz site online shop store link click top homes house houses realty realtor estate',
  'properties property immo immobilien casa apartments rent rentals land world live life pro tech cloud page website web',
  'blog news club space fun icu vip bid loan download test example invalid onion gov edu mobi agency group',
  'zip mov cam bar buzz monster lol cfd sbs quest rest surf beauty hair skin makeup tel me io ai to cc ws tv gg',
]
  .join(' ')
  .replaceAll(' ', '|')
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?'
const schemes =
  /(?:\b(?:h(?:tt|xx)ps?|ftps?|file|smb|wss?)\s?:|(?<![\p{L}\p{N}]))[\\/]{2}\s?[\p{L}\p{N}[]|\bwww\s?\.\s?[\p{L}\p{N}]|\bh(?:tt|xx)ps?\b\s*[:;]/iu
const hosts = new RegExp(
  // Any ending with a path behind it; an ending that is known; two letters, as countries have, behind a word; small
  // letters on both sides of a dot without a blank.
  `(?<![\\p{L}\\p{N}@.-])(?:${label}\\.)+(?:\\p{L}{2,24}(?=/\\S)|(?:${known})(?![\\p{L}\\p{N}]|\\.[\\p{L}\\p{N}])|(?<=[a-z0-9-]{3}\\.)[a-z]{2}(?![\\p{L}\\p{N}.]))`,
  'giu',
)
const bareHosts = /(?<![\p{L}\p{N}@.-])(?:[\p{Ll}\p{N}][\p{Ll}\p{N}-]*\.)+\p{Ll}{2,24}(?![\p{L}\p{N}.])/gu
const mails = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/giu
const handles = /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_.]{3,}/giu

/** Letters of other scripts that look like Latin ones. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    ґ: 'r',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    г: 'r',
    з: 'z',
    α: 'a',
    β: 'b',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    η: 'n',
    ω: 'w',
    ѡ: 'w',
    ı: 'i',
    ɑ: 'a',
    ɡ: 'g',
    ꓲ: 'l',
  }),
)
const otherLetters = /[[\p{L}]--[\p{Script=Latin}\p{Script=Han}]]/gv
/** A word of Latin letters with one of another script in it hides what it is. */
const mixedWord =
  /(?:\p{Script=Latin}[\p{L}\p{N}-]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}][\p{L}\p{N}-]*\p{Script=Latin})/u

/**
 * An address of the web or of a mailbox in a text whose proper links are blotted out: in wide letters, in letters that
 * look alike, with strange dots, with spelled or spaced ones, or a host alone. Null when there is none but those that
 * are known.
 */
export function findHiddenAddress(masked: string, isKnown: (name: string) => boolean): string | null {
  if (!fast.test(masked)) return null
  const wide = masked.replaceAll('\u0001', ' ').replace(/\p{Cf}+/gu, '')
  // What this makes of an ellipsis are dots that end words, and no host.
  const latin = wide.replace(/…|\.{2,}/gu, ' ').normalize('NFKC')
  const mixed = mixedWord.exec(latin)?.[0]
  if (mixed !== undefined) return mixed
  const plain = latin
    .replace(otherLetters, (letter) => lookAlikes.get(letter.toLowerCase()) ?? letter)
    .replace(foreignDots, '.')
    .replace(spelledDots, '.')
    .replace(hanDots, '.')
    .replace(spacedDots, '.')
    .replace(spelledAts, '@')
  const link = schemes.exec(plain)?.[0] ?? spreadHost.exec(latin)?.[0]
  if (link !== undefined) return link
  for (const pattern of [mails, handles])
    for (const { 0: name } of plain.matchAll(pattern)) if (!isKnown(name.toLowerCase())) return name
  for (const pattern of [hosts, bareHosts])
    for (const { 0: host } of plain.matchAll(pattern)) if (!isKnown(host.toLowerCase()) && !isFigure(host)) return host
  return null
}

/** `user.id = 1`, `print(x)`: what only code looks like. */
const ofCode = /[=(){};<>[\]]|::|->/u

/** The same in code, where dots stand between names: what has a scheme, a path or an ending that only hosts have. Null when there is none. */
export function findAddressInCode(code: string, isKnown: (name: string) => boolean): string | null {
  const link = schemes.exec(code.replace(/^\s*\/\/(?=\s)/u, ''))?.[0]
  if (link !== undefined) return link
  for (const { 0: name } of code.matchAll(
    /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.(?=[\p{L}\p{N}.-]*\p{L}{2})[\p{L}\p{N}.-]+/gu,
  ))
    if (!isKnown(name.toLowerCase())) return name
  for (const { 0: host, index } of code.matchAll(hosts)) {
    const isCall = /^\s*[=([]/u.test(code.slice(index + host.length))
    const isField = ofCode.test(code) && /\.[a-z]{2}$/u.test(host)
    if (!isCall && !isField && !isKnown(host.toLowerCase()) && !isFigure(host)) return host
  }
  return null
}

/** "sq.ft", "1.5k", "2.ba": no name of a host. */
function isFigure(host: string): boolean {
  return (
    /^[\p{N}.,-]+\p{L}{0,4}$/u.test(host) ||
    /^(?:[a-z]\.)+[a-z]{1,2}$/iu.test(host) ||
    /(?:^|\.)(?:sq|approx|incl|inkl|etc|ca|bzw|no|nr|st|ave|vs|ej|bd|ba|br|apt|ft|p|z|d|u|i|e|a)\.\p{L}+$/iu.test(host)
  )
}
