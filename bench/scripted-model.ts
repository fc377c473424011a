// A language model that says the same 200 pieces to everyone, in OpenAI's chat-completions protocol. It writes each piece
// by itself and spends as little as it can, since it shares the machine with what is measured.
import { createServer, type ServerResponse } from 'node:http'
import { sayReady } from './child-process.ts'
import { pieceCount, pieceText, proseModel, readModelPace } from './model-script.ts'

const event = (choice: object, more: object = {}): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-bench', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, ...choice }], ...more })}\n\n`

const piecesOf = (model: string): readonly string[] =>
  Array.from({ length: pieceCount }, (_, index) =>
    event({ delta: { content: pieceText(index, model) }, finish_reason: null }),
  )
const interjections = piecesOf('')
const prose = piecesOf(proseModel)
const opening = event({ delta: { role: 'assistant', content: '' }, finish_reason: null })
const usage = { usage: { prompt_tokens: 40, completion_tokens: pieceCount, total_tokens: 40 + pieceCount } }
const closing = `${event({ delta: {}, finish_reason: 'stop' }, usage)}data: [DONE]\n\n`

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    // Asked for its models: what is set names them.
    if (request.method === 'GET') {
      response.writeHead(404).end()
      return
    }
    // The body is a chat-completions request; its model says how fast to speak.
    const { model } = JSON.parse(body) as { model: string }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(opening)
    speak(response, model === proseModel ? prose : interjections, readModelPace(model))
  })
})

/** Says all pieces, `paceMs` apart; with 0 as fast as the listener takes them, one stream as much as the other. */
function speak(response: ServerResponse, pieces: readonly string[], paceMs: number): void {
  let next = 0
  const say = (): void => {
    if (response.destroyed) return
    if (next === pieces.length) {
      response.end(closing)
      return
    }
    const goesOn = response.write(pieces[next++])
    if (!goesOn) response.once('drain', say)
    else if (paceMs === 0) setImmediate(say)
    else setTimeout(say, paceMs)
  }
  if (paceMs === 0) say()
  else setTimeout(say, paceMs)
}

// Longer than any round: a relay that sends on a connection which is just being closed would fail.
server.keepAliveTimeout = 10 * 60_000

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  sayReady(typeof address === 'object' && address !== null ? address.port : 0)
})
