import type { TongueRoute } from './tongue.ts'

/** A question with some pictures in it, each of which grows by a third as text. */
const pictureBytes = 32 * 1_048_576

const openaiModels = async () => (await import('./openai/models.ts')).models
const openaiChat = async () => (await import('./openai/chat-completions.ts')).chatCompletions

const openaiResponses = async () => (await import('./openai/responses.ts')).responses
const openaiStored = async () => (await import('./openai/read-response.ts')).storedResponse

const aiChat = async () => (await import('./ai-sdk/chat.ts')).chat
const aiResume = async () => (await import('./ai-sdk/resume.ts')).resume

/** A long conversation, which is sent whole each time. */
const usualBytes = 1_048_576
/** A tool is told little. */
const toolBytes = 65_536
const mcp = async () => (await import('./mcp/mcp-tongue.ts')).mcp

const a2a = async () => (await import('./a2a/a2a-tongue.ts')).a2a
const a2aCard = async () => (await import('./a2a/agent-card.ts')).agentCard

const agUi = async () => (await import('./ag-ui/run.ts')).run

/** THE TABLE of what is served in other tongues than the API's (docs/connect.md). */
export const tongues: readonly TongueRoute[] = [
  {
    method: 'GET',
    path: '/openai/v1/models',
    maxBodyBytes: 0,
    load: openaiModels,
    described: {
      id: 'listOpenaiModels',
      summary: 'List chatbots as OpenAI lists models',
      description: 'The chatbots of the key’s workspace; the id of each is its serialNumber.',
      streams: false,
      needsKey: true,
    },
  },
  { method: 'GET', path: '/openai/v1/models/{model}', maxBodyBytes: 0, load: openaiModels },
  {
    method: 'POST',
    path: '/openai/v1/chat/completions',
    maxBodyBytes: pictureBytes,
    takesLong: true,
    counts: 'openai-chat',
    load: openaiChat,
    described: {
      id: 'createChatCompletion',
      summary: 'Ask a chatbot as OpenAI’s Chat Completions are asked',
      description:
        'The last of `messages` is the question to the chatbot that `model` names; `metadata.session` or `user` names the conversation. Answers whole or, with `stream`, in chunks.',
      streams: true,
      needsKey: true,
    },
  },
  {
    method: 'POST',
    path: '/openai/v1/responses',
    maxBodyBytes: pictureBytes,
    takesLong: true,
    counts: 'openai-responses',
    load: openaiResponses,
    described: {
      id: 'createResponse',
      summary: 'Ask a chatbot as OpenAI’s Responses are asked',
      description:
        'The last message of `input` is the question to the chatbot that `model` names; `previous_response_id`, `metadata.session` or `user` names the conversation. Answers whole or, with `stream`, in events.',
      streams: true,
      needsKey: true,
    },
  },
  { method: 'GET', path: '/openai/v1/responses/{id}', maxBodyBytes: 0, takesLong: true, load: openaiStored },
  {
    method: 'POST',
    path: '/ai/chat/{serialNumber}',
    maxBodyBytes: usualBytes,
    takesLong: true,
    counts: 'ai-sdk',
    load: aiChat,
    described: {
      id: 'askByUiMessages',
      summary: 'Ask a chatbot as the AI SDK’s chats do',
      description:
        'What `useChat` sends and reads: the last of `messages` is the question, `id` names the conversation, and the answer is a UI message stream (v1).',
      streams: true,
      needsKey: false,
    },
  },
  { method: 'GET', path: '/ai/chat/{serialNumber}/{chatId}/stream', maxBodyBytes: 0, takesLong: true, load: aiResume },
  ...(['/mcp', '/mcp/{serialNumber}'] as const).flatMap((path): TongueRoute[] => [
    {
      method: 'POST',
      path,
      maxBodyBytes: toolBytes,
      takesLong: true,
      counts: 'mcp',
      load: mcp,
      ...(path !== '/mcp' && {
        described: {
          id: 'runMcpMessage',
          summary: 'Use a chatbot’s tools over MCP',
          description:
            'One JSON-RPC message of MCP’s Streamable HTTP transport, in the revision 2026-07-28 or 2025-11-25.',
          streams: true,
          needsKey: false,
        },
      }),
    },
    // It keeps no session that could be listened to or ended: both are told so in its own words.
    { method: 'GET', path, maxBodyBytes: 0, load: mcp },
    { method: 'DELETE', path, maxBodyBytes: 0, load: mcp },
  ]),
  {
    method: 'POST',
    path: '/a2a/{serialNumber}',
    maxBodyBytes: toolBytes,
    counts: 'a2a',
    load: a2a,
    described: {
      id: 'sendAgentRequest',
      summary: 'Ask a chatbot as agents ask each other, over A2A',
      description:
        'One JSON-RPC request of A2A 1.0: SendMessage, SendStreamingMessage, GetTask, ListTasks, CancelTask or SubscribeToTask. `contextId` names the conversation.',
      streams: true,
      needsKey: false,
    },
  },
  {
    method: 'GET',
    path: '/a2a/{serialNumber}/.well-known/agent-card.json',
    maxBodyBytes: 0,
    load: a2aCard,
    described: {
      id: 'readAgentCard',
      summary: 'Read the agent card of a chatbot',
      description:
        'What A2A 1.0 asks for before anything is sent. At the CustomDomain of a chatbot it is also at `/.well-known/agent-card.json`.',
      streams: false,
      needsKey: false,
    },
  },
  // Where agents look for the agent of a host.
  { method: 'GET', path: '/.well-known/agent-card.json', maxBodyBytes: 0, load: a2aCard },
  {
    method: 'POST',
    path: '/ag-ui/{serialNumber}',
    maxBodyBytes: usualBytes,
    takesLong: true,
    counts: 'ag-ui',
    load: agUi,
    described: {
      id: 'runAgUi',
      summary: 'Ask a chatbot as user interfaces ask agents, over AG-UI',
      description:
        'A RunAgentInput of AG-UI: the last of `messages` is the question, `threadId` names the conversation, and the answer is a stream of events.',
      streams: true,
      needsKey: false,
    },
  },
]
