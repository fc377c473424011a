import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a quarter of a minute and more beside others, the longest first. */
const longest = [
  'test/documents/commands.test.ts',
  'test/commands/hostile-arguments.test.ts',
  'test/faults/survives-faults.test.ts',
  'test/properties/adversarial-texts.test.ts',
  'test/commands/commands.test.ts',
  'test/house/secrets.test.ts',
  'test/faults/database-faults.test.ts',
  'test/faults/full-disk.test.ts',
  'src/conversation/truth/hostile-answers.test.ts',
  'test/browser/hostile-content.test.ts',
  'test/browser/languages.test.ts',
  'test/bench/bench.test.ts',
  'test/properties/hostile-bodies.test.ts',
  'test/faults/crash.test.ts',
  'src/platform/database/embedded/open-embedded-database.test.ts',
  'src/platform/models/stream-model.test.ts',
  'src/platform/media/media-question.test.ts',
  'test/browser/cards.test.ts',
  'test/browser/embedding/embedding-focus.test.ts',
  'test/browser/embedding/embedding-bubble.test.ts',
  'test/browser/map/map.test.ts',
  'test/log-lines.test.ts',
  'src/platform/media/video-digest.test.ts',
  'test/streams.test.ts',
  'test/start.test.ts',
  'src/platform/database/embedded/programs/place-server-folder.test.ts',
  'test/faults/hostile-corpus.test.ts',
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
