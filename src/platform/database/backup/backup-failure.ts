/** Why a backup cannot be written or restored; the message is one sentence for the person who asked for it. */
export class BackupFailure extends Error {
  override name = 'BackupFailure'
}
