import type { LanguageCode } from '../language-code.ts'

interface Superlative {
  /** The most of something, as a language forms it: "cheapest", "la más barata", "das teuerste". */
  form: RegExp
  /** The same said of several homes, or of all in that order: "las más baratas", "cheapest first". */
  ofMany: RegExp
}

/** By the grammar of each language, over folded text: endings, or an article before "more" and "less". */
const superlatives: Readonly<Record<LanguageCode, Superlative>> = {
  en: {
    form: /(?<!\p{L})(?:\p{L}{2,}est|most|least)(?!\p{L})/u,
    ofMany: /(?<!\p{L})(?:are|were|ones|first)(?!\p{L})/u,
  },
  es: {
    form: /(?<!\p{L})(?:el|la|lo|los|las)(?: \p{L}+)? (?:mas|menos)(?!\p{L})/u,
    ofMany: /(?<!\p{L})(?:los|las)(?: \p{L}+)? (?:mas|menos)(?!\p{L})|primero/u,
  },
  fr: {
    form: /(?<!\p{L})(?:le|la|les) (?:plus|moins)(?!\p{L})/u,
    ofMany: /(?<!\p{L})les (?:plus|moins)(?!\p{L})|d.abord/u,
  },
  de: {
    form: /(?<!\p{L})\p{L}{3,}ste[nmrs]?(?!\p{L})/u,
    ofMany: /(?<!am |dem |den |der |\p{L})\p{L}{3,}sten(?!\p{L})|zuerst/u,
  },
  pt: {
    form: /(?<!\p{L})(?:o|a|os|as)(?: \p{L}+)? (?:mais|menos)(?!\p{L})/u,
    ofMany: /(?<!\p{L})(?:os|as)(?: \p{L}+)? (?:mais|menos)(?!\p{L})|primeiro/u,
  },
  zh: { form: /最/u, ofMany: /哪些|几套|几个|先|排/u },
}

/** Whether folded text says the most of something, and of how many homes. */
export function readSuperlative(folded: string, language: LanguageCode): 'one' | 'many' | null {
  const { form, ofMany } = superlatives[language]
  if (!form.test(folded)) return null
  return ofMany.test(folded) ? 'many' : 'one'
}
