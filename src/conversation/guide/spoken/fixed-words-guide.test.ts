import { beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { testListings } from '../../../homes/search/listings.fixture.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import { fixedWordsOf } from '../../../reading/languages/spoken/all-fixed-words.ts'
import { fixedSentence } from '../../../reading/languages/spoken/fixed-sentences.ts'
import {
  furtherLanguages,
  isFurtherLanguage,
  isReadLanguage,
  spokenLanguages,
} from '../../../reading/languages/spoken/spoken-language.ts'
import { spokenSentences } from '../../../reading/languages/spoken/spoken-sentences.fixture.ts'
import { type ClickedChatbot, openClicking, type ShownAnswer } from '../conversations/clicking.fixture.ts'

let app: TestApp
let open: ClickedChatbot
beforeAll(async () => {
  app = await borrowTestApp()
  open = await openClicking(app, testListings)
  // The first question of a process takes its time.
  await (await open.visit()).ask('homes')
})

/** Nothing of it is in a language that the guide reads. */
function expectForeign({ text, view }: ShownAnswer): void {
  expect(text).not.toMatch(/(?<!\p{L})(?:the|home|homes|match|vivienda|casas? que coincide)(?!\p{L})/iu)
  expect(view?.criteria ?? []).toEqual([])
  expect(view?.cards.map(({ note }) => note).join('') ?? '').toBe('')
}

describe('who writes in a language that the guide does not read', () => {
  test('hears what can be done in each of fifty languages, and gets a button to a person', async () => {
    const visitor = await open.visit()
    for (const [code, [sentence = '']] of spokenSentences) {
      const answer = await visitor.ask(sentence)
      expectForeign(answer)
      expect(answer.text).toContain(isFurtherLanguage(code) ? '' : fixedSentence(code).sentence)
      expect(answer.view?.buttons?.at(-1)).toEqual({ kind: 'person', label: fixedSentence(code).person })
    }
  })

  test('is shown the homes of the places and amounts that the message names', async () => {
    const visitor = await open.visit()
    const answer = await visitor.ask('Cerco una casa a Kent con tre camere')
    expect(answer.view?.cards.length).toBeGreaterThan(0)
    expect(answer.view?.cards.every(({ place }) => place.startsWith('Kent'))).toBe(true)
    expect(answer.text).toContain(fixedWordsOf('it').byNumbers)
    expectForeign(answer)
    const cheap = await visitor.ask('sotto 400.000 $?')
    const prices = (cheap.view?.cards ?? []).map(({ price }) => price ?? 0)
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.max(...prices)).toBeLessThanOrEqual(440_000)
    expectForeign(cheap)
  })

  test('stays in that language with messages that tell none, and with clicks; and leaves it with the visitor', async () => {
    const visitor = await open.visit()
    const found = await visitor.ask('Ищу дом в Kent')
    expect(found.view?.cards.length).toBeGreaterThan(0)
    expectForeign(await visitor.ask('Bellevue'))
    expectForeign(await visitor.click({ kind: 'more' }))
    const english = await visitor.ask('show me homes in Kent please')
    expect(english.text).toMatch(/home|fit/i)
    expect(english.view?.criteria).not.toEqual([])
    expect((await visitor.ask('Bellevue')).text).toMatch(/home|fit/i)
  })

  test('asks about a home by its card: the home, and a person for the rest', async () => {
    const visitor = await open.visit()
    const listing = (await visitor.ask('homes in Kent')).view?.cards[0]?.id
    const answer = await visitor.send({
      content: '12 Main St:\n駐車場はありますか？',
      action: { kind: 'ask', listing },
    })
    expect(answer.text).toBe(fixedWordsOf('ja').home)
    expect(answer.view?.cards.map(({ id }) => id)).toEqual([listing])
  })
})

describe('a chatbot that is set to a language which the guide does not read', () => {
  test.each(furtherLanguages)('%s: says all that is fixed in it', async (code) => {
    const words = fixedWordsOf(code)
    const set = await openClicking(app, testListings, { AIResponseLanguage: nameOf(code) })
    const visitor = await set.visit()
    expect((await visitor.ask('hello')).text).toBe(words.opening('Maple'))
    const found = await visitor.ask('homes in Kent under 900k')
    expect(found.text).toBe(words.found(String(found.view?.total), found.view?.total ?? 0))
    expect(found.view?.cards.length).toBeGreaterThan(0)
    expectForeign(found)
    expectForeign(await visitor.ask('does the first one have a garage?'))
    expect((await visitor.ask('no families with kids in the building')).text).toBe(words.fairHousing)
    expect((await visitor.ask('thank you')).text).toBe(words.thanks)
    const person = await visitor.ask('I want to talk to a person')
    expect(person.text).toContain(words.personAsked({} as never))
    expect(person.view?.offersForm).toBe(true)
  })

  test.each(['Polish', 'Tagalog', 'Hindi', 'Hebrew', 'Hmong'])(
    '%s: one sentence, the homes, and a person',
    async (name) => {
      const set = await openClicking(app, testListings, { AIResponseLanguage: name })
      const visitor = await set.visit()
      const found = await visitor.ask('homes in Kent')
      expect(spokenLanguages.map((code) => fixedSentence(code).sentence)).toContain(found.text)
      expect(found.text).not.toBe(fixedSentence('en').sentence)
      expect(found.view?.cards.length).toBeGreaterThan(0)
      expect(found.view?.buttons?.map(({ kind }) => kind)).toEqual(['person'])
    },
  )

  test('one that is set to a language which is read answers in it, and by numbers and places alone', async () => {
    const set = await openClicking(app, testListings, { AIResponseLanguage: 'Spanish' })
    const answer = await (await set.visit()).ask('Cerco una casa a Kent con il giardino')
    expect(answer.text).toBe(fixedSentence('es').sentence)
    expect(answer.view?.cards.length).toBeGreaterThan(0)
  })
})

test('the button to a person is called as the guide calls it where it reads the language', () => {
  for (const code of spokenLanguages)
    if (isReadLanguage(code)) expect(fixedSentence(code).person).toBe(skillWordsOf(code).buttons.person)
})

function nameOf(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}
