import type { Fault } from '../fault.ts'
import { childrenOf, commandOf, signal } from '../process-tree.ts'
import type { Stage } from '../stage.ts'

const usual = { group: 'database', stage: 'embedded', holdMs: 0, withImport: true } as const

/** The embedded database: one connection's process, and the server as a whole, by every signal that it knows. */
export const databaseFaults: readonly Fault[] = [
  {
    ...usual,
    name: 'kill -9 of one database backend',
    inject: ({ service }, dice) => signal(dice.one(backendsOf(service.postmasterPid)), 'SIGKILL'),
  },
  {
    ...usual,
    name: 'SIGTERM to one database backend',
    inject: ({ service }, dice) => signal(dice.one(backendsOf(service.postmasterPid)), 'SIGTERM'),
  },
  ...(['SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const).map((name) => ({
    ...usual,
    name: name === 'SIGKILL' ? 'kill -9 of the database server' : `${name} to the database server`,
    inject: ({ service }: Stage) => signal(service.postmasterPid, name),
  })),
]

/** The processes of a PostgreSQL server that answer a client each. */
function backendsOf(postmasterPid: number): number[] {
  return childrenOf(postmasterPid).filter((pid) => /^postgres: porchlight porchlight /.test(commandOf(pid)))
}
