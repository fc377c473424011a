import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Reply } from '../../bench/conversations/visitor.ts'
import { type Dialogue, readDialogues, sampleOf } from '../../bench/public-dialogues/dialogue-set.ts'
import { type Exchange, judgedWishes } from '../../bench/public-dialogues/exchange.ts'
import { homesOf } from '../../bench/public-dialogues/homes-of-dialogues.ts'
import { judgeEnd } from '../../bench/public-dialogues/judge-end.ts'
import { judgeWish } from '../../bench/public-dialogues/judge-turn.ts'
import { homesInView } from '../../bench/public-dialogues/match-homes.ts'
import { tellsValue } from '../../bench/public-dialogues/tells-value.ts'
import { visitorTurnsOf } from '../../bench/public-dialogues/wishes-of-turn.ts'
import type { ListingCard } from '../../src/conversation/guide/answer-view.ts'
import type { AnswerButton } from '../../src/reading/answer-button.ts'
import { ownDialogues } from './public-dialogues.fixture.ts'

const firm = new Map(homesOf(ownDialogues).map((home, at) => [at + 1, home]))
const [quarry, miller] = [1, 2]
const turns = ownDialogues.flatMap(visitorTurnsOf)

interface Answered {
  words?: string
  homes?: number[]
  buttons?: AnswerButton[]
  skill?: string
}

function replyOf({ words = '', homes = [], buttons = [], skill = 'home' }: Answered): Reply {
  // Of a card, the judge reads these alone.
  const cards = homes.map((id) => ({ id, title: firm.get(id)?.facts.address, note: '', listedBy: '' }) as ListingCard)
  const view = { criteria: [], total: homes.length, more: false, cards, compared: false, listSpan: null, buttons }
  const kinds = buttons.flatMap(({ kind }) => (kind === 'agree' || kind === 'refuse' ? [] : kind))
  return { status: 200, words, view, cards, buttons: new Set(kinds), trace: { skill }, noAnswer: false, ms: 1 }
}

const tourOf = (listing: number, day?: string): AnswerButton => ({
  kind: 'tour',
  label: 'A tour',
  listing,
  ...(day === undefined ? {} : { day }),
})

/** What is wrong with an answer to what was said, a sentence each. */
function faultsOf(said: RegExp, answered: Answered, over: Partial<Exchange> = {}): string[] {
  const turn = turns.find((each) => said.test(each.said))
  if (turn === undefined) throw new Error(`nobody says ${said}`)
  const reply = replyOf(answered)
  const before = over.before ?? [quarry]
  const after = homesInView(reply, firm, before)
  const exchange = { turn, reply, firm, before, after, shown: new Set<number>(), day: '', ...over }
  return turn.wishes.map((wish) => judgeWish(wish, exchange)).filter((fault) => fault !== '')
}

describe('what the judge of public dialogues sees', () => {
  test('each home of the results once, as a firm lists it', () => {
    expect(firm.size).toBe(2)
    expect(firm.get(quarry)?.listing).toMatchObject({ City: 'Otterbrook', Bedrooms: 2, RentPrice: 1450 })
    expect(firm.get(quarry)?.listing.ExtensionColumn).toContainEqual({ Key: 'Pets Allowed', value: 'Yes' })
  })

  test('homes that fit all that was said, and new ones where others are asked for', () => {
    const both = { homes: [quarry, miller], skill: 'search' }
    expect(faultsOf(/two bedrooms/, both)).toEqual([])
    expect(faultsOf(/two bedrooms/, { skill: 'search' })).toEqual(['shows no home'])
    expect(faultsOf(/a flat/, { skill: 'search' })).toEqual([])
    expect(faultsOf(/a flat/, { skill: 'outside' })).toEqual(['shows no home'])
    expect(faultsOf(/three in Otterbrook/, both)).toEqual(['does not say that nothing fits'])
    expect(faultsOf(/three in Otterbrook/, { skill: 'search' })).toEqual([])
    const one = { shown: new Set([quarry]) }
    expect(faultsOf(/anything else/, { homes: [quarry], skill: 'search' }, one)).toEqual(['shows no home that is new'])
    expect(faultsOf(/anything else/, { homes: [miller], skill: 'search' }, one)).toEqual([])
    expect(faultsOf(/anything else/, { skill: 'firm' }, { shown: new Set([quarry, miller]) })).toHaveLength(1)
  })

  test('the home that was named, and what was asked of the one in view', () => {
    expect(faultsOf(/more about/, { homes: [quarry] })).toEqual([])
    expect(faultsOf(/more about/, { homes: [miller] })).toEqual(['is not about Quarry Court Apartments'])
    expect(faultsOf(/What number/, { words: 'Call 802 555 0141. Pets Allowed: Yes' })).toEqual([])
    expect(faultsOf(/What number/, { words: 'Call 802-555-0177. No pets.' })).toEqual([
      'does not tell phone_number',
      'does not tell pets_allowed',
    ])
    expect(faultsOf(/What number/, { words: '802-555-0141; pets are welcome', homes: [miller] })).toEqual([
      'is about other homes',
      'is about other homes',
    ])
    const several = { before: [quarry, miller] }
    expect(faultsOf(/What number/, { words: '802-555-0141; pets are welcome' }, several)).toHaveLength(2)
    expect(faultsOf(/What number/, { words: '19 Quarry Road: 802-555-0141; pets are welcome' }, several)).toEqual([])
  })

  test('a home that pleases, a day, and the yes to both', () => {
    expect(faultsOf(/I like/, { buttons: [tourOf(quarry)], skill: 'feeling' })).toEqual([])
    expect(faultsOf(/I like/, { homes: [miller], buttons: [tourOf(miller)], skill: 'search' })).toHaveLength(1)
    // A tour of just any home is none of the one that pleases.
    expect(faultsOf(/I like/, { buttons: [{ kind: 'tour', label: 'A tour' }], skill: 'heard' })).toHaveLength(1)
    expect(faultsOf(/I like/, { words: 'Fine.' })).toEqual(['offers neither a tour nor to keep it'])
    expect(faultsOf(/on March 6th/, { buttons: [tourOf(quarry, '2019-03-06')], skill: 'tour' })).toEqual([])
    expect(faultsOf(/on March 6th/, { buttons: [tourOf(quarry, '2019-03-07')], skill: 'tour' })).toHaveLength(1)
    expect(faultsOf(/on March 6th/, { buttons: [tourOf(miller, '2019-03-06')], skill: 'tour' })).toEqual([
      'offers a tour of another home',
    ])
    const day = '2019-03-06'
    expect(faultsOf(/that is right/, { buttons: [tourOf(quarry, day)], skill: 'tour' }, { day })).toEqual([])
    expect(faultsOf(/that is right/, { buttons: [tourOf(quarry, '2019-03-09')], skill: 'tour' }, { day })).toHaveLength(
      1,
    )
    expect(faultsOf(/that is right/, { buttons: [tourOf(quarry)] }, { day })).toEqual(['is of the kind home'])
    expect(faultsOf(/Thanks, bye/, { skill: 'goodbye' })).toEqual([])
    expect(faultsOf(/Thanks, bye/, { skill: 'goodbye', homes: [miller] })).toEqual(['shows homes'])
  })

  test('nothing of a home that the firm does not have', () => {
    const wishes = [
      { kind: 'named home', of: 'Birch Hall' },
      { kind: 'day', of: '2019-03-06' },
      { kind: 'telephone', of: 'phone_number' },
    ] as const
    const kinds = judgedWishes({ said: '', wishes: [...wishes], criteria: {} }, firm).map(({ kind }) => kind)
    expect(kinds).toEqual(['telephone'])
  })

  test('whether the tour stands at the end', () => {
    const [dialogue] = ownDialogues
    if (dialogue === undefined) throw new Error('there is no dialogue')
    const endsWith = (...buttons: AnswerButton[]) =>
      judgeEnd(dialogue, [{ turn: turns[3] ?? failed(), reply: replyOf({ buttons }) }], firm)?.fault
    expect(endsWith(tourOf(quarry, '2019-03-06'))).toBe('')
    expect(endsWith(tourOf(miller, '2019-03-06'))).toBe('it is of another home')
    expect(endsWith(tourOf(quarry, '2019-03-07'))).toBe('the day is 2019-03-07, not 2019-03-06')
    expect(endsWith(tourOf(quarry))).toBe('no tour with a day')
    expect(judgeEnd({ ...dialogue, turns: [] }, [], firm)).toBeNull()
  })

  test('values in the words of an answer, and that one is not known', () => {
    expect(tellsValue('Yes, furnished: “Furnished: Yes”.', 'furnished', 'True')).toBe(true)
    expect(tellsValue('It comes unfurnished', 'furnished', 'True')).toBe(false)
    expect(tellsValue('The listing says nothing about pets.', 'pets_allowed', 'True')).toBe(false)
    expect(tellsValue('$1,450 a month, 2 beds', 'rent', '1450')).toBe(true)
    expect(tellsValue('$14,500', 'rent', '1450')).toBe(false)
    expect(tellsValue('12 beds', 'number_of_beds', '2')).toBe(false)
  })

  test('dialogues about homes alone, the same sample for a seed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'porchlight-dialogues-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    expect(() => readDialogues(folder)).toThrow('has no dev/dialogues_*.json')
    mkdirSync(join(folder, 'dev'))
    const other = { dialogue_id: 'x', services: ['Homes_1', 'Weather_1'], turns: [] }
    writeFileSync(join(folder, 'dev', 'dialogues_001.json'), JSON.stringify([other, ...ownDialogues]))
    expect(readDialogues(folder)).toEqual(ownDialogues)
    const many = Array.from({ length: 50 }, (_, at): Dialogue => ({ dialogue_id: String(at), services: [], turns: [] }))
    expect(sampleOf(many, 10, 3)).toHaveLength(10)
    expect(sampleOf(many, 10, 3)).toEqual(sampleOf(many, 10, 3))
    expect(sampleOf(many, 10, 3)).not.toEqual(sampleOf(many, 10, 4))
  })
})

function failed(): never {
  throw new Error('the turn is not there')
}
