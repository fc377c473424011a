import type { Fault } from '../fault.ts'
import { descendantsOf, signal } from '../process-tree.ts'

const usual = { group: 'processes', stage: 'embedded', holdMs: 0, endsPorchlight: true } as const

/** Porchlight itself, in parts and as a whole; a service manager starts it again. */
export const processFaults: readonly Fault[] = [
  {
    ...usual,
    name: 'kill -9 of everything',
    inject: ({ service }) => {
      service.expectEnd()
      const { launcherPid } = service
      for (const pid of [...descendantsOf(launcherPid), launcherPid]) signal(pid, 'SIGKILL')
    },
  },
  {
    ...usual,
    name: 'kill -9 of Node alone',
    inject: ({ service }) => {
      service.expectEnd()
      signal(service.serverPid, 'SIGKILL')
    },
  },
  {
    ...usual,
    name: 'kill -9 of the launcher alone',
    inject: ({ service }) => {
      service.expectEnd()
      signal(service.launcherPid, 'SIGKILL')
    },
  },
]
