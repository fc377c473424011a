import type { AskedKind } from '../../reading/languages/tables/knowledge-words.ts'
import type { WordReader } from '../words/word-reader.ts'

const amount = /[$€£¥]\s?\d|\d\s?(?:€|%|％|USD|元|R\$)|\d+(?:[.,]\d+)*\s?(?:percent|dollars?|euros?)/iu
const clock =
  /\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?\s?m\b|h\b|uhr\b|点)|\d{1,2}:\d{2}|24\s?\/\s?7|24 (?:hours|horas|小时)/iu
const number =
  /\d|\b(?:once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dos|tres|cuatro|cinco|seis|diez|doce|deux|trois|quatre|cinq|dix|zwei|drei|vier|dois|quatro)\b|[一二两三四五六七八九十]/iu
const days =
  /(?:\d|\b(?:one|two|three|four|five|ten|dos|tres|deux|trois|zwei|drei|dois))\s+(?:\p{L}+\s+)?(?:days?|weeks?|months?|years?|d[ií]as?|semanas?|mes(?:es)?|años?|jours?|semaines?|mois|Tagen?|Wochen?|Monaten?)|[\d一二两三四五六七八九十]\s?(?:个?工作日|天|周|个月|年)/iu
const reachable = /\d{3}[-.\s)]+\d{3,4}|@|https?:|www\./iu
const houseNumber = /\b\d+ \p{Lu}|\p{Lu}\p{L}+ \d+\b/u
const namedPerson = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** The kinds by which an answer must show that it is one, the surest first. */
const shown = ['contact', 'money', 'span', 'time', 'person', 'place', 'count'] as const

/** What of a question an answer has to show: the kinds that it asks for, or none where any sentence may answer. */
export function kindsToShow(asked: ReadonlySet<AskedKind>): readonly AskedKind[] {
  return shown.filter((kind) => asked.has(kind))
}

/** Whether a sentence shows what is asked for: a sum for "how much", a day or an hour for "when". */
export function showsKind(kind: AskedKind, sentence: string, stems: readonly string[], reader: WordReader): boolean {
  const signs = reader.signsIn(stems)
  switch (kind) {
    case 'money':
      return amount.test(sentence) || signs.has('money')
    case 'time':
      return clock.test(sentence) || signs.has('time') || days.test(sentence)
    case 'span':
      return signs.has('span') && (number.test(sentence) || signs.has('time'))
    case 'count':
      return number.test(sentence)
    case 'contact':
      return reachable.test(sentence) || signs.has('contact')
    case 'place':
      return signs.has('place') || houseNumber.test(sentence)
    case 'person':
      return signs.has('person') || namedPerson.test(sentence)
    default:
      return true
  }
}
