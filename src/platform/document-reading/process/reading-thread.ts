import { parentPort } from 'node:worker_threads'
import type { DocumentOrigin } from '../document-kind.ts'
import { readBytes } from '../read-bytes.ts'
import { ReadError } from '../read-document.ts'
import { type FromReading, toSlices } from './reading-messages.ts'

// The thread in which documents are read. It may hang, run out of memory or die: the process around it notices.

const tell = (message: FromReading): void => parentPort?.postMessage(message)

async function read(bytes: Uint8Array, origin: DocumentOrigin): Promise<void> {
  try {
    const { blocks, ...rest } = await readBytes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), origin)
    for (const slice of toSlices(blocks)) tell({ is: 'blocks', blocks: slice })
    tell({ is: 'done', memoryMb: process.memoryUsage.rss() / 1_048_576, ...rest })
  } catch (error) {
    // What a reader did not foresee: the file is none that a program of its kind would have made.
    if (error instanceof ReadError) tell({ is: 'fault', fault: error.fault, message: error.message })
    else tell({ is: 'fault', fault: 'damaged', message: null })
  }
}

parentPort?.on('message', ({ bytes, origin }: { bytes: Uint8Array; origin: DocumentOrigin }) => {
  void read(bytes, origin)
})
