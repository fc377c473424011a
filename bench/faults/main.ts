// npm run bench:faults: see bench/faults/README.md.
import type { FaultGroup } from './fault.ts'
import { makeFaultLines, makeFigures, type Seen } from './figures.ts'
import { measureHostile } from './hostile/measure-hostile.ts'
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

const seen: Seen = { faults: null, hostile: null, heap: null, asks: null }
if (faults.length > 0) seen.faults = await runFaults(faults, amount.rounds, seed, say)
if (parts.includes('hostile')) {
  say(`Posting ${amount.hostileRequests} hostile requests`)
  seen.hostile = await measureHostile({ requests: amount.hostileRequests, memoryRequests: amount.memoryRequests }, seed)
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
