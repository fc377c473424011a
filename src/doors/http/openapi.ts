import type { TSchema } from 'typebox'
import { createUpload } from '../../conversation/uploads/create-upload.ts'
import { uploadPath } from '../../firm/uploads/upload-address.ts'
import { type OperationRow, operations, pathOf } from '../../operations.ts'
import type { ErrorCode } from '../../platform/errors.ts'
import type { Access, Operation, OperationTag } from '../../platform/operation.ts'
import { readProductVersion } from '../../platform/product-version.ts'
import { tongues } from '../tongues/tongues.ts'
import { pathFieldsOf } from './bodies/path-fields.ts'
import { describeBytes } from './bodies/read-body.ts'
import { bodyLimitOf } from './count-call.ts'
import { apiVersion } from './envelope.ts'
import { describeTongues, tonguesTag } from './openapi/describe-tongues.ts'
import {
  type FailureResponses,
  makeFailureResponses,
  requestIdHeader,
  responseHeaders,
} from './openapi/failure-responses.ts'
import { type Json, makeSchemaNames, type SchemaNames } from './openapi/schema-names.ts'

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
  'too-slow',
  'database-unavailable',
  'shutting-down',
]

const keyErrors: readonly ErrorCode[] = ['missing-credential', 'unknown-credential', 'key-scope']
/** Of who is signed in to the console, or was. */
const memberErrors: readonly ErrorCode[] = ['signed-out', 'cross-origin-call', 'role-may-not']
const keyAndMemberErrors = [...keyErrors, ...memberErrors]

const credentialErrors: Record<Access, readonly ErrorCode[]> = {
  'secret-key': keyAndMemberErrors,
  'secret-key-first': keyAndMemberErrors,
  'session-key-first': keyAndMemberErrors,
  'secret-or-visitor-key': keyAndMemberErrors,
  'visitor-key': keyErrors,
  member: memberErrors,
  public: [],
}

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
  member: [{ consoleCookie: [] }],
  public: [],
}

const tagDescriptions: Record<OperationTag, string> = {
  Chatbots: 'Make chatbots, set them up, read how they stand.',
  Messages: 'Begin sessions, ask, and read how answers came to be.',
  Conversations: 'What was said, to list, search and read.',
  Listings: 'The homes that a chatbot knows.',
  Files: 'Upload what messages and settings name.',
  Leads: 'Who left contact details, to list and to download.',
  Search: 'Find listings by a sentence, without a conversation.',
  Knowledge: 'What chatbots learn from besides listings, how each source stands, and what they know.',
  Tours: 'When homes can be seen, who asked to, and what the firm answers.',
  Team: 'Who of the firm signs in to the console, and as what.',
  Keys: 'What programs prove themselves with.',
  Operation: 'How it runs: mails, who changed what, what failed, and how all stands.',
  Webhooks: 'Who is told of what happens, how it went, and to be told again.',
  Widget: 'What chat windows call, with a visitor’s key.',
  Insight: 'How it goes, and what visitors do not find.',
  People: 'What is kept of visitors, and how long.',
}

/** What the parts of the description share: names of schemas, and responses. */
interface Parts {
  names: SchemaNames
  failures: FailureResponses
}

/** The OpenAPI 3.1 description of every operation, made from the operation table and the error catalogue. */
export function makeOpenApi(serverUrl: string | null): Json {
  const paths: Record<string, Json> = {}
  const parts = { names: makeSchemaNames(), failures: makeFailureResponses(commonErrors) }
  const described = new Set<Operation>()
  for (const { method, path, operation } of operations) {
    // One that takes two methods has two functions in clients.
    const operationId = described.has(operation) ? `${operation.id}By${capital(method.toLowerCase())}` : operation.id
    described.add(operation)
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: describeOperation({ method, path, operation }, operationId, parts),
    }
    // Between the two operations that it is called between.
    if (path === pathOf(createUpload)) paths[uploadPath.replace(/:(\w+)/, '{$1}')] = { put: describeUpload(parts) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Porchlight',
      version: readProductVersion(),
      description:
        'Chatbots that know a real-estate firm’s listings. Field names are read without regard to letter case; unknown fields are ignored. Every failure is the envelope with `Success` false, and names its stable code in the header `x-error-code`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl ?? '/' }],
    tags: [
      ...[...new Set(operations.map(({ operation }) => operation.tag))].map((name) => ({
        name,
        description: tagDescriptions[name],
      })),
      tonguesTag,
    ],
    paths: { ...paths, ...describeTongues(tongues) },
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
        consoleCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'porchlight-session',
          description:
            'Cookie of somebody who is signed in to the console; `__Host-porchlight-session` where Porchlight is known by an https address. Operations that take a secret key take it too, as far as the role goes.',
        },
      },
      parameters: { IdempotencyKey: idempotencyParameter },
      headers: responseHeaders,
      responses: parts.failures.responses(),
      schemas: { Failure: failureSchema, Success: successSchema, ...parts.names.schemas() },
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

function describeOperation(
  { method, path, operation }: OperationRow,
  operationId: string,
  { names, failures }: Parts,
): Json {
  const pathFields = pathFieldsOf(path)
  const codes: ErrorCode[] = [...commonErrors, ...operation.errors]
  codes.push(...credentialErrors[operation.access])
  if (operation.access.endsWith('visitor-key')) codes.push('visitor-key-over')
  // Only calls of a workspace can be repeated by a key: one visitor must never be given another one's answer.
  const repeatable = method === 'POST' && operation.access !== 'public' && operation.access !== 'visitor-key'
  if (operation.asksProof) codes.push('proof-needed')
  if (operation.checksContentType) codes.push('unsupported-content-type')
  if (repeatable) codes.push(...idempotencyErrors)
  return {
    operationId,
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    tags: [operation.tag],
    security: security[operation.access],
    parameters: [
      ...describeParameters(method, operation, pathFields, names),
      ...(repeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(method === 'POST' || method === 'PATCH'
      ? { requestBody: describeBody(operationId, operation, pathFields, names) }
      : {}),
    responses: { 200: describeSuccess(operationId, operation, names), ...failures.of(codes) },
  }
}

/** The fields that stand in the path, and in the query of a GET. */
function describeParameters(
  method: string,
  { input, example }: Operation,
  pathFields: readonly string[],
  names: SchemaNames,
): Json[] {
  const { properties = {}, required = [] } = objectOf(input)
  const ofQuery = method === 'GET' ? Object.keys(properties).filter((field) => !pathFields.includes(field)) : []
  const describe = (field: string, place: 'path' | 'query'): Json => {
    const { description, ...schema } = names.refer(Object(properties[field]))
    return {
      name: field,
      in: place,
      required: place === 'path' || required.includes(field),
      ...(description === undefined ? {} : { description }),
      schema,
      ...(place === 'query' && field in example ? { example: example[field] } : {}),
    }
  }
  return [...pathFields.map((field) => describe(field, 'path')), ...ofQuery.map((field) => describe(field, 'query'))]
}

function describeBody(
  operationId: string,
  operation: Operation,
  pathFields: readonly string[],
  names: SchemaNames,
): Json {
  const { input, example } = operation
  const schema = names.name(`${capital(operationId)}Request`, withoutFields(input, pathFields))
  return {
    required: true,
    description: `At most ${describeBytes(bodyLimitOf(operation))}.`,
    content: { 'application/json': { schema, example } },
  }
}

const idempotencyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
  description: 'The first answer is kept for 24 hours and given again, word for word; the request never runs twice.',
}

function describeSuccess(operationId: string, operation: Operation, names: SchemaNames): Json {
  const data = names.name(`${capital(operationId)}Result`, operation.output)
  const schema = operation.envelope ? envelopeOf(data) : data
  const alwaysStreams = operation.streams && data.type === 'null'
  if (operation.file) {
    const content = { [mediaTypeOf(operation.file)]: { schema: { type: 'string' } } }
    return { description: 'Success', headers: requestIdHeader, content }
  }
  return {
    description: 'Success',
    headers: requestIdHeader,
    content: {
      ...(operation.listens
        ? {
            'text/event-stream': {
              schema: { type: 'string', description: 'Server-sent events' },
              'x-events': names.refer(operation.listens),
            },
          }
        : alwaysStreams
          ? {}
          : { 'application/json': { schema } }),
      ...(operation.streams
        ? {
            'text/event-stream': {
              schema: {
                type: 'string',
                description: operation.access === 'visitor-key' ? visitorStream : ownerStream,
              },
              // OpenAPI 3.1 has no word for what one line is.
              ...(operation.lines ? { 'x-lines': names.refer(operation.lines) } : {}),
            },
          }
        : {}),
    },
  }
}

/** Without parameters such as a charset. */
function mediaTypeOf({ mediaType }: { mediaType: string }): string {
  return mediaType.split(';', 1)[0] ?? mediaType
}

const ownerStream =
  'One JSON object a line: `{"content"}` pieces, then `{"QuestionID","AnswerID","Answer","TotalToken"}`; after a failure in between, one last line `{"Success":false,"Code","Message"}`. Empty lines mean nothing.'
const visitorStream =
  'One JSON object a line: `{"content"}` pieces, with `view` also `{"view"}`, then `{"questionid","messageid","sessionid","TaskCompleted":true}`; after a failure in between, one last line `{"Success":false,"Code","Message"}`. Empty lines mean nothing.'

const successSchema: Json = {
  type: 'object',
  required: ['Version', 'Success', 'Code', 'Message'],
  properties: {
    Version: { type: 'string', const: apiVersion },
    Success: { type: 'boolean', const: true },
    Code: { type: 'integer', const: 200 },
    Message: { type: 'string', const: '' },
  },
}

/** The envelope of a success with this Data; without any where there is none. */
function envelopeOf(data: Json): Json {
  const success = { $ref: '#/components/schemas/Success' }
  if (data.type === 'null') return success
  return { allOf: [{ type: 'object', required: ['Data'], properties: { Data: data } }, success] }
}

function describeUpload({ failures }: Parts): Json {
  return {
    operationId: 'sendUpload',
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
        content: { 'application/json': { schema: envelopeOf({ type: 'boolean' }) } },
      },
      ...failures.of([
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

function objectOf(schema: TSchema): { properties?: Json; required?: string[] } {
  // An input is always an object schema; its properties are plain JSON Schema.
  return schema
}

/** A schema without the fields that stand in the path. */
function withoutFields(schema: TSchema, without: readonly string[]): Json {
  const { properties = {}, required, ...rest } = objectOf(schema)
  const left = Object.entries(properties).filter(([field]) => !without.includes(field))
  const stillRequired = required?.filter((field) => !without.includes(field)) ?? []
  return {
    ...rest,
    ...(stillRequired.length > 0 ? { required: stillRequired } : {}),
    properties: Object.fromEntries(left),
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
