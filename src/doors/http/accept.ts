import { fail } from '../../platform/errors.ts'
import type { Operation } from '../../platform/operation.ts'

/** Whether an Accept header allows one of the media types; none sent allows all. */
function allows(header: string | undefined, offered: readonly string[]): boolean {
  if (!header?.trim()) return true
  return header.split(',').some((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) return false
    return range === '*/*' || offered.some((type) => range === type || range === `${type.split('/')[0]}/*`)
  })
}

/** Fails with `not-acceptable` when the client does not take what the operation answers with. */
export function checkAccept(
  header: string | undefined,
  { streams, listens, file }: Pick<Operation, 'streams' | 'listens' | 'file'>,
): void {
  const [fileType = ''] = file?.mediaType.split(';') ?? []
  const offered = file ? [fileType] : ['application/json', ...(streams || listens ? ['text/event-stream'] : [])]
  if (!allows(header, offered)) throw fail('not-acceptable', { offered: offered.join(' or ') })
}

/** Fails with `unsupported-content-type` unless the body is declared as JSON. */
export function checkContentType(header: string | undefined): void {
  const type = header?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw fail('unsupported-content-type', { got: type ? `"${type.slice(0, 60)}"` : 'missing' })
}
