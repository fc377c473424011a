import { type Repeated, repeat } from '../../platform/jobs/repeat.ts'
import type { KnowledgeApp } from '../knowledge-app.ts'
import type { KnowledgeScope } from '../source.ts'
import type { Embeddings } from './embeddings.ts'
import {
  keepVectors,
  listUnembedded,
  noteEmbedded,
  type PassageToEmbed,
  raiseVersion,
  returnPassages,
  takePassages,
} from './vector-store.ts'

const lookEveryMs = 1_000
/** Chatbots that are looked at in one go. */
const mostChatbots = 20
/** Batches of one chatbot before others have their turn, and questions hear of what is made. */
const mostBatches = 16
/** Pauses after failures, longer each time. */
const pausesMs = [5_000, 15_000, 60_000, 300_000]

type EmbeddingApp = Pick<KnowledgeApp, 'db' | 'log' | 'now'>

/** Makes the vectors of passages that have none, from now until it is stopped; several processes share the work. */
export function runEmbedding(app: EmbeddingApp, embeddings: Embeddings): Repeated {
  const stopping = new AbortController()
  let failures = 0
  let quietUntil = 0
  const work = async (): Promise<boolean> => {
    if (stopping.signal.aborted || app.now().getTime() < quietUntil) return false
    const waiting = await listUnembedded(app.db, embeddings.model.name, mostChatbots)
    let isMore = false
    for (const chatbot of waiting) {
      try {
        isMore = (await embedChatbot(app, embeddings, chatbot, stopping.signal)) || isMore
        failures = 0
      } catch (error) {
        if (stopping.signal.aborted) return false
        if (!(error instanceof ModelTrouble)) throw error
        embeddings.note(error.cause)
        quietUntil = app.now().getTime() + (pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0)
        failures += 1
        return false
      }
    }
    return isMore
  }
  void embeddings.warmUp(stopping.signal)
  const repeated = repeat(app, { name: 'passages without vectors', everyMs: lookEveryMs }, work)
  return {
    wake: repeated.wake,
    stop: async () => {
      stopping.abort()
      await repeated.stop()
    },
  }
}

/** What the model threw, apart from what the database did. */
class ModelTrouble extends Error {}

/** Answers whether there may be more. */
async function embedChatbot(
  { db }: EmbeddingApp,
  embeddings: Embeddings,
  chatbot: KnowledgeScope & { version: number },
  signal: AbortSignal,
): Promise<boolean> {
  const { name, mostTexts } = embeddings.model
  let isNew = false
  try {
    for (let done = 0; done < mostBatches; done++) {
      const passages = await takePassages(db, chatbot, name, mostTexts)
      if (passages.length === 0) {
        if (!isNew) await noteEmbedded(db, chatbot, name, chatbot.version)
        return isNew
      }
      try {
        await keepVectors(db, chatbot, name, await embedAll(embeddings, passages, signal))
        embeddings.note(null)
      } catch (error) {
        const ids = passages.map(({ passageId }) => passageId)
        await returnPassages(db, chatbot, name, ids).catch(() => {})
        throw error
      }
      isNew = true
    }
    return true
  } finally {
    if (isNew) await raiseVersion(db, chatbot)
  }
}

/** A text that the model refuses for its own sake gets a vector of no length: it is found by its words. */
async function embedAll(
  embeddings: Embeddings,
  passages: readonly PassageToEmbed[],
  signal: AbortSignal,
): Promise<{ passageId: number; vector: Buffer }[]> {
  try {
    const vectors = await embeddings.embed(passages.map(tellPassage), 'passage', signal)
    return passages.map(({ passageId }, at) => ({ passageId, vector: vectors[at] ?? Buffer.alloc(0) }))
  } catch (error) {
    if (signal.aborted || !isOfText(error)) throw new ModelTrouble('the embedding model failed', { cause: error })
    const [only] = passages
    if (passages.length === 1 && only) return [{ passageId: only.passageId, vector: Buffer.alloc(0) }]
    const half = Math.ceil(passages.length / 2)
    return [
      ...(await embedAll(embeddings, passages.slice(0, half), signal)),
      ...(await embedAll(embeddings, passages.slice(half), signal)),
    ]
  }
}

/** Whether a provider refuses what it was sent, and not who sends it or how often. */
function isOfText(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && (error.statusCode === 400 || error.statusCode === 413)
}

const tellPassage = ({ headings, text }: PassageToEmbed): string => [...headings, text].join('\n')
