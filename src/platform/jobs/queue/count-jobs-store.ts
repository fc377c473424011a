import type { JobCount } from '../job-queue.ts'

/** How many jobs of each queue wait or are at work. Those that are done or given up are not looked at. */
export async function countJobs(
  executeSql: (text: string) => Promise<{ rows: unknown[] }>,
  schema: string,
): Promise<JobCount[]> {
  // As pg-boss's own index of what is not done says it.
  const { rows } = await executeSql(`
    SELECT name AS queue, 'waiting' AS state, count(*)::integer AS count FROM ${schema}.job
    WHERE state IN ('created', 'retry') GROUP BY name
    UNION ALL
    SELECT name, 'active', count(*)::integer FROM ${schema}.job WHERE state = 'active' GROUP BY name`)
  // Just named so.
  return rows as JobCount[]
}
