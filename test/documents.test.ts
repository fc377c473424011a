import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Compile } from 'typebox/schema'
import { describe, expect, test } from 'vitest'
import { makeDocuments } from '../src/documents/documents.ts'
import { errorCatalogue } from '../src/errors.ts'
import { makeInputReader } from '../src/http/bodies/read-input.ts'
import { makeOpenApi } from '../src/http/openapi.ts'
import { operations } from '../src/operations.ts'

const root = join(import.meta.dirname, '..')

describe('documents that are made from the code', () => {
  for (const [path, wanted] of Object.entries(makeDocuments())) {
    test(`${path} tells the truth of today`, async () => {
      const stands = await readFile(join(root, path), 'utf8').catch(() => '')
      expect(stands === wanted, `${path} differs from the code: run npm run documents`).toBe(true)
    })
  }
})

interface Described {
  operationId: string
  responses: Record<string, { headers?: Record<string, { schema: { enum?: string[] } }> }>
}

describe('openapi.json', () => {
  const description = JSON.parse(JSON.stringify(makeOpenApi(null)))
  const described = Object.values<Record<string, Described>>(description.paths).flatMap((path) => Object.values(path))

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

  test('names every error of the catalogue under its own status, but those of pages and broken requests', () => {
    const named = new Set<string>()
    for (const { operationId, responses } of described) {
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
      'not-ready',
      'client-gone',
    ]
    expect(Object.keys(errorCatalogue).filter((code) => !named.has(code) && !elsewhere.includes(code))).toEqual([])
  })

  test.each(operations)('the example of $method $path passes the schema of its own input', ({ operation, path }) => {
    const { input, example, pathFields = [] } = operation
    const inPath = Object.fromEntries(
      pathFields.map((field) => [field, field === 'id' ? '17' : '0123456789abcdef0123456789abcdef']),
    )
    const body = { ...example, ...inPath }
    const { value } = makeInputReader(input, { nullClears: operation.nullClears ?? false })(body)
    expect(Object.keys(Object(value)).sort(), 'a misspelled field would have been left out').toEqual(
      Object.keys(body).sort(),
    )
    if (path in description.paths && operation.pathFields === undefined) {
      const schema = description.paths[path].post?.requestBody.content['application/json'].schema
      if (schema) expect(Compile(schema).Check(example)).toBe(true)
    }
  })
})
