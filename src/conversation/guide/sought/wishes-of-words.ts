import { checkListings, countAtHand } from '../../../homes/search/listing-questions.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { loadWeightOfWord, type WeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { FoundCriterion } from '../../../reading/understanding/understanding.ts'
import type { GuideContext } from '../guide-context.ts'
import { saidIn, singular } from '../skills/said-in.ts'
import { soughtPart } from './sought-words.ts'

const longestRead = 300
const shortest = 3
/** Words that fewer visitors say than one in eighty tell what somebody is after. */
const leastWeight = 4.4
/** What more of the homes say tells none of them apart. */
const mostShare = 0.34
const mostWords = 24
const mostWishes = 3
const han = /\p{Script=Han}/u
/** Of Chinese as many characters side by side as are looked for, the longest first. */
const runLengths = [4, 3, 2]
const mostRuns = 60

/**
 * A search with the words that nothing else was made of and that the records of a few homes have: those come first. "Doppelhaushälfte",
 * "close to the streetcar", "带租约的公寓", whatever no table of ours knows. As it was where the order is said, or the index in memory is
 * not there to tell at once.
 */
export async function withWordsOfRecords(
  context: GuideContext,
  sentence: string,
  understood: Understood,
): Promise<Understood> {
  const { db, scope, asked } = context
  const { sort, figures, criteria, follow, refusedWords, limit } = understood
  if (sort !== null || limit !== null || figures.length > 0 || follow.length > 0 || refusedWords.length > 0)
    return understood
  const { languages } = scope
  const telling = tellingWords(sentence, understood, languages.derive(loadWeightOfWord))
  if (telling.length === 0) return understood
  const seeking = foldText(soughtPart(context, sentence, understood))
  // Nobody is shown other homes for a word by which people are told apart, whatever was said of it.
  const { gate } = languages.tablesOf(asked)
  const words = telling.filter((word) => seeking.includes(word) && !gate.knows(word))
  if (words.length === 0) return understood
  const musts = criteria.filter(({ mode }) => mode === 'must' || mode === 'not').map(plain)
  const counts = await countAtHand(db, scope, [musts, ...words.map((word) => [...musts, saidIn(word)])])
  const [total = 0, ...many] = counts ?? []
  const rare = words
    .map((word, at) => ({ word, count: many[at] ?? 0 }))
    .filter(({ count }) => count > 0 && count <= Math.max(1, total * mostShare))
  const chosen: { word: string; count: number }[] = []
  for (const each of rare) if (!chosen.some(({ word }) => overlap(word, each.word))) chosen.push(each)
  const wishes = chosen
    .toSorted((a, b) => a.count - b.count)
    .slice(0, mostWishes)
    .map(({ word }): FoundCriterion => ({ ...saidIn(word), mode: 'wish', from: 0, to: 0 }))
  if (wishes.length === 0) return understood
  return { ...understood, criteria: [...criteria, ...wishes] }
}

/**
 * The first of the homes found, where it is more of what was wished for than the next: the one that is asked about from now on. null where
 * none stands out.
 */
export async function findStandingOut(
  { db, scope }: GuideContext,
  criteria: readonly Criterion[],
  [first, second]: readonly { id: number }[],
): Promise<number | null> {
  const wishes = criteria
    .filter(({ mode }) => mode === 'wish')
    .map((wish): Criterion => ({ ...plain(wish), mode: 'must' }))
  if (first === undefined || second === undefined || wishes.length === 0) return null
  const ids = [first.id, second.id]
  const met = await Promise.all(wishes.map(async (wish) => checkListings(db, scope, ids, [wish])))
  const many = (id: number): number => met.filter((each) => each.has(id)).length
  return many(first.id) > many(second.id) ? first.id : null
}

const plain = ({ topic, mode, anyOf }: Criterion): Criterion => ({ topic, mode, anyOf })

/** Of what was read these are said in words that a record may have as well: "imóveis arrendados", "cabin". */
const said: ReadonlySet<Criterion['topic']> = new Set<Criterion['topic']>(['PropertyType', 'SaleType'])

function tellingWords(sentence: string, { criteria, lexemes, selfWords }: Understood, weights: WeightOfWord): string[] {
  const read = criteria
    .filter(({ topic }) => !said.has(topic))
    .flatMap(({ from, to }) => lexemes.slice(from, to).map(({ text }) => text))
  const known = lexemes.filter(({ tags }) => tags.some(isGrammar)).map(({ text }) => text)
  const taken = new Set([...read, ...known, ...selfWords].flatMap((text) => wordsOf(text)))
  const words = wordsOf(sentence.slice(0, longestRead))
  const tells = (word: string): boolean =>
    !han.test(word) &&
    word.length >= shortest &&
    weights.of(word) >= leastWeight &&
    weights.of(singular(word)) >= leastWeight
  const plainWords = words.filter((word) => tells(word) && !taken.has(word))
  return [...new Set([...plainWords.slice(0, mostWords), ...runsOfHan(sentence, [...read, ...selfWords])])]
}

/** "keine", "two", "homes" are of the sentence and not of a home; what is said besides ("we go to church every Sunday") looks for nothing. */
const isGrammar = (tag: string): boolean =>
  /^(?:aside|refused|self|scope|place|glue|per|follow|step|time|sort|figure|filler|family\.any)/u.test(tag)

const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}[\p{L}\p{M}-]*/gu) ?? []

function runsOfHan(sentence: string, read: readonly string[]): string[] {
  let left = sentence.slice(0, longestRead)
  for (const text of read) if (han.test(text)) left = left.replaceAll(text, ' ')
  const rows = left.match(/\p{Script=Han}+/gu) ?? []
  const runs = runLengths.flatMap((length) =>
    rows.flatMap((row) =>
      Array.from({ length: Math.max(0, row.length - length + 1) }, (_, at) => row.slice(at, at + length)),
    ),
  )
  return runs.slice(0, mostRuns)
}

/** "带租约" holds "租约", and says it more closely. */
function overlap(one: string, other: string): boolean {
  if (!han.test(one) || !han.test(other)) return one === other
  const pairs = (text: string) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))
  const others = new Set(pairs(other))
  return (
    pairs(one).some((pair) => others.has(pair)) ||
    [...one].some((char) => other.startsWith(char) || other.endsWith(char))
  )
}
