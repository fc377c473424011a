import { once } from '../../platform/memoize.ts'

/** Names that people use besides those of the Unicode list. */
const otherNames: Record<string, string> = {
  Mandarin: 'zh',
  'Mandarin Chinese': 'zh',
  'Chinese (Simplified)': 'zh-Hans',
  'Chinese (Traditional)': 'zh-Hant',
  Tagalog: 'tl',
  Farsi: 'fa',
  Castilian: 'es',
}

const regionalTags =
  'pt-BR pt-PT zh-Hans zh-Hant en-US en-GB en-AU en-CA es-MX es-ES es-419 fr-CA fr-CH de-AT de-CH nl-BE sr-Latn'.split(
    ' ',
  )

/** Languages without a two-letter code that visitors of a web page may well speak; asking for all 17,576 codes takes most of a second. */
const threeLetterTags =
  'ace arz ast awa bal ban bho bik ceb chr ckb cgg dsb fil fur gsw hak haw hil hmn hsb ilo kab kok lij ltg lus mag mai mni nan nap nds nso nqo pam pap prs rom sah sat scn sco shi syr szl tet tlh tpi tzm vec war wuu yue zgh zza'.split(
    ' ',
  )

const unicodeNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The BCP 47 tag of AIResponseLanguage; "" when it follows the visitor. */
export function tagOf(languageName: string): string {
  return findLanguage(languageName)?.tag ?? ''
}

/** The language of an English name, whatever its letter case: its usual name and its BCP 47 tag. Null when there is none. */
export function findLanguage(name: string): { name: string; tag: string } | null {
  return allLanguages().get(name.trim().toLowerCase()) ?? null
}

const allLanguages = once(readLanguages)

/** Every language that the runtime's Unicode data has an English name for, by its name in lower case. */
function readLanguages(): Map<string, { name: string; tag: string }> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const pairs = letters.flatMap((a) => letters.map((b) => a + b))
  const found = new Map<string, { name: string; tag: string }>()
  const add = (name: string | undefined, tag: string): void => {
    if (name !== undefined && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), { name, tag })
  }
  for (const tag of [...pairs, ...regionalTags, ...threeLetterTags]) add(unicodeNames.of(tag), tag)
  for (const [name, tag] of Object.entries(otherNames)) add(name, tag)
  return found
}
