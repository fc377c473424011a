import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeZip } from '../../../test/documents/write-zip.ts'
import { uploadFile } from '../../../test/upload-file.ts'
import type { ListingImport } from '../listings/uploads/present-upload.ts'
import { stageUploads } from '../listings/uploads/stage-uploads.fixture.ts'

const stage = stageUploads()

async function importZip(bytes: Buffer): Promise<ListingImport> {
  const call = async (method: string, path: string, body?: object) =>
    JSON.parse(
      (await stage.app.post(`/v1/chatbots/${stage.serialNumber}/${path}`, body, { method })).text,
    ) as ListingImport
  const fileId = Number(await uploadFile(stage.app, bytes, 'homes.zip'))
  const { id } = await call('POST', 'imports', { fileId })
  await call('POST', `imports/${id}/start`, {})
  const read = () => call('GET', `imports/${id}`)
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).not.toMatch(/waiting|running/)
  return read()
}

async function imagesOf(number: string): Promise<string[]> {
  const home = await stage.app.app.db
    .selectFrom('listings as l')
    .innerJoin('chatbots as c', 'c.id', 'l.chatbotId')
    .select('l.Images')
    .where('c.serialNumber', '=', stage.serialNumber)
    .where('l.MLSNumber', '=', number)
    .executeTakeFirst()
  // It is written as JSON text of a list of addresses.
  return JSON.parse(home?.Images ?? '[]') as string[]
}

const draw = (colour: string) =>
  sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

test.each([
  ['rightmove.blm', 'BR1_1001'],
  ['openimmo.xml', 'LH-101'],
  ['reaxml.xml', 'H-2001'],
])('pictures that came with %s are kept and shown, and new ones take their place', async (sample, number) => {
  // Some of the samples name pictures by their addresses.
  const text = readFileSync(`docs/samples/${sample}`, 'utf8')
    .replaceAll(/https:\/\/[\w./-]*\/([\w-]+\.jpg)/g, '$1')
    .replaceAll(' url="', ' file="')
  const names = [...text.matchAll(/[\w-]+\.jpe?g/gi)].map(([name]) => name)
  const pack = async (colour: string) =>
    writeZip([
      { name: `feed/${sample}`, bytes: text },
      ...(await Promise.all(names.map(async (name) => ({ name: `feed/${name}`, bytes: await draw(colour) })))),
      { name: 'feed/notes.txt', bytes: 'nothing' },
    ])
  expect((await importZip(await pack('#a52'))).state).toBe('finished')
  const first = (await imagesOf(number)).filter((address) => address.startsWith(stage.app.url))
  expect(first.length).toBeGreaterThan(0)
  const answer = await fetch(first[0] ?? '')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(1_600)
  await importZip(await pack('#25a'))
  const second = (await imagesOf(number)).filter((address) => address.startsWith(stage.app.url))
  expect(second).toHaveLength(first.length)
  expect(second[0]).not.toBe(first[0])
  expect((await fetch(second[0] ?? '')).status).toBe(200)
})
