export type StartFailureReason =
  | 'unsupported-platform'
  | 'in-use'
  | 'wrong-owner'
  | 'unreachable-folder'
  | 'missing-files'
  | 'wrong-version'
  | 'former-server'
  | 'server-failed'

/** Why the embedded database cannot be opened; the message is one sentence for the person who starts Porchlight. */
export class DatabaseStartFailure extends Error {
  override name = 'DatabaseStartFailure'
  readonly reason: StartFailureReason

  constructor(reason: StartFailureReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}
