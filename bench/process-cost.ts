import { readFileSync } from 'node:fs'

/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100

/** Seconds of processor time that a process has used so far; NaN where the system does not tell. */
export function readProcessorSeconds(pid: number): number {
  try {
    // The name of the program stands in parentheses and may hold anything, also blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** Memory of a process that lies in RAM (RSS), in MiB. */
export function readMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kilobytes === undefined) throw new Error(`the memory of process ${pid} cannot be read`)
  return Number(kilobytes) / 1024
}
