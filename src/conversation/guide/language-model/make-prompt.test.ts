import { expect, test } from 'vitest'
import { defaultSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import type { Task } from '../answerer.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { makeFence } from './fence.ts'
import { makePrompt, textOf } from './make-prompt.ts'

test('a long conversation does not make every further message dearer', () => {
  const tokensOf = (turns: number): number => {
    const history = Array.from({ length: turns }, (_, n) => [
      { role: 'question' as const, content: `Is there a garden at number ${n}? ${'I like gardens. '.repeat(20)}` },
      { role: 'answer' as const, content: `There is one at number ${n}. ${'It is green. '.repeat(30)}` },
    ]).flat()
    const task = { settings: defaultSettings, question: 'And a garage?', history, files: [], action: null }
    // A prompt asks for no more of a task.
    const prompt = makePrompt(task as unknown as Task, {
      model: { inputTokens: 32_000 },
      definitions: [],
      now: new Date(0),
      fence: makeFence(),
    })
    return estimateTokens(prompt.map(textOf).join('\n'))
  }
  expect(tokensOf(200) - tokensOf(0)).toBeLessThan(6_500)
  expect(tokensOf(3)).toBeGreaterThan(tokensOf(0) + 300)
})
