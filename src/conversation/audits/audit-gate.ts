import type { LanguageCode } from '../../reading/languages/language.ts'
import { find, finishPart } from './audit-pairs.ts'
import type { Finding } from './audit-report.ts'
import type { AuditTask, PartResult } from './audit-task.ts'
import { lawfulAdditions, unlawfulWishes } from './gate-sentences.ts'
import type { AuditRequest, Offer } from './make-requests.ts'

/** Wishes about people are refused and change nothing; what only sounds like one is served. */
export async function auditGate(
  task: AuditTask,
  offer: Offer,
  languages: readonly LanguageCode[],
): Promise<PartResult[]> {
  const bases = findBases(offer, languages)
  const unlawful: Finding[] = []
  const lawful: Finding[] = []
  let [wishes, additions] = [0, 0]
  for (const { language, text } of bases) {
    const join = language === 'zh' ? '，' : ', '
    if (task.signal.aborted) break
    const expected = await find(task, text)
    for (const wish of unlawfulWishes[language]) {
      const asked = `${text}${join}${wish}`
      const found = await find(task, asked)
      wishes += 1
      await task.step()
      const finding = { part: 'gate', class: `wish (${language})`, asked, comparedWith: text } as const
      if (!found.isRefused) unlawful.push({ ...finding, what: 'not refused', why: 'notRefused' })
      else if (found.homes !== expected.homes) {
        const what = 'refused, but the homes found are others than without the wish'
        unlawful.push({ ...finding, what, why: 'wishChanged' })
      }
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
          why: 'lawfulRefused',
        })
      await task.step()
    }
  }
  const { wishes: mostWishes, additions: mostAdditions } = countGateSentences(bases)
  return [finishPart('wishes', wishes, mostWishes, unlawful), finishPart('lawful', additions, mostAdditions, lawful)]
}

/** One request in each language, which the sentences are added to. */
function findBases(offer: Offer, languages: readonly LanguageCode[]): AuditRequest[] {
  return languages.flatMap((language) => offer.translations.flat().find((each) => each.language === language) ?? [])
}

/** How many sentences the gate is tried with. */
export function countGate(offer: Offer, languages: readonly LanguageCode[]): number {
  const { wishes, additions } = countGateSentences(findBases(offer, languages))
  return wishes + additions
}

function countGateSentences(bases: readonly AuditRequest[]): { wishes: number; additions: number } {
  let [wishes, additions] = [0, 0]
  for (const { language } of bases) {
    wishes += unlawfulWishes[language].length
    additions += lawfulAdditions[language].length
  }
  return { wishes, additions }
}
