import { describe, expect, test } from 'vitest'
import { uploadFile } from '../../../../test/upload-file.ts'
import type { ListingImport } from './present-upload.ts'
import { stageUploads } from './stage-uploads.fixture.ts'
import { startUploads } from './upload-worker.ts'

// Files that people import, through HTTP, with the worker of a whole process.

const stage = stageUploads()

async function call<Data>(method: string, path: string, body?: object) {
  const { status, text, headers } = await stage.app.post(`/v1/chatbots/${stage.serialNumber}/${path}`, body, { method })
  return {
    status,
    code: headers.get('x-error-code'),
    text,
    data: (status === 200 && text.startsWith('{') ? JSON.parse(text) : {}) as Data,
  }
}

async function begin(content: string, name = 'homes.csv'): Promise<number> {
  const fileId = await uploadFile(stage.app, Buffer.from(content), name)
  const { data, text } = await call<ListingImport>('POST', 'imports', { fileId: Number(fileId) })
  expect(data.id, text).toBeGreaterThan(0)
  return data.id
}

async function finish(id: number, choices: object = {}): Promise<ListingImport> {
  const started = await call<ListingImport>('POST', `imports/${id}/start`, choices)
  expect(started.status, started.text).toBe(200)
  const read = async () => (await call<ListingImport>('GET', `imports/${id}`)).data
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).not.toMatch(/waiting|running/)
  return read()
}

const messy = `Wish,Sleepers,Way,Key no,Built
$500000,3,12 Alder Lane,A-1,1990
650000,2,14 Alder Lane,A-2,2001
650000,many,16 Alder Lane,A-3,3000
650000,2,18 Alder Lane,#REF!,1999
480000,1,12 Alder Lane,A-1,1990
`
const map = { Wish: 'SalePrice', Sleepers: 'Bedrooms', Way: 'Address', 'Key no': 'MLSNumber' }

describe('a messy file', () => {
  test('is looked at, counted, imported, and its faulty rows are given back', async () => {
    const id = await begin(messy)
    interface Preview {
      columns: { name: string; target: string | null; samples: string[] }[]
      missing: string[]
      rows: { line: number; listing: object | null; faults: string[] }[]
      cells: { line: number; column: string; value: string; reason: string }[]
    }
    const guessed = (await call<Preview>('POST', `imports/${id}/preview`, {})).data
    expect(guessed.columns.map(({ name, target }) => [name, target])).toContainEqual(['Built', 'YearBuilt'])
    expect(guessed.missing).toEqual(['Bedrooms'])
    const refused = await call('POST', `imports/${id}/start`, {})
    expect([refused.code, refused.text]).toEqual([
      'import-refused',
      expect.stringContaining('No column of the file says anything of homes'),
    ])

    const { columns, rows, missing, cells } = (await call<Preview>('POST', `imports/${id}/preview`, { map })).data
    expect(missing).toEqual([])
    expect(columns[0]).toMatchObject({
      name: 'Wish',
      target: 'SalePrice',
      samples: ['$500000', '650000', '480000'],
    })
    expect(rows[0]?.listing).toMatchObject({ SalePrice: 500_000, Bedrooms: 3, Address: '12 Alder Lane' })
    expect(rows.at(-1)).toMatchObject({ line: 5, listing: null, faults: [expect.stringContaining('MLSNumber')] })
    expect(cells.map(({ line, column, value }) => [line, column, value])).toEqual([
      [4, 'Sleepers', 'many'],
      [4, 'Built', '3000'],
    ])

    const checked = await finish(id, { map, dryRun: true })
    expect(checked).toMatchObject({
      state: 'checked',
      figures: { rows: 5, added: 3, updated: 0, repeated: 1, faulty: 1, unknownCells: 2 },
    })
    const { body } = await stage.app.post<{ VirtualCount: number }>('/chat/Chatbot/RealEstateList', {
      SerialNumber: stage.serialNumber,
    })
    expect(body.Data.VirtualCount, 'a dry run stores nothing').toBe(0)

    const done = await finish(id, { map })
    expect(done).toMatchObject({
      state: 'finished',
      done: 1,
      hasFaultsFile: true,
      figures: { added: 3, repeated: 1, faulty: 1, cells: [{ line: 4, column: 'Sleepers' }, { column: 'Built' }] },
    })
    const { text } = await call('GET', `imports/${id}/faulty-rows`)
    expect(text.split('\n')[0]).toBe('error_line,error_reason,Wish,Sleepers,Way,Key no,Built')
    expect(text).toContain('18 Alder Lane')
    expect((await call('POST', `imports/${id}/start`, { map })).code, 'over is over').toBe('import-not-ready')
  })

  test('again says what would change, and what is gone', async () => {
    await finish(await begin(messy), { map })
    const next = messy.replace('14 Alder Lane,A-2', '14 Alder Lane,A-9').replace('480000,1', '470000,1')
    const id = await begin(next)
    const prune = { how: 'remove', mostPercent: 100 }
    const checked = await finish(id, { map, prune, dryRun: true })
    expect(checked.figures).toMatchObject({ rows: 5, added: 1, updated: 1, repeated: 1, faulty: 1, gone: 1, pruned: 1 })
    expect((await finish(id, { map, prune })).figures).toMatchObject({ added: 1, gone: 1, pruned: 1 })
    const { data } = await call<{ imports: ListingImport[] }>('GET', 'imports?limit=10')
    expect(data.imports.map(({ state }) => state)).toEqual(['finished', 'finished'])
  })
})

test('a JSON list is imported too', async () => {
  const id = await begin(
    JSON.stringify([
      { beds: 2, price: 300_000, mls: 'J1' },
      { beds: 3, price: 1, mls: 'J2' },
    ]),
    'homes.json',
  )
  expect(await finish(id)).toMatchObject({ state: 'finished', figures: { rows: 2, added: 2 } })
})

test('what is no table is refused with a sentence', async () => {
  const id = await begin('PK\x03\x04 not a table', 'homes.xlsx')
  expect((await call('POST', `imports/${id}/preview`, {})).code).toBe('import-refused')
})

test('one import of a chatbot is at work at a time, and one that waits is stopped at once', async () => {
  const lines = Array.from({ length: 40_000 }, (_, index) => `${index},3,${index} Long Street,B-${index}`)
  const large = await begin(`price,beds,address,mls\n${lines.join('\n')}`, 'large.csv')
  const small = await begin('price,beds,mls\n1,1,S1\n', 'small.csv')
  await call('POST', `imports/${large}/start`, {})
  const read = async (id: number) => (await call<ListingImport>('GET', `imports/${id}`)).data
  await expect.poll(async () => (await read(large)).state).toBe('running')
  await call('POST', `imports/${small}/start`, {})
  expect((await read(small)).state).toBe('waiting')
  expect((await call<ListingImport>('POST', `imports/${small}/stop`, {})).data.state).toBe('stopped')
  await call('POST', `imports/${large}/stop`, {})
  await expect.poll(async () => (await read(large)).state, { timeout: 60_000 }).toMatch(/stopped|finished/)
  expect((await read(large)).figures.rows).toBeGreaterThan(0)
})

test('one whose process is gone is begun again', async () => {
  await stage.worker.stop()
  const id = await begin('price,beds,mls\n1,1,S1\n2,2,S2\n')
  await call('POST', `imports/${id}/start`, {})
  await stage.app.app.pool.query(
    `UPDATE "listingImports" SET state = 'running', tries = 1, "toldAt" = now() - interval '1 hour' WHERE id = $1`,
    [id],
  )
  stage.worker = startUploads(stage.app.app, { lookEveryMs: 50 })
  await expect.poll(async () => (await call<ListingImport>('GET', `imports/${id}`)).data.state).toBe('finished')
})

test('another workspace sees and starts none of it', async () => {
  const id = await begin(messy)
  const { secretKey } = await stage.app.addWorkspace()
  const headers = { authorization: secretKey }
  for (const path of [`imports/${id}/start`, `imports/${id}/stop`, `imports/${id}/preview`]) {
    const answer = await stage.app.post(`/v1/chatbots/${stage.serialNumber}/${path}`, {}, { headers })
    expect(answer.headers.get('x-error-code')).toBe('chatbot-not-found')
  }
})

test('a file of the same name begins as the last one was understood, and may have lost a column since', async () => {
  await finish(await begin(messy, 'office.csv'), { map })
  const begun = async (content: string) => {
    const id = await begin(content, 'office.csv')
    return (await call<ListingImport>('GET', `imports/${id}`)).data
  }
  const again = await begun(messy)
  expect(again.choices).toEqual({ map })
  const less = await begun(messy.replace('Sleepers', 'Beds'))
  expect((await finish(less.id, less.choices)).state).toBe('finished')
  const other = await begin(messy, 'other.csv')
  const refused = await call('POST', `imports/${other}/preview`, { map: { Missing: 'City' } })
  expect(refused.code, 'a name that nobody knows is told').toBe('import-refused')
})
