import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverCommand, startPorchlight } from '../porchlight-process.ts'

/** What a start of the server with many listings there costs those who come first. */
export interface FirstAnswer {
  /** From the command to the line that says it is ready. */
  readyMs: number
  /** From that line to the answer of the first search, sent at once, and of a second one behind it. */
  firstMs: number
  secondMs: number
}

/** Starts the server as a process of its own on a data folder that nobody else uses, and searches at once. */
export async function measureFirstAnswer(dataDir: string, serialNumber: string): Promise<FirstAnswer> {
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as { secretKey: string }
  const environment = { PORCHLIGHT_DATA_DIR: dataDir, PORCHLIGHT_DEMO: 'off', LOG_LEVEL: 'error' }
  const running = await startPorchlight(serverCommand, environment, join(dataDir, 'first-answer.log'))
  try {
    const ask = async (q: string) => {
      const begin = performance.now()
      const response = await fetch(`${running.url}/v1/chatbots/${serialNumber}/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ q }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`The first search was answered ${response.status}: ${text}`)
      return Math.round(performance.now() - begin)
    }
    const firstMs = await ask('houses with a pool under 600k')
    return { readyMs: Math.round(running.startMs), firstMs, secondMs: await ask('condos with a fireplace in Seattle') }
  } finally {
    await running.stop()
  }
}
