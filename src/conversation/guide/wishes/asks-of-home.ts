import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { hearWishes } from '../../../reading/languages/words/hear-wishes.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'

const mostWords = 9
const longestHan = 20

/** Whether a clause looks for no home, and could ask of the one in view: few words, nothing that a search is made of. */
export function asksOfHomeInView(sentence: string, understood: Understood, tables: LanguageTables): boolean {
  const { criteria, follow, drops, sort, limit, figures, saysHome, radius, refusedWords, selfWords } = understood
  const isRefining = follow.length + drops.length > 0 || sort !== null || limit !== null || radius !== null
  if (isRefining || saysHome || refusedWords.length > 0 || selfWords.length > 0) return false
  if (figures.some(({ kind }) => kind !== 'count') || !criteria.every(isOfOneHome)) return false
  const signals = hearWishes(sentence, tables)
  const begins =
    /^(?:and |y |et |und |e )?(?:with|without|no|con|sin|avec|sans|mit|ohne|com|sem|only|solo|nur|just)\b|^(?:不要|只|带|要)/iu
  if (signals.has('outside') || begins.test(sentence.trim())) return false
  const isAsked = /[?？吗么呢]\s*$/u.test(sentence.trim()) || signals.has('asks')
  const words = sentence.trim().split(/\s+/).length
  const isShort = words <= mostWords && sentence.length <= (words === 1 ? longestHan + 20 : 80)
  return isShort && (isAsked || words <= 3)
}

/** A feature, or the bare name of a fact: "HOA", "lot". */
function isOfOneHome({ topic, anyOf }: Criterion): boolean {
  if (topic === 'Feature') return true
  if (topic === 'Place') return anyOf.every(({ is }) => is === 'nowhere')
  return anyOf.every((each) => each.is === 'number' && each.above === 0)
}
