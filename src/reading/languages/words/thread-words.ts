import type { LanguageCode } from '../language-code.ts'

interface ThreadWords {
  /** The one that is not spoken of: an article before "other", or a word of its own; not "others", nor "another". */
  other: RegExp
  /** What was asked goes on with something else: "and", "what about", "same for". */
  goesOn: RegExp
  /** Which of several homes is asked for: "which ones got", "laquelle", "cuál tiene"; not "which way" or "cuál es la renta". */
  whichOne: RegExp
}

/** By the grammar of each language, over folded text. */
const threadWords: Readonly<Record<LanguageCode, ThreadWords>> = {
  en: {
    other: /(?<!\p{L})the other(?!s|\p{L}| (?:homes|houses|places|ones|two|three|day|side|night|agent|person|way))/u,
    goesOn: /(?<!\p{L})(?:and|what about|how about|whatabout|same)(?!\p{L})/u,
    whichOne:
      /(?<!\p{L})(?:(?:which|what) (?:one|ones|1|of (?:the|them|these|those))|which(?= (?:has|have|had|is|are|was|were|got|gets|takes?|allows?|accepts?|comes?|costs?|includes?|needs?|pays?|would|could|can|do|does|will)(?!\p{L})| ?[?.!,]|$))(?!\p{L})/u,
  },
  es: {
    other: /(?<!\p{L})(?:el|la|del|al) otr[oa](?!\p{L}| (?:lado|dia|agente))/u,
    goesOn: /(?<!\p{L})(?:y|que tal|lo mismo|igual)(?!\p{L})/u,
    whichOne:
      /(?<!\p{L})cual(?:es)?(?!\p{L})(?! (?:es|son|era|seria|sera|sale|queda) (?:el|la|los|las|su|tu)(?! (?:mas|menos|mejor|mayor|menor|unic)))/u,
  },
  fr: {
    other: /(?<!\p{L})l.autre(?!s|\p{L}| (?:jour|cote))/u,
    goesOn: /(?<!\p{L})(?:et|pis|meme chose|pareil|idem)(?!\p{L})/u,
    whichOne: /(?<!\p{L})(?:laquelle|lequel|lesquel(?:le)?s)(?!\p{L})/u,
  },
  de: {
    other:
      /(?<!\p{L})(?:das|die|der|den|dem|beim|zum|zur|im) andere[nrms]?(?!\p{L}| (?:seite|tag|hauser|wohnungen|objekte))/u,
    goesOn: /(?<!\p{L})(?:und|was ist mit|wie ist es bei|dasselbe|genauso)(?!\p{L})/u,
    whichOne:
      /(?<!\p{L})welche[rs]?(?= (?:davon|von|hat|haben|hatte|ist|sind|war|liegt|nimmt|erlaubt|kostet|darf|kann|bietet|gibt|braucht|ware|wurde)(?!\p{L})| ?[?.!,]|$)/u,
  },
  pt: {
    other: /(?<!\p{L})(?:o|a|do|da|no|na|ao|pelo|pela) outr[oa](?!\p{L}| (?:lado|dia|corretor))/u,
    goesOn: /(?<!\p{L})(?:e|e quanto a|mesma coisa|igual)(?!\p{L})/u,
    whichOne:
      /(?<!\p{L})qua(?:l|is)(?!\p{L})(?! (?:(?:e|sao|era|seria|fica) )?(?:o|a|os|as|seu|sua)(?!\p{L})(?! (?:mais|menos|melhor|maior|menor|unic)))/u,
  },
  zh: {
    other: /另(?:外)?(?:那)?(?:一|个|個|套|间|間|那)/u,
    goesOn: /呢|那|一样|一樣/u,
    whichOne: /[哪邊边]一?(?:套|间|間|幾間|几间|几套)|哪(?:一?[个個]|些)/u,
  },
}

export function saysOther(folded: string, language: LanguageCode): boolean {
  return threadWords[language].other.test(folded)
}

export function goesOn(folded: string, language: LanguageCode): boolean {
  return threadWords[language].goesOn.test(folded)
}

/** Whether it is asked which of several homes is so: over folded text. */
export function saysWhichOne(folded: string, language: LanguageCode): boolean {
  return threadWords[language].whichOne.test(folded)
}
