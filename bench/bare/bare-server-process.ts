import { type BenchProcess, startBenchProcess } from '../child-process.ts'
import type { Stage } from '../stage.ts'

/** Starts the bare server on the database of the stage. */
export async function startBareServer(stage: Stage, workspaceId: number): Promise<BenchProcess> {
  return startBenchProcess('bare/bare-server.ts', { connection: await stage.connection(), workspaceId })
}
