import { countSearches } from '../../../homes/search/listing-questions.ts'
import type { SearchResult } from '../../../homes/search/search-listings.ts'
import { cityKeyOf } from '../../../platform/text/listing-keys.ts'
import type { Condition, Criterion, Family, Topic } from '../../../reading/criteria/condition.ts'
import { familyPatterns } from '../../../reading/criteria/families.ts'
import { numberCondition } from '../../../reading/criteria/make-condition.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import { formatNumber } from '../../../reading/languages/wording.ts'
import type { SearchPlan } from '../../../reading/understanding/search-state.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { halfPrice } from './half-price.ts'
import { listsHomes } from './list-homes.ts'
import type { SplitQuestion } from './split.ts'

/** Fewer homes than these are looked through. */
const fewest = 11
/** Answers from one such question to the next, at the least. */
const restingTurns = 3
/** Of these more is asked than is gained. */
const leastShare = 0.35
const mostShare = 0.85
/** From here on it is most of them. */
const mostly = 0.58
/** Of a choice of two both sides must be worth it. */
const leastOfOffer = 0.12
/** So much of what is left of one kind is called by its name. */
const nearlyAll = 0.7

interface Candidate {
  criterion: Criterion
  /** null where its share says nothing. */
  ask: (share: number, countOf: (criterion: Criterion) => number) => Omit<SplitQuestion, 'topic'> | null
}

/**
 * What an answer to a search with many homes may ask: of what nobody has said yet, once in a conversation, and not after
 * each answer. It is counted in one question to the index. null where nothing halves what was found.
 */
export async function splitQuestion(
  context: GuideContext,
  result: SearchResult,
  previous: Pick<GuideState, 'turn' | 'askedAt' | 'asked'> | null,
): Promise<SplitQuestion | null> {
  const { total, listings, state, reading, refused } = result
  const { understood, refinement } = reading
  const rests = previous?.askedAt !== undefined && (previous.turn ?? 0) - previous.askedAt < restingTurns
  const isList = total >= fewest && listings.length > 0 && listsHomes(result)
  if (!isList || rests || refused !== null || understood.opinionHint || refinement.isMore) return null
  if (state.limit !== null || state.sort !== null || understood.figures.length > 0) return null
  const isSaid = new Set<Topic>([
    ...state.criteria.flatMap(({ topic, also = [] }) => [topic, ...also]),
    ...understood.drops.flatMap(({ topics }) => topics),
    ...(previous?.asked ?? []),
  ])
  const candidates = candidatesOf(context, result).filter(({ criterion: { topic } }) => !isSaid.has(topic))
  if (candidates.length === 0) return null
  const counts = await countSearches(
    context.db,
    context.scope,
    candidates.map(({ criterion }) => [...state.criteria, criterion]),
  )
  const countOf = (criterion: Criterion): number =>
    counts[candidates.findIndex((each) => each.criterion === criterion)] ?? 0
  const questions = candidates.flatMap(({ criterion, ask }) => {
    const share = countOf(criterion) / total
    // Of kinds and places only the commonest is asked about.
    const isCommonest = candidates.every(
      (each) => each.criterion.topic !== criterion.topic || countOf(each.criterion) <= countOf(criterion),
    )
    const question = isCommonest || criterion.topic === 'Bedrooms' ? ask(share, countOf) : null
    return question === null ? [] : [{ question: { topic: criterion.topic, ...question }, far: Math.abs(share - 0.5) }]
  })
  // To buy or to rent is asked before anything else.
  const offer = questions.find(({ question }) => question.topic === 'SaleType')
  const [best] = questions.toSorted((a, b) => a.far - b.far)
  const counted = offer ?? best
  return counted !== undefined ? counted.question : isSaid.has('Price') ? null : byPrice(context, result)
}

/** The middle of the prices, where nothing else halves what was found. */
async function byPrice(context: GuideContext, result: SearchResult): Promise<SplitQuestion | null> {
  const { split, say } = skillWordsOf(context.words.code)
  const half = await halfPrice(context, result.state.criteria)
  if (half === null) return null
  return {
    topic: 'Price',
    text: split.price(half.amount),
    yes: { say: half.said, plan: withOne(result, half.criterion) },
    no: { say: say.moreIsFine, plan: null },
  }
}

function candidatesOf(context: GuideContext, result: SearchResult): Candidate[] {
  return [
    byOffer(context, result),
    ...byKind(context, result),
    ...byBedrooms(context, result),
    ...byCity(context, result),
  ]
}

const must = (topic: Topic, condition: Condition): Criterion => ({ topic, mode: 'must', anyOf: [condition] })

/** The same search with one more condition. */
const withOne = ({ state: { criteria, sort, limit } }: SearchResult, criterion: Criterion): SearchPlan => ({
  criteria: [...criteria, criterion],
  sort,
  limit,
})

const isSplit = (share: number): boolean => share >= leastShare && share <= mostShare

function byOffer({ words }: GuideContext, result: SearchResult): Candidate {
  const { split, say } = skillWordsOf(words.code)
  const offered = (value: string) => must('SaleType', { is: 'value', field: 'SaleType', value })
  return {
    criterion: offered('for_sale'),
    ask: (share) =>
      share < leastOfOffer || share > 1 - leastOfOffer
        ? null
        : {
            text: split.offer,
            yes: { say: say.forSale, plan: withOne(result, offered('for_sale')) },
            no: { say: say.forRent, plan: withOne(result, offered('for_rent')) },
          },
  }
}

/** "Most of these are condos; is that fine?" */
function byKind({ words, wording }: GuideContext, result: SearchResult): Candidate[] {
  const { split, say } = skillWordsOf(words.code)
  // Its fields are the families.
  const kinds = (Object.keys(familyPatterns) as Family[]).map((family) => ({
    family,
    criterion: must('PropertyType', { is: 'family', family, word: family }),
  }))
  return kinds.map(({ family, criterion }) => ({
    criterion,
    ask: (share, countOf) => {
      if (!isSplit(share)) return null
      const kind = wording.families[family]
      const rest = kinds.filter((each) => each.family !== family)
      const left = result.total - countOf(criterion)
      const other = rest.find((each) => countOf(each.criterion) >= left * nearlyAll)
      return {
        text: share >= mostly ? split.most(kind) : split.half(kind),
        yes: { say: say.fine(split.kinds[family]), plan: null },
        no:
          other === undefined
            ? { say: say.without(split.kinds[family]), plan: withOne(result, { ...criterion, mode: 'not' }) }
            : { say: say.ofType(split.kinds[other.family]), plan: withOne(result, other.criterion) },
      }
    },
  }))
}

const roomsAsked = [2, 3, 4]

function byBedrooms({ words, wording }: GuideContext, result: SearchResult): Candidate[] {
  const { split, say } = skillWordsOf(words.code)
  return roomsAsked.map((rooms) => {
    const criterion = must('Bedrooms', numberCondition('Bedrooms', { min: rooms }))
    const count = formatNumber(wording, rooms)
    return {
      criterion,
      ask: (share) =>
        share < leastShare || share > 1 - leastShare
          ? null
          : {
              text: split.bedrooms(count),
              yes: { say: words.sayBedrooms(count), plan: withOne(result, criterion) },
              no: {
                say: say.fewerBedrooms(count),
                plan: withOne(result, must('Bedrooms', numberCondition('Bedrooms', { below: rooms }))),
              },
            },
    }
  })
}

/** The cities of the homes on the page: of one that most are in, one is. */
function byCity({ words }: GuideContext, result: SearchResult): Candidate[] {
  const { split, say } = skillWordsOf(words.code)
  const cities = new Map(result.listings.flatMap(({ City }) => (City ? [[cityKeyOf(City), City] as const] : [])))
  return [...cities].map(([key, name]) => {
    const criterion = must('Place', { is: 'city', key, name })
    return {
      criterion,
      ask: (share) => {
        if (!isSplit(share)) return null
        const place = escapeMarkdown(name)
        return {
          text: share >= mostly ? split.mostIn(place) : split.halfIn(place),
          yes: { say: say.onlyIn(name), plan: withOne(result, criterion) },
          no: { say: say.notIn(name), plan: withOne(result, { ...criterion, mode: 'not' }) },
        }
      },
    }
  })
}
