import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../src/doors/demo/drawing/random.ts'
import { readStream, type StreamEvent } from './read-stream.ts'

const completed = '{"questionid":7,"messageid":8,"sessionid":9,"TaskCompleted":true}\n'
const end: StreamEvent = { type: 'completed', questionId: 7, answerId: 8 }

async function* inPieces(bytes: Uint8Array, nextLength: () => number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; ) {
    const to = from + nextLength()
    yield bytes.subarray(from, to)
    from = to
  }
}

async function readAll(text: string, nextLength = () => 1_000_000): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  for await (const event of readStream(inPieces(new TextEncoder().encode(text), nextLength))) events.push(event)
  return events
}

async function failureCode(text: string): Promise<unknown> {
  return readAll(text).then(
    () => null,
    (error: { code: string; message: string }) => ({ code: error.code, message: error.message }),
  )
}

describe('a streamed answer', () => {
  test('comes out the same however its bytes are cut, also inside of characters', async () => {
    const pieces = [
      'Häuser ',
      '在海边的房子',
      ' 🏡👨‍👩‍👧',
      ' بيت ',
      '\\ "quoted"\n',
      'é'.repeat(50),
      '\u2028',
      '{"x":1}',
    ]
    const view = { criteria: [], total: 3, more: false, cards: [], compared: false, listSpan: null }
    const lines = [
      ...pieces.slice(0, 4).map((content) => JSON.stringify({ content })),
      '',
      JSON.stringify({ view }),
      '\r',
      ...pieces.slice(4).map((content) => JSON.stringify({ content })),
    ]
    for (const lineEnd of ['\n', '\r\n']) {
      const text = lines.join(lineEnd) + lineEnd + completed
      const whole = await readAll(text)
      expect(whole.filter(({ type }) => type === 'view')).toEqual([{ type: 'view', view }])
      expect(whole.at(-1)).toEqual(end)
      const said = whole.map((event) => (event.type === 'content' ? event.content : ''))
      expect(said.join('')).toBe(pieces.join(''))
      for (let seed = 1; seed <= 200; seed++) {
        const random = seededRandom(`${seed}`)
        const longest = 1 + Math.floor(random() * 40)
        const cut = await readAll(text, () => 1 + Math.floor(random() * longest))
        expect(cut, `seed ${seed}`).toEqual(whole)
      }
      expect(await readAll(text, () => 1), 'byte by byte').toEqual(whole)
    }
  })

  test('passes over what is no object of ours', async () => {
    const noise = '\n\n: ping\ndata: {"content":"no"}\n[1]\n{broken\n{"other":1}\n{"content":5}\n{"view":null}\n'
    expect(await readAll(`${noise}{"content":"yes"}\n${noise}${completed}`)).toEqual([
      { type: 'content', content: 'yes' },
      end,
    ])
  })

  test('needs no line break at its very end', async () => {
    expect(await readAll(completed.trimEnd())).toEqual([end])
  })

  test('that ends without its last line is cut off', async () => {
    for (const text of ['', '\n\n', '{"content":"The first ho', '{"content":"The first home"}\n']) {
      expect(await failureCode(text), text).toEqual({ code: 'cut-off', message: '' })
    }
  })

  test('that fails on the way says why', async () => {
    const failed = (Code: number): string =>
      `{"content":"The"}\n{"Success":false,"Code":${Code},"Message":"The language model gpt failed."}\n`
    expect(await failureCode(failed(502))).toEqual({ code: 'model-failed', message: '' })
    expect(await failureCode(failed(504))).toEqual({ code: 'model-timeout', message: '' })
    expect(await failureCode(failed(500))).toEqual({ code: 'http-500', message: '' })
  })

  test('that never breaks its line, or never ends, is cut off instead of filling the memory', async () => {
    expect(await failureCode(`{"content":"${'x'.repeat(3_000_000)}`)).toMatchObject({ code: 'cut-off' })
    const many = `${JSON.stringify({ content: 'x'.repeat(100_000) })}\n`.repeat(12)
    expect(await failureCode(many + completed)).toMatchObject({ code: 'cut-off' })
  })
})
