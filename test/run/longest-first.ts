import { BaseSequencer, type TestSpecification } from 'vitest/node'
import figures from './figures.json' with { type: 'json' }

/** Files that took most when the figures of the runs were last kept, the longest first. */
const longest: string[] = [...figures.parts.deep.longest, ...figures.parts.quick.longest]

/**
 * Long files begin first, so that no worker is left alone with one at the end: in a fresh clone nothing else says which
 * those are. The others follow as Vitest has them, by how long they took the last time, or by their size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`))
      return place < 0 ? longest.length : place
    }
    return fromTurn(sorted.sort((a, b) => rank(a) - rank(b)))
  }
}

/** From another file on each day, where a run goes as far as it comes (docs/decisions/0144). */
function fromTurn<File>(files: File[]): File[] {
  const day = Number(process.env.PORCHLIGHT_TEST_TURN ?? 0)
  const begin = files.length === 0 ? 0 : (day * filesADay) % files.length
  return [...files.slice(begin), ...files.slice(0, begin)]
}

/** So many files further each day: with the number of files it has no divisor in common. */
const filesADay = 67
