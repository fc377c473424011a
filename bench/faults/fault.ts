import type { Dice } from '../search-latency/dice.ts'
import type { Stage, StageKind } from './stage.ts'

export type FaultGroup = 'database' | 'processes' | 'connection' | 'model' | 'disk' | 'clock'

/** One way in which something breaks. */
export interface Fault {
  name: string
  group: FaultGroup
  stage: StageKind
  /** How long it stays broken until `lift`; 0 for what is done in a moment. */
  holdMs: number
  /** Whether it is Porchlight itself that is ended here. */
  endsPorchlight?: boolean
  /** Whether reads must go on while it is broken. */
  readsGoOn?: boolean
  /** Codes of x-error-code that clients earn by it. */
  earned?: readonly string[]
  /** Whether an import may run beside it. */
  withImport?: boolean
  inject(stage: Stage, dice: Dice): void | Promise<void>
  lift?(stage: Stage): void | Promise<void>
}
