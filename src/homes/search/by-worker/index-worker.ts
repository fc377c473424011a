import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../../../platform/database/connect.ts'
import type { ListingScope } from '../../listings/listing-scope.ts'
import { IndexInThread } from '../by-index/index-in-thread.ts'
import { ListingIndexes } from '../by-index/keeping/listing-indexes.ts'
import type { IndexReply, IndexView, QuestionKind } from '../search-index.ts'
import type { AskMessage, FromThread, ThreadData, ToThread } from './messages.ts'

// The thread that keeps the indexes. It loads neither the tables of languages nor HTTP, so that it is there soon and small.

/** For looks at what changed, of several searches at once, and for reading listings. */
const mostConnections = 4
/** Views that are remembered; one that was forgotten looks again. */
const mostViews = 1_000

// What the other side starts this thread with.
const { connection, expected, ...options } = workerData as ThreadData
const database = connect(connection, { maxConnections: mostConnections })
const indexes = new ListingIndexes(database.db, { ...options, expected: () => expected, onError: tell })
const index = new IndexInThread(indexes)
const views = new Map<number, IndexView>()

function post(message: FromThread): void {
  parentPort?.postMessage(message)
}

function tell(error: unknown, scope: ListingScope | null): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  post({ is: 'trouble', error: { name, message, stack }, scope })
}

function viewOf(id: number): IndexView {
  if (id === 0) return index
  const view = views.get(id) ?? index.view()
  views.set(id, view)
  const [oldest] = views.keys()
  if (views.size > mostViews && oldest !== undefined) views.delete(oldest)
  return view
}

async function reply({ scope, view, kind, of, found }: AskMessage): Promise<IndexReply<QuestionKind>> {
  try {
    return await viewOf(view).ask(scope, kind, of, found)
  } catch (error) {
    tell(error, scope)
    return null
  }
}

async function handle(message: ToThread): Promise<void> {
  switch (message.do) {
    case 'ask':
      return post({ is: 'reply', id: message.id, reply: await reply(message) })
    case 'warm':
      return index.warm(message.scope)
    case 'refresh':
    case 'settle':
      await index[message.do]().catch((error: unknown) => tell(error, null))
      return post({ is: 'done', id: message.id, size: await index.size() })
    case 'size':
      return post({ is: 'done', id: message.id, size: await index.size() })
    case 'close':
      await index.close()
      await database.close()
      parentPort?.close()
  }
}

parentPort?.on('message', (message: ToThread) => void handle(message))
post({ is: 'ready' })
