import { type Static, Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { choice, trimmedText } from '../../platform/fields.ts'
import { priceUse } from '../../platform/model-prices/model-prices.ts'
import { findKeyInUse } from '../../platform/models/keys/key-in-use.ts'
import { firstModel } from '../../platform/models/keys/list-model-keys.ts'
import { providerField } from '../../platform/models/keys/model-key.ts'
import { providerFacts } from '../../platform/models/model-catalogue.ts'
import type { UsableModel } from '../../platform/models/models.ts'
import { streamModel } from '../../platform/models/stream-model.ts'
import type { TokenUsage } from '../../platform/models/token-usage.ts'
import { useQuota } from '../../platform/quotas/use-quota.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { defineOperation } from '../define-operation.ts'
import { noteModelWorks } from './note-model-trouble.ts'
import { adviceOnTest, type TestTrouble, testTroubles, whyTestFailed, wordsOfProvider } from './test-trouble.ts'

const longestMs = 60_000
/** Enough for a few sentences, with the thoughts before them. */
const maxTokens = 2_000
const usualQuestion = 'Greet, in one sentence, a visitor who is looking for a home.'

const count = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })

/** How a test question went. */
export const ModelTest = Type.Object({
  model: Type.String({ description: 'Key of the model that was asked' }),
  works: Type.Boolean({ description: 'Whether it answered' }),
  answer: Type.String({ description: 'What it said' }),
  why: Type.Union([choice(testTroubles, { description: 'Why it did not answer' }), Type.Null()], {
    description: 'Why it did not answer; null: it did',
  }),
  advice: Type.String({ description: 'The same in a sentence, with what to do' }),
  said: Type.String({ description: 'What the provider says of it, in its own words' }),
  milliseconds: Type.Integer({ description: 'How long it took' }),
  inputTokens: count('Tokens that were sent; null: the provider does not tell'),
  outputTokens: count('Tokens of answer and thoughts'),
  costMicros: count('What they cost, in millionths of the currency; null: the model has no price here'),
  currency: Type.Union([Type.String(), Type.Null()], { description: 'Such as USD' }),
})

/** POST /v1/model-keys/{provider}/test */
export const testModelKey = defineOperation({
  id: 'testModelKey',
  summary: 'Ask a language model a test question',
  description:
    'Whether the key of the provider works, how long an answer takes and what it costs. It is a question of its own, without homes and settings: at most 100 in a day, which count for no chatbot’s budget.',
  tag: 'Operation',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({
    provider: providerField,
    model: Type.Optional(trimmedText({ description: 'Key of the model; left out: the chosen one', maxLength: 160 })),
    question: Type.Optional(trimmedText({ description: 'What is asked; left out: for a greeting', maxLength: 500 })),
  }),
  output: ModelTest,
  example: { provider: 'openai', question: usualQuestion },
  errors: ['model-key-not-set', 'quota-reached'],
  async run(app, { workspaceId }, { provider, model: wanted = '', question = '' }, { signal }) {
    const models = await app.models.of(workspaceId)
    const inUse = await findKeyInUse(app, workspaceId, provider)
    if (inUse === null) throw fail('model-key-not-set', { provider: providerFacts[provider].label })
    if (wanted !== '' && !wanted.startsWith(`${provider}/`))
      throw fail('invalid-fields', { faults: `model: expected the Key of a model of ${provider}.` })
    await useQuota(app, app.db, { workspaceId, quota: 'modelTests' })
    await models.refresh()
    const key = wanted === '' ? firstModel(models, provider, inUse.model) : wanted
    const model = await models.find(key)
    if (model === null) {
      const isOpen = models.list().some(({ Key, Status }) => Status && Key.startsWith(`${provider}/`))
      return troubleOf(key, { why: isOpen ? 'unknown-model' : 'key-lost', milliseconds: 0, said: '' })
    }
    const beganAt = performance.now()
    const took = () => Math.round(performance.now() - beganAt)
    try {
      const { answer, usage } = await ask(app, model, question === '' ? usualQuestion : question, signal)
      if (answer === '') return troubleOf(key, { why: 'empty', milliseconds: took(), said: '' })
      await noteModelWorks(app, { workspaceId }, key)
      const { costMicros, currency } = usage ? priceUse(app.modelPrices, key, usage) : noPrice
      const inputTokens = usage && usage.input + usage.cached
      const outputTokens = usage && usage.output + usage.reasoning
      const cost = { inputTokens, outputTokens, costMicros, currency }
      return { model: key, works: true, answer, why: null, advice: '', said: '', milliseconds: took(), ...cost }
    } catch (error) {
      signal.throwIfAborted()
      const why = whyTestFailed(error)
      app.log.info({ model: key, why, workspaceId }, 'a test question to a language model failed')
      // What a provider says of the server's own key is for whoever runs it.
      const said = inUse.isOfServer ? '' : wordsOfProvider(error, inUse.key)
      return troubleOf(key, { why, milliseconds: took(), said })
    }
  },
})

const noPrice = { costMicros: null, currency: null }

async function ask(
  app: Pick<ConversationApp, 'modelTimeoutMs'>,
  model: UsableModel,
  question: string,
  signal: AbortSignal,
): Promise<{ answer: string; usage: TokenUsage | null }> {
  const call = streamModel(model, {
    options: {
      prompt: [{ role: 'user', content: [{ type: 'text', text: question }] }],
      maxOutputTokens: maxTokens,
    },
    timeoutMs: app.modelTimeoutMs,
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
  })
  let answer = ''
  let step = await call.next()
  for (; !step.done; step = await call.next()) answer += step.value.join('')
  return { answer: answer.trim(), usage: step.value.usage }
}

function troubleOf(
  model: string,
  { why, milliseconds, said }: { why: TestTrouble; milliseconds: number; said: string },
): Static<typeof ModelTest> {
  const nothing = { inputTokens: null, outputTokens: null, ...noPrice }
  return { model, works: false, answer: '', why, advice: adviceOnTest(why), said, milliseconds, ...nothing }
}
