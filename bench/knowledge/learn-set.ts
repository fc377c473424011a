import type { App } from '../../src/doors/app.ts'
import { findLanguage } from '../../src/knowledge/learning/find-language.ts'
import type { Passage } from '../../src/knowledge/passages/passage.ts'
import type { KnowledgeScope } from '../../src/knowledge/source.ts'
import type { SetSource } from './read-documents.ts'

const batch = 500

/** A chatbot that has learned these sources. */
export async function learnSources(
  app: App,
  serialNumber: string,
  sources: readonly SetSource[],
): Promise<KnowledgeScope> {
  const workspace = await app.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow()
  const { id } = await app.db
    .insertInto('chatbots')
    .values({ workspaceId: workspace.id, serialNumber, settings: '{}', removedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const scope = { workspaceId: workspace.id, chatbotId: id }
  for (const [at, source] of sources.entries()) await learnSource(app, scope, source, at)
  await app.db
    .insertInto('chatbotKnowledge')
    .values({ ...scope, version: 1 })
    .execute()
  return scope
}

async function learnSource(
  app: App,
  scope: KnowledgeScope,
  { kind, name, passages }: SetSource,
  at: number,
): Promise<void> {
  const { id } = await app.db
    .insertInto('knowledgeSources')
    // Not due: there is nothing behind these names that the server could learn.
    .values({ ...scope, kind, key: String(at), name, status: 2, dueAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  // As the learner does it, which tells the language of a source once.
  const language = await findLanguage(
    app,
    null,
    passages
      .slice(0, 20)
      .map(({ text }) => text)
      .join('\n'),
  )
  for (let from = 0; from < passages.length; from += batch) {
    const rows = passages.slice(from, from + batch).map((passage, place) => rowOf(passage, from + place))
    await app.db
      .insertInto('knowledgePassages')
      .values(rows.map((row) => ({ ...scope, sourceId: id, language, ...row })))
      .execute()
  }
}

function rowOf({ headings, text, page }: Passage, place: number) {
  return { headings: JSON.stringify(headings), text, page, place }
}
