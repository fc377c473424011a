import type { Database } from '../../../platform/database/connect.ts'
import { renewProof } from './session-store.ts'

/** Notes that who is signed in has proven just now, in this session, who they are. */
export function noteProof(db: Database, sessionId: string): Promise<void> {
  return renewProof(db, sessionId)
}
