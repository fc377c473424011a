import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a quarter of a minute and more on a quiet machine, the longest first. */
const longest = [
  'test/properties/hostile-bodies.test.ts',
  'test/commands.test.ts',
  'test/bench.test.ts',
  'src/media/video-digest.test.ts',
  'test/browser/languages.test.ts',
  'test/browser/embedding-bubble.test.ts',
  'test/streams.test.ts',
  'test/start.test.ts',
  'src/database/embedded/open-embedded-database.test.ts',
  'src/database/embedded/place-server-folder.test.ts',
  'test/crash.test.ts',
]

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
