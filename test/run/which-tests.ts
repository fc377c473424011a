/**
 * Which tests a run is of. The name of a file says where it belongs:
 * - `*.test.ts`: what everybody runs, in `npm test`.
 * - `*.deep.test.ts`: what takes long, in `npm run test:deep` alone.
 * - `*.sampled.test.ts`: in both, with a sample of its cases in the first and all of them in the second (how-much.ts).
 */
export type Kind = 'quick' | 'deep' | 'database' | 'all'

const folders = '{src,test,widget,console}'
const deep = '**/*.deep.test.ts'

interface Files {
  include: string[]
  exclude: string[]
}

/** Stores, migrations, the contract and jobs: what a PostgreSQL server of somebody else's could change. */
const ofDatabase = [
  'src/**/*-store.test.ts',
  'src/platform/{database,jobs,events,outbound}/**/*.test.ts',
  'src/firm/workspaces/**/*.test.ts',
  'src/conversation/sessions/**/*.test.ts',
  'test/{contract,isolation}/**/*.test.ts',
  'test/test-database.test.ts',
]

export const kinds: Record<Kind, Files> = {
  quick: { include: [`${folders}/**/*.test.ts`], exclude: [deep] },
  deep: { include: [`${folders}/${deep}`, `${folders}/**/*.sampled.test.ts`], exclude: [] },
  database: { include: ofDatabase, exclude: [deep] },
  all: { include: [`${folders}/**/*.test.ts`], exclude: [] },
}

/** Vitest by itself, as an editor starts it, finds every file that it's asked for. */
export function kindOfRun(): Kind {
  const kind = process.env.PORCHLIGHT_TEST_KIND
  return kind === 'quick' || kind === 'deep' || kind === 'database' ? kind : 'all'
}
