import { maxQuestionLength } from '../../../conversation/chat/question-faults.ts'
import type { SessionWish } from '../../../conversation/sessions/outside-session.ts'
import { fail } from '../../../platform/errors.ts'
import { countCodePoints } from '../../../platform/text/code-points.ts'

const longestName = 512
const mostMessages = 2_000

export interface AskedInParts {
  question: string
  /** Addresses of the pictures of the question: `data:`, `https:` or `http:`. */
  pictures: string[]
}

/** What any request says beside its question. */
export function readModel({ model, stream }: Record<string, unknown>): { model: string; isStreamed: boolean } {
  if (typeof model !== 'string' || model.trim() === '')
    throw wrong('model', 'expected the serial number of a chatbot, as GET /openai/v1/models lists them')
  // No text of the database may have such a sign, so no chatbot is called that.
  if (model.includes('\0')) throw fail('chatbot-not-found', { serialNumber: model })
  if (stream !== undefined && stream !== null && typeof stream !== 'boolean')
    throw wrong('stream', 'expected true or false')
  return { model: model.trim().slice(0, 100), isStreamed: stream === true }
}

/** The last message is the question; those before it are in the conversation that we keep, and not believed here. `field`: where they stand. */
export function readQuestion(messages: unknown, field: string): AskedInParts {
  if (!Array.isArray(messages) || messages.length === 0) throw wrong(field, 'expected a list of messages')
  if (messages.length > mostMessages) throw wrong(field, `expected at most ${mostMessages} messages`)
  const place = `${field}[${messages.length - 1}]`
  const last: unknown = messages.at(-1)
  if (!isObject(last) || last.role !== 'user')
    throw wrong(`${place}.role`, 'expected user, because the last message is the question')
  const parts = partsOf(last.content, place)
  const question = parts.flatMap(({ text }) => text ?? []).join('\n')
  const length = countCodePoints(question)
  if (length > maxQuestionLength)
    throw wrong(`${place}.content`, `expected at most ${maxQuestionLength} characters, got ${length}`)
  if (question.includes('\0')) throw wrong(`${place}.content`, 'the character U+0000 is not allowed')
  return { question: question.toWellFormed(), pictures: parts.flatMap(({ picture }) => picture ?? []) }
}

interface Part {
  text?: string
  picture?: string
}

function partsOf(content: unknown, place: string): Part[] {
  if (typeof content === 'string') return [{ text: content }]
  if (!Array.isArray(content)) throw wrong(`${place}.content`, 'expected text, or a list of parts')
  return content.map((part: unknown, index): Part => {
    const at = `${place}.content[${index}]`
    if (!isObject(part)) throw wrong(at, 'expected a part with its type')
    if ((part.type === 'text' || part.type === 'input_text') && typeof part.text === 'string')
      return { text: part.text }
    const { image_url: image } = part
    const address = isObject(image) ? image.url : image
    if ((part.type === 'image_url' || part.type === 'input_image') && typeof address === 'string')
      return { picture: address }
    throw wrong(at, 'expected a part with text, or with the address of a picture')
  })
}

/** `metadata.session` before `user`; a number is the id of a session that we made. */
export function readSession({ metadata, user }: Record<string, unknown>): SessionWish {
  const named = isObject(metadata) ? metadata.session : undefined
  if (named === undefined || named === null || named === '') return readUser(user)
  const name = typeof named === 'number' ? String(named) : named
  if (typeof name !== 'string' || name.length > longestName)
    throw wrong('metadata.session', `expected a name of at most ${longestName} characters, or the id of a session`)
  if (/^[1-9]\d{0,14}$/.test(name)) return { is: 'id', id: Number(name) }
  return { is: 'named', name: `session ${name}` }
}

function readUser(user: unknown): SessionWish {
  if (user === undefined || user === null || user === '') return { is: 'new' }
  if (typeof user !== 'string' || user.length > longestName)
    throw wrong('user', `expected a name of at most ${longestName} characters`)
  return { is: 'named', name: `user ${user}` }
}

export function wrong(param: string, what: string): Error {
  return fail('invalid-fields', { faults: `${param}: ${what}.` })
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
