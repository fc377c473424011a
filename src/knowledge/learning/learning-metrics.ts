import { Gauge } from 'prom-client'
import type { KnowledgeApp } from '../knowledge-app.ts'
import { countAllByStatus, countDue } from './count-sources-store.ts'

const states = ['waiting', 'learning', 'learned', 'failed'] as const

/** What /metrics shows of knowledge: counts of the whole installation, NaN while the database is away. */
export function makeLearningMetrics({
  db,
  metrics,
}: {
  db: KnowledgeApp['db']
  metrics: Pick<KnowledgeApp['metrics'], 'registry'>
}): void {
  const registers = [metrics.registry]
  new Gauge({
    name: 'porchlight_knowledge_sources',
    help: 'Sources that chatbots learn from, by how they stand.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await countAllByStatus(db).catch(() => null)
      for (const [status, state] of states.entries()) {
        this.set({ state }, counts === null ? Number.NaN : (counts.get(status) ?? 0))
      }
    },
  })
  new Gauge({
    name: 'porchlight_knowledge_due',
    help: 'Sources that could be learned now and that nobody has begun: the queue of learning.',
    registers,
    async collect() {
      this.set(await countDue(db).catch(() => Number.NaN))
    },
  })
}
