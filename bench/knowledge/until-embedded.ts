import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../src/doors/app.ts'
import { countVectors } from '../../src/knowledge/embedding/vector-store.ts'

/** Waits until every passage has its vector. Throws where no embedding model is named. */
export async function untilEmbedded(app: App): Promise<void> {
  if (!app.embeddings) throw new Error('--meaning needs PORCHLIGHT_EMBEDDING_MODEL')
  const { name } = app.embeddings.model
  for (;;) {
    const { made, all } = await countVectors(app.db, name)
    if (made >= all) return
    await sleep(200)
  }
}
