/** Primary tags of the languages that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set('ar ckb dv fa he iw ps sd ug ur yi'.split(' '))

/** Which way a language (BCP 47) is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.toLowerCase().split(/[-_]/)[0] ?? '') ? 'rtl' : 'ltr'
}
