// The least that can stand between a visitor and a model: passes each piece on as one line, and knows, checks and keeps
// nothing.
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import { readSettings, sayReady } from '../child-process.ts'

const { modelPort } = readSettings<{ modelPort: number }>()
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    // The load generator sends just this.
    const { content, model } = JSON.parse(body) as { content: string; model: string }
    const question = JSON.stringify({ model, stream: true, messages: [{ role: 'user', content }] })
    const toModel = sendRequest(
      {
        agent,
        host: '127.0.0.1',
        port: modelPort,
        method: 'POST',
        path: '/v1/chat/completions',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(question) },
      },
      (answer) => relay(answer, response),
    )
    toModel.on('error', () => response.destroy())
    toModel.end(question)
  })
})

function relay(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let rest = ''
  let text = ''
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const events = (rest + chunk).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      if (event === 'data: [DONE]') continue
      // The scripted model's own events.
      const { choices } = JSON.parse(event.slice('data: '.length)) as { choices: { delta: { content?: string } }[] }
      const content = choices[0]?.delta.content
      if (!content) continue
      text += content
      response.write(`${JSON.stringify({ content })}\n`)
    }
  })
  answer.on('end', () =>
    response.end(`${JSON.stringify({ QuestionID: 0, AnswerID: 0, Answer: text, TotalToken: 0 })}\n`),
  )
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  sayReady(typeof address === 'object' && address !== null ? address.port : 0)
})
