import { setPriority } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DocumentOrigin } from '../document-kind.ts'
import type { DocumentBlock, ReadDocument } from '../read-document.ts'
import { readFault } from '../read-fault.ts'
import type { FromReading, ReadingLimits, ToReading } from './reading-messages.ts'
import { ShutInProcess } from './shut-in-process.ts'

const program = fileURLToPath(new URL(`./reading-program${extname(import.meta.url)}`, import.meta.url))
/** The heap of the thread that only watches. */
const watcherHeapMb = 160
const pieceBytes = 262_144
/** Above its own limit of time: for a process that can no longer say anything. */
const graceMs = 5_000
/** Nice value: whoever waits for an answer comes first. */
const lowPriority = 10

/** A process that reads one document after the other, and may die at any time without harm to this one. */
export class ReadingProcess extends ShutInProcess {
  /** What it took after its last document. */
  memoryMb = 0

  constructor() {
    super(program, watcherHeapMb)
    lowerPriority(this.child.pid)
    this.hold(false)
  }

  /** Fails with a ReadError, or with the signal's reason. After a failure of its own the process is over. */
  async read(bytes: Buffer, origin: DocumentOrigin, limits: ReadingLimits, signal: AbortSignal): Promise<ReadDocument> {
    this.hold(true)
    const late = AbortSignal.timeout(limits.timeoutMs + graceMs)
    const stop = AbortSignal.any([signal, late])
    try {
      const answer = this.#hear(stop)
      // Whatever ends first: a process that died takes no more pieces.
      await Promise.race([this.#send(bytes, origin, limits), answer])
      return await answer
    } catch (error) {
      signal.throwIfAborted()
      throw late.aborted ? readFault('too-slow', error) : error
    } finally {
      this.hold(false)
    }
  }

  /** In pieces, so that everybody else is answered in between. */
  async #send(bytes: Buffer, origin: DocumentOrigin, limits: ReadingLimits): Promise<void> {
    await this.#post({ is: 'begin', origin, length: bytes.length, limits })
    for (let from = 0; from < bytes.length && !this.isOver; from += pieceBytes)
      await this.#post({ is: 'piece', bytes: bytes.subarray(from, from + pieceBytes) })
  }

  /** What cannot be sent is no failure of its own: the process is gone, and who listens hears of it. */
  #post(message: ToReading): Promise<void> {
    return new Promise((resolve) => {
      if (!this.child.connected) resolve()
      else this.child.send(message, () => resolve())
    })
  }

  #hear(stop: AbortSignal): Promise<ReadDocument> {
    const child = this.child
    return new Promise<ReadDocument>((resolve, reject) => {
      const blocks: DocumentBlock[] = []
      const leave = (): void => {
        child.off('message', onMessage).off('close', onClose)
        stop.removeEventListener('abort', onStop)
      }
      const settle = (work: () => void): void => {
        leave()
        work()
      }
      const onMessage = (message: FromReading): void => {
        if (message.is === 'blocks') blocks.push(...message.blocks)
        else if (message.is === 'fault') {
          // A reader that did not say it itself went astray: nothing of it is used again.
          if (message.message === null) this.end()
          settle(() => reject(readFault(message.fault, undefined, message.message ?? undefined)))
        } else {
          const { is: _, memoryMb, ...rest } = message
          this.memoryMb = memoryMb
          settle(() => resolve({ ...rest, blocks }))
        }
      }
      // Killed without a word: by the system, when memory ran out.
      const onClose = (): void => settle(() => reject(readFault('too-much-memory')))
      const onStop = (): void => {
        this.end()
        settle(() => reject(stop.reason))
      }
      child.on('message', onMessage).on('close', onClose)
      stop.addEventListener('abort', onStop, { once: true })
      if (stop.aborted) onStop()
      else if (this.isOver) onClose()
    })
  }
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority)
  } catch {
    // Where that is not allowed it competes like everybody else.
  }
}
