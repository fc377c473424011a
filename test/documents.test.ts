import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Compile } from 'typebox/schema'
import { describe, expect, test } from 'vitest'
import { makeDocuments } from '../src/doors/documents/documents.ts'
import { pathFieldsOf } from '../src/doors/http/bodies/path-fields.ts'
import { makeInputReader } from '../src/doors/http/bodies/read-input.ts'
import { resolveReferences } from '../src/doors/http/openapi/resolve-references.ts'
import { makeSchemaNames } from '../src/doors/http/openapi/schema-names.ts'
import { makeOpenApi } from '../src/doors/http/openapi.ts'
import { tongues } from '../src/doors/tongues/tongues.ts'
import { operations } from '../src/operations.ts'
import { errorCatalogue } from '../src/platform/errors.ts'

const root = join(import.meta.dirname, '..')

describe('documents that are made from the code', () => {
  for (const [path, wanted] of Object.entries(makeDocuments())) {
    test(`${path} tells the truth of today`, async () => {
      const stands = await readFile(join(root, path), 'utf8').catch(() => '')
      expect(stands === wanted, `${path} differs from the code: run npm run documents`).toBe(true)
    })
  }
})

/** A field of a path as the reader gets it. */
function goodPathField({ type, enum: values }: { type?: string; enum?: string[] }, name: string): unknown {
  if (values) return values[0]
  if (type === 'integer') return 17
  return name === 'id' ? '17' : '0123456789abcdef0123456789abcdef'
}

interface Described {
  operationId: string
  responses: Record<string, { headers?: Record<string, { schema: { enum?: string[] } }> }>
}

/** What a function does: clients are made from these names. */
const verbs =
  /^(add|answer|ask|assign|begin|book|cancel|change|confirm|count|create|decline|delete|draw|edit|erase|export|find|get|learn|leave|list|map|mark|merge|move|preview|rate|read|release|remove|replay|report|rotate|run|search|send|set|show|split|start|stop|take|tell|test|undo|update|verify|watch)[A-Z][A-Za-z]*$/

/** Names that clients have: they stay whatever else changes. */
const published: Record<string, string> = {
  'POST /chat/Chatbot/Add': 'addChatbot',
  'POST /chat/Chatbot/Edit': 'editChatbot',
  'POST /chat/Chatbot/Remove': 'removeChatbot',
  'GET /v1/chatbots': 'listChatbots',
  'GET /v1/chatbots/{serialNumber}': 'readChatbot',
  'GET /chat/Chatbot/ModelList': 'listModels',
  'POST /chat/Chatbot/ModelList': 'listModelsByPost',
  'POST /chat/Chatbot/GetSession': 'createSession',
  'POST /chat/Chat/ClientAsk': 'askChatbot',
  'GET /v1/conversations': 'listConversations',
  'GET /v1/conversations/{sessionID}': 'readConversation',
  'GET /v1/conversations/events': 'watchConversations',
  'POST /v1/conversations/{sessionID}/take': 'takeConversation',
  'POST /v1/conversations/{sessionID}/release': 'releaseConversation',
  'POST /v1/conversations/{sessionID}/messages': 'sendPersonMessage',
  'POST /v1/conversations/{sessionID}/typing': 'tellTyping',
  'POST /v1/conversations/{sessionID}/read': 'markRead',
  'POST /v1/chatbots/{serialNumber}/search': 'searchListings',
  'POST /chat/Chatbot/RealEstateCreate': 'createListing',
  'POST /chat/Chatbot/RealEstateUpdate': 'updateListing',
  'POST /chat/Chatbot/RealEstateList': 'listListings',
  'POST /chat/Chatbot/RealEstateDelete': 'deleteListings',
  'POST /chat/User/GetPreUploadUrl': 'createUpload',
  'POST /chat/User/ReportUploadSuccess': 'reportUpload',
}

interface Part {
  type?: string
  properties?: Record<string, unknown>
  $ref?: string
}

/** Every object within a part of a description, with where it stands. */
function* partsOf(part: unknown, place: string): Generator<{ place: string; part: Part }> {
  if (typeof part !== 'object' || part === null) return
  yield { place, part }
  for (const [key, value] of Object.entries(part)) yield* partsOf(value, `${place}/${key}`)
}

describe('openapi.json', () => {
  const description = JSON.parse(JSON.stringify(makeOpenApi(null)))
  const resolved = JSON.parse(JSON.stringify(resolveReferences(description)))
  const described = Object.values<Record<string, Described>>(description.paths).flatMap((path) => Object.values(path))
  const whole = Object.values<Record<string, Described>>(resolved.paths).flatMap((path) => Object.values(path))

  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(description))
    expect(result).toEqual({ valid: true })
    expect(description.openapi).toMatch(/^3\.1\.\d+$/)
  })

  test('describes every operation, each under a name of its own', () => {
    for (const { method, path } of operations) {
      expect(description.paths[path], path).toHaveProperty(method.toLowerCase())
    }
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length)
  })

  test('names of operations are functions: a verb and what it is done to, once each, and they stay', () => {
    const ids = described.map(({ operationId }) => operationId)
    expect(ids.filter((id) => !verbs.test(id))).toEqual([])
    const ofTongues = tongues.filter((route) => route.described).length
    expect(ids.length).toBe(operations.length + 1 + ofTongues)
    const byPath = Object.entries<Record<string, Described>>(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [`${method.toUpperCase()} ${path}`, operationId]),
    )
    expect(Object.fromEntries(byPath)).toMatchObject(published)
  })

  test('a shape that is used twice stands once, under a name', () => {
    const inline = [...partsOf(description, '')].filter(
      ({ place, part }) =>
        part.type === 'object' &&
        Object.keys(part.properties ?? {}).length > 1 &&
        !/^\/components\/schemas\/\w+(\/allOf\/\d+)?$/.test(place),
    )
    const places = Map.groupBy(inline, ({ part }) => JSON.stringify(part))
    const twice = [...places.values()].filter(({ length }) => length > 1)
    expect(twice.map((list) => list.map(({ place }) => place))).toEqual([])
  })

  test('every reference leads somewhere, and to everything that has a name leads one', () => {
    const references = [...partsOf(description, '')].flatMap(({ part }) => part.$ref ?? [])
    const named = Object.entries<object>(description.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, list]) => Object.keys(list).map((name) => `#/components/${kind}/${name}`))
    expect(new Set(references)).toEqual(new Set(named))
    expect([...partsOf(resolved.paths, '')].filter(({ part }) => part.$ref !== undefined)).toEqual([])
    for (const name of ['Listing', 'ListingFields', 'ChatbotSettings', 'Chatbot', 'Conversation', 'Message', 'Failure'])
      expect(named).toContain(`#/components/schemas/${name}`)
  })

  test('what has a name says the same as what it stands for', () => {
    const plain = (schema: unknown) =>
      JSON.parse(JSON.stringify(schema ?? {}, (key, value) => (key.startsWith('x-') ? undefined : value)))
    for (const { method, path, operation } of operations) {
      const one = resolved.paths[path][method.toLowerCase()]
      if (operation.file || operation.listens) continue
      const { type, properties, required } = plain(operation.output)
      if (type === 'null') continue
      const answer = one.responses[200].content['application/json'].schema
      const data = operation.envelope ? answer.properties.Data : answer
      expect(data.type, path).toEqual(type)
      expect(data.properties, path).toEqual(properties)
      expect(new Set(data.required), path).toEqual(new Set(required))
      const { properties: fields = {}, required: needed = [] } = plain(operation.input)
      const body = one.requestBody?.content['application/json'].schema ?? {}
      const parameters: { name: string; in: string; required: boolean }[] = one.parameters
      const given = parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
      const told = [...Object.keys(body.properties ?? {}), ...given.map(({ name }) => name)]
      expect(told.sort(), path).toEqual(Object.keys(fields).sort())
      const must = [...(body.required ?? []), ...given.filter((field) => field.required).map(({ name }) => name)]
      expect(must.sort(), path).toEqual([...needed].sort())
    }
  })

  test('an object that has all fields of a named one and others is made of it, and of nothing that differs', () => {
    const field = { type: 'string' }
    const base = { type: 'object', required: ['a'], properties: { a: field, b: field, c: field } }
    const names = makeSchemaNames({ Base: base })
    const more = { ...base, properties: { ...base.properties, d: field } }
    expect(names.name('More', more)).toEqual({ $ref: '#/components/schemas/More' })
    expect(names.refer(base)).toEqual({ $ref: '#/components/schemas/Base' })
    const other = { ...more, properties: { ...more.properties, c: { type: 'integer' } } }
    expect(names.refer(other)).toEqual(other)
    expect(names.refer({ ...more, required: [] })).toEqual({ ...more, required: [] })
    expect(names.schemas()).toEqual({
      Base: base,
      More: {
        allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object', required: ['a'], properties: { d: field } }],
      },
    })
    expect(names.refer({ ...base, properties: { z: field, ...base.properties } })).toMatchObject({
      allOf: [{ properties: { z: field } }, { $ref: '#/components/schemas/Base' }],
    })
    expect(() => names.name('More', { type: 'object', properties: { z: field } })).toThrow('More')
  })

  test('names every error of the catalogue under its own status, but those of pages and broken requests', () => {
    const named = new Set<string>()
    for (const { operationId, responses } of whole) {
      for (const [status, { headers }] of Object.entries(responses)) {
        for (const code of headers?.['x-error-code']?.schema.enum ?? []) {
          named.add(code)
          const entry = Object.entries(errorCatalogue).find(([name]) => name === code)?.[1]
          expect(String(entry?.status), `${operationId}: ${code}`).toBe(status)
        }
      }
    }
    const elsewhere = [
      'path-not-found',
      'method-not-allowed',
      'headers-too-large',
      'metrics-forbidden',
      'sms-signature-wrong',
      // Of signing in, which is no operation.
      'sign-in-refused',
      'code-refused',
      'passkeys-not-here',
      'passkey-refused',
      'passkey-not-found',
      'too-many-passkeys',
      // Of a command alone.
      'missing-answer-not-found',
      'not-ready',
      'client-gone',
    ]
    expect(Object.keys(errorCatalogue).filter((code) => !named.has(code) && !elsewhere.includes(code))).toEqual([])
  })

  test('paths of the wire contract answer in the envelope, our own with the Data itself', () => {
    const others = operations.filter(
      ({ path, operation }) => (operation.envelope ?? false) !== path.startsWith('/chat/'),
    )
    expect(others.map(({ path }) => path)).toEqual([])
  })

  test.each(operations)(
    'the example of $method $path passes the schema of its own input',
    ({ method, operation, path }) => {
      const { input, example } = operation
      const pathFields = pathFieldsOf(path)
      const inPath = Object.fromEntries(
        pathFields.map((field) => [field, goodPathField(Object(input).properties[field], field)]),
      )
      const body = { ...example, ...inPath }
      const { value } = makeInputReader(input, { nullClears: operation.nullClears ?? false })(body)
      expect(Object.keys(Object(value)).sort(), 'a misspelled field would have been left out').toEqual(
        Object.keys(body).sort(),
      )
      if (path in description.paths && pathFields.length === 0) {
        const schema = resolved.paths[path][method.toLowerCase()].requestBody?.content['application/json'].schema
        if (schema) expect(Compile(schema).Check(example)).toBe(true)
      }
    },
  )
})
