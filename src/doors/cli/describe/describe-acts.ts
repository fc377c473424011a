import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TracedActs } from '../../../conversation/guide/acts/trace-acts.ts'
import { type Example, nearestExamples } from '../../../reading/acts/nearest-examples.ts'

const corpusFolder = join(import.meta.dirname, '../../../../corpus')
const mostExamples = 3

/** What each clause of a message was taken to be for, how surely, and the messages of the corpus that are nearest to it; a line each. */
export function describeActs(traced: TracedActs): string {
  const examples = traced.length === 0 ? [] : readExamples()
  return traced.flatMap((clause) => describeClause(clause, examples)).join('\n')
}

function describeClause(
  { text, acts: [first, second], topic }: TracedActs[number],
  examples: readonly Example[],
): string[] {
  if (first === undefined) return []
  const percent = (likely: number): string => `${Math.round(likely * 100)} %`
  const about = topic === undefined ? '' : `, of ${topic.name.replace(/^.*:/u, '')} (${percent(topic.likely)})`
  const other = second === undefined ? '' : `; else ${second.act} (${percent(second.likely)})`
  const near = nearestExamples(
    examples.filter(({ act }) => act === first.act),
    text,
    mostExamples,
  )
  return [
    `“${text}” was taken for ${first.act} (${percent(first.likely)})${about}${other}`,
    ...near.map((example) => `  like “${example.text}”`),
  ]
}

/** The clauses of the corpus that lies beside the program; none where it does not. */
function readExamples(): Example[] {
  try {
    return readdirSync(corpusFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => readdirSync(join(corpusFolder, name)).map((file) => join(corpusFolder, name, file)))
      .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
      .flatMap(readLine)
  } catch {
    return []
  }
}

function readLine(row: string): Example[] {
  // Tests hold that the corpus has nothing else.
  const line: { text: string; acts: { act: string; span?: string }[] } = JSON.parse(row)
  return line.acts.map(({ act, span }) => ({ act, text: span ?? line.text }))
}
