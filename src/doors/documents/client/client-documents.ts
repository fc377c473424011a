import { type ClientFunction, type OpenApi, readFunctions } from './read-functions.ts'
import { type ClientSchema, commentLines, schemaToTypescript } from './schema-to-typescript.ts'

const notice = '// Made from openapi.json by `npm run documents`: a change here is lost.'

/** The two files of the client that are made from the description of the API: its table of operations, and its types. */
export function makeClientDocuments(description: object, errorCodes: readonly string[]): Record<string, string> {
  // Made by openapi.ts; the tests read it with a validator.
  const openApi = JSON.parse(JSON.stringify(description)) as OpenApi
  const functions = readFunctions(openApi)
  return {
    'client/operations.gen.js': renderTable(functions),
    'client/operations.gen.d.ts': renderTypes(openApi, functions, errorCodes),
  }
}

function renderTable(functions: readonly ClientFunction[]): string {
  const rows = functions.map(({ id, method, path, keys, query, body, answer, line, repeat }) => {
    const row = {
      method,
      path,
      // Most take a secret key alone.
      ...(keys.join() === 'secretKey' ? {} : { keys }),
      ...(query.length > 0 ? { query } : {}),
      ...(body === null ? {} : { body: body.kind }),
      answer,
      ...(line !== null && answer !== 'events' ? { streams: true } : {}),
      repeat,
    }
    return `  ${id}: ${JSON.stringify(row)},`
  })
  return `${notice}\n/** How each function of the client is called over HTTP. */\nexport const operations = {\n${rows.join('\n')}\n}\n`
}

function renderTypes(openApi: OpenApi, functions: readonly ClientFunction[], errorCodes: readonly string[]): string {
  // The envelope is unwrapped, and a failure is thrown.
  const { Success: _success, Failure: _failure, ...schemas } = openApi.components.schemas
  const codes = [...errorCodes].sort().map((code) => `  | '${code}'`)
  return [
    notice,
    "import type { Bytes, CallOptions, Given, OperationRow } from './porchlight-client.d.ts'",
    '',
    '/** How each function of the client is called over HTTP. */',
    'export const operations: Readonly<Record<keyof PorchlightFunctions, OperationRow>>',
    '',
    '/** Stable codes of failures: docs/errors.md says what each means. */',
    `export type ErrorCode =\n${codes.join('\n')}`,
    '',
    ...Object.entries(schemas).flatMap(([name, schema]) => [renderSchema(name, schema), '']),
    '/** Every operation of the API under its operationId. */',
    `export interface PorchlightFunctions {\n${functions.map(renderFunction).join('\n')}\n}`,
    '',
    ...renderErrorCodes(functions),
    '',
  ].join('\n')
}

/** Operations that have the first code have others in common, which are written once. */
const sharedCodes = [
  { name: 'AnyCode', of: 'internal-error' },
  { name: 'CallerCode', of: 'missing-credential' },
  { name: 'MemberCode', of: 'role-may-not' },
  { name: 'KeyedCode', of: 'idempotency-key-reused' },
] as const

/** Which failures each operation may answer with, as a type. */
function renderErrorCodes(functions: readonly ClientFunction[]): string[] {
  const all = functions.map(({ errorCodes }) => errorCodes)
  const known = new Set<string>()
  const groups = sharedCodes.map(({ name, of }) => {
    const having = all.filter((codes) => codes.includes(of))
    const shared = (having[0] ?? []).filter((code) => having.every((codes) => codes.includes(code)))
    const codes = shared.filter((code) => !known.has(code))
    for (const code of codes) known.add(code)
    return { name, codes }
  })
  const quote = (code: string): string => `'${code}'`
  const rows = functions.map(({ id, errorCodes: own }) => {
    const used = groups.filter(({ codes }) => codes.length > 0 && codes.every((code) => own.includes(code)))
    const rest = own.filter((code) => !used.some(({ codes }) => codes.includes(code)))
    return `  ${id}: ${[...used.map(({ name }) => name), ...rest.map(quote)].join(' | ') || 'never'}`
  })
  return [
    ...groups
      .filter(({ codes }) => codes.length > 0)
      .map(({ name, codes }) => `type ${name} = ${codes.map(quote).join(' | ')}`),
    '',
    '/** What each operation may be refused with. */',
    'export interface ErrorCodes {',
    ...rows,
    '}',
  ]
}

function renderSchema(name: string, schema: ClientSchema): string {
  const type = schemaToTypescript(schema)
  const comment = commentLines(schema.description, '').map((line) => `${line}\n`)
  return `${comment.join('')}${schema.properties === undefined || type === 'unknown' ? `export type ${name} =` : `export interface ${name}`} ${type}`
}

function renderFunction(one: ClientFunction): string {
  const { id, summary, description, method, path, answer, line, result } = one
  const comment = commentLines(
    [summary, description, `${method} ${path}`].filter((text) => text !== '').join('\n\n'),
    '  ',
  )
  const given = `${inputOf(one)}, options?: CallOptions`
  const lines = line ? `AsyncGenerator<${schemaToTypescript(line)}, void, undefined>` : ''
  if (answer === 'lines' || answer === 'events') return [...comment, `  ${id}(${given}): ${lines}`].join('\n')
  const promise = `Promise<${result ? schemaToTypescript(result, '  ') : 'void'}>`
  if (!line) return [...comment, `  ${id}(${given}): ${promise}`].join('\n')
  return [
    ...comment,
    `  ${id}: {`,
    `    (${given}): ${promise}`,
    '    /** The same, each line of the answer as soon as it is there. */',
    `    stream(${given}): ${lines}`,
    '  }',
  ].join('\n')
}

/** All fields of a call as one object, wherever they stand on the way. */
function inputOf({ parameters, body }: ClientFunction): string {
  const parts: string[] = []
  if (parameters.length > 0) {
    const properties = Object.fromEntries(
      parameters.map(({ name, schema, description }) => [name, { ...schema, description }]),
    )
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
    parts.push(schemaToTypescript({ properties, required }, '  '))
  }
  if (body?.kind === 'bytes') parts.push('{ bytes: Bytes }')
  const hasFields = body?.schema.$ref !== undefined
  if (body?.kind === 'json' && hasFields) parts.push(schemaToTypescript(body.schema, '  '))
  if (parts.length === 0) return 'input?: Record<string, never>'
  const mayBeLeftOut = !body?.mustHaveFields && parameters.every(({ required }) => !required)
  return `input${mayBeLeftOut ? '?' : ''}: Given<${parts.join(' & ')}>`
}
