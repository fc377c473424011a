import { parentPort, workerData } from 'node:worker_threads'
import { LocalModelError, reasonOf } from '../local-model-error.ts'
import type { FromModel, ToModel } from './model-messages.ts'

// The thread in which the model works. It may hang, run out of memory or die: the processes around it notice.

const tell = (message: FromModel): void => parentPort?.postMessage(message)

function tellFault(error: unknown): void {
  if (error instanceof LocalModelError) tell({ is: 'fault', fault: error.fault, message: error.message })
  else tell({ is: 'fault', fault: 'broken', message: `The local model failed (${reasonOf(error)}): export it anew.` })
}

async function open(folder: string) {
  const { SentenceModel } = await import('../sentence-model.ts').catch((error) => {
    throw new LocalModelError(
      'not-installed',
      `What runs local models is not installed (${reasonOf(error)}): install Porchlight with its optional packages.`,
    )
  })
  return SentenceModel.open(folder)
}

const opened = open(String(workerData.folder))
opened.then(() => tell({ is: 'ready' }), tellFault)

async function answer({ texts, kind }: Extract<ToModel, { is: 'texts' }>): Promise<void> {
  const model = await opened
  const vectors: Float32Array[] = []
  for (const text of texts) vectors.push(await model.embed(text, kind))
  tell({ is: 'vectors', vectors })
}

parentPort?.on('message', (message: Extract<ToModel, { is: 'texts' }>) => {
  answer(message).catch(tellFault)
})
