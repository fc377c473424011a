import { Type } from 'typebox'
import { type SourceKind, sourceTypes } from '../source.ts'
import type { SourceRow } from './source-store.ts'

/** A source as GetSource presents it, in the order of vendor-compat.md. */
export const SourceItem = Type.Object({
  Type: Type.String({ description: 'FileList, UrlList, Text, QAList or GoogleSheet' }),
  Name: Type.String({ description: 'Id of the file, address, question; what it is called' }),
  Value: Type.String({ description: 'Name of the file, the text, the answer; else ""' }),
  Length: Type.Integer({ description: 'Characters of it that are known' }),
  Status: Type.Integer({ description: '0 waiting, 1 learning, 2 succeeded, 3 failed' }),
  StatusMessage: Type.String({ description: 'Why it failed and what to do; what of it could not be read' }),
  ID: Type.Integer({ description: 'Id of the source, which stays' }),
  SourceLink: Type.String({ description: 'Where a visitor can read it; "": nowhere' }),
})

/** In which sources are listed. */
export const kindsInOrder: readonly SourceKind[] = ['file', 'sitemap', 'page', 'text', 'question', 'sheet']

export function presentSource(row: SourceRow) {
  return {
    Type: sourceTypes[row.kind],
    Name: row.name,
    Value: row.value,
    Length: row.length,
    Status: row.status,
    StatusMessage: row.statusMessage,
    ID: row.id,
    SourceLink: row.sourceLink,
  }
}
