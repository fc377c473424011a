import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '../../../homes/listings/import/reading/read-csv.ts'
import { FaultyRowsFile } from './faulty-rows-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-faulty-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('rows of CSV are written as CSV under a header, with line and reasons before', async () => {
  const file = new FaultyRowsFile(join(folder, 'a.errors.csv'))
  const columns = ['mls', 'note, "own"']
  await file.add({ line: 3, reasons: ['One.', 'Two.'], columns, values: ['A', 'x\ny'] })
  await file.add({ line: 9, reasons: ['Three.'], columns, values: ['A'] })
  await file.add({ line: 10, reasons: ['Four.'], columns, values: ['A', 'b', 'too much'] })
  await file.close()
  expect(readFileSync(file.path, 'utf8')).toBe(
    'error_line,error_reason,mls,"note, ""own"""\n3,One. Two.,A,"x\ny"\n9,Three.,A,\n10,Four.,A,b,too much\n',
  )
})

test('a table program computes nothing of it, numbers stay numbers, and an import reads what was there', async () => {
  const file = new FaultyRowsFile(join(folder, 'f.errors.csv'))
  const formulas = ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =HYPERLINK("http://evil.example")', '＝1+1']
  const plain = ['-5', '+1.5', '-1,234.50', '1e-7', "O'Neil", '', "'quoted'", 'a=b', '5 - 3', '.5', '-12%']
  const columns = [...formulas, ...plain].map((_, index) => `${index % 2 === 0 ? '=' : ''}column ${index}`)
  const values = [...formulas, ...plain]
  await file.add({ line: 3, reasons: ['=One.'], columns, values })
  await file.close()
  const text = readFileSync(file.path, 'utf8')
  for (const cell of [...formulas, '=One.', '=column 0']) expect(text).toContain(`'${cell.replaceAll('"', '""')}`)
  expect(text).toContain('-5,+1.5,"-1,234.50",1e-7')

  const source = await readCsv(createReadStream(file.path), text)
  const rows: unknown[][] = []
  for await (const batch of source.batches) rows.push(...batch.map((row) => [...row.values]))
  expect(source.columns).toEqual(['error_line', 'error_reason', ...columns])
  expect(rows).toEqual([['3', '=One.', ...values]])
})

test('lines of NDJSON are written as NDJSON', async () => {
  const file = new FaultyRowsFile(join(folder, 'a.errors.ndjson'))
  const row = { reasons: ['One.'], columns: ['mls'], values: [] }
  await file.add({ ...row, line: 1, text: '{"mls":"A"}' })
  await file.add({ ...row, line: 2, text: '{"mls":' })
  await file.add({ ...row, line: 3, text: '[1]' })
  await file.close()
  expect(readFileSync(file.path, 'utf8').split('\n')).toEqual([
    '{"error_line":1,"error_reason":"One.","mls":"A"}',
    '{"error_line":2,"error_reason":"One.","error_text":"{\\"mls\\":"}',
    '{"error_line":3,"error_reason":"One.","error_text":"[1]"}',
    '',
  ])
})

test('without faulty rows there is no file', async () => {
  const file = new FaultyRowsFile(join(folder, 'none.csv'))
  await file.close()
  expect(file.isWritten).toBe(false)
  expect(existsSync(file.path)).toBe(false)
})

test('a file that cannot be written is told', async () => {
  const file = new FaultyRowsFile(join(folder, 'no-such-folder', 'x.csv'))
  const row = { line: 1, reasons: ['One.'], columns: ['mls'], values: ['A'] }
  const fill = async (): Promise<void> => {
    for (let line = 1; line < 20_000; line += 1) await file.add({ ...row, line })
    await file.close()
  }
  await expect(fill()).rejects.toThrow('ENOENT')
})
