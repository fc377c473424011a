import type { LanguageCode } from '../language-code.ts'

interface ThreadWords {
  /** The one that is not spoken of: an article before "other", or a word of its own; not "others", nor "another". */
  other: RegExp
  /** What was asked goes on with something else: "and", "what about", "same for". */
  goesOn: RegExp
}

/** By the grammar of each language, over folded text. */
const threadWords: Readonly<Record<LanguageCode, ThreadWords>> = {
  en: {
    other: /(?<!\p{L})the other(?!s|\p{L}| (?:homes|houses|places|ones|two|three|day|side|night|agent|person|way))/u,
    goesOn: /(?<!\p{L})(?:and|what about|how about|whatabout|same)(?!\p{L})/u,
  },
  es: {
    other: /(?<!\p{L})(?:el|la|del|al) otr[oa](?!\p{L}| (?:lado|dia|agente))/u,
    goesOn: /(?<!\p{L})(?:y|que tal|lo mismo)(?!\p{L})/u,
  },
  fr: { other: /(?<!\p{L})l.autre(?!s|\p{L}| (?:jour|cote))/u, goesOn: /(?<!\p{L})(?:et|pis|meme chose)(?!\p{L})/u },
  de: {
    other:
      /(?<!\p{L})(?:das|die|der|den|dem|beim|zum|zur|im) andere[nrms]?(?!\p{L}| (?:seite|tag|hauser|wohnungen|objekte))/u,
    goesOn: /(?<!\p{L})(?:und|was ist mit|wie ist es bei|dasselbe)(?!\p{L})/u,
  },
  pt: {
    other: /(?<!\p{L})(?:o|a|do|da|no|na|ao|pelo|pela) outr[oa](?!\p{L}| (?:lado|dia|corretor))/u,
    goesOn: /(?<!\p{L})(?:e|e quanto a|mesma coisa)(?!\p{L})/u,
  },
  zh: { other: /另(?:外)?(?:那)?(?:一|个|個|套|间|間|那)/u, goesOn: /呢|那/u },
}

export function saysOther(folded: string, language: LanguageCode): boolean {
  return threadWords[language].other.test(folded)
}

export function goesOn(folded: string, language: LanguageCode): boolean {
  return threadWords[language].goesOn.test(folded)
}
