import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** More than this of the figure that is kept, and the suite has grown: who added to it finds what to take away. */
const mostGrowth = 1.2
/** More than this of its budget, and a part has failed. */
const mostOfBudget = 1.5
/** The budgets are those of a quiet machine with two processors. */
const processors = 2
const keptLongest = 40

const fileOf = (root) => join(root, 'test/run/figures.json')

export function readFigures(root) {
  return JSON.parse(readFileSync(fileOf(root), 'utf8'))
}

/** Keeps what a whole run took as the figure that later ones are held against. */
export function keepFigure(root, kind, measured, files) {
  const figures = readFigures(root)
  const longest = files.toSorted(bySeconds).slice(0, keptLongest)
  figures.parts[kind] = {
    budgetMinutes: figures.parts[kind].budgetMinutes,
    processorSeconds: Math.round(measured.processorSeconds),
    gaugeMs: Math.round(measured.gaugeMs * 10) / 10,
    longest: longest.map(({ path }) => path),
  }
  writeFileSync(fileOf(root), `${JSON.stringify(figures, null, 2)}\n`)
}

/** What is wrong with what a whole run took, in sentences. */
export function judgeRun(root, kind, measured) {
  const figures = readFigures(root)
  const kept = figures.parts[kind]
  if (measured.processorSeconds === null || !(measured.gaugeMs > 0)) return []
  // Until a run on a quiet machine has kept its figure, a part says what it took and is not judged.
  if (kept.processorSeconds === undefined) return []
  const faults = []
  // A slower machine has more time; a faster one isn't held to less.
  const slowness = Math.max(1, measured.gaugeMs / figures.quietGaugeMs)
  const most = kept.budgetMinutes * 60 * processors * mostOfBudget * slowness
  if (measured.processorSeconds > most)
    faults.push(
      `it took ${minutes(measured.processorSeconds)} of processor, and its budget of ${kept.budgetMinutes} minutes on two processors, by half more, is ${minutes(most)} here`,
    )
  const growth = measured.processorSeconds / measured.gaugeMs / (kept.processorSeconds / kept.gaugeMs)
  if (growth > mostGrowth)
    faults.push(
      `it grew by ${Math.round((growth - 1) * 100)} %: ${minutes(measured.processorSeconds)} of processor, and ${minutes((kept.processorSeconds * measured.gaugeMs) / kept.gaugeMs)} are kept in test/run/figures.json (take the cost away, or keep the new figure with “--keep-figure” and say why)`,
    )
  return faults
}

/** The lines of a report of what a run took, and which of its files took most. */
export function reportRun(root, kind, measured, files) {
  const { budgetMinutes, processorSeconds } = readFigures(root).parts[kind]
  const took =
    measured.processorSeconds === null ? '' : `, ${minutes(measured.processorSeconds)} of processor (all processes)`
  const slowest = files.toSorted(bySeconds).slice(0, 15)
  return [
    'Files that took most, in seconds of processor (and on the clock):',
    ...slowest.map(({ path, processor, clock }) => `  ${pad(processor)} (${pad(clock)})  ${path}`),
    `Took ${minutes(measured.clockSeconds)} on the clock${took}; budget: ${budgetMinutes} min on two quiet processors; the gauge took ${measured.gaugeMs?.toFixed(1)} ms.`,
    ...(processorSeconds === undefined
      ? ['No figure of a quiet machine is kept for this part (test/run/figures.json): its budget is not judged yet.']
      : []),
  ]
}

const bySeconds = (a, b) => (b.processor ?? b.clock) - (a.processor ?? a.clock)
const pad = (seconds) => (seconds === null ? '    ?' : seconds.toFixed(1).padStart(5))
const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')} min`
