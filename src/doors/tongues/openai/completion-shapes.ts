import type { FinishedTurn } from '../../../conversation/chat/finished-turn.ts'

/** What is the same in all that is said of one answer. */
export interface Head {
  id: string
  created: number
  model: string
}

export interface Usage {
  prompt_tokens: number
  completion_tokens: number
  total_tokens: number
  prompt_tokens_details: { cached_tokens: number }
  completion_tokens_details: { reasoning_tokens: number }
}

/** `said`: the tokens of the answer, by which those of the built-in guide are told apart. */
export function usageOf({ usage, totalToken }: Pick<FinishedTurn, 'usage' | 'totalToken'>, said: number): Usage {
  const { input, cached, output, reasoning } = usage ?? {
    input: Math.max(0, totalToken - said),
    cached: 0,
    output: Math.min(said, totalToken),
    reasoning: 0,
  }
  const [prompt, completion] = [input + cached, output + reasoning]
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: cached },
    completion_tokens_details: { reasoning_tokens: reasoning },
  }
}

/** What the wire contract says beside the words, for programs that know of us; others pass it over. */
export function ownFields(sessionId: number, { answerId, noAnswer, isTaken }: FinishedTurn): object {
  return { session: String(sessionId), message: answerId, noAnswer, taken: isTaken }
}

export function wholeCompletion(head: Head, turn: FinishedTurn, usage: Usage, porchlight: object): object {
  const message = { role: 'assistant', content: turn.answer, refusal: null }
  return {
    id: head.id,
    object: 'chat.completion',
    created: head.created,
    model: head.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    usage,
    porchlight,
  }
}

/** Writes the chunks of a streamed answer. With `includesUsage` all but the last say that theirs is still to come. */
export function chunkWriter(head: Head, includesUsage: boolean) {
  const start = { id: head.id, object: 'chat.completion.chunk', created: head.created, model: head.model }
  const write = (rest: object): string =>
    `data: ${JSON.stringify({ ...start, ...rest, ...(includesUsage && !('usage' in rest) ? { usage: null } : {}) })}\n\n`
  const choice = (delta: object, finish: string | null) => [{ index: 0, delta, logprobs: null, finish_reason: finish }]
  return {
    role: () => write({ choices: choice({ role: 'assistant', content: '' }, null) }),
    words: (content: string) => write({ choices: choice({ content }, null) }),
    end: (porchlight: object) => write({ choices: choice({}, 'stop'), porchlight }),
    usage: (usage: Usage) => (includesUsage ? write({ choices: [], usage }) : ''),
    done: () => 'data: [DONE]\n\n',
  }
}
