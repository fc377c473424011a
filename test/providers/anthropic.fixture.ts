import { call, type Provider, type Reply, said, saidOfHome, words } from './shape.ts'

const named = (event: { type: string; [field: string]: unknown }): string =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
const start = named({
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 26, cache_read_input_tokens: 64, cache_creation_input_tokens: 0, output_tokens: 1 },
  },
})
const begin = (block: object, index = 0): string => named({ type: 'content_block_start', index, content_block: block })
const text = (piece: string, index = 0): string =>
  named({ type: 'content_block_delta', index, delta: { type: 'text_delta', text: piece } })
const stop = (index = 0): string => named({ type: 'content_block_stop', index })
const end = (reason: string): string =>
  named({ type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 11 } }) +
  named({ type: 'message_stop' })
const talk = (pieces: readonly string[] = words, reason = 'end_turn'): Reply => ({
  events: [start, begin({ type: 'text', text: '' }), ...pieces.map((piece) => text(piece)), stop(), end(reason)],
})
const error = (status: number, type: string, message: string): Reply => ({
  status,
  body: { type: 'error', error: { type, message }, request_id: 'req_1' },
})
const tool = (json: string): Reply => ({
  events: [
    start,
    begin({ type: 'tool_use', id: 'toolu_1', name: call.name, input: {} }),
    named({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: json } }),
    stop(),
    end('tool_use'),
  ],
})

/** Anthropic's Messages API, by its public reference. */
export const anthropic: Provider = {
  name: 'Anthropic Messages',
  model: 'anthropic/claude-sonnet-4-5',
  shapes: [
    {
      name: 'streams words',
      replies: [talk()],
      expect: 'answer',
      requests: 1,
      usage: { input: 26, cached: 64, output: 11, reasoning: 0 },
    },
    {
      name: 'uses a tool',
      replies: [tool(JSON.stringify(call.arguments)), talk([saidOfHome])],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'fills optional arguments',
      replies: [tool(JSON.stringify({ ...call.arguments, fresh: null, limit: null, offset: 0 })), talk([saidOfHome])],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'refuses the key',
      replies: [error(401, 'authentication_error', 'invalid x-api-key')],
      expect: 'guide',
      why: 'key-refused',
      requests: 1,
    },
    {
      name: 'does not allow it',
      replies: [error(403, 'permission_error', 'Your API key does not have permission to use the specified resource.')],
      expect: 'guide',
      why: 'not-allowed',
      requests: 1,
    },
    {
      name: 'does not know the model',
      replies: [error(404, 'not_found_error', 'model: m')],
      expect: 'guide',
      why: 'unknown-model',
      requests: 1,
    },
    {
      name: 'has no more credit',
      replies: [error(400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.')],
      expect: 'guide',
      why: 'used-up',
      requests: 1,
    },
    {
      name: 'is busy for a moment',
      replies: [
        {
          ...error(429, 'rate_limit_error', 'This request would exceed your rate limit'),
          headers: { 'retry-after': '0' },
        },
        talk(),
      ],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'is overloaded once',
      replies: [error(529, 'overloaded_error', 'Overloaded'), talk()],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'is overloaded in the stream once',
      replies: [
        { events: [named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } })] },
        talk(),
      ],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'fails',
      replies: [error(500, 'api_error', 'Internal server error')],
      expect: 'guide',
      why: 'server-error',
      requests: 2,
    },
    {
      name: 'refuses a temperature',
      replies: (asked) =>
        'temperature' in asked
          ? error(400, 'invalid_request_error', '`temperature` is deprecated for this model.')
          : talk(),
      expect: 'answer',
    },
    {
      name: 'allows fewer tokens',
      replies: (asked) =>
        Number(asked.max_tokens) > 8_192
          ? error(
              400,
              'invalid_request_error',
              'max_tokens: 16384 > 8192, which is the maximum allowed number of output tokens for m',
            )
          : talk(),
      expect: 'answer',
    },
    {
      name: 'finds the message too long',
      replies: [error(400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum')],
      expect: 'guide',
      why: 'too-long',
      requests: 1,
    },
    {
      name: 'finds the request too large',
      replies: [error(413, 'request_too_large', 'Request exceeds the maximum size')],
      expect: 'guide',
      why: 'too-long',
      requests: 1,
    },
    { name: 'refuses without text', replies: [{ events: [start, end('refusal')] }], expect: 'guide', why: 'filtered' },
    {
      name: 'refuses after words',
      replies: [talk([`${said} `, 'And then'], 'refusal')],
      expect: 'cut',
      why: 'filtered',
    },
    { name: 'says nothing', replies: [{ events: [start, end('end_turn')] }], expect: 'guide', why: 'empty' },
    {
      name: 'pauses and goes on',
      replies: [talk([words[0] ?? ''], 'pause_turn'), talk(words.slice(1))],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'breaks off after words',
      replies: [{ events: [start, begin({ type: 'text', text: '' }), text(`${said} `)], end: 'destroy' }],
      expect: 'cut',
      why: 'broken',
    },
    {
      name: 'fails after words',
      replies: [
        {
          events: [
            start,
            begin({ type: 'text', text: '' }),
            text(`${said} `),
            named({ type: 'error', error: { type: 'api_error', message: 'Internal server error' } }),
          ],
        },
      ],
      expect: 'cut',
    },
    {
      name: 'is silent',
      replies: [{ events: [start, named({ type: 'ping' })], end: 'hang' }],
      expect: 'guide',
      why: 'timeout',
    },
  ],
}
