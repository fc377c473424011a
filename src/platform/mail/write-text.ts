import { setIn } from '../text/plain-lines.ts'
import type { PageOfMail } from './write-html.ts'

/** A mail as plain text. Further lines of what others wrote are set in, so that none can pass for a line of ours. */
export function writeText({ opening, rows, heading, body, link, items = [], ...page }: PageOfMail): string {
  const { closing = '', further = [] } = page
  const lines = [opening]
  if (rows.length > 0) lines.push('', ...rows.map(([name, value]) => `${name}: ${setIn(value)}`))
  if (body !== '') lines.push('', heading, '', body)
  for (const { title, lines: told, url } of items)
    lines.push('', ...[title, ...told, url].filter(Boolean).map((line) => setIn(line)))
  if (link !== null) lines.push('', `${link.label}: ${link.url}`)
  if (closing !== '') lines.push('', closing)
  if (further.length > 0) lines.push('', ...further.map(({ label, url }) => `${label}: ${url}`))
  return [...lines, ''].join('\n')
}
