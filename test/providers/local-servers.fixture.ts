import { chunk, done, error, ofHome, plain, refusing, talk, toolCall } from './chat-completions.ts'
import { call, type Provider, said, saidOfHome, words } from './shape.ts'

const withoutTools = (refusal: Parameters<typeof refusing>[1]) => refusing('tools', refusal)
const spelled = (text: string): string[] => text.match(/.{1,3}/gsu) ?? []

/** Ollama's compatible endpoint, by its documentation. */
export const ollama: Provider = {
  name: 'Ollama',
  model: (shape) => `compatible/ollama-${shape}`,
  shapes: [
    ...plain,
    {
      name: 'has a model without tools',
      replies: withoutTools({
        status: 400,
        body: {
          error: {
            message: 'registry.example/library/m does not support tools',
            type: 'api_error',
            param: null,
            code: null,
          },
        },
      }),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'has not pulled the model',
      replies: [error(404, 'model "m" not found, try pulling it first', { type: 'not_found_error' })],
      expect: 'guide',
      why: 'unknown-model',
    },
    {
      name: 'tells an error in a word',
      replies: [{ status: 500, body: { error: 'llama runner process has terminated' } }],
      expect: 'guide',
      why: 'server-error',
    },
    {
      name: 'thinks in its words',
      replies: [talk(spelled(`<think>\nThe visitor greets me. </b> I greet back.\n</think>\n\n${said}`))],
      expect: 'answer',
    },
    {
      name: 'thinks and says nothing',
      replies: [talk(['<think>', 'Hm, what', ' now'])],
      expect: 'guide',
      why: 'empty',
    },
    {
      name: 'thinks in a field of its own',
      replies: [
        {
          events: [
            chunk({ role: 'assistant', content: '', reasoning: 'The visitor greets me.' }),
            ...words.map((content) => chunk({ content })),
            chunk({}, 'stop'),
            done,
          ],
        },
      ],
      expect: 'answer',
    },
    {
      name: 'gives two calls one index',
      replies: [
        {
          events: [
            chunk({
              role: 'assistant',
              content: '',
              tool_calls: [
                { index: 0, id: 'c1', type: 'function', function: { name: call.name, arguments: '{"q":"homes"}' } },
              ],
            }),
            chunk({
              role: 'assistant',
              content: '',
              tool_calls: [
                { index: 0, id: 'c2', type: 'function', function: { name: call.name, arguments: '{"q":"in Kent"}' } },
              ],
            }),
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
      name: 'ends a call of a tool with stop',
      replies: [
        {
          events: [
            chunk({ tool_calls: [{ index: 0, id: 'c1', function: { name: call.name, arguments: '{"q":"homes"}' } }] }),
            chunk({}, 'stop'),
            done,
          ],
        },
        ofHome,
      ],
      expect: 'answer',
      requests: 2,
    },
  ],
}

/** vLLM, by its documentation of the OpenAI-compatible server. */
export const vllm: Provider = {
  name: 'vLLM',
  model: (shape) => `compatible/vllm-${shape}`,
  shapes: [
    ...plain,
    {
      name: 'was started without tools',
      replies: withoutTools({
        status: 400,
        body: {
          object: 'error',
          message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
          type: 'BadRequestError',
          param: null,
          code: 400,
        },
      }),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'forbids a field by its place',
      replies: refusing('stream_options', {
        status: 422,
        body: {
          detail: [
            {
              type: 'extra_forbidden',
              loc: ['body', 'stream_options'],
              msg: 'Extra inputs are not permitted',
              input: { include_usage: true },
            },
          ],
        },
      }),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'does not know the model',
      replies: [
        {
          status: 404,
          body: {
            object: 'error',
            message: 'The model `m` does not exist.',
            type: 'NotFoundError',
            param: 'model',
            code: 404,
          },
        },
      ],
      expect: 'guide',
      why: 'unknown-model',
    },
    {
      name: 'has no room for the answer',
      replies: (asked) =>
        Number(asked.max_tokens) > 1_024
          ? {
              status: 400,
              body: {
                error: {
                  message:
                    "'max_tokens' or 'max_completion_tokens' is too large: 4096. This model's maximum context length is 4096 tokens and your request has 3000 input tokens.",
                  type: 'BadRequestError',
                  param: 'max_tokens',
                  code: 400,
                },
              },
            }
          : talk(),
      expect: 'answer',
      requests: 2,
      hasHistory: true,
    },
    {
      name: 'leaves a call in its words',
      replies: [talk(spelled(`<tool_call>\n${JSON.stringify(call)}\n</tool_call>`)), ofHome],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'leaves marks of turns in its words',
      replies: [talk(spelled(`${said}<|im_end|>\n<|im_start|>user\nNext question`))],
      expect: 'answer',
    },
    {
      name: 'leaves channels in its words',
      replies: [
        talk(
          spelled(
            `<|channel|>analysis<|message|>They greet.<|end|><|start|>assistant<|channel|>final<|message|>${said}<|return|>`,
          ),
        ),
      ],
      expect: 'answer',
    },
    {
      name: 'reports an error in a stream',
      replies: [
        {
          events: [
            {
              object: 'error',
              message: 'EngineCore encountered an issue.',
              type: 'InternalServerError',
              param: null,
              code: 500,
            },
          ],
        },
      ],
      expect: 'guide',
      why: 'broken',
    },
  ],
}

/** LM Studio, by its documentation. */
export const lmStudio: Provider = {
  name: 'LM Studio',
  model: (shape) => `compatible/lm-studio-${shape}`,
  shapes: [
    ...plain,
    {
      name: 'has no model loaded',
      replies: [
        error(404, 'No models loaded. Please load a model in the developer page.', { code: 'model_not_found' }),
      ],
      expect: 'guide',
      why: 'unknown-model',
    },
    {
      name: 'tells in the stream that the conversation is too long',
      replies: (asked) =>
        JSON.stringify(asked.messages).includes('an earlier question')
          ? {
              events: [
                'event: error\ndata: {"error":{"message":"Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens"}}\n\n',
              ],
            }
          : talk(),
      expect: 'answer',
      requests: 2,
      hasHistory: true,
    },
    { name: 'answers too long a prompt with an empty stream', replies: [talk([])], expect: 'guide', why: 'empty' },
    {
      name: 'tells an error as if all was well',
      replies: [{ body: { error: 'Unexpected endpoint or method. (POST /chat/completions)' } }],
      expect: 'guide',
      why: 'refused',
    },
    {
      name: 'knows no choice of tools',
      replies: refusing('tool_choice', {
        status: 400,
        body: { error: "Invalid tool_choice type: 'string'. Supported: none." },
      }),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'writes a call without an id',
      replies: [toolCall('{"q":"homes in Kent"}', { id: undefined, index: undefined }), ofHome],
      expect: 'answer',
      requests: 2,
    },
    { name: 'ends with marks of Llama', replies: [talk([...words, '<|eot', '_id|>'])], expect: 'answer' },
  ],
}

/** llama.cpp's server, by its documentation. */
export const llamaCpp: Provider = {
  name: 'llama.cpp',
  model: (shape) => `compatible/llama-cpp-${shape}`,
  shapes: [
    ...plain,
    {
      name: 'is loading',
      replies: [
        { status: 503, body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } } },
        talk(),
      ],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'wants another key',
      replies: [
        { status: 401, body: { error: { code: 401, message: 'Invalid API Key', type: 'authentication_error' } } },
      ],
      expect: 'guide',
      why: 'key-refused',
    },
    {
      name: 'was started without templates for tools',
      replies: withoutTools({
        status: 500,
        body: { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } },
      }),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'has a small context',
      replies: (asked) =>
        JSON.stringify(asked.messages).includes('an earlier question')
          ? {
              status: 400,
              body: {
                error: {
                  code: 400,
                  message: 'the request exceeds the available context size, try increasing it',
                  type: 'exceed_context_size_error',
                  n_prompt_tokens: 9_000,
                  n_ctx: 4_096,
                },
              },
            }
          : talk(),
      expect: 'answer',
      hasHistory: true,
      requests: 2,
    },
    {
      name: 'cannot read the call that its model wrote',
      replies: [
        {
          status: 500,
          body: { error: { code: 500, message: 'Failed to parse tool call arguments as JSON', type: 'server_error' } },
        },
        talk(),
      ],
      expect: 'answer',
      requests: 2,
    },
    { name: 'ends with marks of Gemma', replies: [talk([`${said}<end_of`, '_turn>', '\n'])], expect: 'answer' },
    {
      name: 'leaves marks of Mistral',
      replies: [talk([`[INST]`, ` ${saidOfHome.slice(0, 0)}`, said, '</s>'])],
      expect: 'answer',
    },
  ],
}
