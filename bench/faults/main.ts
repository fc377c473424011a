// npm run bench:faults: see bench/faults/README.md.
import type { FaultGroup } from './fault.ts'
import { makeFaultLines, makeFigures, type Seen } from './figures.ts'
import { measureHostile } from './hostile/measure-hostile.ts'
import { measureLeads } from './leads/measure-leads.ts'
import { measureAsks } from './measure-asks.ts'
import { measureHeap } from './measure-heap.ts'
import { readOptions } from './options.ts'
import { allFaults, runFaults } from './run-faults.ts'
import { endOnSignals, stopAllAtEnd } from './stop-all.ts'
import { describeFigures, drawTable, writeIntoReadme, writeResults } from './write-results.ts'

stopAllAtEnd()
endOnSignals()
const options = readOptions(process.argv.slice(2))
const { amount, parts, seed } = options
const say = (line: string): void => console.log(line)
const isChosen = (group: FaultGroup): boolean => parts.includes(group)
const faults = allFaults.filter(({ group, name }) => isChosen(group) && name.includes(options.fault))

const seen: Seen = { faults: null, leads: null, hostile: null, heap: null, asks: null }
if (faults.length > 0) seen.faults = await runFaults(faults, amount.rounds, seed, say)
if (parts.includes('leads')) {
  const { leads, leaveSeconds } = amount
  say(`Leaving ${leads} leads and tours while processes and the database are killed`)
  const kills = { calmMs: 3_000, leastKills: options.quick ? 4 : 20 }
  seen.leads = await measureLeads({ leads, leaveSeconds, ...kills, waitsForLeases: !options.quick }, seed)
  for (const name of seen.leads.killed) say(`killed: ${name}`)
  for (const fault of [...seen.leads.faults, ...seen.leads.wrong, ...seen.leads.exits]) say(fault)
}
if (parts.includes('hostile')) {
  const { hostileRequests: requests, memoryRequests } = amount
  const { each } = options
  say(each ? `Posting ${each.requests} hostile requests to each operation` : `Posting ${requests} hostile requests`)
  seen.hostile = await measureHostile({ requests, memoryRequests, each }, seed)
  for (const fault of [...seen.hostile.faults.slice(0, 20), ...seen.hostile.exits]) say(fault)
}
if (parts.includes('heap')) {
  say(`With a heap of 256 MB and ${amount.heapListings} listings`)
  seen.heap = await measureHeap({ listings: amount.heapListings, requests: amount.heapRequests }, seed)
}
if (parts.includes('asks')) {
  say(`Asking ${amount.asks} questions, then resting ${amount.restMinutes} minutes`)
  seen.asks = await measureAsks({ asks: amount.asks, restMinutes: amount.restMinutes }, seed)
}

const figures = makeFigures(seen)
say('')
if (seen.faults) say(`${drawTable(makeFaultLines(seen.faults))}\n`)
say(describeFigures(figures))
for (const { fault, why } of seen.faults?.notTried ?? []) say(`NOT TRIED: ${fault}: ${why}`)
if (options.quick) say('A quick run proves that both the bench and the service work; its times mean little.')
say(`Written to ${writeResults(options.out, seen, options)}`)
if (options.write) writeIntoReadme(figures)
process.exitCode = figures.every(({ reached }) => reached) ? 0 : 1
