/** Told now and then while a backup is written or restored. */
export interface BackupProgress {
  /** `database` and `files` while they are written, `check` and `restore` while a backup is read. */
  stage: 'database' | 'files' | 'check' | 'restore'
  /** The table or file at hand. */
  name: string
  /** Bytes done in this stage: of rows and files before they are packed, or of the backup file. */
  doneBytes: number
  /** How many there will be in this stage; undefined where that is not known before. */
  totalBytes: number | undefined
}

export type OnProgress = (progress: BackupProgress) => void
