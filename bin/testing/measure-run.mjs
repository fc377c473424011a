import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Begins to measure the time on the clock, and how much gets done in a second of processor meanwhile. */
export function measureRun(node, root) {
  const begun = performance.now()
  const gauged = []
  const gauge = spawn(node, [join(root, 'bin/testing/gauge-work.mjs')], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  gauge.stdout.setEncoding('utf8').on('data', (text) => gauged.push(...text.trim().split('\n').map(Number)))
  return async () => {
    const ended = new Promise((resolve) => gauge.once('close', resolve))
    gauge.kill('SIGKILL')
    await ended
    const middle = gauged.sort((a, b) => a - b)[Math.floor(gauged.length / 2)]
    return { clockSeconds: (performance.now() - begun) / 1000, gaugeMs: middle }
  }
}
