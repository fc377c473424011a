import { Type } from 'typebox'
import { choice } from '../../platform/fields.ts'
import { narrowedOperation } from '../define-operation.ts'
import { askedDaysFields, readAskedDays, toldDaysFields } from './asked-days.ts'
import { type Counts, noCounts } from './counts.ts'
import { shareWithin } from './first-words.ts'
import { addDays, daysBetween } from './local-day.ts'
import { readModels, readSeries, readSums } from './read-store.ts'

const mostRows = 200

const count = (description: string) => Type.Integer({ description })

export const InsightCounts = Type.Object({
  conversations: count('Conversations that began'),
  questions: count('Messages of visitors'),
  answered: count('Answers of the chatbot'),
  noAnswer: count('Answers that said that there is none'),
  fromListings: count('Answered from the listings'),
  fromKnowledge: count('Answered from what the firm had it learn'),
  saidRight: count('Answers of which visitors said that they were right, on the day of the answer'),
  saidWrong: count('Answers of which visitors said that they were not'),
  refused: count('Answers that refused to choose homes by who people are'),
  byPerson: count('Messages that people of the firm wrote'),
  failed: count('Questions that were left without an answer by a fault'),
  leads: count('Conversations that led to a lead, on the day of the lead'),
  tours: count('Conversations that led to a tour, on the day on which it was asked for'),
})

export const InsightRow = Type.Object({
  name: Type.String({
    description:
      'The day, the code of the language, or host and path of the page; "" where it is not known, "other" for pages beyond the 50 that a day tells apart',
  }),
  ...InsightCounts.properties,
})

const milliseconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })

export const InsightModel = Type.Object({
  model: Type.String({ description: 'Key of what answered' }),
  answers: count('Answers'),
  calls: count('Calls to the model'),
  tokens: count('Tokens of those calls, of questions and answers together'),
  firstWordsMs: milliseconds('Milliseconds within which half of the answers showed their first words; null: not known'),
  slowFirstWordsMs: milliseconds('The same of 95 in 100'),
})

/** How it goes, in some days. */
export const Insight = Type.Object({
  ...toldDaysFields,
  by: Type.String({ description: 'What rows are of' }),
  rows: Type.Array(InsightRow, {
    description: `Each day in order; or languages and pages, those with the most conversations first, at most ${mostRows}`,
  }),
  sums: InsightCounts,
  before: Type.Object(
    {
      from: Type.String({ description: 'First day' }),
      to: Type.String({ description: 'Last day' }),
      sums: InsightCounts,
    },
    { description: 'As many days before' },
  ),
  models: Type.Array(InsightModel, { description: 'What answered, the busiest first' }),
})

/** GET /v1/insight */
export const readInsight = narrowedOperation({
  id: 'readInsight',
  summary: 'Read how it goes',
  description:
    'Numbers of conversations, answers, leads and tours, from counters that are kept as things happen: by day, language or page of the conversation, in all, and in as many days before. What is erased later stays counted. A question counts when its turn is over.',
  tag: 'Insight',
  access: 'secret-key',
  input: Type.Object({
    ...askedDaysFields,
    by: Type.Optional(choice(['day', 'language', 'page'], { description: 'What rows are of; day when left out' })),
  }),
  output: Insight,
  example: { serialNumber: '0123456789abcdef0123456789abcdef', from: '2026-01-01', to: '2026-01-31', by: 'day' },
  errors: [],
  async run(app, { workspaceId }, { by = 'day', ...asked }) {
    const { scope, told } = await readAskedDays(app, workspaceId, asked)
    const { chatbotId, from, to } = scope
    const days = daysBetween(from, to)
    const before = { chatbotId, from: addDays(from, -days), to: addDays(from, -1) }
    const [rows, sums, sumsBefore, models] = await Promise.all([
      readSeries(app.db, workspaceId, scope, by, by === 'day' ? days : mostRows),
      readSums(app.db, workspaceId, scope),
      readSums(app.db, workspaceId, before),
      readModels(app.db, workspaceId, scope),
    ])
    return {
      ...told,
      by,
      rows: by === 'day' ? fillDays(rows, from, days) : rows,
      sums,
      before: { from: before.from, to: before.to, sums: sumsBefore },
      models: models.map(({ firstWords, ...model }) => ({
        ...model,
        firstWordsMs: shareWithin(firstWords, 0.5),
        slowFirstWordsMs: shareWithin(firstWords, 0.95),
      })),
    }
  },
})

/** Days on which nothing happened have their row too. */
function fillDays(
  rows: readonly (Counts & { name: string })[],
  from: string,
  days: number,
): (Counts & { name: string })[] {
  const byDay = new Map(rows.map((row) => [row.name, row]))
  return Array.from({ length: days }, (_, at) => {
    const name = addDays(from, at)
    return byDay.get(name) ?? { name, ...noCounts() }
  })
}
