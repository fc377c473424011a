import { findFirst } from '../../../homes/search/listing-questions.ts'
import { sameness } from '../../../reading/answering/words-of-text.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { FoundCriterion } from '../../../reading/understanding/understanding.ts'
import type { GuideContext } from '../guide-context.ts'
import { says, singular } from '../skills/said-in.ts'
import { soughtIn, soughtPart, wordsOf } from './sought-words.ts'

/** Homes that are looked at for what they are called. */
const mostRead = 60
/** Words are forms of one word from so much on: "houses", "House". */
const sameWord = 0.6
const han = /\p{Script=Han}/u

/**
 * A kind of home by the words of the firm's own records, where these say more than the families of the search: "stacked townhouse",
 * "wg zimmer", "finca", "铺子" of a 商铺. What was read of the same words gives way to it. As it was where no home is called so.
 */
export async function withKindOfRecords(
  context: GuideContext,
  sentence: string,
  understood: Understood,
): Promise<Understood> {
  const { db, scope } = context
  if (soughtIn(context, sentence, understood).length === 0) return understood
  const said = soughtPart(context, sentence, understood)
  const words = soughtIn(context, said, understood)
  if (words.length === 0) return understood
  const heads = words.filter((word) => han.test(word)).flatMap((word) => [...word])
  const any: Criterion = {
    topic: 'Feature',
    mode: 'must',
    anyOf: [...words.map(singular), ...heads.slice(0, mostHeads)].map(says),
  }
  const homes = await findFirst(db, scope, [any], null, mostRead)
  const kinds = [...new Set(homes.map(({ PropertyType }) => PropertyType).filter((kind) => kind !== ''))]
  const kind = kindNamed(said, words, { kinds, understood })
  if (kind === null) return understood
  const own = wordsOf(kind.said)
  const isOfKind = ({ topic, mode, from, to }: FoundCriterion): boolean =>
    mode !== 'not' &&
    (topic === 'PropertyType' ||
      topic === 'SpaceType' ||
      (topic === 'Feature' &&
        understood.lexemes.slice(from, to).some(({ text }) => wordsOf(text).some((word) => own.includes(word)))))
  const named: FoundCriterion = {
    topic: 'PropertyType',
    mode: 'must',
    anyOf: [{ is: 'value', field: 'PropertyType', value: kind.value }],
    from: 0,
    to: 0,
  }
  return { ...understood, criteria: [...understood.criteria.filter((each) => !isOfKind(each)), named] }
}

const mostHeads = 12

interface NamedKind {
  value: string
  /** As it stands in the message. */
  said: string
}

/**
 * The kind of most words of which all stand in the message side by side. One word that the search reads as a kind by itself names none:
 * "townhouse" is any of them, also a stacked one. Pure.
 */
export function kindNamed(
  sentence: string,
  words: readonly string[],
  { kinds, understood }: { kinds: readonly string[]; understood: Understood },
): NamedKind | null {
  const spoken = wordsOf(sentence)
  const families = understood.criteria
    .filter(({ topic, mode }) => topic === 'PropertyType' && mode === 'must')
    .flatMap(({ from, to }) => understood.lexemes.slice(from, to).flatMap(({ text }) => wordsOf(text)))
  const found = kinds.flatMap((value): (NamedKind & { many: number })[] => {
    const own = wordsOf(value)
    if (own.some((word) => han.test(word))) {
      const unread = understood.lexemes.filter(({ tags }) => tags.includes('unknown')).map(({ text }) => text)
      const run =
        words.find((word) => word.includes(value)) ?? unread.find((word) => han.test(word) && isHeadOf(word, value))
      const isRead = families.some((word) => word.includes(value))
      return run === undefined || isRead ? [] : [{ value, said: run, many: 1 }]
    }
    const at = spoken.findIndex((_word, start) =>
      own.every((word, index) => sameness(spoken[start + index] ?? '', word) >= sameWord),
    )
    const run = at < 0 ? [] : spoken.slice(at, at + own.length)
    const isSought = run.some((word) => words.includes(word))
    const isFamily = run.length === 1 && families.includes(run[0] ?? '')
    return own.length === 0 || !isSought || isFamily ? [] : [{ value, said: run.join(' '), many: own.length }]
  })
  return found.toSorted((a, b) => b.many - a.many)[0] ?? null
}

/** A compound ends in what it is: "铺子" (a shop, with an ending that says nothing) of "商铺". */
const isHeadOf = (word: string, kind: string): boolean =>
  kind.length > 1 && word.length === 2 && word.endsWith('子') && kind.endsWith(word.slice(0, 1))
