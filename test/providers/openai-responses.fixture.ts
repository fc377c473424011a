import { call, type Provider, type Reply, said, saidOfHome, words } from './shape.ts'

const named = (event: { type: string; [field: string]: unknown }): string =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
const response = { id: 'resp_1', object: 'response', created_at: 1_790_000_000, model: 'm' }
const usage = {
  input_tokens: 90,
  input_tokens_details: { cached_tokens: 64 },
  output_tokens: 11,
  output_tokens_details: { reasoning_tokens: 5 },
  total_tokens: 101,
}
const created = named({ type: 'response.created', response: { ...response, status: 'in_progress' } })
const item = (id: number) => ({
  id: `msg_${id}`,
  type: 'message',
  status: 'in_progress',
  role: 'assistant',
  content: [],
})
const opened = named({ type: 'response.output_item.added', output_index: 0, item: item(0) })
const delta = (text: string): string =>
  named({ type: 'response.output_text.delta', item_id: 'msg_0', output_index: 0, content_index: 0, delta: text })
const closed = named({ type: 'response.output_item.done', output_index: 0, item: { ...item(0), status: 'completed' } })
const completed = named({
  type: 'response.completed',
  response: { ...response, status: 'completed', output: [], incomplete_details: null, usage },
})
const incomplete = (reason: string): string =>
  named({
    type: 'response.incomplete',
    response: { ...response, status: 'incomplete', output: [], incomplete_details: { reason }, usage },
  })
const talk = (pieces: readonly string[] = words): Reply => ({
  events: [created, opened, ...pieces.map(delta), closed, completed],
})
const error = (status: number, message: string, more: object = {}): Reply => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code: null, ...more } },
})
const used = {
  id: 'fc_1',
  type: 'function_call',
  call_id: 'call_1',
  name: call.name,
  arguments: JSON.stringify(call.arguments),
  status: 'completed',
}

/** OpenAI's Responses API, by its public reference. */
export const openaiResponses: Provider = {
  name: 'OpenAI Responses',
  model: 'openai/gpt-4o',
  shapes: [
    {
      name: 'streams words',
      replies: [talk()],
      expect: 'answer',
      requests: 1,
      usage: { input: 26, cached: 64, output: 6, reasoning: 5 },
    },
    {
      name: 'uses a tool',
      replies: [
        {
          events: [
            created,
            named({
              type: 'response.output_item.added',
              output_index: 0,
              item: { ...used, arguments: '', status: 'in_progress' },
            }),
            named({
              type: 'response.function_call_arguments.delta',
              item_id: 'fc_1',
              output_index: 0,
              delta: used.arguments,
            }),
            named({ type: 'response.output_item.done', output_index: 0, item: used }),
            completed,
          ],
        },
        talk([saidOfHome]),
      ],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'refuses the key',
      replies: [error(401, 'Incorrect API key provided.', { code: 'invalid_api_key' })],
      expect: 'guide',
      why: 'key-refused',
      requests: 1,
    },
    {
      name: 'does not allow the model',
      replies: [error(403, 'Project does not have access to model m', { code: 'model_not_found' })],
      expect: 'guide',
      why: 'not-allowed',
      requests: 1,
    },
    {
      name: 'does not know the model',
      replies: [error(404, "The requested model 'm' does not exist.", { code: 'model_not_found' })],
      expect: 'guide',
      why: 'unknown-model',
      requests: 1,
    },
    {
      name: 'has no more credit',
      replies: [
        error(429, 'You exceeded your current quota, please check your plan and billing details.', {
          type: 'insufficient_quota',
          code: 'insufficient_quota',
        }),
      ],
      expect: 'guide',
      why: 'used-up',
      requests: 1,
    },
    {
      name: 'is busy for a moment',
      replies: [{ ...error(429, 'Rate limit reached'), headers: { 'retry-after': '0' } }, talk()],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'fails',
      replies: [error(500, 'The server had an error while processing your request', { type: 'server_error' })],
      expect: 'guide',
      why: 'server-error',
      requests: 2,
    },
    {
      name: 'refuses a field',
      replies: (asked) =>
        'temperature' in asked
          ? error(400, "Unsupported parameter: 'temperature' is not supported with this model.", {
              param: 'temperature',
            })
          : talk(),
      expect: 'answer',
    },
    {
      name: 'fails in the stream before a word',
      replies: [
        {
          events: [
            created,
            named({
              type: 'response.failed',
              response: {
                ...response,
                status: 'failed',
                error: { code: 'server_error', message: 'The model failed' },
                output: [],
                incomplete_details: null,
                usage: null,
              },
            }),
          ],
        },
      ],
      expect: 'guide',
    },
    {
      name: 'reports an error in the stream',
      replies: [
        {
          events: [
            created,
            named({
              type: 'error',
              sequence_number: 1,
              error: { type: 'server_error', code: 'server_error', message: 'The model failed', param: null },
            }),
          ],
        },
      ],
      expect: 'guide',
    },
    {
      name: 'finds the message too long',
      replies: [
        error(400, 'Your input exceeds the context window of this model.', {
          code: 'context_length_exceeded',
          param: 'input',
        }),
      ],
      expect: 'guide',
      why: 'too-long',
      requests: 1,
    },
    {
      name: 'filters before a word',
      replies: [{ events: [created, incomplete('content_filter')] }],
      expect: 'guide',
      why: 'filtered',
    },
    {
      name: 'filters after words',
      replies: [{ events: [created, opened, delta(`${said} `), delta('And'), closed, incomplete('content_filter')] }],
      expect: 'cut',
      why: 'filtered',
    },
    {
      name: 'refuses without text',
      replies: [{ events: [created, opened, closed, completed] }],
      expect: 'guide',
      why: 'empty',
    },
    {
      name: 'breaks off after words',
      replies: [{ events: [created, opened, delta(`${said} `)], end: 'destroy' }],
      expect: 'cut',
      why: 'broken',
    },
    { name: 'is silent', replies: [{ events: [created], end: 'hang' }], expect: 'guide', why: 'timeout' },
  ],
}
