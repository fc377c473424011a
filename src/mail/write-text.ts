import { setIn } from '../sessions/conversation-text.ts'
import type { PageOfMail } from './write-html.ts'

/** A mail as plain text. Further lines of what others wrote are set in, so that none can pass for a line of ours. */
export function writeText({ opening, rows, heading, body, link }: PageOfMail): string {
  const lines = [opening]
  if (rows.length > 0) lines.push('', ...rows.map(([name, value]) => `${name}: ${setIn(value)}`))
  if (body !== '') lines.push('', heading, '', body)
  if (link !== null) lines.push('', `${link.label}: ${link.url}`)
  return [...lines, ''].join('\n')
}
