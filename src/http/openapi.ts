import type { TSchema } from 'typebox'
import { type ErrorCode, errorCatalogue } from '../errors.ts'
import { createUpload } from '../files/create-upload.ts'
import { uploadPath } from '../files/upload-address.ts'
import type { Access, Operation } from '../operation.ts'
import { operations, pathOf } from '../operations.ts'
import { describeBytes } from './bodies/read-body.ts'
import { bodyLimitOf } from './count-call.ts'
import { apiVersion } from './envelope.ts'

type Json = Record<string, unknown>

/** What any operation may fail with. */
const commonErrors: readonly ErrorCode[] = [
  'malformed-json',
  'invalid-fields',
  'not-acceptable',
  'too-many-calls',
  'body-too-large',
  'body-too-slow',
  'internal-error',
  'too-busy',
  'database-unavailable',
  'shutting-down',
]

const credentialErrors: readonly ErrorCode[] = ['missing-credential', 'unknown-credential', 'key-scope']

const idempotencyErrors: readonly ErrorCode[] = [
  'idempotency-key-too-long',
  'idempotency-key-reused',
  'idempotency-key-running',
]

const security: Record<Access, Json[]> = {
  'secret-key': [{ secretKey: [] }],
  'secret-key-first': [{ secretKey: [] }, { sessionKey: [] }],
  'session-key-first': [{ sessionKey: [] }, { secretKey: [] }],
  'visitor-key': [{ visitorKey: [] }],
  'secret-or-visitor-key': [{ secretKey: [] }, { visitorKey: [] }],
  public: [],
}

/** The OpenAPI 3.1 description of every operation, made from the operation table and the error catalogue. */
export function makeOpenApi(serverUrl: string | null): Json {
  const paths: Record<string, Json> = {}
  for (const { method, path, operation } of operations) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(method, path, operation) }
    // Between the two operations that it is called between.
    if (path === pathOf(createUpload)) paths[uploadPath.replace(/:(\w+)/, '{$1}')] = { put: describeUpload() }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Porchlight',
      version: apiVersion,
      description:
        'Chatbots that know a real-estate firm’s listings. Field names are read without regard to letter case; unknown fields are ignored. Every failure is the envelope with `Success` false, and names its stable code in the header `x-error-code`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl ?? '/' }],
    tags: [...new Set(operations.map(({ operation }) => operation.tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        secretKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Secret key; `Bearer <key>` is taken too.',
        },
        sessionKey: {
          type: 'apiKey',
          in: 'header',
          name: 'chatrobot-sessionkey',
          description: 'Session key of the workspace.',
        },
        visitorKey: {
          type: 'apiKey',
          in: 'header',
          name: 'chatrobot-sessionkey',
          description: 'Key of one visitor’s session, from GetConfig: good for an hour and for that session alone.',
        },
      },
      schemas: { Failure: failureSchema },
    },
  }
}

const failureSchema: Json = {
  type: 'object',
  required: ['Data', 'Version', 'Success', 'Code', 'Message'],
  properties: {
    Data: { type: 'null' },
    Version: { type: 'string', const: apiVersion },
    Success: { type: 'boolean', const: false },
    Code: { type: 'integer', description: 'Equals the HTTP status' },
    Message: { type: 'string', description: 'One plain sentence for a person' },
  },
}

function describeOperation(method: string, path: string, operation: Operation): Json {
  const name = path.split('/').at(-1) ?? path
  const pathFields = operation.pathFields ?? []
  const codes: ErrorCode[] = [...commonErrors, ...operation.errors]
  if (operation.access !== 'public') codes.push(...credentialErrors)
  if (operation.access.endsWith('visitor-key')) codes.push('visitor-key-over')
  // Only calls of a workspace can be repeated by a key: one visitor must never be given another one's answer.
  const repeatable = method === 'POST' && operation.access !== 'public' && operation.access !== 'visitor-key'
  if (operation.jsonOnly) codes.push('unsupported-content-type')
  if (repeatable) codes.push(...idempotencyErrors)
  return {
    operationId: method === 'GET' ? `get${name}` : name.charAt(0).toLowerCase() + name.slice(1),
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    tags: [operation.tag],
    security: security[operation.access],
    parameters: [
      ...pathFields.map((field) => ({
        name: field,
        in: 'path',
        required: true,
        schema: propertiesOf(operation.input)[field] ?? { type: 'string' },
      })),
      ...(repeatable ? [idempotencyParameter] : []),
    ],
    ...(method === 'POST'
      ? {
          requestBody: {
            required: true,
            description: `At most ${describeBytes(bodyLimitOf(operation))}.`,
            content: {
              'application/json': { schema: publicSchema(operation.input, pathFields), example: operation.example },
            },
          },
        }
      : {}),
    responses: { 200: describeSuccess(operation), ...describeFailures(codes) },
  }
}

const idempotencyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
  description: 'The first answer is kept for 24 hours and given again, word for word; the request never runs twice.',
}

const requestIdHeader: Json = {
  'x-request-id': { schema: { type: 'string' }, description: 'Names this request in the log' },
}

function describeSuccess(operation: Operation): Json {
  const data = publicSchema(operation.output, [])
  const schema = operation.bare ? data : successSchema(data)
  return {
    description: 'Success',
    headers: requestIdHeader,
    content: {
      'application/json': { schema },
      ...(operation.streams
        ? {
            'text/event-stream': {
              schema: {
                type: 'string',
                description: operation.access === 'visitor-key' ? visitorStream : ownerStream,
              },
            },
          }
        : {}),
    },
  }
}

const ownerStream =
  'One JSON object a line: `{"content"}` pieces, then `{"QuestionID","AnswerID","Answer","TotalToken"}`; after a failure in between, one last line `{"Success":false,"Code","Message"}`. Empty lines mean nothing.'
const visitorStream =
  'One JSON object a line: `{"content"}` pieces, with `view` also `{"view"}`, then `{"questionid","messageid","sessionid","TaskCompleted":true}`; after a failure in between, one last line `{"Success":false,"Code","Message"}`. Empty lines mean nothing.'

function successSchema(data: Json): Json {
  const withData = data.type !== 'null'
  return {
    type: 'object',
    required: [...(withData ? ['Data'] : []), 'Version', 'Success', 'Code', 'Message'],
    properties: {
      ...(withData ? { Data: data } : {}),
      Version: { type: 'string', const: apiVersion },
      Success: { type: 'boolean', const: true },
      Code: { type: 'integer', const: 200 },
      Message: { type: 'string', const: '' },
    },
  }
}

/** One response a status, naming every error code that can come with it. */
function describeFailures(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCatalogue[code].status)
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => [
        status,
        {
          description: list.map((code) => `\`${code}\`: ${errorCatalogue[code].sentence}`).join('\n\n'),
          headers: {
            ...requestIdHeader,
            'x-error-code': { schema: { type: 'string', enum: list }, description: 'Stable machine code' },
            ...(status === 429 || status === 503
              ? { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds until a retry makes sense' } }
              : {}),
          },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
  )
}

function describeUpload(): Json {
  return {
    operationId: 'putUpload',
    summary: 'Send the bytes of a file to its PreUploadUrl',
    description: 'Second step of an upload, within 5 minutes of the first. The address itself is the credential.',
    tags: ['Files'],
    security: [],
    parameters: [
      { name: 'fileId', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'token', in: 'query', required: true, schema: { type: 'string' } },
    ],
    requestBody: {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    responses: {
      200: {
        description: 'The bytes have arrived',
        headers: requestIdHeader,
        content: { 'application/json': { schema: successSchema({ type: 'boolean' }) } },
      },
      ...describeFailures([
        'upload-not-found',
        'body-too-large',
        'body-too-slow',
        'bad-request',
        'too-many-calls',
        'internal-error',
        'too-busy',
        'shutting-down',
      ]),
    },
  }
}

function propertiesOf(schema: TSchema): Json {
  // An input is always an object schema; its properties are plain JSON Schema.
  return (schema as { properties?: Json }).properties ?? {}
}

/** A schema without the fields that stand in the path. */
function publicSchema(schema: TSchema, without: readonly string[]): Json {
  const plain: Json & { properties?: Json; required?: string[] } = JSON.parse(JSON.stringify(schema))
  for (const field of without) delete plain.properties?.[field]
  if (plain.required) plain.required = plain.required.filter((field) => !without.includes(field))
  return plain
}
