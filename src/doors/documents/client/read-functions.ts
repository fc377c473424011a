import { answersPicture } from '../../http/openapi/answers-picture.ts'
import { type ClientSchema, nameOfReference } from './schema-to-typescript.ts'

/** One function of the client, as an operation of openapi.json describes it. */
export interface ClientFunction {
  id: string
  method: string
  path: string
  summary: string
  description: string
  /** Which keys of the client it takes, the one that is looked at first in front. */
  keys: string[]
  /** Names of the fields that stand in the query. */
  query: string[]
  /** Fields of path and query. */
  parameters: { name: string; required: boolean; description: string; schema: ClientSchema }[]
  body: { kind: 'json' | 'bytes'; schema: ClientSchema; mustHaveFields: boolean } | null
  /** What is handed on of a success: Data of the envelope, the whole body as JSON, its text, its lines, or its events. */
  answer: 'data' | 'whole' | 'text' | 'lines' | 'events'
  /** null: nothing is answered but that it went well. */
  result: ClientSchema | null
  /** What a line of a streamed answer, or an event, is; null: it does not stream. */
  line: ClientSchema | null
  /** Whether it may be sent again when nobody knows whether it arrived: as it is, with an Idempotency-Key, or not. */
  repeat: 'freely' | 'keyed' | 'never'
  errorCodes: string[]
}

export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>
  components: {
    schemas: Record<string, ClientSchema>
    responses: Record<string, { headers?: Record<string, { schema?: { enum?: string[] } }> }>
  }
}

interface OpenApiParameter {
  $ref?: string
  name?: string
  in?: string
  required?: boolean
  description?: string
  schema?: ClientSchema
}

interface OpenApiOperation {
  operationId: string
  /** Another client than ours is meant to call it. */
  'x-not-in-client'?: boolean
  summary?: string
  description?: string
  security?: Record<string, unknown>[]
  parameters?: OpenApiParameter[]
  requestBody?: { content: Record<string, { schema: ClientSchema }> }
  responses: Record<
    string,
    {
      $ref?: string
      content?: Record<string, { schema?: ClientSchema; 'x-lines'?: ClientSchema; 'x-events'?: ClientSchema }>
    }
  >
}

/** What only looks may be done twice, whatever its method. */
const reading = /^(list|read|get|find|search|count|show|export|map|draw)[A-Z]/

export function readFunctions(openApi: OpenApi): ClientFunction[] {
  return Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([, operation]) =>
          !(operation['x-not-in-client'] === true || answersPicture(operation.responses[200]?.content ?? {})),
      )
      .map(([method, operation]) => readFunction(openApi, method.toUpperCase(), path, operation)),
  )
}

function readFunction(openApi: OpenApi, method: string, path: string, operation: OpenApiOperation): ClientFunction {
  const { operationId: id, parameters = [], responses } = operation
  const success = responses[200]?.content ?? {}
  const stream = success['text/event-stream']
  const fields = parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
  const isKeyed = parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))
  return {
    id,
    method,
    path,
    summary: operation.summary ?? id,
    description: operation.description ?? '',
    keys: (operation.security ?? []).flatMap((entry) => Object.keys(entry)),
    query: fields.filter((field) => field.in === 'query').map(({ name = '' }) => name),
    parameters: fields.map(({ name = '', required = false, description = '', schema = {} }) => ({
      name,
      required,
      description,
      schema,
    })),
    body: readBody(openApi, operation),
    ...readAnswer(success['application/json']?.schema, success),
    line: stream?.['x-lines'] ?? stream?.['x-events'] ?? null,
    repeat: method === 'GET' || (method === 'POST' && reading.test(id)) ? 'freely' : isKeyed ? 'keyed' : 'never',
    errorCodes: Object.values(responses).flatMap(({ $ref }) => codesOf(openApi, $ref)),
  }
}

function readBody(openApi: OpenApi, { requestBody }: OpenApiOperation): ClientFunction['body'] {
  const [body] = Object.entries(requestBody?.content ?? {})
  if (!body) return null
  const [mediaType, { schema }] = body
  const kind = mediaType === 'application/json' ? 'json' : 'bytes'
  return { kind, schema, mustHaveFields: kind === 'bytes' || hasRequired(openApi, schema) }
}

function hasRequired(openApi: OpenApi, { $ref, allOf = [], required = [] }: ClientSchema): boolean {
  const referred = $ref === undefined ? undefined : openApi.components.schemas[nameOfReference($ref)]
  return required.length > 0 || [...allOf, ...(referred ? [referred] : [])].some((part) => hasRequired(openApi, part))
}

/** The envelope is an object with Data and, by reference, what every success has; without Data it is that reference. */
function readAnswer(
  schema: ClientSchema | undefined,
  content: Record<string, object>,
): Pick<ClientFunction, 'answer' | 'result'> {
  if (schema === undefined) {
    const stream = content['text/event-stream']
    if (stream) return { answer: 'x-events' in stream ? 'events' : 'lines', result: null }
    return { answer: 'text', result: { type: 'string' } }
  }
  if (schema.$ref?.endsWith('/Success')) return { answer: 'data', result: null }
  const data = schema.allOf?.find(({ properties }) => properties?.Data)?.properties?.Data
  return data ? { answer: 'data', result: data } : { answer: 'whole', result: schema }
}

function codesOf({ components }: OpenApi, reference: string | undefined): string[] {
  const response = reference === undefined ? undefined : components.responses[nameOfReference(reference)]
  return response?.headers?.['x-error-code']?.schema?.enum ?? []
}
