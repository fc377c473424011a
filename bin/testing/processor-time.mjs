import { readdirSync, readFileSync } from 'node:fs'

/** How many of them Linux counts in a second, on every machine that Node runs on. */
const ticksPerSecond = 100

/** Of processes that were ended together with the one that would have been told what they took. */
let lost = 0

/**
 * Seconds of processor that this process has had, and every process below it, whether it lives or has ended: what a run costs, however
 * many others the machine works for meanwhile. Null where the system doesn't tell (it stands in /proc of Linux).
 */
export function processorSeconds() {
  const processes = readProcesses()
  return processes === null ? null : secondsOf(processes, process.pid) + lost
}

/** The same of another process and those below it. */
export function processorSecondsOf(pid) {
  const processes = readProcesses()
  return processes === null ? null : secondsOf(processes, pid)
}

/** To be told before a process is killed with all below it: what those took goes to nobody. */
export function countBeforeKill(pid) {
  const processes = readProcesses()
  for (const [child, { parent }] of processes ?? []) if (parent === pid) lost += secondsOf(processes, child)
}

function secondsOf(processes, pid) {
  let sum = processes.get(pid)?.seconds ?? 0
  for (const [child, { parent }] of processes) if (parent === pid) sum += secondsOf(processes, child)
  return sum
}

/** Each process with its parent, and the time of itself and of its ended children. */
function readProcesses() {
  if (process.platform !== 'linux') return null
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(pids.flatMap((pid) => readProcess(pid) ?? []))
}

function readProcess(pid) {
  try {
    // The name, in brackets, may hold spaces; the fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1).trim().split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [[Number(pid), { parent: Number(fields[1]), seconds: ticks / ticksPerSecond }]]
  } catch {
    // It has ended in this moment.
    return null
  }
}
