import { countAtHand } from '../../../homes/search/listing-questions.ts'
import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import { featureCondition } from '../../../reading/criteria/feature-condition.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { featuresOf, linkedFeatures, nameFeature } from '../../../reading/languages/linked-features.ts'
import type { GuideContext } from '../guide-context.ts'

/**
 * What people look for first, by its English name: the ones that say most of a home before those that many have; and how
 * it is said in English where the bare name would sound like a program.
 */
const wished: readonly (readonly [name: string, said?: string])[] = [
  ['water view', 'a water view'],
  ['swimming pool', 'a swimming pool'],
  ['mountain view', 'a mountain view'],
  ['fireplace', 'a fireplace'],
  ['balcony', 'a balcony'],
  ['home office', 'a home office'],
  ['yard', 'a yard'],
  ['renovated kitchen', 'a renovated kitchen'],
  ['air conditioning'],
  ['hardwood floors'],
  ['elevator', 'an elevator'],
  ['basement', 'a basement'],
]

/** What nearly all homes have leads nowhere. */
const mostShare = 0.6

/** Features that some of the chatbot's homes have, and not nearly all: as the language names them, the best first. */
export async function chooseFeatures({ db, scope, words }: GuideContext): Promise<string[]> {
  const known = wished.flatMap(([name, said]) => readFeature(words.code, name, said))
  const all: Criterion[] = []
  const counts = await countAtHand(db, scope, [all, ...known.map(({ condition }) => [having(condition)])])
  const [total = 0, ...each] = counts ?? []
  return known.flatMap(({ name }, at) => {
    const count = each[at] ?? 0
    return count > 0 && count <= total * mostShare ? [name] : []
  })
}

/** Nothing where the language has no row for it: what it is called there nobody knows. */
function readFeature(code: LanguageCode, english: string, said = english): { name: string; condition: Condition }[] {
  const name = nameFeature(code, english)
  if (code !== 'en' && !featuresOf(code).some((row) => row.name === name)) return []
  const linked = linkedFeatures().find((each) => each.code === code && each.row.name === name)
  return linked ? [{ name: code === 'en' ? said : name, condition: featureCondition(linked.row) }] : []
}

function having(condition: Condition): Criterion {
  return { topic: 'Feature', mode: 'must', anyOf: [condition] }
}
