import type { Product } from './open-product.ts'

/** In the three steps of the API; answers the id, as messages take it. */
export async function uploadPicture(product: Product, bytes: Uint8Array, fileName: string): Promise<number> {
  const { FileStoreId, PreUploadUrl } = await product.call<{ FileStoreId: string; PreUploadUrl: string }>(
    '/chat/User/GetPreUploadUrl',
    { fileName },
  )
  const response = await fetch(PreUploadUrl, { method: 'PUT', body: Buffer.from(bytes) })
  if (response.status !== 200) throw new Error(`the upload answered ${response.status}: ${await response.text()}`)
  await product.call('/chat/User/ReportUploadSuccess', { FileStoreId })
  return Number(FileStoreId)
}
