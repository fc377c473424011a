import { spawn } from 'node:child_process'
import { join } from 'node:path'

// One checker: several resolve the same types, each for itself, and there are several of these at once.
const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p']
const checks = [
  ['types', [...tsc, '.']],
  ['types of the widget', [...tsc, 'widget']],
  ['types of the widget’s tests', [...tsc, 'widget/tsconfig.tests.json']],
  ['types of the console', [...tsc, 'console']],
  ['types of the console’s tests', [...tsc, 'console/tsconfig.tests.json']],
  ['types of the browser tests', [...tsc, 'test/browser']],
  ['types of the client', [...tsc, 'client']],
  ['style', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
]

// The collector of Go, in which the compiler is written, works a quarter as often: there is room for what it would collect.
const env = { ...process.env, GOGC: '400' }

/** Checks types and style, all at once: each of them waits for its slowest part most of the time. Answers which failed. */
export async function runChecks(node, root) {
  const running = checks.map(([name, program]) => ({ name, result: run(node, root, program) }))
  const failed = []
  for (const { name, result } of running) {
    const { code, said } = await result
    console.log(`— ${name}`)
    process.stdout.write(said)
    if (code !== 0) failed.push(name)
  }
  return { passed: checks.length - failed.length, failed }
}

/** Runs a program and keeps what it says, so that several at once do not speak into each other. */
function run(node, root, [script, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(node, [join(root, script), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
    child.once('close', (code) => resolve({ code, said: Buffer.concat(said) }))
  })
}
