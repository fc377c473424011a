import type { GuideOperation } from '../source.ts'

const sampleSerialNumber = '0123456789abcdef0123456789abcdef'

/** Fields of paths, which have no example of their own. */
const samplePathFields: Record<string, unknown> = {
  serialNumber: sampleSerialNumber,
  sessionID: 48213,
  fileId: '34317',
  token: '9f2c…',
  box: '-122.5,47.4,-122.1,47.8',
}

export interface SampleCall {
  path: Record<string, unknown>
  query: Record<string, unknown>
  /** null: there is none. */
  body: Record<string, unknown> | null
}

/** The fields of an example, by where they stand on the way. */
export function makeSampleCall({ parameters, body }: GuideOperation): SampleCall {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
  return {
    path: Object.fromEntries(
      inPath.map(({ name, schema }) => [
        name,
        samplePathFields[name] ?? schema.enum?.[0] ?? (schema.type === 'string' ? '17' : 17),
      ]),
    ),
    query: Object.fromEntries(inQuery.map(({ name, example }) => [name, example])),
    body: body?.mediaType === 'application/json' ? { ...Object(body.example) } : null,
  }
}
