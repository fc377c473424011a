// npm run bench:dialogues: whether visitors of a public set of dialogues are helped, turn by turn, by its annotations.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withServer } from '../conversations/with-server.ts'
import { describeDialogue, describeFaults, describeFigures, figuresOf } from './describe-dialogues.ts'
import { readDialogues, sampleOf } from './dialogue-set.ts'
import { holdDialogues } from './hold-dialogues.ts'

const { values: options } = parseArgs({
  options: {
    path: { type: 'string' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    failures: { type: 'string' },
    tell: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const { path } = options
if (path === undefined) {
  console.log('skipped: --path names no checkout of google-research-datasets/dstc8-schema-guided-dialogue')
} else {
  const all = readDialogues(path)
  const sample = sampleOf(all, Number(options.count), Number(options.seed))
  console.log(`${sample.length} of ${all.length} dialogues about homes`)
  const held = await withServer('dialogues', (app, server) => holdDialogues(app, server, { all, sample }))
  if (options.tell) for (const each of held) console.log(`\n${describeDialogue(each)}`)
  if (options.failures !== undefined) console.log(`\n${describeFaults(held, Number(options.failures))}`)
  const figures = figuresOf(held)
  const { seed } = options
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify({ takenAt: new Date(), seed, figures }, null, 2)}\n`)
  console.log(`\n${describeFigures(figures)}`)
}
