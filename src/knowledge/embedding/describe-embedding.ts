import type { KnowledgeApp } from '../knowledge-app.ts'
import { countVectors } from './vector-store.ts'

/** Whether the embedding model answers, and how many passages have its vectors, in a sentence; null: none is named. */
export async function describeEmbedding({
  db,
  embeddings,
}: Pick<KnowledgeApp, 'db' | 'embeddings'>): Promise<{ isGood: boolean; detail: string } | null> {
  if (embeddings === null) return null
  const { name } = embeddings.model
  const { made, all } = await countVectors(db, name)
  const count = `${made} of ${all} passages have vectors`
  try {
    const [vector] = await embeddings.embed(['home'], 'passage')
    return { isGood: true, detail: `${name} answers with ${vector?.length ?? 0} numbers a text; ${count}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      isGood: false,
      detail: `${name} does not answer (${reason}); words alone find passages meanwhile; ${count}`,
    }
  }
}
