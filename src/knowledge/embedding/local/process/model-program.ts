import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LocalModelFault } from '../local-model-error.ts'
import type { FromModel, ToModel } from './model-messages.ts'

const watchEveryMs = 40
/** Of JavaScript: a tokenizer of 250,000 words takes some 200. What the model takes lies outside of it. */
const threadHeapMb = 768
const lastWordsMs = 1_000

/**
 * The process in which a model works. Its first thread only watches memory: the numbers of a model lie outside of
 * JavaScript's heap, and a thread cannot be held to a limit there.
 */
class ModelProgram {
  #worker: Worker | null = null
  #watch: NodeJS.Timeout | undefined
  #memoryMb = 0

  take(message: ToModel): void {
    if (message.is === 'open') {
      this.#memoryMb = message.memoryMb
      this.#worker = this.#open(message.folder)
    } else this.#worker?.postMessage(message)
    clearInterval(this.#watch)
    this.#watch = setInterval(() => this.#look(), watchEveryMs)
  }

  #look(): void {
    if (process.memoryUsage.rss() <= this.#memoryMb * 1_048_576) return
    this.#giveUp(
      'too-much-memory',
      `The local model needs more than ${this.#memoryMb} MB: allow it more memory, or choose a smaller model.`,
    )
  }

  #open(folder: string): Worker {
    const thread = new Worker(new URL(`./model-thread${extname(import.meta.url)}`, import.meta.url), {
      workerData: { folder },
      resourceLimits: { maxOldGenerationSizeMb: threadHeapMb, maxYoungGenerationSizeMb: 32 },
    })
    thread.on('message', (message: FromModel) => {
      clearInterval(this.#watch)
      process.send?.(message)
    })
    thread.on('error', (error) => {
      const code = 'code' in error ? error.code : undefined
      if (code === 'ERR_WORKER_OUT_OF_MEMORY')
        this.#giveUp('too-much-memory', 'The tokenizer of the local model needs too much memory: choose another model.')
      else this.#giveUp('ended', `The local model ended (${error.message}): it is started anew for the next text.`)
    })
    thread.on('exit', () => this.#giveUp('ended', 'The local model ended: it is started anew for the next text.'))
    return thread
  }

  /** Says why, and ends: nothing of a model that went astray is used again. */
  #giveUp(fault: LocalModelFault, message: string): void {
    clearInterval(this.#watch)
    const end = (): never => process.exit(1)
    process.send?.({ is: 'fault', fault, message } satisfies FromModel, end)
    setTimeout(end, lastWordsMs)
  }
}

const program = new ModelProgram()
process.on('disconnect', () => process.exit())
process.on('message', (message: ToModel) => program.take(message))
