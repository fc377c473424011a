import type { ReadResourceResult } from '@modelcontextprotocol/server'
import { listPictureOrigins, readOrigin } from '../../../../homes/pictures/picture-origins.ts'
import type { ToolCall } from '../tool.ts'
import { appMediaType, readAppPage } from './app-page.ts'

/** The page that draws homes, with what its host is to let it load: pictures of this server and of the listings. */
export async function readAppResource({ app, chatbot }: ToolCall, uri: string): Promise<ReadResourceResult> {
  const { workspaceId, id: chatbotId } = chatbot
  const origins = await listPictureOrigins(app.db, { workspaceId, chatbotId })
  const resourceDomains = [...new Set([readOrigin(app.publicUrl) ?? [], origins].flat())]
  const ui = { csp: { connectDomains: [], resourceDomains, frameDomains: [], baseUriDomains: [] }, prefersBorder: true }
  return { contents: [{ uri, mimeType: appMediaType, text: readAppPage().html, _meta: { ui } }] }
}
