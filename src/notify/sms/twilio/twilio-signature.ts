import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether `X-Twilio-Signature` proves a request: HMAC-SHA1, by the auth token, of the address that Twilio was given and
 * of all fields, sorted, names and values without anything between (twilio.com/docs/usage/security). Twilio may write
 * the usual port into the address or leave it out.
 */
export function isSignedByTwilio(
  signature: string | undefined,
  { url, fields, authToken }: { url: string; fields: URLSearchParams; authToken: string },
): boolean {
  if (signature === undefined || !URL.canParse(url)) return false
  const written = [...new Set(fields.keys())]
    .sort()
    .flatMap((name) => [...new Set(fields.getAll(name))].sort().map((value) => name + value))
    .join('')
  const given = Buffer.from(signature)
  return spellingsOf(url).some((spelling) => {
    const wanted = Buffer.from(
      createHmac('sha1', authToken)
        .update(spelling + written, 'utf8')
        .digest('base64'),
    )
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

function spellingsOf(url: string): string[] {
  const { protocol, host, hostname, port } = new URL(url)
  const rest = url.slice(url.indexOf('//') + 2).replace(/^[^/?#]*/, '')
  const usual = protocol === 'https:' ? '443' : '80'
  const hosts = port === '' ? [hostname, `${hostname}:${usual}`] : [host, hostname]
  return hosts.map((name) => `${protocol}//${name}${rest}`)
}
