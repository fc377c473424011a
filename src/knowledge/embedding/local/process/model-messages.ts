import type { TextKind } from '../../embedding-model.ts'
import type { LocalModelFault } from '../local-model-error.ts'

/** To the process: the model, once, and then texts. */
export type ToModel =
  | { is: 'open'; folder: string; memoryMb: number }
  | { is: 'texts'; texts: readonly string[]; kind: TextKind }

/** From it, one for each: it is open, vectors in the order of the texts, or why not. */
export type FromModel =
  | { is: 'ready' }
  | { is: 'vectors'; vectors: Float32Array[] }
  | { is: 'fault'; fault: LocalModelFault; message: string }
