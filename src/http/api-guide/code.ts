import { escapeMarkup } from '../../demo/markup.ts'
import type { GuideOperation } from './source.ts'

/** Credentials of the API description, as curl sends them. */
const credentialHeaders: Record<string, string> = {
  secretKey: 'Authorization: $SECRET_KEY',
  sessionKey: 'chatrobot-sessionkey: $SESSION_KEY',
  visitorKey: 'chatrobot-sessionkey: $VISITOR_KEY',
}

/** Fields whose value the reader has in a variable of their shell. */
const variables: Record<string, string> = { serialnumber: '"$SERIAL"', sessionid: '$SESSION' }

/** The call with curl; it works as it stands once the variables of the first section are set. */
export function makeCurl(operation: GuideOperation): string {
  if (operation.body && operation.body.mediaType !== 'application/json') {
    return 'UPLOAD_URL=…   # the PreUploadUrl of the first step\n\ncurl -s -T front.jpg "$UPLOAD_URL"'
  }
  const url = `"$BASE${operation.path.replace('{serialNumber}', '$SERIAL')}"`
  const [credential] = operation.credentials
  const header = credential === undefined ? undefined : credentialHeaders[credential]
  const lines = [`curl -s${operation.streams ? 'N' : ''} ${url}`]
  if (header !== undefined) lines.push(`-H "${header}"`)
  if (operation.body) {
    lines.push(`-H 'Content-Type: application/json'`)
    const body = withVariables(JSON.stringify(operation.body.example ?? {}, null, 2))
    return `${lines.join(' \\\n  ')} \\\n  -d @- <<JSON\n${body}\nJSON`
  }
  return lines.join(' \\\n  ')
}

/** JSON text for a here-document of the shell, with the reader's own ids in place of the sample ones. */
function withVariables(json: string): string {
  return json.replace(/[\\$`]/g, '\\$&').replace(/"(\w+)": ("[^"]*"|\d+)/g, (whole, name: string) => {
    const variable = variables[name.toLowerCase()]
    return variable === undefined ? whole : `"${name}": ${variable}`
  })
}

/** Code as a block that scrolls by itself and can be reached by keyboard. */
export function renderCode(label: string, code: string, language: 'json' | 'shell' | 'text'): string {
  const content = language === 'json' ? colourJson(code) : language === 'shell' ? colourShell(code) : escapeMarkup(code)
  return `<figure class="code"><figcaption>${escapeMarkup(label)}</figcaption><pre tabindex="0" role="region" aria-label="${escapeMarkup(label)}"><code>${content}</code></pre></figure>`
}

function colourJson(json: string): string {
  return json.replace(
    /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|-?\b\d+(?:\.\d+)?\b|[^"\w-]+|./g,
    (part, text, colon) => {
      if (text !== undefined) {
        const kind = colon === undefined ? 's' : 'k'
        return `<span class="${kind}">${escapeMarkup(text)}</span>${colon ?? ''}`
      }
      return /^(-?\d|true|false|null)/.test(part) ? `<span class="n">${part}</span>` : escapeMarkup(part)
    },
  )
}

function colourShell(code: string): string {
  const [command = '', ...here] = code.split('<<JSON\n')
  const coloured = escapeMarkup(command).replace(/\$[A-Z_]+/g, '<span class="v">$&</span>')
  if (here.length === 0) return coloured
  const body = here.join('<<JSON\n')
  const end = body.lastIndexOf('\nJSON')
  return `${coloured}&lt;&lt;JSON\n${colourJson(body.slice(0, end))}${escapeMarkup(body.slice(end))}`
}
