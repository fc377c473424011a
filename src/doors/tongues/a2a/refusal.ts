import type { PorchlightError } from '../../../platform/errors.ts'
import { jsonAnswer } from '../json-answer.ts'
import type { TongueAnswer } from '../tongue.ts'

/** What A2A 1.0 and JSON-RPC have codes of their own for, section 5.4 and 9.5 of its specification. */
const refusals = {
  'invalid-request': { code: -32_600, reason: 'INVALID_REQUEST' },
  'method-not-found': { code: -32_601, reason: 'METHOD_NOT_FOUND' },
  'invalid-params': { code: -32_602, reason: 'INVALID_PARAMS' },
  'task-not-found': { code: -32_001, reason: 'TASK_NOT_FOUND' },
  'task-not-cancelable': { code: -32_002, reason: 'TASK_NOT_CANCELABLE' },
  'no-push-notifications': { code: -32_003, reason: 'PUSH_NOTIFICATION_NOT_SUPPORTED' },
  'unsupported-operation': { code: -32_004, reason: 'UNSUPPORTED_OPERATION' },
  'content-type-not-supported': { code: -32_005, reason: 'CONTENT_TYPE_NOT_SUPPORTED' },
  'version-not-supported': { code: -32_009, reason: 'VERSION_NOT_SUPPORTED' },
} as const

export type RefusalName = keyof typeof refusals

/** What the protocol itself refuses. The HTTP status says nothing of it, as it does with the official servers. */
export class A2aRefusal extends Error {
  readonly refusal: RefusalName
  /** The field that is wrong; '': none in particular. */
  readonly field: string

  constructor(refusal: RefusalName, message: string, field = '') {
    super(field === '' ? message : `${field}: ${message}`)
    this.name = 'A2aRefusal'
    this.refusal = refusal
    this.field = field
  }
}

export function wrongParam(field: string, what: string): A2aRefusal {
  return new A2aRefusal('invalid-params', `${what}.`, field)
}

export type RpcId = string | number | null

export function tellRefusal(id: RpcId, { refusal, message, field }: A2aRefusal): TongueAnswer {
  const { code, reason } = refusals[refusal]
  const fieldViolations = [{ field, description: message }]
  const details = [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'a2a-protocol.org' },
    ...(field === '' ? [] : [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations }]),
  ]
  return jsonAnswer({ jsonrpc: '2.0', id, error: { code, message, data: details } })
}

/** A failure of our own catalogue: JSON-RPC's code where it has one, and ours in the details. */
export function describeFailure(id: RpcId, { code, status, message, retryAfterSeconds }: PorchlightError): object {
  const metadata = { code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds: `${retryAfterSeconds}` }) }
  const reason = code.toUpperCase().replaceAll('-', '_')
  const data = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'porchlight', metadata }]
  return { jsonrpc: '2.0', id, error: { code: numberOf(code, status), message, data } }
}

/** What is neither wrong JSON nor a wrong field nor our own fault is an error of the server's choice. */
function numberOf(code: PorchlightError['code'], status: number): number {
  if (code === 'malformed-json') return -32_700
  if (code === 'invalid-fields') return -32_602
  return status === 500 ? -32_603 : -32_000
}
