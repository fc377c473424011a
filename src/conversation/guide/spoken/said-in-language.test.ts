import { expect, test } from 'vitest'
import { emptyState } from '../../../reading/understanding/search-state.ts'
import type { GuideRequest } from '../guide-request.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { saidInLanguage } from './said-in-language.ts'

const request = (content: string, language = ''): GuideRequest => ({
  content,
  previous: null,
  chatbotName: 'Maple',
  now: new Date(),
  language,
})
const answer: GuideAnswer = {
  content: 'Ecco le case.\n\nWould you rather talk to someone?',
  noAnswer: false,
  state: { ...emptyState(), spoken: 'ru' },
  trace: { kind: 'search' },
  view: {
    criteria: [{ key: 'k', label: 'in Kent', options: [] }],
    ...{ total: 2, more: false, listings: [1, 2], compared: false, listSpan: null, notes: ['near a pool', ''] },
    buttons: [
      { kind: 'alert', label: 'Tell me of new ones' },
      { kind: 'search', label: 'Cheaper', say: 'cheaper' },
    ],
  },
}

test('a model’s words in Italian stand with nothing of the guide’s in English', () => {
  const said = saidInLanguage(request('Cerco una casa a Kent'), 'Ecco le case.', answer)
  expect(said.content).toBe('Ecco le case.')
  expect(said.state?.spoken).toBe('it')
  expect(said.view).toMatchObject({ criteria: [], notes: [], listings: [1, 2], total: 2 })
  expect(said.view?.buttons).toEqual([{ kind: 'alert', label: 'Avvisarmi delle novità' }])
})

test('in Polish only the person has a button that can be named', () => {
  const view = answer.view && { ...answer.view, buttons: [{ kind: 'person', label: 'Talk to a person' } as const] }
  const said = saidInLanguage(request('homes in Kent', 'Polish'), 'Oto domy.', { ...answer, ...(view && { view }) })
  expect(said.view?.buttons).toEqual([{ kind: 'person', label: 'Porozmawiaj z człowiekiem' }])
})

test('in a language that the guide reads everything stays', () => {
  const said = saidInLanguage(request('homes in Kent'), 'Here are the homes.', answer)
  expect(said).toMatchObject({ content: answer.content, view: answer.view })
  expect(said.state).not.toHaveProperty('spoken')
})
