import { randomUUID } from 'node:crypto'
import { readData } from '../call.ts'
import { isSuccess } from '../journal.ts'
import { ask, askUntilAnswered, type LoadContext, pause } from './load-context.ts'

/** What one visitor was promised: the answers that came to their end, and the files that were taken. */
interface Visit {
  headers: Record<string, string>
  said: { questionId: number; answerId: number; content: string; answer: string }[]
  fileIds: string[]
}

interface Line {
  content?: string
  questionid?: number
  messageid?: number
}

const visitMessages = 4

/** Visitors one after the other: each opens a window, asks, now and then sends a picture and leaves an address. */
export async function visit(context: LoadContext, picture: Uint8Array): Promise<void> {
  const visits: Visit[] = []
  while (!context.stopped) {
    const headers = await openWindow(context)
    if (headers !== null) {
      const visit: Visit = { headers, said: [], fileIds: [] }
      visits.push(visit)
      for (let turn = 0; turn < visitMessages && !context.stopped; turn += 1) {
        await askAsVisitor(context, visit)
        await pause(context, 60)
      }
      if (context.dice.below(2) === 0) await sendPicture(context, visit, picture)
      if (context.dice.below(3) === 0) await leaveLead(context, visit)
    }
    await pause(context, 60)
  }
  // Not those of long ago: the newest hold what the fault may have hit.
  for (const one of visits.slice(-12)) await checkVisit(context, one)
}

async function openWindow(context: LoadContext): Promise<Record<string, string> | null> {
  const number = context.next()
  // Made up, from the networks that no machine has an address in (RFC 2544).
  const address = { 'x-forwarded-for': `198.18.${(number >> 8) % 256}.${number % 256}` }
  const outcome = await ask(context, {
    kind: 'open a window',
    path: '/chat/Chatbot/GetConfig',
    headers: address,
    body: { serialNumber: context.chatbots.visitors },
  })
  if (!isSuccess(outcome)) return null
  return { ...address, 'chatrobot-sessionkey': readData<{ SessionKey: string }>(outcome).SessionKey }
}

async function askAsVisitor(context: LoadContext, visit: Visit): Promise<void> {
  const content = `homes under ${100 + context.next()} thousand dollars`
  const outcome = await askUntilAnswered(context, {
    kind: 'visitor’s question',
    path: '/chat/Chat/Ask',
    headers: { ...visit.headers, 'idempotency-key': randomUUID() },
    body: { content },
    stream: true,
    codes: ['idempotency-key-running'],
  })
  if (!isSuccess(outcome)) return
  const lines: Line[] = outcome.text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  const last = lines.at(-1)
  if (last?.questionid === undefined || last.messageid === undefined) return
  const answer = lines.map((line) => line.content ?? '').join('')
  visit.said.push({ questionId: last.questionid, answerId: last.messageid, content, answer })
}

async function sendPicture(context: LoadContext, visit: Visit, picture: Uint8Array): Promise<void> {
  const begun = await ask(context, {
    kind: 'begin an upload',
    path: '/chat/User/GetPreUploadUrl',
    headers: visit.headers,
    body: { fileName: 'kitchen.png' },
  })
  if (!isSuccess(begun)) return
  const { FileStoreId, PreUploadUrl } = readData<{ FileStoreId: string; PreUploadUrl: string }>(begun)
  const { pathname, search } = new URL(PreUploadUrl)
  const put = await ask(context, {
    kind: 'upload',
    method: 'PUT',
    path: pathname + search,
    headers: {},
    bytes: picture,
  })
  if (!isSuccess(put)) return
  const report = await askUntilAnswered(context, reportOf(visit, FileStoreId))
  if (isSuccess(report)) visit.fileIds.push(FileStoreId)
}

function reportOf({ headers }: Visit, FileStoreId: string) {
  return { kind: 'report an upload', path: '/chat/User/ReportUploadSuccess', headers, body: { FileStoreId } }
}

async function leaveLead(context: LoadContext, { headers }: Visit): Promise<void> {
  const body = { firstName: 'Ana', email: 'ana@visitor.example', message: 'On Saturday?' }
  await ask(context, { kind: 'lead', path: '/v1/visitor/lead', headers, body })
}

interface Message {
  id: number
  content: string
  status: string
}

/** Everything that was answered to its end is in the conversation, once, word for word; every file that was taken is there. */
async function checkVisit(context: LoadContext, { headers, said, fileIds }: Visit): Promise<void> {
  for (const FileStoreId of fileIds) {
    await askUntilAnswered(context, { ...reportOf({ headers, said, fileIds }, FileStoreId), kind: 'report again' })
  }
  const path = '/v1/visitor/conversation'
  const outcome = await askUntilAnswered(context, { kind: 'conversation', method: 'GET', path, headers })
  if (!isSuccess(outcome)) return
  const { messages }: { messages: Message[] } = JSON.parse(outcome.text)
  for (const { questionId, answerId, content, answer } of said) {
    const answered = messages.filter((message) => message.content === content && message.status === 'answered')
    if (answered.length !== 1 || answered[0]?.id !== questionId) {
      context.journal.blame(`a visitor’s question was kept ${answered.length} times instead of once`)
    }
    const kept = messages.find(({ id }) => id === answerId)
    if (kept?.content !== answer) context.journal.blame(`a visitor’s answer is lost or not what was said`)
  }
}
