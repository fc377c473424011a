import type { GuideOperation } from '../source.ts'
import { type OwnValue, ownIdOf, ownValue } from './own-values.ts'
import { makeSampleCall } from './sample-call.ts'

/** Variables of the reader’s shell, as the first section sets them. */
const shellNames: Record<OwnValue, string> = {
  base: '$BASE',
  secretKey: '$SECRET_KEY',
  sessionKey: '$SESSION_KEY',
  visitorKey: '$VISITOR_KEY',
  serialNumber: '$SERIAL',
  sessionID: '$SESSION',
}

export const shellValue = (name: OwnValue): string => ownValue(name, shellNames[name])

const headers: Record<string, string> = {
  secretKey: `Authorization: ${shellValue('secretKey')}`,
  sessionKey: `chatrobot-sessionkey: ${shellValue('sessionKey')}`,
  visitorKey: `chatrobot-sessionkey: ${shellValue('visitorKey')}`,
  consoleCookie: 'Cookie: $CONSOLE_COOKIE',
}

/** The call with curl; it works as it stands once the variables of the first section are set. */
export function makeCurl(operation: GuideOperation, publicUrl: string): string {
  if (operation.body && operation.body.mediaType !== 'application/json') {
    return 'UPLOAD_URL=…   # the PreUploadUrl of the first step\n\ncurl -s -T front.jpg "$UPLOAD_URL"'
  }
  const { path: fields, query, body } = makeSampleCall(operation)
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => inAddress(name, fields[name]))
  const search = Object.entries(query).map(([name, value]) => `${name}=${inAddress(name, value)}`)
  const address = `${ownValue('base', publicUrl)}${path}${search.length === 0 ? '' : `?${search.join('&')}`}`
  const [credential] = operation.credentials
  const header = credential === undefined ? undefined : headers[credential]
  const method = operation.methods[0] ?? 'GET'
  const lines = [
    `curl -s${operation.streams ? 'N' : ''}${operation.answersPicture ? ' -o picture.webp' : ''} ${method === 'GET' || method === 'POST' ? '' : `-X ${method} `}"${address}"`,
  ]
  if (header !== undefined) lines.push(`-H "${header}"`)
  // Without it, a call that changes something could be another site’s.
  if (credential === 'consoleCookie' && method !== 'GET') lines.push(`-H "Origin: ${ownValue('base', publicUrl)}"`)
  if (!body) return lines.join(' \\\n  ')
  lines.push(`-H 'Content-Type: application/json'`)
  return `${lines.join(' \\\n  ')} \\\n  -d @- <<JSON\n${withShellValues(JSON.stringify(body, null, 2))}\nJSON`
}

function inAddress(name: string, value: unknown): string {
  const own = ownIdOf(name)
  return own ? shellValue(own) : encodeURIComponent(String(value)).replaceAll('%2C', ',')
}

/** JSON text for a here-document of the shell, with the reader's own ids in place of the sample ones. */
function withShellValues(json: string): string {
  return json.replace(/[\\$`]/g, '\\$&').replace(/"(\w+)": ("[^"]*"|\d+)/g, (whole, name: string, value: string) => {
    const own = ownIdOf(name)
    if (!own) return whole
    const quote = value.startsWith('"') ? '"' : ''
    return `"${name}": ${quote}${shellValue(own)}${quote}`
  })
}
