import type { LanguageCode } from '../language/language.ts'
import { find, finishPart } from './audit-pairs.ts'
import type { Finding } from './audit-report.ts'
import type { AuditTask, PartResult } from './audit-task.ts'
import { lawfulAdditions, unlawfulWishes } from './gate-sentences.ts'
import type { Offer } from './make-requests.ts'

/** Wishes about people are refused and change nothing; what only sounds like one is served. */
export async function auditGate(
  task: AuditTask,
  offer: Offer,
  languages: readonly LanguageCode[],
): Promise<PartResult[]> {
  const bases = languages.flatMap(
    (language) => offer.translations.flat().find((each) => each.language === language) ?? [],
  )
  const unlawful: Finding[] = []
  const lawful: Finding[] = []
  let [wishes, additions] = [0, 0]
  for (const { language, text } of bases) {
    const join = language === 'zh' ? '，' : ', '
    const expected = await find(task, text)
    for (const wish of unlawfulWishes[language]) {
      const asked = `${text}${join}${wish}`
      const found = await find(task, asked)
      wishes += 1
      const what = !found.isRefused
        ? 'not refused'
        : found.homes !== expected.homes
          ? 'refused, but the homes found are others than without the wish'
          : null
      if (what !== null) unlawful.push({ part: 'gate', class: `wish (${language})`, asked, comparedWith: text, what })
    }
    for (const addition of lawfulAdditions[language]) {
      const asked = `${text} ${addition}`
      additions += 1
      if ((await find(task, asked)).isRefused)
        lawful.push({
          part: 'gate',
          class: `lawful (${language})`,
          asked,
          comparedWith: null,
          what: 'refused, though it is lawful',
        })
    }
  }
  return [
    finishPart('Gate: wishes about people refused, the rest acted on', wishes, wishes, unlawful),
    finishPart('Gate: lawful requests served', additions, additions, lawful),
  ]
}
