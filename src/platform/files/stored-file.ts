/** A file whose bytes lie in the file storage. */
export interface StoredFile {
  id: number
  mimeType: string
  bytes: number
  storageName: string
}
