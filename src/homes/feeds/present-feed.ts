import { type Static, Type } from 'typebox'
import { choice } from '../../platform/fields.ts'
import { writeTime } from '../../platform/lists/write-time.ts'
import { undoUntilField } from '../listings/edits/import-undone.ts'
import { HeldBackReport } from '../listings/import/held-back/held-back-report.ts'
import { RowFault } from '../listings/import/runs/row-fault.ts'
import type { ImportRun } from '../listings/import/runs/source-runs.ts'
import { type Feed, showLocation } from './feed.ts'

const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const count = (description: string) => Type.Integer({ description })

/** A run of a feed. */
export const FeedRun = Type.Object({
  id: count('Id of the run'),
  state: choice(['running', 'finished', 'failed', 'stopped'], { description: 'What became of it' }),
  startedAt: Type.String({ description: 'UTC' }),
  endedAt: orNull('UTC'),
  rows: count('Rows that were read'),
  added: count('Listings that are new'),
  updated: count('Rows that changed what was there'),
  unchanged: count('Rows that say what was there already'),
  faulty: count('Rows that cannot be homes'),
  gone: count('Listings that the feed has no more'),
  pruned: count('Those of them that were removed or taken off the market'),
  message: Type.String({ description: 'Why it failed, or why nothing was pruned' }),
  faults: Type.Array(RowFault, {
    description: 'The first faulty rows',
  }),
  heldBack: Type.Array(HeldBackReport, { description: 'What was for members alone, and is stored nowhere' }),
  undoUntil: undoUntilField,
})
export type FeedRun = Static<typeof FeedRun>

/** Where listings come from again and again. */
export const FeedDescription = Type.Object({
  id: count('Id of the feed'),
  serialNumber: Type.String({ description: 'Of the chatbot whose listings it brings' }),
  name: Type.String({ description: 'As the firm calls it' }),
  kind: choice(['file', 'folder', 'https', 'reso'], { description: 'What it reads' }),
  location: Type.String({ description: 'Where, without anything secret' }),
  everySeconds: Type.Union([Type.Integer(), Type.Null()], {
    description: 'How often; null: at a time of day, or by hand',
  }),
  dailyAt: orNull('At which time of the chatbot’s TimeZone; null: not once a day'),
  timeZone: Type.String({ description: 'TimeZone of the chatbot' }),
  prune: Type.Union([choice(['remove', 'off-market'], { description: 'How' }), Type.Null()], {
    description: 'What becomes of listings that it has no more; null: they stay',
  }),
  isPaused: Type.Boolean({ description: 'Whether it is left alone' }),
  nextRunAt: orNull('When it is read next, UTC'),
  failures: count('Runs that failed one after the other'),
  lastRun: Type.Union([FeedRun, Type.Null()], { description: 'The newest run' }),
})
export type FeedDescription = Static<typeof FeedDescription>

export function presentFeed(
  feed: Feed,
  lastRun: ImportRun | null,
  undoable: ReadonlyMap<number, Date> = new Map(),
): FeedDescription {
  const { id, serialNumber, name, location, schedule, timeZone, rows, isPaused, nextRunAt, failures } = feed
  return {
    id,
    serialNumber,
    name,
    kind: location.kind,
    location: showLocation(location),
    everySeconds: schedule !== null && 'everySeconds' in schedule ? schedule.everySeconds : null,
    dailyAt: schedule !== null && 'dailyAt' in schedule ? schedule.dailyAt : null,
    timeZone,
    prune: rows.prune?.how ?? null,
    isPaused,
    nextRunAt: isPaused || nextRunAt === null ? null : writeTime(nextRunAt),
    failures,
    lastRun: lastRun && presentRun(lastRun, undoable),
  }
}

export function presentRun(run: ImportRun, undoable: ReadonlyMap<number, Date>): FeedRun {
  const undoUntil = undoable.get(run.id)
  const { id, state, startedAt, endedAt, rows, added, updated, unchanged, faulty, gone, pruned, message, faults } = run
  return {
    id,
    state,
    startedAt: writeTime(startedAt),
    endedAt: endedAt === null ? null : writeTime(endedAt),
    ...{ rows, added, updated, unchanged, faulty, gone, pruned, message, faults, heldBack: run.heldBack },
    undoUntil: undoUntil === undefined ? null : writeTime(undoUntil),
  }
}
