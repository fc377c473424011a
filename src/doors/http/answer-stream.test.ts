import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { PorchlightError } from '../../platform/errors.ts'
import { LineStream } from '../../platform/operation.ts'
import { writeLines } from './answer-stream.ts'

/** Sizes of lines that come at once, then a rest: what waits is taken before more comes. */
const bursts = Array.from({ length: 60 }, (_, burst) =>
  Array.from({ length: 1 + (burst % 9) }, (_, line) => 13_200 + ((burst * 7919 + line * 4001) % 900)),
)

test.each([0, 30])(
  'lines that come in bursts all arrive, however late their reader takes them (%i ms)',
  async (lateMs) => {
    async function* lines(): AsyncGenerator<readonly object[]> {
      for (const sizes of bursts) {
        for (const size of sizes) yield [{ content: 'x'.repeat(size) }]
        await wait(2)
      }
    }
    const server = createServer(async (_request, response) => {
      const asError = (error: unknown) =>
        error instanceof PorchlightError ? error : new PorchlightError('internal-error', {})
      await writeLines(response, new LineStream(lines()), asError, async () => {})
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an address with one.
    const { port } = server.address() as AddressInfo
    try {
      const response = await fetch(`http://127.0.0.1:${port}`)
      let text = ''
      const decoder = new TextDecoder()
      for await (const bytes of response.body ?? []) {
        if (lateMs > 0 && text.length < 300_000) await wait(lateMs)
        text += decoder.decode(bytes, { stream: true })
      }
      const sizes = text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).content.length)
      expect(sizes).toEqual(bursts.flat())
    } finally {
      server.closeAllConnections()
      server.close()
    }
  },
  15_000,
)
