import { beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../../bench/faults/fault.ts'
import { allFaults, type FaultRun, runFaults } from '../../bench/faults/run-faults.ts'
import { stopAllAtEnd } from '../../bench/faults/stop-all.ts'
import { slowness } from '../timing/slowness.ts'

// The short form of `npm run bench:faults`: each kind of fault once or so, under the mixed load. What must hold on any
// machine is proven, not how long it takes.

/** Those that differ in what they ask of Porchlight. The others are left to the long form. */
const chosen = [
  'kill -9 of one database backend',
  'kill -9 of the database server',
  'SIGINT to the database server',
  'kill -9 of everything',
  'the model stops in the middle of an answer',
  'all database connections reset',
  'answers of the database cut in the middle',
  'database connections frozen for 5 s',
  'the disk is full for 4 s',
  'the clock jumps 40 days ahead, and back',
]

const faults = chosen.map((name): Fault => {
  const found = allFaults.find((fault) => fault.name === name)
  if (!found) throw new Error(`there is no fault named ${name}`)
  return found
})

let run: FaultRun

describe.runIf(process.platform === 'linux')('under the mixed load, whatever breaks', () => {
  beforeAll(async () => {
    stopAllAtEnd()
    // All stages and the other workers share the processors: what usually takes 25 s at most may well take twice that.
    const patience = () => 2 * slowness()
    // Each stage has a Porchlight and a database of its own, and much of a fault is waiting: all of them at once.
    const stages = [...Map.groupBy(faults, ({ stage }) => stage).values()]
    const runs = await Promise.all(
      stages.map((some, index) => runFaults(some, some.length, 9 + index, () => {}, patience)),
    )
    run = { results: runs.flatMap(({ results }) => results), notTried: runs.flatMap(({ notTried }) => notTried) }
  }, 1_200_000)

  test('everything that was to break did, under load', () => {
    // Disks and clocks need root, a loop device and libfaketime: where they are missing, that is said and not hidden.
    for (const { fault, why } of run.notTried) console.warn(`NOT TRIED on this machine: ${fault}: ${why}`)
    expect(run.notTried.filter(({ fault }) => !/disk|clock/.test(fault))).toEqual([])
    const tried = [...run.results, ...run.notTried].map(({ fault }) => fault)
    expect(tried.sort()).toEqual([...chosen].sort())
    for (const { fault, acknowledged } of run.results) expect(acknowledged, fault).toBeGreaterThan(10)
  })

  test('every acknowledged write is there, once, as it was acknowledged', () => {
    expect(run.results.flatMap(({ fault, broken }) => broken.map((what) => `${fault}: ${what}`))).toEqual([])
  })

  test('nothing but its own kill -9 ends the process', () => {
    expect(run.results.flatMap(({ fault, exits }) => exits.map((how) => `${fault}: ${how}`))).toEqual([])
  })

  test('every request has an end, and our trouble is told as 5xx with Retry-After', () => {
    expect(run.results.flatMap(({ fault, wrong }) => wrong.map((what) => `${fault}: ${what}`))).toEqual([])
  })
})
