import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '../../../../platform/memoize.ts'

/** What `npm start` built from widget/assistant/: one page that asks nobody for anything but pictures. */
const file = join(import.meta.dirname, '..', '..', '..', '..', '..', 'dist', 'widget', 'assistant', 'homes.html')

export const appMediaType = 'text/html;profile=mcp-app'
/** By which clients and servers of MCP say that they know views. */
export const appExtension = 'io.modelcontextprotocol/ui'

/** The page and its address, which changes with it: hosts may keep what an address showed. */
export const readAppPage = once((): { uri: string; html: string } => {
  if (!existsSync(file)) throw new Error('dist/widget is missing: start with `npm start`, which builds it')
  const html = readFileSync(file, 'utf8')
  return { uri: `ui://porchlight/homes-${createHash('sha256').update(html).digest('hex').slice(0, 8)}.html`, html }
})

/** Whether an address is that of the page, as it is or as it was before an update: either gets it as it is. */
export function isAppPage(uri: string): boolean {
  return /^ui:\/\/porchlight\/homes-[0-9a-f]{8}\.html$/.test(uri)
}
