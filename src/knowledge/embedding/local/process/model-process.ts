import { realpathSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ShutInProcess } from '../../../../platform/document-reading/process/shut-in-process.ts'
import type { TextKind } from '../../embedding-model.ts'
import { LocalModelError } from '../local-model-error.ts'
import type { FromModel, ToModel } from './model-messages.ts'

const local = join(import.meta.dirname, '..')
const program = fileURLToPath(new URL(`./model-program${extname(import.meta.url)}`, import.meta.url))
/** The heap of the thread that only watches. */
const watcherHeapMb = 160

export interface ModelLimits {
  /** Most milliseconds for loading the model. */
  openMs: number
  /** Most milliseconds for a few texts. */
  textsMs: number
  /** Of the whole process, what lies outside of JavaScript's heap included: some four times the size of the model. */
  memoryMb: number
}

/** A process that has a model in memory, and may die at any time without harm to this one. Asked one thing at a time. */
export class ModelProcess extends ShutInProcess {
  readonly #limits: ModelLimits
  readonly #opened: Promise<unknown>

  constructor(folder: string, limits: ModelLimits) {
    // Models from a download cache are links to where their files lie.
    super(program, watcherHeapMb, [local, folder, realpathSync(folder)])
    this.#limits = limits
    this.#opened = this.#ask({ is: 'open', folder, memoryMb: limits.memoryMb }, limits.openMs)
    // Whoever asks for vectors hears of it.
    this.#opened.catch(() => this.end())
  }

  get id(): number | undefined {
    return this.child.pid
  }

  /** Fails with a LocalModelError. */
  async embed(texts: readonly string[], kind: TextKind): Promise<Float32Array[]> {
    await this.#opened
    const answer = await this.#ask({ is: 'texts', texts, kind }, this.#limits.textsMs)
    if (answer.is === 'vectors' && answer.vectors.length === texts.length) return answer.vectors
    throw new LocalModelError('ended', 'The local model answered something else: it is started anew for the next text.')
  }

  async #ask(message: ToModel, mostMs: number): Promise<FromModel> {
    this.hold(true)
    try {
      return await this.#hear(message, mostMs)
    } finally {
      this.hold(false)
    }
  }

  #hear(message: ToModel, mostMs: number): Promise<FromModel> {
    const child = this.child
    return new Promise<FromModel>((resolve, reject) => {
      const settle = (work: () => void): void => {
        clearTimeout(timer)
        child.off('message', onMessage).off('close', onClose)
        work()
      }
      const onMessage = (answer: FromModel): void =>
        settle(() => {
          if (answer.is === 'fault') reject(new LocalModelError(answer.fault, answer.message))
          else resolve(answer)
        })
      const onClose = (): void => settle(() => reject(hasEnded()))
      const timer = setTimeout(() => {
        this.end()
        settle(() => reject(isTooSlow(message, mostMs)))
      }, mostMs)
      child.on('message', onMessage).on('close', onClose)
      if (this.isOver || !child.connected) onClose()
      // What cannot be sent: the process is gone, and its end is heard of.
      else child.send(message, () => {})
    })
  }
}

function hasEnded(): LocalModelError {
  return new LocalModelError(
    'ended',
    'The process of the local model ended, perhaps since this machine has too little memory: it is started anew for the next text.',
  )
}

function isTooSlow(message: ToModel, mostMs: number): LocalModelError {
  const what = message.is === 'open' ? 'was not loaded' : 'did not answer'
  return new LocalModelError(
    'too-slow',
    `The local model ${what} within ${mostMs / 1000} s: choose a smaller one, or give this machine more to work with.`,
  )
}
