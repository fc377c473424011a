import type { FastifyRequest } from 'fastify'

/** A year, as browsers' preload lists want it. Not for subdomains: those are not ours. */
const strictTransport = 'max-age=31536000'

/**
 * The Strict-Transport-Security header of an answer; null where there is none. It goes to whoever is served over https:
 * our own host if PORCHLIGHT_PUBLIC_URL says so, and chatbots' own hosts if a trusted proxy does. Over http browsers ignore it.
 */
export function strictTransportOf(
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  publicUrl: string,
): string | null {
  if (!publicUrl.startsWith('https:')) return null
  return headers.host === publicHostOf(publicUrl) || protocol === 'https' ? strictTransport : null
}

/** "https://chat.example.com/a" -> "chat.example.com"; without a parser, because every answer asks. */
function publicHostOf(publicUrl: string): string {
  const end = publicUrl.indexOf('/', 'https://'.length)
  return publicUrl.slice('https://'.length, end === -1 ? undefined : end).toLowerCase()
}
