import { chunk, done, error, ofHome, talk, toolCall } from './chat-completions.ts'
import { call, type Provider, type Reply, words } from './shape.ts'

/** The arguments of the call, under a name that the server garbled. */
const named = (name: string): Reply =>
  toolCall(undefined, { function: { name, arguments: JSON.stringify(call.arguments) } })
/** Words long enough that some of them have left when it ends. */
const ended = (finish: string): Reply => talk([...words, ' '], finish)
/** Refuses a request as long as a field of that name is anywhere in it. */
const refusingWithin =
  (field: string, refusal: Reply, then: (asked: Record<string, unknown>) => Reply) =>
  (asked: Record<string, unknown>): Reply =>
    JSON.stringify(asked).includes(`"${field}"`) ? refusal : then(asked)
const hasLooked = ({ messages }: Record<string, unknown>): boolean =>
  JSON.stringify(messages).includes('"tool_call_id"')

/** What servers do that have no place of their own here: Mistral, GLM, DeepSeek, Groq, SGLang, and gateways before other providers. */
export const furtherServers: Provider = {
  name: 'further servers',
  model: (shape) => `compatible/further-${shape}`,
  shapes: [
    ...['abort', 'insufficient_system_resource', 'network_error', 'sensitive', 'upstream_gave_up'].map((finish) => ({
      name: `ends with ${finish} after words`,
      replies: [ended(finish)],
      expect: 'cut' as const,
    })),
    ...['eos', 'end_turn', 'stop_sequence', 'STOP', 'COMPLETE'].map((finish) => ({
      name: `ends with ${finish}`,
      replies: [talk(words, finish)],
      expect: 'answer' as const,
      requests: 1,
    })),
    { name: 'is stopped by a filter before words', replies: [talk([], 'SAFETY')], expect: 'guide', why: 'filtered' },
    {
      name: 'fails once at a call, in a word of its own',
      replies: [talk([], 'UNEXPECTED_TOOL_CALL'), talk()],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'leaves marks in the name of a tool',
      replies: [named('search_listings<|channel|>commentary'), ofHome],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'writes a tool as a function with a number',
      replies: [named('functions.search_listings:0'), ofHome],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'does not take a field within a message',
      replies: refusingWithin(
        'reasoning_content',
        error(400, "'messages.2' : for 'role:assistant' : property 'reasoning_content' is unsupported"),
        (asked) =>
          hasLooked(asked)
            ? ofHome
            : {
                events: [
                  chunk({ reasoning_content: 'I look.' }),
                  chunk({
                    tool_calls: [
                      { index: 0, id: 'c1', function: { name: call.name, arguments: JSON.stringify(call.arguments) } },
                    ],
                  }),
                  chunk({}, 'tool_calls'),
                  done,
                ],
              },
      ),
      expect: 'answer',
      requests: 3,
    },
    {
      name: 'does not take a field within a tool',
      replies: refusingWithin(
        'minLength',
        error(
          400,
          'Invalid JSON payload received. Unknown name "minLength" at \'tools[0].function.parameters\': Cannot find field.',
        ),
        () => talk(),
      ),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'has room for less of an answer',
      replies: (asked) =>
        Number(asked.max_tokens) > 2_000
          ? error(
              400,
              "'max_tokens' is too large: 4096. This model's maximum context length is 8192 tokens and your request has 6000 input tokens.",
            )
          : talk(),
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'says in words when to come again',
      replies: [error(429, 'Rate limit reached. Please try again in 40ms.'), talk()],
      expect: 'answer',
      requests: 2,
    },
    {
      name: 'says in words to come again later than anybody waits',
      replies: [error(429, 'You exceeded your current quota. Please retry in 44.1s.')],
      expect: 'guide',
      why: 'busy',
      requests: 1,
    },
    {
      name: 'marks thoughts in its own way',
      replies: [talk(['◁think▷I greet.◁/think▷', ...words])],
      expect: 'answer',
      requests: 1,
    },
    {
      name: 'marks thoughts in pairs of half marks',
      replies: [talk(['<|channel>thought\nI greet.<channel|>', ...words])],
      expect: 'answer',
      requests: 1,
    },
  ],
}
