import type { CredentialsFile } from '../firm/workspaces/credentials-file.ts'
import type { App } from './app.ts'

/** A Porchlight that listens. */
export interface RunningServer {
  app: App
  /** The data folder, as an absolute path. */
  dataDir: string
  /** Where this machine reaches it. */
  localUrl: string
  credentials: CredentialsFile | null
  /** `graceMs`: how long running answers may take to finish; 10 s when not given. */
  stop(graceMs?: number): Promise<void>
}
