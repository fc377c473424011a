import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countBeforeKill } from '../../bin/testing/processor-time.mjs'
import { makeTinyModel, type TinyModelPlan } from './tiny-model.ts'

/** An inference server in a process of its own, with models that were made for it. */
export interface Inference {
  /** Base address for clients of the OpenAI protocol. */
  url: string
  /** Ends it in the middle of whatever it does, as a lack of memory would. */
  kill(): Promise<void>
  /** Starts it anew at the same address. */
  restart(): Promise<void>
  /** Lets it stand still: connections stay open, and nothing comes. */
  pause(): void
  goOn(): void
  close(): Promise<void>
}

const program = join(import.meta.dirname, 'inference-server.ts')
/** One that isn't ready by then never will be, however busy the machine is. */
const readyMs = 180_000

/** `entry`: where node-llama-cpp is; `plans`: how each model is made, by its name. */
export async function startInference(
  entry: string,
  plans: Readonly<Record<string, TinyModelPlan>>,
): Promise<Inference> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-test-models-'))
  const files = Object.entries(plans).map(([name, plan]) => {
    const file = join(folder, `${name}.gguf`)
    writeFileSync(file, makeTinyModel(plan))
    return file
  })
  let running = await start(entry, 0, files)
  const { port } = running
  const end = async (): Promise<void> => {
    const { child, ended } = running
    if (child.pid !== undefined && child.exitCode === null) countBeforeKill(child.pid)
    // A process that stands still hears of nothing else.
    child.kill('SIGKILL')
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}/v1`,
    kill: end,
    restart: async () => {
      running = await start(entry, port, files)
    },
    pause: () => void running.child.kill('SIGSTOP'),
    goOn: () => void running.child.kill('SIGCONT'),
    close: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Running {
  child: ChildProcess
  port: number
  ended: Promise<unknown>
}

function start(entry: string, port: number, files: readonly string[]): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, entry, String(port), ...files],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_OPTIONS: '' } },
  )
  const ended = new Promise((resolve) => child.once('close', resolve))
  let [told, complained] = ['', '']
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained = (complained + text).slice(-5_000)
  })
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      child.kill('SIGKILL')
      reject(new Error(`the inference server ${why}:\n${told}\n${complained}`))
    }
    const timer = setTimeout(fail, readyMs, `isn't ready after ${readyMs / 1_000} s`)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text
      const found = /^listening on (\d+)$/m.exec(told)?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve({ child, port: Number(found), ended })
    })
    void ended.then(() => {
      clearTimeout(timer)
      fail('ended instead of getting ready')
    })
  })
}
