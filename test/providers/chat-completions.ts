import { call, type Reply, type Shape, said, saidOfHome, words } from './shape.ts'

/** A chunk of a streamed answer by the chat-completions protocol. */
export const chunk = (delta: unknown, finish: string | null = null, more: object = {}): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
  ...more,
})
export const done = 'data: [DONE]\n\n'
const usage = {
  prompt_tokens: 90,
  completion_tokens: 11,
  total_tokens: 101,
  prompt_tokens_details: { cached_tokens: 64 },
  completion_tokens_details: { reasoning_tokens: 5 },
}

/** The words of an answer as a stream, and its end. */
export const talk = (pieces: readonly string[] = words, finish = 'stop'): Reply => ({
  events: [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    chunk({}, finish),
    done,
  ],
})
export const toolCall = (given: unknown = JSON.stringify(call.arguments), more: object = {}): Reply => ({
  events: [
    chunk({
      role: 'assistant',
      content: null,
      tool_calls: [
        { index: 0, id: 'call_1', type: 'function', function: { name: call.name, arguments: given }, ...more },
      ],
    }),
    chunk({}, 'tool_calls'),
    done,
  ],
})
export const ofHome = talk([saidOfHome])
export const error = (status: number, message: string, more: object = {}): Reply => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code: null, ...more } },
})
/** Refuses a field as long as it is there. */
export const refusing =
  (field: string, refusal: Reply, then: Reply = talk()) =>
  (asked: Record<string, unknown>): Reply =>
    field in asked ? refusal : then

export const wholeAnswer = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_790_000_000,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: said }, finish_reason: 'stop' }],
  usage,
}

/** What every server of the protocol does when all is well. */
export const plain: readonly Shape[] = [
  { name: 'streams words', replies: [talk()], expect: 'answer', requests: 1 },
  {
    name: 'uses a tool in pieces',
    replies: [
      {
        events: [
          chunk({
            role: 'assistant',
            tool_calls: [{ index: 0, id: 'c1', type: 'function', function: { name: call.name, arguments: '' } }],
          }),
          chunk({ tool_calls: [{ index: 0, function: { arguments: '{"q":"homes ' } }] }),
          chunk({ tool_calls: [{ index: 0, function: { arguments: 'in Kent"}' } }] }),
          chunk({}, 'tool_calls'),
          done,
        ],
      },
      ofHome,
    ],
    expect: 'answer',
    requests: 2,
  },
  {
    name: 'tells its tokens at the end',
    replies: [
      {
        events: [
          ...words.map((content) => chunk({ content })),
          chunk({}, 'stop'),
          { ...chunk({}), choices: [], usage },
          done,
        ],
      },
    ],
    expect: 'answer',
    usage: { input: 26, cached: 64, output: 6, reasoning: 5 },
  },
]
