import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import { readAsks } from '../../conversation/guide/wishes/read-asks.ts'
import { readSmallTalk } from '../../conversation/guide/wishes/small-talk.ts'
import { addListings, reader, testListings } from '../../homes/search/listings.fixture.ts'
import { searchListings } from '../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../platform/database/connect.ts'
import { allGuideWords } from './all-words.ts'
import { languages } from './languages.fixture.ts'
import { wordingOf } from './languages.ts'
import { askTags, talkKinds } from './tables/ask-tags.ts'
import type { GuideWords } from './tables/guide-words.ts'
import { formatMoney } from './wording.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, testListings)
})
afterAll(() => open.close())

const figures = {
  payment: 'P71',
  price: 'P72',
  loan: 'P73',
  down: 'P74',
  downPercent: 'P75',
  rate: 'P76',
  years: 'P77',
}

/** Every text that is made from others, made from texts that can be told apart. */
function made(words: GuideWords): [string, string[]][] {
  const { facts, differences, first, mortgage, next, closest, talk } = words
  return [
    [words.quote('P1'), ['P1']],
    [words.and(['P1', 'P2', 'P3']), ['P1', 'P2', 'P3']],
    [words.row(['P1', 'P2']), ['P1', 'P2']],
    [words.about('P1', 'P2'), ['P1', 'P2']],
    [words.sentence('P1'), ['P1']],
    [words.noSuchPosition('P1', 3), ['P1']],
    [words.thatWasAll('P1', 'P2'), ['P1', 'P2']],
    [words.thatWasAll('', 'P2'), ['P2']],
    [words.ignored('P1', 2), ['P1']],
    [words.unknownPlace('P1'), ['P1']],
    [words.placesHere('P1'), ['P1']],
    [words.aMonth('P1'), ['P1']],
    [words.nameless('P1', 'P2', 'P3'), ['P1', 'P2', 'P3']],
    [words.nameless('P1', '', 'P3'), ['P1', 'P3']],
    [words.perArea('P1', 'P2'), ['P1', 'P2']],
    [words.away('P1', 'P2'), ['P1', 'P2']],
    [words.distanceTo('P1', 'P2'), ['P1', 'P2']],
    [words.distanceUnknown('P1'), ['P1']],
    [words.notAPlaceHere('P1'), ['P1']],
    [words.says('P1', 'P2'), ['P1', 'P2']],
    [words.mentions('P1'), ['P1']],
    [words.yes('P1'), ['P1']],
    [words.no('P1'), ['P1']],
    [words.denies('P1', 'P2'), ['P1', 'P2']],
    [words.doesNotSay('P1'), ['P1']],
    [words.comesNearest('P1'), ['P1']],
    [words.inItsWords('P1'), ['P1']],
    [words.pictures('P1', 'P2', 2), ['P1', 'P2']],
    [words.noPictures('P1'), ['P1']],
    [words.picture('P1'), ['P1']],
    [words.link('P1'), ['P1']],
    [words.noLink('P1'), ['P1']],
    [words.alsoKnown('P1'), ['P1']],
    [words.saidOf('P1', ['P2', 'P3']), ['P1', 'P2', 'P3']],
    [words.firstAlike('P1', 'P2'), ['P1', 'P2']],
    [words.clicks.similarTo('P1'), ['P1']],
    [words.clicks.wentBeyond('P1'), ['P1']],
    [words.clicks.noneSimilar('P1'), ['P1']],
    [words.clicks.counted('P1', 'P2'), ['P1', 'P2']],
    [words.theseMeet('P1', 2), ['P1']],
    [words.noneMeets('P1'), ['P1']],
    [words.alsoAmongAll('P1'), ['P1']],
    [words.amongAll('P1', 'P2', 'P3'), ['P1', 'P2', 'P3']],
    [words.figures('P1', 2, 'P2', 'P3'), ['P1', 'P2', 'P3']],
    [words.figures('P1', 2, '', 'P3'), ['P1', 'P3']],
    ...(['average', 'median', 'min', 'max'] as const).flatMap((kind) =>
      ['Price', 'BuildingArea', 'YearBuilt', 'DaysOnMarket', 'HOAMonth', 'LotArea'].flatMap((field) =>
        (['for_sale', 'for_rent', null] as const).map((type): [string, string[]] => [
          words.figure(kind, field, type, 'P1'),
          ['P1'],
        ]),
      ),
    ),
    ...Object.values(facts).map(({ known }): [string, string[]] => [known('P1', 2), ['P1']]),
    ...Object.values(differences).map((tell): [string, string[]] => [tell('P1', 2), ['P1']]),
    ...Object.values(first).flatMap(({ up, down }): [string, string[]][] => [
      [up('P1', 'P2'), ['P1', 'P2']],
      [down('P1', 'P2'), ['P1', 'P2']],
    ]),
    [next.more('P1', false), ['P1']],
    [next.narrowOrMore('P1', 'P2'), ['P1', 'P2']],
    [words.sayAtMost('P1'), ['P1']],
    [words.sayBedrooms('P1'), ['P1']],
    [closest.misses('P1', 'P2'), ['P1', 'P2']],
    [closest.seeAll('P1'), ['P1']],
    [mortgage.payment('P1', figures), ['P1', ...Object.values(figures)]],
    [mortgage.payment(null, figures), Object.values(figures)],
    [mortgage.assumed('P1'), ['P1']],
    [mortgage.assumedDown('P1'), ['P1']],
    [mortgage.assumedRate('P1'), ['P1']],
    [mortgage.assumedYears('P1'), ['P1']],
    [mortgage.withHoa('P1', 'P2'), ['P1', 'P2']],
    [mortgage.afford('P1', figures), ['P1', 'P72', 'P73', 'P74', 'P75', 'P76', 'P77']],
    [mortgage.affordHomes('P1', 'P2', 'P3'), ['P1', 'P2', 'P3']],
    [mortgage.isRental('P1'), ['P1']],
    [mortgage.noPrice('P1'), ['P1']],
    [talk.greeting('P1'), ['P1']],
    [talk.who('P1'), ['P1']],
  ]
}

describe.each(allGuideWords().map((words) => [words.code, words] as const))('words of %s', (code, words) => {
  test('every tag has phrases', () => {
    const empty = askTags.filter((tag) => tag !== 'loan.tenths' && words.asks[tag].trim() === '')
    expect(empty).toEqual([])
  })

  test('a text keeps what it is made of', () => {
    const lost = made(words).filter(([text, parts]) => parts.some((part) => !text.includes(part)))
    expect(lost).toEqual([])
  })

  test('a text adds no number of its own', () => {
    // Examples of what to say stand in quotation marks.
    const [open = '', close = ''] = words.quote('|').split('|')
    const bare = (text: string) =>
      text.replaceAll(new RegExp(`${open}[^${close}]*${close}`, 'g'), '').replace(/P\d+/g, '')
    const exempt = new Set([words.mortgage.outOfRange])
    const adding = made(words).filter(([text]) => !exempt.has(text) && /\d/.test(bare(text)))
    expect(adding).toEqual([])
  })

  test.each(talkKinds)('small talk “%s” is recognised and answered', (kind) => {
    const phrases = words.asks[`talk.${kind}`].split(',').map((phrase) => phrase.trim())
    for (const phrase of phrases) expect([phrase, readSmallTalk(languages, phrase, code)?.kind]).toEqual([phrase, kind])
    expect(words.talk[kind]('Maple').length).toBeGreaterThan(5)
  })

  test('the word that is offered for consent is consent', () => {
    const [before = '', after = ''] = words.quote('|').split('|')
    const [, behind = ''] = words.sayYes(2).split(before)
    const [word = ''] = behind.split(after)
    expect(readSmallTalk(languages, word, code)?.kind).toBe('yes')
  })

  test('what the guide invites to say, the search understands', async () => {
    const price = formatMoney(wordingOf(code), 400_000, '$')
    const ask = (q: string, previous: Awaited<ReturnType<typeof searchListings>>['state'] | null = null) =>
      searchListings(open.db, scope, {
        q,
        previous: previous && { ...previous, language: code },
        limit: 2,
        language: code,
      })
    const all = await ask('MLS 1234567')
    const start = { ...all.state, criteria: [], shown: [1, 2] }
    expect((await ask(words.sayAtMost(price), start)).filters).toMatchObject({ Price: { max: 400_000 } })
    expect((await ask(words.sayBedrooms('3'), start)).filters).toEqual({ Bedrooms: { min: 3 } })
    expect((await ask(words.sayMore, start)).state.offset).toBe(2)
  })

  test('a question about a home says what it asks and points at it', () => {
    const [it = ''] = words.asks['point.one'].split(',')
    const [rooms = ''] = words.asks['fact.Bedrooms'].split(',')
    const asks = readAsks(`${rooms} ${it}?`, languages.tablesOf(code))
    expect([asks.has('fact.Bedrooms'), asks.has('point.one')]).toEqual([true, true])
    expect(languages.tablesOf(code).language.code).toBe(code)
  })
})
