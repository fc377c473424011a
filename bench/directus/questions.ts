import { cityNames } from '../sample-listings.ts'
import { Dice } from '../search-latency/dice.ts'
import type { BenchChatbot } from '../stage.ts'

/** A query as Directus takes it in the body of SEARCH /items/listings. */
export interface DirectusQuery {
  filter: Record<string, unknown>
  sort: string[]
  limit: number
  page?: number
  meta?: 'filter_count'
}

/** The same question in the words of both. */
export interface Question {
  porchlight: object
  directus: DirectusQuery
}

export interface Work {
  what: string
  /** Path of the operation of Porchlight. */
  path: string
  questions: Question[]
}

const pageSize = 20

/** What is asked of both: `count` different questions of each kind; of a page of the list there is but one. */
export function makeWorks(chatbot: BenchChatbot, count: number, laterPage: number): Work[] {
  const search = `/v1/chatbots/${chatbot.serialNumber}/search`
  const list = '/chat/Chatbot/RealEstateList'
  return [
    { what: 'list, page 1', path: list, questions: [listPage(chatbot, 1)] },
    { what: `list, page ${laterPage}`, path: list, questions: [listPage(chatbot, laterPage)] },
    { what: 'filter', path: search, questions: makeDifferent(count, 1, (dice) => filterQuestion(chatbot, dice)) },
    { what: 'feature', path: search, questions: makeDifferent(count, 2, (dice) => featureQuestion(chatbot, dice)) },
  ]
}

function listPage({ serialNumber, chatbotId }: BenchChatbot, page: number): Question {
  return {
    porchlight: { SerialNumber: serialNumber, PageNumber: page, PageSize: pageSize },
    directus: { filter: { chatbot: { _eq: chatbotId } }, sort: ['-id'], limit: pageSize, page, meta: 'filter_count' },
  }
}

function filterQuestion({ chatbotId }: BenchChatbot, dice: Dice): Question {
  const city = dice.one(cityNames)
  const bedrooms = 1 + dice.below(5)
  const low = 150 + dice.below(60) * 10
  const high = low + 100 + dice.below(50) * 10
  return {
    porchlight: {
      q: `${bedrooms} bedroom homes for sale in ${city} between ${low}k and ${high}k, cheapest first`,
    },
    directus: {
      filter: {
        chatbot: { _eq: chatbotId },
        City: { _eq: city },
        SaleType: { _eq: 'for_sale' },
        Bedrooms: { _eq: bedrooms },
        SalePrice: { _between: [low * 1_000, high * 1_000] },
        Status: { _neq: 'Sold' },
      },
      sort: ['SalePrice', 'DaysOnMarket', '-id'],
      limit: pageSize,
      meta: 'filter_count',
    },
  }
}

const kinds = [
  { said: 'houses', type: 'Single Family' },
  { said: 'condos', type: 'Condo' },
  { said: 'townhouses', type: 'Townhouse' },
]

/** Features that the descriptions of sample listings say in just these words, and never deny. */
const features = [
  { said: 'a workbench', word: 'workbench' },
  { said: 'a dining room', word: 'dining room' },
  { said: 'a basement', word: 'basement' },
  { said: 'hardwood floors', word: 'hardwood floors' },
  { said: 'a covered porch', word: 'covered porch' },
  { said: 'a fenced garden', word: 'fenced garden' },
]

function featureQuestion({ chatbotId }: BenchChatbot, dice: Dice): Question {
  const city = dice.one(cityNames)
  const kind = dice.one(kinds)
  const feature = dice.one(features)
  const most = 250 + dice.below(1_000)
  return {
    porchlight: { q: `${kind.said} for sale with ${feature.said} under ${most}k in ${city}` },
    directus: {
      filter: {
        chatbot: { _eq: chatbotId },
        City: { _eq: city },
        PropertyType: { _eq: kind.type },
        SaleType: { _eq: 'for_sale' },
        SalePrice: { _lte: most * 1_000 },
        Description: { _icontains: feature.word },
        Status: { _neq: 'Sold' },
      },
      sort: ['DaysOnMarket', '-id'],
      limit: pageSize,
      meta: 'filter_count',
    },
  }
}

function makeDifferent(count: number, seed: number, make: (dice: Dice) => Question): Question[] {
  const dice = new Dice(seed)
  const questions = new Map<string, Question>()
  while (questions.size < count) {
    const question = make(dice)
    questions.set(JSON.stringify(question.porchlight), question)
  }
  return [...questions.values()]
}
