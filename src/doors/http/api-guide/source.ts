import { answersPicture } from '../openapi/answers-picture.ts'
import { resolveReferences } from '../openapi/resolve-references.ts'

/** A JSON Schema as far as the guide shows it. */
export interface GuideSchema {
  type?: string | readonly string[]
  description?: string
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly GuideSchema[]
  properties?: Record<string, GuideSchema>
  required?: readonly string[]
  items?: GuideSchema
  minimum?: number
  maximum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: unknown
}

export interface GuideResponse {
  headers?: Record<string, { schema?: GuideSchema }>
  content?: Record<string, { schema?: GuideSchema }>
}

/** One operation of the API description, with the path it stands under. */
export interface GuideOperation {
  id: string
  /** Several where they all do the same. */
  methods: string[]
  path: string
  summary: string
  paragraphs: string[]
  tag: string
  /** Names of the credentials that are taken, the one that is looked at first in front. */
  credentials: string[]
  parameters: {
    name: string
    in: string
    required: boolean
    description: string
    schema: GuideSchema
    example: unknown
  }[]
  body: { mediaType: string; schema: GuideSchema; example: unknown; note: string } | null
  success: GuideSchema | null
  streams: boolean
  /** Whether it answers with events for as long as anybody listens. */
  listens: boolean
  /** Whether Data stands in an envelope. */
  isEnveloped: boolean
  answersNothing: boolean
  answersText: boolean
  /** A file, and no text: it is shown by its address. */
  answersPicture: boolean
  /** Machine codes by status. */
  errorCodes: { status: number; code: string }[]
}

/** The parts of an OpenAPI description that the guide reads. */
interface OpenApi {
  info?: { version?: string }
  tags?: { name: string; description?: string }[]
  paths?: Record<string, Record<string, OpenApiOperation>>
}

interface OpenApiOperation {
  operationId?: string
  'x-not-in-client'?: boolean
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, unknown>[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    description?: string
    schema?: GuideSchema
    example?: unknown
  }[]
  requestBody?: { description?: string; content?: Record<string, { schema?: GuideSchema; example?: unknown }> }
  responses?: Record<string, GuideResponse>
}

/** Every operation of an OpenAPI description, in its order. */
export function readOperations(openApi: object): GuideOperation[] {
  // Made by openapi.ts; what is not there is left out of the guide.
  const { paths = {} } = resolveReferences(openApi) as OpenApi
  return Object.entries(paths).flatMap(([path, methods]) => {
    // Other tongues have documents of their own (docs/connect.md).
    const ours = Object.entries(methods).filter(([, operation]) => operation['x-not-in-client'] !== true)
    const bySummary = Map.groupBy(ours, ([, operation]) => operation.summary)
    return [...bySummary.values()].flatMap((same) => {
      const [first] = same
      return first
        ? [
            readOperation(
              same.map(([method]) => method.toUpperCase()),
              path,
              first[1],
            ),
          ]
        : []
    })
  })
}

/** What each domain is for, by its tag. */
export function readTagDescriptions(openApi: object): Map<string, string> {
  return new Map(((openApi as OpenApi).tags ?? []).map(({ name, description = '' }) => [name, description]))
}

export function readVersion(openApi: object): string {
  return (openApi as OpenApi).info?.version ?? ''
}

function readOperation(methods: string[], path: string, operation: OpenApiOperation): GuideOperation {
  const [body] = Object.entries(operation.requestBody?.content ?? {})
  const responses = operation.responses ?? {}
  const success = responses['200']?.content ?? {}
  const answer = success['application/json']?.schema ?? null
  return {
    id: operation.operationId ?? `${methods.join('-')}-${path}`,
    methods,
    path,
    summary: operation.summary ?? path,
    paragraphs: operation.description?.split('\n\n') ?? [],
    tag: operation.tags?.[0] ?? 'Other',
    credentials: operation.security?.flatMap((entry) => Object.keys(entry)) ?? [],
    parameters: (operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required ?? false,
      description: parameter.description ?? parameter.schema?.description ?? '',
      schema: parameter.schema ?? {},
      example: parameter.example,
    })),
    body: body
      ? {
          mediaType: body[0],
          schema: body[1].schema ?? {},
          example: body[1].example,
          note: operation.requestBody?.description ?? '',
        }
      : null,
    success: answer,
    streams: 'text/event-stream' in success,
    listens: 'x-events' in (success['text/event-stream'] ?? {}),
    isEnveloped: answer?.properties?.Version !== undefined,
    answersNothing: answer?.properties?.Version !== undefined && answer.properties.Data === undefined,
    answersText: answer === null && !('text/event-stream' in success) && !answersPicture(success),
    answersPicture: answersPicture(success),
    errorCodes: Object.entries(responses).flatMap(([status, response]) =>
      (response.headers?.['x-error-code']?.schema?.enum ?? []).map((code) => ({
        status: Number(status),
        code: String(code),
      })),
    ),
  }
}
