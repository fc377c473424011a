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
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}
