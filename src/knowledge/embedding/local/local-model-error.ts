/** Why a model on this machine gave no vectors. */
export type LocalModelFault =
  /** The folder lacks a file. */
  | 'incomplete'
  /** A file is there, and is not what it should be. */
  | 'broken'
  /** A model or tokenizer of a kind that is not read here. */
  | 'unsupported'
  /** The package that runs models is not installed. */
  | 'not-installed'
  | 'too-slow'
  | 'too-much-memory'
  /** Its process ended without a word. */
  | 'ended'

/** Says why a model on this machine gave no vectors. `message` is one sentence for the operator. */
export class LocalModelError extends Error {
  readonly fault: LocalModelFault
  constructor(fault: LocalModelFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LocalModelError'
    this.fault = fault
  }
}

const mostReason = 200

/** What a library said, short enough to stand within a sentence. */
export function reasonOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return line.trim().replace(/\.$/, '').slice(0, mostReason)
}
