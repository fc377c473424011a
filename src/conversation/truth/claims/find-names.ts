import type { Evidence } from '../evidence/evidence.ts'
import { foldAligned } from '../text/fold-text.ts'
import type { Span } from './word-scope.ts'

const titled =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|Sr|Sra|Srta|Señora?|Doña|Mme|Mlle|Monsieur|Madame|Senhora?|Dona)\.?[\s\u00A0]+(\p{Lu}[\p{L}'’-]+)|(\p{Script=Han}{1,2})(?:先生|女士|小姐|太太)/gu
const askedFor =
  /(?<!\p{L})(?:ask for|speak (?:to|with)|talk to|call|text|email|pregunte por|llame a|hable con|demandez|appelez|fragen sie nach|rufen sie|pergunte por|ligue para|fale com)[\s\u00A0]+/giu
const polite = /^(?:各位|这位|那位|请问|您好|两位)$/u

/** The first person that a text names, where neither the firm nor the visitor has: nobody knows of him. */
export function findStranger(text: string, isGermanNoun: (word: string) => boolean, evidence: Evidence): Span | null {
  const isKnown = (name: string) => {
    const folded = foldAligned(name)
    return evidence.settingsWords.includes(folded) || evidence.visitorWords.includes(folded)
  }
  for (const match of text.matchAll(titled)) {
    const name = match[1] ?? match[2] ?? ''
    if (!polite.test(name) && !isKnown(name)) return { start: match.index, end: match.index + match[0].length }
  }
  for (const match of text.matchAll(askedFor)) {
    const start = match.index + match[0].length
    const name = /^\p{Lu}\p{Ll}+/u.exec(text.slice(start))?.[0]
    if (name !== undefined && !isGermanNoun(name) && !isKnown(name)) return { start, end: start + name.length }
  }
  return null
}
