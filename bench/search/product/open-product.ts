import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeHttpServer } from '../../../src/doors/http/server.ts'
import { makeKey } from '../../../src/firm/workspaces/key.ts'
import { insertKey } from '../../../src/firm/workspaces/keys/key-store.ts'
import { insertWorkspace } from '../../../src/firm/workspaces/workspace-store.ts'
import { makeApp } from '../../../src/make-app.ts'
import { readConfig } from '../../../src/platform/config/config.ts'
import { connect } from '../../../src/platform/database/connect.ts'
import { makeLog } from '../../../src/platform/logging/log.ts'
import { builtInGuideKey } from '../../../src/platform/models/models.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../../../test/servers/scripted-model-server.ts'
import { type BenchDatabase, benchSerialNumber } from '../open-database.ts'

/** The whole server on the database of the bench, spoken to over HTTP only. */
export interface Product {
  serialNumber: string
  secretKey: string
  /** Where its `compatible/scripted` model is played. */
  model: ScriptedModelServer
  /** POSTs JSON with the secret key of the bench's workspace, or another, and answers Data. */
  call<Data>(path: string, body: object, key?: string): Promise<Data>
  /** What the search operation answers; its error where it fails. */
  search(serialNumber: string, body: { q: string; explain?: boolean }): Promise<unknown>
  addSession(): Promise<number>
  ask(question: Question): Promise<ProductAnswer>
  /** How an answer came to be. */
  readTrace(messageId: number): Promise<Record<string, unknown>>
  /** Sets whose answers the next questions get. */
  chooseModel(key: 'built-in' | 'scripted'): Promise<void>
  /** A workspace that nothing may be known of; answers its secret key and its chatbot. */
  addOtherWorkspace(): Promise<{ secretKey: string; serialNumber: string }>
  close(): Promise<void>
}

export interface Question {
  sessionID: number
  content: string
  fileIds?: readonly number[]
  /** Whether it is asked for as a stream; the pieces put together are the answer. */
  stream?: boolean
}

export interface ProductAnswer {
  messageId: number
  content: string
  /** Whether the server could not answer (5xx, or a stream that ended in an error). */
  isBroken: boolean
  milliseconds: number
}

interface PlainAnswer {
  messageid: number
  content: string
}

const scripted = 'compatible/scripted'
const broken = { messageId: 0, content: '', isBroken: true }

export async function openProduct(database: BenchDatabase): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-bench-product-'))
  const model = await startScriptedModelServer()
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORCHLIGHT_DATA_DIR: dataDir,
    PORT: '0',
    PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
    PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
  })
  const open = connect(database.connection)
  const stopping = new AbortController()
  const app = await makeApp(config, open, {
    log: makeLog(config.logLevel),
    publicUrl: '',
    stopping: stopping.signal,
    languages: database.scope.languages,
  })
  const http = makeHttpServer(app, { trustProxy: config.trustProxy, metricsToken: config.metricsToken })
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  app.publicUrl = url

  const addKey = async (workspaceId: number): Promise<string> => {
    const key = makeKey('secret')
    await insertKey(app.db, { workspaceId, kind: 'secret', key, label: 'bench' })
    return key
  }
  const secretKey = await addKey(database.scope.workspaceId)

  const post = (path: string, body: object, key = secretKey): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { authorization: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const readText = async (response: Response): Promise<string> => {
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}: ${text}`)
    return text
  }
  const call = async <Data>(path: string, body: object, key?: string): Promise<Data> =>
    JSON.parse(await readText(await post(path, body, key))).Data

  return {
    serialNumber: benchSerialNumber,
    secretKey,
    model,
    call,
    search: async (serialNumber, body) => (await post(`/v1/chatbots/${serialNumber}/search`, body)).json(),
    addSession: async () =>
      (await call<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber: benchSerialNumber })).SessionID,
    ask: async ({ sessionID, content, fileIds, stream = false }) => {
      const body = { sessionID, content, ...(fileIds ? { chatAskType: 'Image', fileIds } : {}), stream }
      const begin = performance.now()
      const response = await post('/chat/Chat/ClientAsk', body)
      // A turn that fails tells nothing, and must not end the bench; it is counted.
      if (response.status >= 500) return { ...broken, milliseconds: performance.now() - begin }
      const text = await readText(response)
      const milliseconds = performance.now() - begin
      if (stream) return { ...readPieces(text), milliseconds }
      const { messageid, content: answer } = JSON.parse(text).Data as PlainAnswer // the contract's shape
      return { messageId: messageid, content: answer, isBroken: false, milliseconds }
    },
    readTrace: async (messageId) => {
      const response = await fetch(`${url}/v1/messages/${messageId}/trace`, { headers: { authorization: secretKey } })
      // The operation's own shape.
      return response.status === 200 ? ((await response.json()) as { trace: Record<string, unknown> }).trace : {}
    },
    chooseModel: async (key) => {
      const Model = key === 'scripted' ? scripted : builtInGuideKey
      await call('/chat/Chatbot/Edit', { serialNumber: benchSerialNumber, Model })
    },
    addOtherWorkspace: async () => {
      const key = await addKey(await insertWorkspace(app.db, 'Another firm'))
      return {
        secretKey: key,
        serialNumber: await call<string>('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 }, key),
      }
    },
    close: async () => {
      await http.close(0, () => stopping.abort())
      stopping.abort()
      await app.mailer.close()
      await app.searchIndex.close()
      await open.close()
      await model.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** What a visitor has seen of a stream, even when it broke off. */
function readPieces(text: string): Omit<ProductAnswer, 'milliseconds'> {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { content?: unknown; AnswerID?: unknown; Success?: unknown })
  const content = lines.map((line) => (typeof line.content === 'string' ? line.content : '')).join('')
  return { content, messageId: Number(lines.at(-1)?.AnswerID ?? 0), isBroken: lines.at(-1)?.Success === false }
}
