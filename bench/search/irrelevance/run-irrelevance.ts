import { askEngine } from '../ask-engine.ts'
import type { BenchDatabase } from '../open-database.ts'
import { writeOrderless } from '../read-record.ts'
import type { LanguageName } from '../say.ts'
import { requests } from './requests.ts'

/** Words that ask for nothing, and what kind of them. */
export interface IrrelevantClause {
  kind: string
  clause: string
}

export type IrrelevantClauses = Partial<Record<LanguageName, readonly IrrelevantClause[]>>

export interface ChangeFigures {
  changed: number
  of: number
  examples: string[]
}

/** Puts each clause before, between and after requests in its language: the filters and the homes must stay the same. */
export async function runIrrelevance(
  database: BenchDatabase,
  clauses: IrrelevantClauses,
  towns: readonly string[],
): Promise<ChangeFigures> {
  const figures: ChangeFigures = { changed: 0, of: 0, examples: [] }
  const ask = async (text: string): Promise<string> => {
    const options = { previous: null, pageSize: 5, wantsEverything: false }
    const { filters, sort, total, isRefused } = await askEngine(database, text, options)
    return writeOrderless({ filters, sort, total, isRefused })
  }
  const entries = Object.entries(requests) as [LanguageName, (typeof requests)[LanguageName]][] // its own keys
  for (const [language, asked] of entries) {
    for (const [index, { kind, clause }] of (clauses[language] ?? []).entries()) {
      const [first, second] = (asked[index % asked.length] ?? ['', '']).map((piece) =>
        piece.replace('TOWN', towns[index % towns.length] ?? ''),
      )
      const pieces = [first ?? '', second ?? '']
      const plain = await ask(join(pieces, language))
      for (const place of [0, 1, 2]) {
        const text = join(pieces.toSpliced(place, 0, clause), language)
        figures.of += 1
        const got = await ask(text).catch((error: unknown) => String(error))
        if (got === plain) continue
        figures.changed += 1
        figures.examples.push(`${kind}: "${text}"\n    ${got}\n    without: ${plain}`)
      }
    }
  }
  return figures
}

/** Each piece a sentence of its own. */
function join(pieces: readonly string[], language: LanguageName): string {
  const end = language === 'Chinese' ? '。' : '.'
  return pieces
    .map((piece) => (/[.!?…。！？]$/.test(piece.trim()) ? piece.trim() : piece.trim() + end))
    .join(language === 'Chinese' ? '' : ' ')
}
