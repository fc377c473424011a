import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchWithWholeForm } from './whole-form.ts'

const received: { type: string; key: string; body: string }[] = []
const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece) => pieces.push(piece))
  request.on('end', () => {
    received.push({
      type: request.headers['content-type'] ?? '',
      key: request.headers.authorization ?? '',
      body: Buffer.concat(pieces).toString('latin1'),
    })
    response.end('heard')
  })
})
let address: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

function makeForm(bytes: number): FormData {
  const form = new FormData()
  form.append('model', 'whisper-1')
  form.append('file', new File([new Uint8Array(bytes).fill(65)], 'sound.wav', { type: 'audio/wav' }))
  return form
}

test('a form is given to the network as one piece, and arrives with its boundary and the headers of the call', async () => {
  const network = vi.spyOn(globalThis, 'fetch')
  const answer = await fetchWithWholeForm(`${address}/whole`, {
    method: 'POST',
    body: makeForm(1000),
    headers: { authorization: 'Bearer key' },
  })
  expect(await answer.text()).toBe('heard')
  expect(network.mock.calls[0]?.[1]?.body).toBeInstanceOf(ArrayBuffer)
  network.mockRestore()
  const [{ type, key, body } = { type: '', key: '', body: '' }] = received
  expect(key).toBe('Bearer key')
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type)?.[1]
  expect(boundary).toBeDefined()
  expect(body.split(`--${boundary}`)).toHaveLength(4)
  expect(body).toContain('name="model"\r\n\r\nwhisper-1\r\n')
  expect(body).toContain('A'.repeat(1000))
})
