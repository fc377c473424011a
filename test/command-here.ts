import { Readable } from 'node:stream'
import { format } from 'node:util'
import { runCommandLine } from '../src/doors/cli/run-command-line.ts'
import { type Environment, finishPorchlight, type ProcessOutput } from './porchlight-process.ts'
import { isDeep } from './run/how-much.ts'

/** What `process.exit` is for a command that runs here. */
class Ended extends Error {
  readonly code: number
  constructor(code: number) {
    super(`ended with ${code}`)
    this.code = code
  }
}

/** What belongs to the whole process (its variables, its output) can be one command's at a time. */
const turn = { last: Promise.resolve() }

/**
 * Runs a command line to its end as `finishPorchlight` does, in this process: loading the program takes longer than most commands do.
 * For what a command says and does, asked or not: `input` is all of its standard input, which is no terminal. Signals and pipes that
 * close need a process of their own.
 */
export function commandHere(
  words: string[],
  environment: Environment,
  input = '',
): Promise<ProcessOutput & { code: number | null }> {
  const run = turn.last.then(() => runAlone(words, environment, input))
  turn.last = run.then(
    () => {},
    () => {},
  )
  return run
}

async function runAlone(
  words: string[],
  environment: Environment,
  input: string,
): Promise<ProcessOutput & { code: number | null }> {
  const output = { stdout: '', stderr: '' }
  const putBack = [
    replace(process, 'exit', (code?: unknown): never => {
      throw new Ended(Number(code ?? process.exitCode ?? 0))
    }),
    replaceInput(input),
    replace(process.stdout, 'write', writerTo(output, 'stdout')),
    replace(process.stderr, 'write', writerTo(output, 'stderr')),
    replace(console, 'log', (...parts: unknown[]) => {
      output.stdout += `${format(...parts)}\n`
    }),
    replace(console, 'error', (...parts: unknown[]) => {
      output.stderr += `${format(...parts)}\n`
    }),
  ]
  const variables = { ...process.env }
  const { exitCode } = process
  process.exitCode = undefined
  setVariables({ ...pick(variables, ['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG']), ...environment })
  try {
    await runCommandLine(['node', 'porchlight', ...words])
    return { ...output, code: Number(process.exitCode ?? 0) }
  } catch (error) {
    if (error instanceof Ended) return { ...output, code: error.code }
    throw error
  } finally {
    setVariables(variables)
    process.exitCode = exitCode
    for (const back of putBack) back()
  }
}

function replace<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name, value: Owner[Name]) {
  const former = owner[name]
  owner[name] = value
  return () => {
    owner[name] = former
  }
}

/** A property without a value to be set: Node opens the true input when somebody first asks for it. */
function replaceInput(input: string): () => void {
  const former = Object.getOwnPropertyDescriptor(process, 'stdin')
  const stdin = Object.assign(Readable.from(input === '' ? [] : [Buffer.from(input)]), { isTTY: false })
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true, enumerable: true })
  return () => {
    stdin.destroy()
    if (former) Object.defineProperty(process, 'stdin', former)
  }
}

function writerTo(output: ProcessOutput, name: keyof ProcessOutput): NodeJS.WriteStream['write'] {
  return (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    output[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
    const done = rest.findLast((one) => typeof one === 'function')
    done?.()
    return true
  }
}

function pick(variables: NodeJS.ProcessEnv, names: readonly string[]): Environment {
  return Object.fromEntries(names.flatMap((name) => (variables[name] === undefined ? [] : [[name, variables[name]]])))
}

function setVariables(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name]
  Object.assign(process.env, variables)
}

/** The same in `npm test`; in the deep run the command is a true process. */
export const finishCommand = isDeep ? finishPorchlight : commandHere
