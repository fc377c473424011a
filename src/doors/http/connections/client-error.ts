import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { fail } from '../../../platform/errors.ts'
import { addressForLog, type LogAddresses } from '../../../platform/logging/log-address.ts'
import type { App } from '../../app.ts'
import { failureEnvelope } from '../envelope.ts'

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'it took too long to arrive',
  HPE_INVALID_EOF_STATE: 'it ends too early',
}

/** What is no HTTP at all still gets an envelope. */
export function answerClientError(
  app: App,
  error: NodeJS.ErrnoException,
  socket: Socket,
  addresses: LogAddresses,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const failure =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? fail('headers-too-large')
      : fail('bad-request', {
          reason: reasons[error.code ?? ''] ?? 'it is not HTTP',
        })
  const body = JSON.stringify(failureEnvelope(failure.status, failure.message))
  const requestId = randomUUID()
  app.log.info(
    {
      requestId,
      status: failure.status,
      ip: addressForLog(socket.remoteAddress ?? '', addresses),
      errorCode: failure.code,
    },
    'request',
  )
  socket.end(
    [
      `HTTP/1.1 ${failure.status} ${failure.status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      `x-error-code: ${failure.code}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
