// Made from docs/connect.md by `npm run documents`: a change here is lost.
export const programs = {
  "openai-chat": [
    {
      "language": "js",
      "packages": [
        "openai"
      ],
      "code": "import OpenAI from 'openai'\n\nconst { BASE, SECRET_KEY, SERIAL } = process.env\nconst openai = new OpenAI({ baseURL: `${BASE}/openai/v1`, apiKey: SECRET_KEY })\nconst answer = await openai.chat.completions.create({\n  model: SERIAL,\n  messages: [{ role: 'user', content: '3 bedrooms near Green Lake under 600k?' }],\n  user: 'visitor 4711',\n})\nconsole.log(answer.choices[0].message.content)"
    },
    {
      "language": "js",
      "packages": [
        "@ai-sdk/openai-compatible",
        "ai"
      ],
      "code": "import { createOpenAICompatible } from '@ai-sdk/openai-compatible'\nimport { streamText } from 'ai'\n\nconst { BASE, SECRET_KEY, SERIAL } = process.env\nconst porchlight = createOpenAICompatible({ name: 'porchlight', baseURL: `${BASE}/openai/v1`, apiKey: SECRET_KEY })\nconst { textStream } = streamText({ model: porchlight(SERIAL), prompt: '3 bedrooms near Green Lake under 600k?' })\nfor await (const piece of textStream) process.stdout.write(piece)"
    }
  ],
  "openai-responses": [
    {
      "language": "js",
      "packages": [
        "openai"
      ],
      "code": "import OpenAI from 'openai'\n\nconst { BASE, SECRET_KEY, SERIAL } = process.env\nconst openai = new OpenAI({ baseURL: `${BASE}/openai/v1`, apiKey: SECRET_KEY })\nconst first = await openai.responses.create({ model: SERIAL, input: '3 bedrooms near Green Lake under 600k?' })\nconsole.log(first.output_text)\nconst next = openai.responses.stream({ model: SERIAL, input: 'cheaper', previous_response_id: first.id })\nconsole.log((await next.finalResponse()).output_text)"
    }
  ],
  "ai-sdk": [
    {
      "language": "js",
      "packages": [
        "ai"
      ],
      "code": "import { DefaultChatTransport, readUIMessageStream } from 'ai'\n\nconst { BASE, SERIAL } = process.env\n// In React: useChat({ transport })\nconst transport = new DefaultChatTransport({ api: `${BASE}/ai/chat/${SERIAL}` })\nconst question = { id: 'q1', role: 'user', parts: [{ type: 'text', text: '3 bedrooms near Green Lake under 600k?' }] }\nconst stream = await transport.sendMessages({\n  chatId: crypto.randomUUID(),\n  messages: [question],\n  trigger: 'submit-message',\n})\nlet answer\nfor await (const state of readUIMessageStream({ stream })) answer = state\nconsole.log(answer.parts)"
    }
  ],
  "mcp": [
    {
      "language": "js",
      "packages": [
        "@modelcontextprotocol/client"
      ],
      "code": "import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'\n\nconst { BASE, SERIAL } = process.env\nconst client = new Client({ name: 'my-agent', version: '1.0.0' })\nawait client.connect(new StreamableHTTPClientTransport(new URL(`${BASE}/mcp/${SERIAL}`)))\nconst { structuredContent } = await client.callTool({\n  name: 'search_listings',\n  arguments: { q: '3 bedrooms near Green Lake under 600k' },\n})\nconsole.log(structuredContent.understood, structuredContent.source.name)\nawait client.close()"
    },
    {
      "language": "json",
      "packages": [],
      "code": "{\n  \"mcpServers\": {\n    \"homes\": {\n      \"command\": \"npx\",\n      \"args\": [\"porchlight\", \"mcp\", \"--url\", \"https://chat.example.com\", \"--chatbot\", \"0123456789abcdef0123456789abcdef\"],\n      \"env\": { \"PORCHLIGHT_SECRET_KEY\": \"pl_sk_…\" }\n    }\n  }\n}"
    }
  ],
  "a2a": [
    {
      "language": "js",
      "packages": [
        "@a2a-js/sdk"
      ],
      "code": "import { SendMessageRequest } from '@a2a-js/sdk'\nimport { ClientFactory } from '@a2a-js/sdk/client'\n\nconst { BASE, SERIAL } = process.env\nconst agent = await new ClientFactory().createFromUrl(`${BASE}/a2a/${SERIAL}/`)\nconst ask = (text, contextId) => {\n  const message = { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts: [{ text }], contextId }\n  return agent.sendMessage(SendMessageRequest.fromJSON({ message }))\n}\nconst first = await ask('3 bedrooms near Green Lake under 600k?')\nconst next = await ask('cheaper', first.contextId)\nfor (const { content } of next.artifacts[0].parts) console.log(content.value)"
    }
  ],
  "ag-ui": [
    {
      "language": "js",
      "packages": [
        "@ag-ui/client"
      ],
      "code": "import { HttpAgent } from '@ag-ui/client'\n\nconst { BASE, SERIAL } = process.env\nconst agent = new HttpAgent({ url: `${BASE}/ag-ui/${SERIAL}` })\nagent.addMessage({ id: crypto.randomUUID(), role: 'user', content: '3 bedrooms near Green Lake under 600k?' })\nconst homes = []\nconst { newMessages } = await agent.runAgent(\n  {},\n  { onCustomEvent: ({ event }) => void (event.name === 'listing' && homes.push(event.value)) },\n)\nconsole.log(newMessages.at(-1).content, homes)"
    }
  ]
} as const
