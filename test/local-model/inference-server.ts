import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { grammarOfCalls, type OfferedTool } from './call-grammar.ts'

// A program of its own: a real inference engine behind the protocol that Porchlight speaks with servers of firms. It's told where
// node-llama-cpp was installed, on which port to listen (0: any) and the files of its models; each is called after its file.

// The parts of node-llama-cpp that are used here; the package is no dependency, so its own types aren't there.
type Token = number
interface Model {
  fileInfo: { metadata: { tokenizer: { chat_template: string } } }
  tokenize(text: string, withMarks: boolean): Token[]
  detokenize(tokens: readonly Token[], withMarks: boolean, before?: readonly Token[]): string
  isEogToken(token: Token): boolean
  createContext(options: object): Promise<{ getSequence(): Sequence; contextSize: number }>
}
interface Sequence {
  contextTokens: Token[]
  adaptStateToTokens(tokens: Token[], mayShift: boolean): Promise<void>
  evaluate(tokens: Token[], options: object): AsyncGenerator<Token, void, void>
}
interface Engine {
  getLlama(options: object): Promise<{ loadModel(options: object): Promise<Model> }>
  LlamaGrammar: new (llama: object, options: { grammar: string }) => object
  LlamaGrammarEvaluationState: new (options: object) => object
  TokenBias: { for(model: Model): { set(token: Token, bias: 'never'): object } }
}
interface Template {
  render(values: object): string
}

/** What a request may hold of the protocol. */
interface Asked {
  model: string
  messages: { role: string; content?: unknown; tool_calls?: unknown }[]
  tools?: OfferedTool[]
  tool_choice?: unknown
  temperature?: number
  max_tokens?: number
  stream?: boolean
  stream_options?: { include_usage?: boolean }
}

interface Loaded {
  model: Model
  template: Template
  takesTools: boolean
  roomForTokens: number
  /** Idle sequences; who finds none waits. */
  idle: Sequence[]
  waiting: ((sequence: Sequence) => void)[]
  answers: number
}

interface Said {
  text: string
  calls: { name: string; arguments: unknown }[]
  finish: 'stop' | 'length' | 'tool_calls'
  usage: Record<string, unknown>
}

/** Answers that one model gives at once; further ones wait. */
const atOnce = 2
const callMark = '<tool_call>'

class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const [entry = '', port = '0', ...files] = process.argv.slice(2)
const engine: Engine = await import(pathToFileURL(entry).href)
// What writes a conversation down as the model's file says; node-llama-cpp brings it.
const { Template: JinjaTemplate }: { Template: new (source: string) => Template } = await import(
  pathToFileURL(createRequire(entry).resolve('@huggingface/jinja')).href
)
const options = { gpu: false, build: 'never', skipDownload: true, maxThreads: 1, logLevel: 'error' }
const llama = await engine.getLlama(options)
const models = new Map<string, Loaded>()
for (const file of files) models.set(basename(file, '.gguf'), await load(file))

const server = createServer((message, response) => {
  serve(message, response).catch((error: unknown) => {
    if (response.headersSent) return response.destroy()
    const status = error instanceof Refusal ? error.status : 500
    sendJson(response, status, { error: { message: String(error), type: 'invalid_request_error' } })
  })
})
server.listen(Number(port), '127.0.0.1', () => {
  // A listening TCP server has an address of this shape.
  console.log(`listening on ${(server.address() as AddressInfo).port}`)
})

async function load(modelPath: string): Promise<Loaded> {
  const model = await llama.loadModel({ modelPath })
  const template = model.fileInfo.metadata.tokenizer.chat_template
  // One thread: several wait for each other longer than such a model takes to think, all the more on a busy machine.
  const contextSize = basename(modelPath).startsWith('narrow') ? 512 : 16_384
  const context = await model.createContext({ sequences: atOnce, contextSize, threads: 1, flashAttention: false })
  return {
    model,
    template: new JinjaTemplate(template),
    // As Ollama tells it: by whether the template has a place for them.
    takesTools: template.includes('if tools'),
    roomForTokens: contextSize,
    idle: Array.from({ length: atOnce }, () => context.getSequence()),
    waiting: [],
    answers: 0,
  }
}

async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
  if (message.method === 'GET' && message.url === '/v1/models') {
    const data = [...models.keys()].map((id) => ({ id, object: 'model', created: 0, owned_by: 'here' }))
    return sendJson(response, 200, { object: 'list', data })
  }
  if (message.method !== 'POST' || message.url !== '/v1/chat/completions') throw new Refusal(404, 'not found')
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  // What is no request of the protocol fails where it is read.
  const asked = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked
  const loaded = models.get(asked.model)
  if (loaded === undefined) throw new Refusal(404, `model "${asked.model}" not found`)
  if (asked.tools && !loaded.takesTools) throw new Refusal(400, `${asked.model} does not support tools`)
  const prompt = loaded.model.tokenize(writeDown(loaded, asked), true)
  if (prompt.length >= loaded.roomForTokens)
    throw new Refusal(
      400,
      `request (${prompt.length} tokens) exceeds the available context size (${loaded.roomForTokens} tokens)`,
    )
  const begin = { id: 'chatcmpl-1', created: 0, model: asked.model }
  const chunk = (delta: object, finish: string | null = null): void => {
    const choices = [{ index: 0, delta, finish_reason: finish }]
    send(response, { ...begin, object: 'chat.completion.chunk', choices })
  }
  if (asked.stream) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    chunk({ role: 'assistant', content: '' })
  }
  const said = await withSequence(loaded, (sequence) =>
    say(loaded, sequence, { asked, prompt, response, onWords: (content) => asked.stream && chunk({ content }) }),
  )
  const calls = said.calls.map(({ name, arguments: given }, index) => ({
    ...{ index, id: `call_${loaded.answers}_${index}`, type: 'function' },
    function: { name, arguments: JSON.stringify(given) },
  }))
  if (!asked.stream) {
    const answer = { role: 'assistant', content: said.text, ...(calls.length > 0 && { tool_calls: calls }) }
    const choices = [{ index: 0, message: answer, finish_reason: said.finish }]
    return sendJson(response, 200, { ...begin, object: 'chat.completion', choices, usage: said.usage })
  }
  for (const call of calls) chunk({ tool_calls: [call] })
  chunk({}, said.finish)
  if (asked.stream_options?.include_usage)
    send(response, { ...begin, object: 'chat.completion.chunk', choices: [], usage: said.usage })
  response.end('data: [DONE]\n\n')
}

/** The conversation as the template of the model writes it down. */
function writeDown({ template }: Loaded, { messages, tools }: Asked): string {
  return template.render({
    messages: messages.map((message) => ({ ...message, content: textOf(message.content) })),
    ...(tools && { tools }),
    bos_token: '<s>',
    eos_token: '</s>',
    add_generation_prompt: true,
  })
}

function textOf(content: unknown): string {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : ''
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('\n')
}

async function withSequence<Result>(loaded: Loaded, run: (sequence: Sequence) => Promise<Result>): Promise<Result> {
  const sequence = loaded.idle.pop() ?? (await new Promise<Sequence>((resolve) => loaded.waiting.push(resolve)))
  try {
    return await run(sequence)
  } finally {
    const next = loaded.waiting.shift()
    if (next) next(sequence)
    else loaded.idle.push(sequence)
  }
}

interface Turn {
  asked: Asked
  prompt: Token[]
  response: ServerResponse
  onWords: (words: string) => void
}

async function say(loaded: Loaded, sequence: Sequence, { asked, prompt, response, onWords }: Turn): Promise<Said> {
  const { model } = loaded
  loaded.answers += 1
  const mayCall = asked.tools !== undefined && asked.tool_choice !== 'none'
  const [mark] = model.tokenize(callMark, true)
  const call = mayCall ? grammarStateFor(model, asked.tools ?? []) : undefined
  // The last token of what was read is read again: what follows is drawn from it.
  await sequence.adaptStateToTokens(prompt.slice(0, -1), false)
  const cached = sequence.contextTokens.length
  let [isCalling, hasEnded, said, text, written]: [boolean, boolean, number, string, string] = [false, false, 0, '', '']
  let held: Token[] = []
  const drawing = {
    ...{ temperature: asked.temperature ?? 1, topK: 0, topP: 1, minP: 0, yieldEogToken: true, seed: loaded.answers },
    // A call is held to a grammar from its mark on, as inference servers do.
    grammarEvaluationState: () => (isCalling ? call : undefined),
    ...(mayCall || mark === undefined ? {} : { tokenBias: engine.TokenBias.for(model).set(mark, 'never') }),
  }
  const room = Math.min(asked.max_tokens ?? Number.POSITIVE_INFINITY, loaded.roomForTokens - prompt.length - 1)
  for await (const token of sequence.evaluate(prompt.slice(cached), drawing)) {
    hasEnded = model.isEogToken(token)
    if (hasEnded || response.destroyed) break
    said += 1
    if (token === mark) isCalling = true
    else {
      held.push(token)
      const words = model.detokenize(held, false)
      // A letter of several bytes is sent once it is whole, or never will be.
      if (!words.endsWith('\uFFFD') || held.length > 3) {
        held = []
        if (isCalling) written += words
        else {
          text += words
          onWords(words)
        }
      }
    }
    if (said >= room) break
  }
  const calls = isCalling && hasEnded ? [JSON.parse(written)] : []
  const usage = {
    ...{ prompt_tokens: prompt.length, completion_tokens: said, total_tokens: prompt.length + said },
    prompt_tokens_details: { cached_tokens: cached },
  }
  return { text, calls, finish: calls.length > 0 ? 'tool_calls' : hasEnded ? 'stop' : 'length', usage }
}

function grammarStateFor(model: Model, tools: readonly OfferedTool[]): object {
  const grammar = new engine.LlamaGrammar(llama, { grammar: grammarOfCalls(tools) })
  return new engine.LlamaGrammarEvaluationState({ model, grammar })
}

function send(response: ServerResponse, event: object): void {
  response.write(`data: ${JSON.stringify(event)}\n\n`)
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
