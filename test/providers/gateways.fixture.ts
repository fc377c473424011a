import { chunk, done, error, plain, refusing, talk } from './chat-completions.ts'
import { type Provider, said, words } from './shape.ts'

/** OpenRouter, by its documentation. */
export const openRouter: Provider = {
  name: 'OpenRouter',
  model: (shape) => `compatible/open-router-${shape}`,
  shapes: [
    ...plain,
    {
      name: 'keeps the line open with comments',
      replies: [{ events: [': OPENROUTER PROCESSING\n\n', ...(talk().events ?? [])] }],
      expect: 'answer',
    },
    {
      name: 'has no credit',
      replies: [
        { status: 402, body: { error: { code: 402, message: 'Insufficient credits. Add more to continue.' } } },
      ],
      expect: 'guide',
      why: 'used-up',
      requests: 1,
    },
    {
      name: 'flags the message',
      replies: [
        {
          status: 403,
          body: {
            error: {
              code: 403,
              message: 'Your chosen model requires moderation and your input was flagged',
              metadata: { reasons: ['harassment'] },
            },
          },
        },
      ],
      expect: 'guide',
      why: 'filtered',
      requests: 1,
    },
    {
      name: 'finds nobody who takes tools',
      replies: refusing('tools', {
        status: 404,
        body: { error: { code: 404, message: 'No endpoints found that support tool use.' } },
      }),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'tells an error as if all was well',
      replies: [{ body: { error: { code: 502, message: 'Provider returned error' } } }],
      expect: 'guide',
      why: 'server-error',
    },
    {
      name: 'fails in the middle',
      replies: [
        {
          events: [
            chunk({ content: `${said} ` }),
            { ...chunk({ content: '' }, 'error'), error: { code: 'server_error', message: 'Provider disconnected' } },
            done,
          ],
        },
      ],
      expect: 'cut',
      why: 'broken',
    },
    {
      name: 'passes thoughts on',
      replies: [
        {
          events: [
            chunk({ content: '', reasoning: 'Hm.', reasoning_details: [{ type: 'reasoning.text', text: 'Hm.' }] }),
            ...words.map((content) => chunk({ content })),
            chunk({}, 'stop'),
            done,
          ],
        },
      ],
      expect: 'answer',
    },
    {
      name: 'is asked too often',
      replies: [
        {
          status: 429,
          body: { error: { code: 429, message: 'Rate limit exceeded: free-models-per-day' } },
          headers: { 'x-ratelimit-reset': '1790000000000' },
        },
      ],
      expect: 'guide',
      why: 'busy',
      requests: 2,
    },
  ],
}

/** Azure OpenAI, by its documentation. */
export const azure: Provider = {
  name: 'Azure OpenAI',
  model: (shape) => `compatible/azure-${shape}`,
  shapes: [
    ...plain,
    {
      name: 'begins with what its filter found',
      replies: [
        {
          events: [
            {
              ...chunk({}),
              choices: [],
              prompt_filter_results: [
                { prompt_index: 0, content_filter_results: { hate: { filtered: false, severity: 'safe' } } },
              ],
            },
            ...(talk().events ?? []),
          ],
        },
      ],
      expect: 'answer',
    },
    {
      name: 'filters the message',
      replies: [
        error(400, "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.", {
          code: 'content_filter',
          param: 'prompt',
          status: 400,
          innererror: { code: 'ResponsibleAIPolicyViolation' },
        }),
      ],
      expect: 'guide',
      why: 'filtered',
      requests: 1,
    },
    {
      name: 'has no such deployment',
      replies: [
        {
          status: 404,
          body: {
            error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' },
          },
        },
      ],
      expect: 'guide',
      why: 'unknown-model',
      requests: 1,
    },
    {
      name: 'wants another key',
      replies: [
        {
          status: 401,
          body: {
            error: { code: '401', message: 'Access denied due to invalid subscription key or wrong API endpoint.' },
          },
        },
      ],
      expect: 'guide',
      why: 'key-refused',
      requests: 1,
    },
    {
      name: 'asks to wait for milliseconds',
      replies: [
        {
          ...error(429, 'Requests to the ChatCompletions_Create Operation have exceeded call rate limit', {
            code: '429',
          }),
          headers: { 'retry-after-ms': '50', 'retry-after': '1' },
        },
        talk(),
      ],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'does not know the argument',
      replies: refusing('max_tokens', error(400, 'Unrecognized request argument supplied: max_tokens')),
      expect: 'answer',
      requests: 2,
    },
  ],
}
