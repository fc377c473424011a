// npm run bench:console: how fast the console is, and what the most used things in it take.
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { clockTasks, writeClocked } from './clock-tasks.ts'
import { writeFigures } from './figures.ts'
import { fillInbox } from './fill-inbox.ts'
import { measureArrival } from './measure-arrival.ts'
import { measureLists } from './measure-lists.ts'
import { measurePages } from './measure-pages.ts'
import { openDesk } from './open-desk.ts'
import { openVisitor } from './visitor.ts'

const { values: options } = parseArgs({
  options: {
    conversations: { type: 'string', default: '100000' },
    /** A file for the figures. */
    json: { type: 'string' },
  },
})

const desk = await openDesk()
try {
  // Who is looked for.
  const visitor = await openVisitor(desk.servers[0].url, desk.serialNumber)
  await visitor.say('3 bedrooms in Seattle')
  await visitor.leaveLead({ firstName: 'Clara', lastName: 'Work', email: 'clockwork@visitor.example' })
  const loads = [loadavg()[0]]
  const clocked = await clockTasks(desk)
  console.log(writeClocked(clocked))
  const figures = [...(await measurePages(desk)), ...(await measureArrival(desk))]
  console.log(`\n${writeFigures(figures)}`)
  const conversations = Number(options.conversations)
  await fillInbox(desk, conversations)
  const lists = await measureLists(desk, conversations)
  figures.push(...lists)
  loads.push(loadavg()[0])
  console.log(`\n${writeFigures(lists)}`)
  console.log(`\n${cpus().length} processors, load ${loads.map((load) => load?.toFixed(1)).join(' to ')}`)
  if (options.json !== undefined) {
    const all = { cpus: cpus().length, loads, takenAt: new Date(), conversations, clocked, figures }
    writeFileSync(options.json, `${JSON.stringify(all, null, 2)}\n`)
  }
} finally {
  await desk.close()
}
