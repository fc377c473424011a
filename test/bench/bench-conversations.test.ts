import { describe, expect, test } from 'vitest'
import type { Turn } from '../../bench/conversations/conversation-set.ts'
import { readConversations } from '../../bench/conversations/conversation-set.ts'
import { judgeAnswer, knownTexts } from '../../bench/conversations/judge-answer.ts'
import { findExcess, findLacks, fits } from '../../bench/conversations/judge-parts.ts'
import { listingsOf } from '../../bench/conversations/listing-sets.ts'
import type { Reply } from '../../bench/conversations/visitor.ts'

const small = listingsOf('small')
const [ranch, colonial] = small

const silent: Reply = {
  status: 200,
  words: '',
  view: null,
  cards: [],
  buttons: new Set(),
  trace: {},
  noAnswer: false,
  ms: 1,
}
const reply = (over: Partial<Reply>): Reply => ({ ...silent, ...over })
const judge = (turn: Turn, over: Partial<Reply>, said = '') =>
  judgeAnswer(turn, reply(over), { homes: [], all: knownTexts(small), said })

describe('what a conversation’s judge sees', () => {
  test('fields of homes by text, by alternatives, by span and by what the listing says', () => {
    if (!ranch) throw new Error('the small set is empty')
    expect(fits(ranch, { City: 'otterbrook', Bedrooms: [3, 3], Price: [null, 400_000] })).toBe(true)
    expect(fits(ranch, { PropertyType: ['Condo', 'Single Family'], mentions: ['sauna', 'WOOD stove'] })).toBe(true)
    expect(fits(ranch, { Price: [400_000, null] })).toBe(false)
    expect(fits(ranch, { mentions: 'sauna' })).toBe(false)
  })

  test('what is missing and what is too much, each by itself', () => {
    if (!ranch || !colonial) throw new Error('the small set is empty')
    const homes = [ranch, colonial]
    const told = reply({ words: 'Two homes: ¡Aquí están!', buttons: new Set(['tour'] as const) })
    expect(findLacks({ says: [['none', 'aqui ESTAN']], button: [['save', 'tour']] }, told, homes)).toEqual([])
    expect(
      findLacks({ homes: { count: 2, each: { Bedrooms: [3, 4] } }, shows: ['4 Miller Lane'] }, told, homes),
    ).toEqual([])
    expect(findLacks({ homes: { each: { Bedrooms: [3, 3] } } }, told, homes)).toEqual([
      'shows 19 Quarry Road, which is not {"Bedrooms":[3,3]}',
    ])
    expect(findLacks({ homes: { each: { Bedrooms: [3, 3] } } }, told, [])).toEqual(['shows no home'])
    expect(findLacks({ about: '4 Miller Lane', button: ['alert'] }, told, homes)).toEqual([
      'has no button alert',
      'is not about 4 Miller Lane',
    ])
    expect(findExcess({ says: ['two homes'], homes: { some: { Bedrooms: [4, 4] } } }, told, homes)).toHaveLength(2)
    expect(findExcess({ says: ['three'], shows: ['88 Brook Street'], button: ['alert'] }, told, homes)).toEqual([])
  })

  test('amounts that no home has and nobody said, dead ends and refusals', () => {
    const turn: Turn = { say: 'tell me about it', kind: 'home' }
    const trace = { kind: 'about-shown' }
    expect(judge(turn, { words: 'It costs $389,000.', trace }).madeUp).toEqual([])
    expect(judge(turn, { words: 'It costs $389,500.', trace }).madeUp).toEqual(['389,500'])
    expect(judge(turn, { words: 'Not $389,500.', trace }, 'is it 389500?').madeUp).toEqual([])
    expect(judge(turn, { words: 'No idea.', trace })).toMatchObject({ isKind: true, isDeadEnd: true, isRefusal: false })
    expect(judge(turn, { trace: { kind: 'off-topic' }, buttons: new Set(['person'] as const) })).toMatchObject({
      isKind: false,
      isDeadEnd: false,
      isRefusal: true,
    })
  })

  test('every conversation of the open set can be read, and names homes that there are', () => {
    const conversations = readConversations('bench/conversations/open')
    expect(conversations.length).toBeGreaterThan(0)
    for (const { listings, turns } of conversations) {
      if (listings === 'large') continue
      const addresses = new Set(listingsOf(listings).map(({ Address }) => Address))
      for (const { must } of turns)
        for (const address of [must?.about ?? [], must?.shows ?? []].flat()) expect(addresses).toContain(address)
    }
  })
})
