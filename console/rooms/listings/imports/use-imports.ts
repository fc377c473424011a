import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ListingImport } from 'porchlight/client'
import { type Api, useApi } from '../../../api/api-context.ts'

const importsOfPage = 30
const lookMs = 700

export const isAtWork = ({ state }: Pick<ListingImport, 'state'>): boolean => state === 'waiting' || state === 'running'

/** The imports of a chatbot, read again while one of them is at work. */
export function useImports(serialNumber: string | undefined) {
  const { client } = useApi()
  return useInfiniteQuery({
    queryKey: ['imports', serialNumber],
    enabled: serialNumber !== undefined,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.listImports(
        { serialNumber: serialNumber ?? '', limit: importsOfPage, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ imports }) => imports.some(isAtWork)) ? 2_000 : false),
  })
}

/** One import, read again while it is at work. */
export function importQuery({ client }: Api, serialNumber: string, id: number) {
  return queryOptions({
    queryKey: ['import', serialNumber, id],
    queryFn: ({ signal }) => client.readImport({ serialNumber, id: String(id) }, { signal }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? lookMs : false),
  })
}

/** Sends a file in the three steps of an upload and begins its import. `onPart`: how much of it is sent, from 0 to 1. */
export function useUpload(serialNumber: string | undefined) {
  const { client, baseUrl } = useApi()
  const queries = useQueryClient()
  return async (file: File, onPart: (part: number) => void): Promise<number> => {
    const { FileStoreId, PreUploadUrl } = await client.createUpload({ fileName: file.name })
    const { pathname, search } = new URL(PreUploadUrl)
    // The path of our address stands in both.
    await putFile(new URL(pathname + search, baseUrl).href, file, onPart)
    await client.reportUpload({ FileStoreId })
    const made = await client.createImport({ serialNumber: serialNumber ?? '', fileId: Number(FileStoreId) })
    await queries.invalidateQueries({ queryKey: ['imports'] })
    return made.id
  }
}

/** By a request that tells how much of it has gone out. */
function putFile(address: string, file: File, onPart: (part: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onPart(total === 0 ? 1 : loaded / total)
    request.onload = () => (request.status === 200 ? resolve() : reject(new Error(sentenceOf(request.responseText))))
    request.onerror = () => reject(new Error('The file could not be sent.'))
    request.open('PUT', address)
    request.send(file)
  })
}

function sentenceOf(text: string): string {
  try {
    const { Message } = JSON.parse(text)
    return typeof Message === 'string' ? Message : text.slice(0, 200)
  } catch {
    return text.slice(0, 200)
  }
}
