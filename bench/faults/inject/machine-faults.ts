import type { Fault } from '../fault.ts'
import type { Stage } from '../stage.ts'

const day = 86_400

function jumpTo(stage: Stage, seconds: number): void {
  if (!stage.clock) throw new Error('this stage has no clock that can be set')
  stage.clock.jump(seconds)
}

const clockJumps = [
  { name: 'an hour ahead', seconds: 3_600 },
  { name: 'an hour back', seconds: -3_600 },
  { name: '40 days ahead', seconds: 40 * day },
  { name: 'ten years ahead', seconds: 3_650 * day },
]

/** The disk and the clock of the machine. */
export const machineFaults: readonly Fault[] = [
  {
    name: 'the disk is full for 4 s',
    group: 'disk',
    stage: 'disk',
    holdMs: 4_000,
    readsGoOn: true,
    inject: ({ disk }) => disk?.fill(),
    lift: ({ disk }) => disk?.free(),
  },
  ...clockJumps.map(({ name, seconds }) => ({
    name: `the clock jumps ${name}, and back`,
    group: 'clock' as const,
    stage: 'clock' as const,
    holdMs: 2_000,
    readsGoOn: true,
    // A visitor's key is good for an hour, an upload for five minutes: by the clock they are over.
    earned: ['visitor-key-over', 'unknown-credential', 'upload-not-found', 'upload-not-finished'],
    inject: (stage: Stage) => jumpTo(stage, seconds),
    lift: (stage: Stage) => jumpTo(stage, 0),
  })),
]
