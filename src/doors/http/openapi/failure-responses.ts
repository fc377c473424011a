import { type ErrorCode, errorCatalogue } from '../../../platform/errors.ts'
import type { Json } from './schema-names.ts'

/** What a status is called where several codes share it. */
const statusNames: Readonly<Record<number, string>> = {
  400: 'Invalid',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'TooSlow',
  409: 'Conflict',
  413: 'TooLarge',
  429: 'TooMany',
  500: 'Failed',
  502: 'BadGateway',
  503: 'Unavailable',
}

/** The failures of operations, each described once however many operations may answer with it. */
export interface FailureResponses {
  /** By status: a reference to the response with just these codes. */
  of(codes: readonly ErrorCode[]): Json
  responses(): Json
}

/** `always`: codes that any operation may fail with; a response is named after what it has beside them. */
export function makeFailureResponses(always: readonly ErrorCode[]): FailureResponses {
  const known = new Map<string, Json>()
  return {
    of(codes) {
      const byStatus = Map.groupBy(new Set(codes), (code) => errorCatalogue[code].status)
      const answers = [...byStatus].sort(([a], [b]) => a - b)
      return Object.fromEntries(
        answers.map(([status, list]) => {
          const name = nameOf(status, list, always)
          const response = describe(status, list)
          if (JSON.stringify(known.get(name) ?? response) !== JSON.stringify(response)) {
            throw new Error(`two responses want the name ${name}`)
          }
          known.set(name, response)
          return [status, { $ref: `#/components/responses/${name}` }]
        }),
      )
    },
    responses: () => Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function nameOf(status: number, codes: readonly ErrorCode[], always: readonly ErrorCode[]): string {
  const [only] = codes
  if (codes.length === 1 && only) return toPascal(only)
  const usual = always.filter((code) => errorCatalogue[code].status === status)
  const hasUsual = usual.every((code) => codes.includes(code))
  const own = codes.filter((code) => !hasUsual || !usual.includes(code)).sort()
  return `${statusNames[status] ?? `Status${status}`}${own.map(toPascal).join('')}`
}

/** One response, naming every error code that can come with it. */
function describe(status: number, codes: readonly ErrorCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].sentence}`).join('\n\n'),
    headers: {
      ...requestIdHeader,
      'x-error-code': { schema: { type: 'string', enum: codes }, description: 'Stable machine code' },
      ...(status === 429 || status === 503 ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

export const requestIdHeader: Json = { 'x-request-id': { $ref: '#/components/headers/RequestId' } }

/** What responses refer to. */
export const responseHeaders: Json = {
  RequestId: { schema: { type: 'string' }, description: 'Names this request in the log' },
  RetryAfter: { schema: { type: 'integer' }, description: 'Seconds until a retry makes sense' },
}

function toPascal(code: string): string {
  return code.replace(/(^|-)([a-z])/g, (_whole, _dash, letter: string) => letter.toUpperCase())
}
