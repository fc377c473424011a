import { plainSpellings } from './spelling.ts'

const endings = ['', 'e', 'en', 'er', 'es', 'em', 'n', 's']
const afterE = ['', 'n', 'r', 's', 'm']

/** A feature's name with the endings that nouns and adjectives take; which of them exist is the visitor's business. */
export function germanForms(phrase: string): string[] {
  return plainSpellings([phrase]).flatMap((spelled) => {
    // "Häuser in Parknähe": a phrase of several words is said as it is, or with its last word's own ending.
    const given = /e$/.test(spelled) ? afterE : /(?:en|er|em)$/.test(spelled) ? ['', 's', 'n'] : endings
    return given.map((ending) => `${spelled}${ending}`)
  })
}
