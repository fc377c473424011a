import type { TongueRoute } from '../../tongues/tongue.ts'
import { pathFieldsOf } from '../bodies/path-fields.ts'
import { describeBytes } from '../bodies/read-body.ts'
import { requestIdHeader } from './failure-responses.ts'
import type { Json } from './schema-names.ts'

export const tonguesTag: Json = {
  name: 'Tongues',
  description: 'What programs speak that were written for another API: docs/connect.md tells how they are used.',
}

/**
 * The paths of the other tongues that somebody may call by hand: named here, and defined where those tongues are. What is
 * marked `x-not-in-client` has a client of its own, so that ours has no function for it.
 */
export function describeTongues(routes: readonly TongueRoute[]): Record<string, Json> {
  const described = routes.flatMap(({ described: about, ...route }) => (about ? [{ ...route, about }] : []))
  const byPath = Map.groupBy(described, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((route) => [route.method.toLowerCase(), describe(route)])),
    ]),
  )
}

function describe({
  path,
  method,
  maxBodyBytes,
  about: { id, summary, description, streams, needsKey },
}: Omit<TongueRoute, 'described'> & { about: NonNullable<TongueRoute['described']> }): Json {
  const json = { 'application/json': { schema: { type: 'object' } } }
  const body = { required: true, description: `At most ${describeBytes(maxBodyBytes)}.`, content: json }
  return {
    operationId: id,
    'x-not-in-client': true,
    summary,
    description,
    tags: [tonguesTag.name],
    security: needsKey ? [{ secretKey: [] }] : [{}, { secretKey: [] }],
    parameters: pathFieldsOf(path).map((name) => ({
      name,
      in: 'path',
      required: true,
      description: 'serialNumber of the chatbot',
      schema: { type: 'string' },
    })),
    ...(method === 'POST' ? { requestBody: body } : {}),
    responses: {
      200: {
        description: 'Success',
        headers: requestIdHeader,
        content: { ...json, ...(streams ? { 'text/event-stream': { schema: { type: 'string' } } } : {}) },
      },
      default: {
        description: 'A failure in the shape of that API; the header `x-error-code` has our own code',
        headers: requestIdHeader,
        content: json,
      },
    },
  }
}
