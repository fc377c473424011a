import { call, type Provider, type Reply, said, saidOfHome, words } from './shape.ts'

const usageMetadata = {
  promptTokenCount: 90,
  cachedContentTokenCount: 64,
  candidatesTokenCount: 6,
  thoughtsTokenCount: 5,
  totalTokenCount: 101,
}
const parts = (list: readonly unknown[], finishReason?: string): object => ({
  candidates: [
    { index: 0, content: { role: 'model', parts: list }, ...(finishReason === undefined ? {} : { finishReason }) },
  ],
  ...(finishReason === undefined ? {} : { usageMetadata }),
  modelVersion: 'm',
})
const talk = (pieces: readonly string[] = words, finish = 'STOP'): Reply => ({
  events: [...pieces.map((text) => parts([{ text }])), parts([{ text: '' }], finish)],
})
const ended = (finishReason: string): object => ({ candidates: [{ index: 0, finishReason }], usageMetadata })
const error = (code: number, status: string, message: string, details: readonly unknown[] = []): Reply => ({
  status: code,
  body: { error: { code, message, status, details } },
})
const temperatureIn = ({ generationConfig }: Record<string, unknown>): boolean =>
  typeof generationConfig === 'object' && generationConfig !== null && 'temperature' in generationConfig

/** Google's Gemini API, by its public reference. */
export const gemini: Provider = {
  name: 'Gemini',
  model: 'google/gemini-2.5-flash',
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
        { events: [parts([{ functionCall: { name: call.name, args: call.arguments } }], 'STOP')] },
        talk([saidOfHome]),
      ],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'uses a tool with fillers',
      replies: [
        {
          events: [
            parts([{ functionCall: { name: call.name, args: { ...call.arguments, limit: 0, fresh: '' } } }], 'STOP'),
          ],
        },
        talk([saidOfHome]),
      ],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'thinks beside its words',
      replies: [{ events: [parts([{ text: 'They greet.', thought: true }]), ...(talk().events ?? [])] }],
      expect: 'answer',
    },
    {
      name: 'refuses the key',
      replies: [
        error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
          { reason: 'API_KEY_INVALID' },
        ]),
      ],
      expect: 'guide',
      why: 'key-refused',
      requests: 1,
    },
    {
      name: 'does not allow it',
      replies: [error(403, 'PERMISSION_DENIED', 'The caller does not have permission')],
      expect: 'guide',
      why: 'not-allowed',
      requests: 1,
    },
    {
      name: 'does not know the model',
      replies: [error(404, 'NOT_FOUND', 'models/m is not found for API version v1beta')],
      expect: 'guide',
      why: 'unknown-model',
      requests: 1,
    },
    {
      name: 'is used up',
      replies: [
        error(
          429,
          'RESOURCE_EXHAUSTED',
          'You exceeded your current quota, please check your plan and billing details.',
        ),
      ],
      expect: 'guide',
      why: 'used-up',
      requests: 1,
    },
    {
      name: 'is busy for a moment',
      replies: [
        { ...error(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted'), headers: { 'retry-after': '0' } },
        talk(),
      ],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'is unavailable',
      replies: [error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.')],
      expect: 'guide',
      why: 'server-error',
      requests: 2,
    },
    {
      name: 'refuses a field',
      replies: (asked) =>
        temperatureIn(asked)
          ? error(
              400,
              'INVALID_ARGUMENT',
              'Invalid JSON payload received. Unknown name "temperature" at \'generation_config\': Cannot find field.',
            )
          : talk(),
      expect: 'answer',
    },
    {
      name: 'has no tools',
      replies: (asked) =>
        'tools' in asked ? error(400, 'INVALID_ARGUMENT', 'Function calling is not enabled for models/m') : talk(),
      expect: 'answer',
    },
    {
      name: 'finds the message too long',
      replies: [
        error(
          400,
          'INVALID_ARGUMENT',
          'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
        ),
      ],
      expect: 'guide',
      why: 'too-long',
      requests: 1,
    },
    {
      name: 'blocks the message',
      replies: [{ events: [{ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata }] }],
      expect: 'guide',
    },
    {
      name: 'stops for safety before a word',
      replies: [{ events: [ended('SAFETY')] }],
      expect: 'guide',
      why: 'filtered',
    },
    {
      name: 'stops for safety after words',
      replies: [talk([`${said} `, 'And'], 'SAFETY')],
      expect: 'cut',
      why: 'filtered',
    },
    {
      name: 'writes a broken call once',
      replies: [{ events: [ended('MALFORMED_FUNCTION_CALL')] }, talk()],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'writes broken calls',
      replies: [{ events: [ended('MALFORMED_FUNCTION_CALL')] }],
      expect: 'guide',
      why: 'server-error',
      requests: 2,
    },
    { name: 'says nothing', replies: [{ events: [ended('STOP')] }], expect: 'guide', why: 'empty' },
    {
      name: 'breaks off after words',
      replies: [{ events: [parts([{ text: `${said} ` }])], end: 'destroy' }],
      expect: 'cut',
      why: 'broken',
    },
    { name: 'is silent', replies: [{ events: [], end: 'hang' }], expect: 'guide', why: 'timeout' },
  ],
}
