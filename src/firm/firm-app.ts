import type { Database } from '../platform/database/connect.ts'
import type { PlatformApp } from '../platform/platform-app.ts'
import type { Accounts } from './accounts/sign-in/accounts.ts'
import type { SingleSignOn } from './accounts/single-sign-on/single-sign-on.ts'
import type { DrawnPictures } from './chatbots/drawn-pictures.ts'
import type { ProvenHosts } from './domains/chatbot-of-host.ts'
import type { ProofFinder } from './domains/proof-finder.ts'
import type { ShareFont } from './share/share-font.ts'
import type { UploadBudget } from './uploads/upload-budget.ts'
import type { VisitorKeys } from './visitor-keys/visitor-keys.ts'
import type { KeyCache } from './workspaces/key-cache.ts'

/** What a firm’s own things work with: keys, people, pictures, hosts. */
export interface FirmApp extends PlatformApp {
  keys: KeyCache
  /** Who signs in to the console. */
  accounts: Accounts
  /** The provider that people may sign in with instead of a password; null: none is set. */
  singleSignOn: SingleSignOn | null
  visitorKeys: VisitorKeys
  /** What the visitors of one chatbot may send in a day. */
  visitorUploads: UploadBudget
  /** Small pictures that were drawn here. */
  drawnPictures: DrawnPictures
  /** What links to chatbots are shown with, and the font of it. */
  sharePictures: DrawnPictures
  shareFont: ShareFont
  /** Which chatbot a proven host leads to. */
  hosts: ProvenHosts
  /** Looks whether a host is proven. */
  proofs: ProofFinder
  /** serialNumber of the demo chatbot, which the pages of the demo show; null where there is none. */
  demoChatbot: string | null
  /** Has the conversations of the demo made with a chatbot, in the transaction at hand, unless they were once. */
  requestDemoTalks(transaction: Database, place: { workspaceId: number; chatbotId: number }): Promise<boolean>
}
