import type { ModelTool, Prompt, PromptMessage, QuestionPart, UsableModel } from '../../../platform/models/models.ts'
import type { HistoryMessage, Task } from '../answerer.ts'
import { estimateTokens } from './estimate-tokens.ts'
import type { Fence } from './fence.ts'
import { fitHistory } from './fit-history.ts'
import { makeMoment, makeSystemPrompt } from './system-prompt.ts'

interface PromptParts {
  model: Pick<UsableModel, 'inputTokens' | 'cacheMark'>
  /** The tools that it is told of, which take room as well. */
  definitions: readonly ModelTool[]
  now: Date
  fence: Fence
}

/** Of the conversation so far: what is longer costs more with every message than it helps. */
const mostHistoryTokens = 6_000

/** The rules, the conversation as far as it fits, and the message with its files. */
export function makePrompt(task: Task, { model, definitions, now, fence }: PromptParts): Prompt {
  const hasPerson = task.history.some(({ role }) => role === 'person')
  const rules = makeSystemPrompt(task.settings)
  const moment = [makeMoment(task.settings, now), ...(hasPerson ? [fence.ruleOfPersons] : [])].join('\n')
  const system = `${rules}\n\n${moment}`
  const fixed = estimateTokens(system) + estimateTokens(task.question) + estimateTokens(JSON.stringify(definitions))
  const earlier = fitHistory(task.history, Math.min(model.inputTokens - fixed, mostHistoryTokens)).map((message) =>
    toPromptMessage(message, fence),
  )
  const asked = task.question.trim() === '' && task.action?.kind === 'ask' ? 'Tell me about this home.' : task.question
  const words: QuestionPart[] = asked.trim() === '' ? [] : [{ type: 'text', text: asked }]
  const question: PromptMessage = { role: 'user', content: [...task.files, ...words] }
  const messages = alternate([...earlier, question])
  const { cacheMark } = model
  if (cacheMark === undefined) return [{ role: 'system', content: system }, ...messages]
  const last = messages.at(-1)
  // Behind what the next message sends again, and behind what the next step of this turn does.
  if (last) messages[messages.length - 1] = { ...last, providerOptions: cacheMark }
  return [
    { role: 'system', content: rules, providerOptions: cacheMark },
    { role: 'system', content: moment },
    ...messages,
  ]
}

/** What a person of the firm said is told as theirs: the model neither said it nor was asked it. */
function toPromptMessage({ role, content }: HistoryMessage, fence: Fence): PromptMessage {
  if (role === 'answer') return { role: 'assistant', content: [{ type: 'text', text: content }] }
  return { role: 'user', content: [{ type: 'text', text: role === 'person' ? fence.person(content) : content }] }
}

/**
 * Makes one message of questions that follow each other, as after one whose answer failed: many models refuse a
 * conversation in which the sides do not alternate. Their words become one text, for some servers take no more.
 */
function alternate(messages: readonly PromptMessage[]): PromptMessage[] {
  const turns: PromptMessage[] = []
  for (const message of messages) {
    const before = turns.at(-1)
    if (before?.role === 'user' && message.role === 'user')
      turns[turns.length - 1] = { role: 'user', content: joinTexts([...before.content, ...message.content]) }
    else turns.push(message)
  }
  return turns
}

function joinTexts(parts: readonly QuestionPart[]): QuestionPart[] {
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))
  const text: QuestionPart = { type: 'text', text: texts.join('\n\n') }
  // Files first, as beside a single question.
  return [...parts.filter(({ type }) => type !== 'text'), ...(texts.length > 0 ? [text] : [])]
}

export function textOf(message: PromptMessage): string {
  if (message.role === 'system') return message.content
  return message.content
    .map((part) => {
      if (part.type === 'text') return part.text
      return part.type === 'tool-result' && part.output.type === 'text' ? part.output.value : ''
    })
    .join('\n')
}
