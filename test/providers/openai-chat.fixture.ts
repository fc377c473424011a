import { chunk, done, error, ofHome, plain, refusing, talk, toolCall, wholeAnswer } from './chat-completions.ts'
import { type Provider, said, words } from './shape.ts'

/** OpenAI's Chat Completions, by its public reference, and gateways that pass it on. */
export const openaiChat: Provider = {
  name: 'OpenAI Chat',
  model: (shape) => `compatible/openai-chat-${shape}`,
  shapes: [
    ...plain,
    {
      name: 'refuses max_tokens and names the other',
      replies: refusing(
        'max_tokens',
        error(
          400,
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          {
            param: 'max_tokens',
            code: 'unsupported_parameter',
          },
        ),
      ),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'refuses a temperature',
      replies: refusing(
        'temperature',
        error(
          400,
          "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
          {
            param: 'temperature',
            code: 'unsupported_value',
          },
        ),
      ),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'allows fewer tokens',
      replies: (asked) =>
        Number(asked.max_tokens) > 2_048
          ? error(400, 'max_tokens is too large: 4096. This model supports at most 2048 completion tokens.', {
              param: 'max_tokens',
            })
          : talk(),
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
      name: 'does not allow the country',
      replies: [error(403, 'Country, region, or territory not supported')],
      expect: 'guide',
      why: 'not-allowed',
      requests: 1,
    },
    {
      name: 'does not know the model',
      replies: [
        error(404, 'The model `m` does not exist or you do not have access to it.', { code: 'model_not_found' }),
      ],
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
      name: 'is busy for a second',
      replies: [
        { ...error(429, 'Rate limit reached', { code: 'rate_limit_exceeded' }), headers: { 'retry-after': '1' } },
        talk(),
      ],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'is busy for an hour',
      replies: [
        { ...error(429, 'Rate limit reached', { code: 'rate_limit_exceeded' }), headers: { 'retry-after': '3600' } },
      ],
      expect: 'guide',
      why: 'busy',
      requests: 1,
    },
    { name: 'fails once', replies: [error(500, 'The server had an error'), talk()], expect: 'answer', requests: 2 },
    {
      name: 'fails',
      replies: [error(503, 'The engine is currently overloaded')],
      expect: 'guide',
      why: 'server-error',
      requests: 2,
    },
    {
      name: 'finds the conversation too long and answers without it',
      replies: (asked) =>
        JSON.stringify(asked.messages).includes('an earlier question')
          ? error(
              400,
              "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
              { code: 'context_length_exceeded', param: 'messages' },
            )
          : talk(),
      expect: 'answer',
      requests: 2,
      hasHistory: true,
    },
    {
      name: 'finds the message too long',
      replies: [
        error(400, "This model's maximum context length is 512 tokens.", {
          code: 'context_length_exceeded',
          param: 'messages',
        }),
      ],
      expect: 'guide',
      why: 'too-long',
      requests: 1,
    },
    { name: 'says nothing', replies: [talk([])], expect: 'guide', why: 'empty' },
    { name: 'is silent', replies: [{ events: [], end: 'hang' }], expect: 'guide', why: 'timeout' },
    {
      name: 'breaks off before the first word',
      replies: [{ events: [chunk({ role: 'assistant', content: '' })], end: 'destroy' }],
      expect: 'guide',
      why: 'broken',
    },
    {
      name: 'breaks off after words',
      replies: [{ events: [chunk({ content: `${said} ` }), chunk({ content: 'Shall we' })], end: 'destroy' }],
      expect: 'cut',
      why: 'broken',
    },
    {
      name: 'is silent after words',
      replies: [{ events: [chunk({ content: `${said} ` })], end: 'hang' }],
      expect: 'cut',
      why: 'timeout',
    },
    { name: 'filters before a word', replies: [talk([], 'content_filter')], expect: 'guide', why: 'filtered' },
    {
      name: 'filters after words',
      replies: [talk([`${said} `, 'And then'], 'content_filter')],
      expect: 'cut',
      why: 'filtered',
    },
    {
      name: 'refuses without text',
      replies: [{ events: [chunk({ role: 'assistant', content: null, refusal: '' }), chunk({}, 'stop'), done] }],
      expect: 'guide',
      why: 'empty',
    },
    {
      name: 'has null choices in a chunk',
      replies: [
        {
          events: [
            ...words.map((content) => chunk({ content })),
            { ...chunk({}), choices: null },
            chunk({}, 'stop'),
            done,
          ],
        },
      ],
      expect: 'answer',
    },
    {
      name: 'answers a stream with whole JSON',
      replies: [{ body: wholeAnswer }],
      expect: 'answer',
      usage: { input: 26, cached: 64, output: 6, reasoning: 5 },
    },
    {
      name: 'uses a tool in whole JSON',
      replies: [
        {
          body: {
            ...wholeAnswer,
            choices: [
              {
                index: 0,
                message: {
                  role: 'assistant',
                  content: null,
                  tool_calls: [
                    { id: 'c1', type: 'function', function: { name: 'search_listings', arguments: '{"q":"homes"}' } },
                  ],
                },
                finish_reason: 'tool_calls',
              },
            ],
          },
        },
        ofHome,
      ],
      expect: 'answer',
    },
    {
      name: 'writes arguments as an object',
      replies: [toolCall({ q: 'homes in Kent' }), ofHome],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'fills optional arguments',
      replies: [toolCall(JSON.stringify({ q: 'homes in Kent', fresh: null, limit: 0, offset: '' })), ofHome],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'writes numbers as text',
      replies: [toolCall(JSON.stringify({ q: 'homes in Kent', fresh: 'false', limit: '5', offset: 'null' })), ofHome],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'writes arguments as JSON in JSON',
      replies: [toolCall(JSON.stringify(JSON.stringify({ q: 'homes in Kent' }))), ofHome],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'ends with CRLF lines',
      replies: [
        {
          events:
            talk().events?.map(
              (event) => `${typeof event === 'string' ? event.trim() : `data: ${JSON.stringify(event)}`}\r\n\r\n`,
            ) ?? [],
        },
      ],
      expect: 'answer',
    },
    {
      name: 'ends with [DONE] alone',
      replies: [{ events: [...words.map((content) => chunk({ content })), done] }],
      expect: 'answer',
    },
  ],
}
