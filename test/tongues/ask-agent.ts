import { Role, type StreamResponse, type Task } from '@a2a-js/sdk'
import type { Client, RequestOptions } from '@a2a-js/sdk/client'

// What a test says to an agent by the official SDK's client, and reads of what comes back.

interface Place {
  contextId?: string
  taskId?: string
}

const messageOf = (text: string, rest: Place) => ({
  messageId: crypto.randomUUID(),
  role: Role.ROLE_USER,
  parts: [{ content: { $case: 'text' as const, value: text }, metadata: undefined, filename: '', mediaType: '' }],
  contextId: '',
  taskId: '',
  metadata: undefined,
  extensions: [],
  referenceTaskIds: [],
  ...rest,
})

export const requestOf = (text: string, rest: Place = {}) => ({
  tenant: '',
  message: messageOf(text, rest),
  configuration: undefined,
  metadata: undefined,
})

/** The task by which a message is answered. */
export async function askAgent(
  client: Client,
  text: string,
  rest: Place = {},
  options?: RequestOptions,
): Promise<Task> {
  const told = await client.sendMessage(requestOf(text, rest), options)
  if (!('status' in told)) throw new Error('the answer is a message, and no task')
  return told
}

export const partsOf = ({ artifacts }: Pick<Task, 'artifacts'>) => artifacts.flatMap(({ parts }) => parts)
export const wordsOf = (task: Pick<Task, 'artifacts'>) =>
  partsOf(task)
    .flatMap(({ content }) => (content?.$case === 'text' ? content.value : []))
    .join('')
export const dataOf = (task: Pick<Task, 'artifacts'>) =>
  partsOf(task).flatMap(({ content }) => (content?.$case === 'data' ? [content.value as Record<string, unknown>] : []))

export async function readAll(stream: AsyncGenerator<StreamResponse>): Promise<StreamResponse['payload'][]> {
  const all: StreamResponse['payload'][] = []
  for await (const { payload } of stream) all.push(payload)
  return all
}

/** What a client has in hand once a stream has ended: artifacts put together as they were sent. */
export function gather(payloads: StreamResponse['payload'][]) {
  const [first, ...rest] = payloads
  const last = payloads.at(-1)
  if (first?.$case !== 'task' || last?.$case !== 'statusUpdate') throw new Error('no task, or no end')
  const parts = rest.flatMap((each) => (each?.$case === 'artifactUpdate' ? (each.value.artifact?.parts ?? []) : []))
  const updates = rest.flatMap((each) => (each?.$case === 'artifactUpdate' ? [each.value] : []))
  const artifact = { artifactId: '', name: '', description: '', metadata: undefined, extensions: [], parts }
  return { task: first.value, updates, artifacts: [artifact], state: last.value.status?.state }
}
