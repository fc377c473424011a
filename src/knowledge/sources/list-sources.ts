import { Type } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { DataStream } from '../../platform/operation.ts'
import { chatbotOperation } from '../define-operation.ts'
import type { KnowledgeScope } from '../source.ts'
import { kindsInOrder, presentSource, SourceItem } from './source-item.ts'
import { readSourcePage, type SourceRow } from './source-store.ts'

/** Sources in memory at a time; of most kinds they are small, and there is one text. */
const atOnce = 200

/** POST /chat/Chatbot/GetSource */
export const listSources = chatbotOperation({
  id: 'listSources',
  summary: 'List what a chatbot learns from, and how each stands',
  description:
    'By Type, in the order in which they came. A page that stands in the sitemap is an item of its own, and so is the sitemap, which tells how reading it went.',
  tag: 'Knowledge',
  access: 'secret-key',
  envelope: true,
  input: Type.Object({}),
  output: Type.Array(SourceItem),
  example: { serialNumber: '0123456789abcdef0123456789abcdef' },
  errors: ['too-large-to-keep'],
  async run(app, { workspaceId }, { chatbot }) {
    return new DataStream(writeSources(app.db, { workspaceId, chatbotId: chatbot.id }))
  },
})

/** All sources as the JSON of a list, piece by piece, however many there are. */
async function* writeSources(db: Database, scope: KnowledgeScope): AsyncGenerator<string> {
  let before = '['
  for await (const sources of readAllSources(db, scope)) {
    yield before + sources.map((source) => JSON.stringify(presentSource(source))).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** All sources of a chatbot, some at a time. No connection is held in between. */
export async function* readAllSources(db: Database, scope: KnowledgeScope): AsyncGenerator<SourceRow[]> {
  for (const kind of kindsInOrder) {
    for (let after = 0; ; ) {
      const page = await readSourcePage(db, scope, kind, { after, limit: atOnce })
      if (page.length > 0) yield page
      after = page.at(-1)?.id ?? 0
      if (page.length < atOnce) break
    }
  }
}
