/** A file of a workspace that was looked through when it was uploaded. */
export interface StoredDocument {
  id: number
  fileName: string
  mimeType: string
  bytes: number
  storageName: string
}
