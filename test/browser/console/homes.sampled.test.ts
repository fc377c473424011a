import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startUploads } from '../../../src/homes/listings/uploads/upload-worker.ts'
import { writeWorkbook } from '../../documents/write-workbook.ts'
import { deepTest } from '../../run/how-much.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ana, ben, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

// What a firm does with its homes in the console: a manager's work, and what an agent sees of it.

let stage: ConsoleStage
let homeId: number

beforeAll(async () => {
  stage = await openConsoleStage()
  const { rows } = await stage.app.app.pool.query(
    `SELECT id FROM listings WHERE "Status" = 'Active' AND "SaleType" = 'for_sale' ORDER BY id LIMIT 1`,
  )
  homeId = Number(rows[0].id)
  // The first look at a text loads the words of every language; a whole process has done so by then.
  await stage.app.post(`/v1/chatbots/${stage.serialNumber}/listings/${homeId}`, null, { method: 'GET' })
})
afterAll(() => stage?.close())

const priceOf = async (id: number): Promise<number> => {
  const { rows } = await stage.app.app.pool.query('SELECT "ownPrice" AS price FROM listings WHERE id = $1', [id])
  return Number(rows[0]?.price)
}
const toast = (page: Page, words: string | RegExp) => page.locator('.mantine-Notification-root', { hasText: words })

deepTest(
  'a home has an address of its own, which tells all of it; a manager changes its price and undoes it',
  async () => {
    const before = await priceOf(homeId)
    const page = await stage.open(`/listings/${homeId}`)
    const complaints = watchComplaints(page)
    const detail = page.locator('aside').last()
    await detail.getByText('What the chatbot knows of it').waitFor()
    await detail.getByText('Where it comes from').waitFor()
    await detail.getByRole('button', { name: 'Edit' }).click()
    const field = page.getByLabel('Asking price')
    await field.fill('many')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Write a number.').waitFor()
    // What is wrong has the focus.
    await page.locator('#field-SalePrice:focus').waitFor()
    await field.fill('123456')
    await page.getByRole('button', { name: 'Save' }).click()
    await detail.getByText('$123,456').first().waitFor()
    expect(await priceOf(homeId)).toBe(123_456)
    await toast(page, 'Saved').getByRole('button', { name: 'Undo' }).click()
    await toast(page, 'As it was before').waitFor()
    expect(await priceOf(homeId)).toBe(before)
    await detail.getByText('Price and status so far').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

deepTest('what was typed is not lost by closing the form', async () => {
  const page = await stage.open(`/listings/${homeId}`)
  await page.locator('aside').last().getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Description').fill('A garden with apple trees.')
  await page.keyboard.press('Escape')
  await toast(page, 'was not saved').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('A garden with apple trees.')
  await page.context().close()
})

test('a manager adds a home, which is found at once', async () => {
  const page = await stage.open('/listings')
  await page.getByRole('button', { name: 'Add a home' }).click()
  await page.getByLabel('MLS number').fill('NEW-1')
  await page.getByLabel('Street address').fill('7 Lantern Row')
  await page.getByLabel('Asking price').fill('432,100')
  await page.getByLabel('Bedrooms').fill('3')
  await page.getByRole('dialog').getByRole('button', { name: 'Add a home' }).click()
  const detail = page.locator('aside').last()
  await detail.getByText('7 Lantern Row').waitFor()
  await detail.getByText('$432,100').first().waitFor()
  await toast(page, 'Added').getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Deleted').waitFor()
  await page.context().close()
})

deepTest('many homes are chosen, their price is lowered after a look at what would be, and it is undone', async () => {
  const page = await stage.open('/listings?look=table')
  const boxes = page.getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await page.getByText('4 chosen').waitFor()
  await page.getByRole('button', { name: /Choose all 64/ }).click()
  await page.getByText('64 chosen').waitFor()
  await page.getByRole('region', { name: 'Chosen homes' }).getByRole('button', { name: 'Price' }).click()
  await page.getByLabel('Percent', { exact: true }).fill('10')
  const before = await priceOf(homeId)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/of 64 would change/).waitFor()
  await dialog.getByRole('button', { name: /^Change \d+ homes/ }).click()
  await toast(page, 'homes changed').waitFor()
  expect(await priceOf(homeId)).toBeLessThan(before * 0.92)
  await toast(page, 'homes changed').getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'As it was before').waitFor()
  expect(await priceOf(homeId)).toBe(before)
  await page.context().close()
})

const messy = `What we ask,bd,Strasse,Ref
$500000,3,12 Import Lane,IMP-1
650000,2,14 Import Lane,IMP-2
650000,two
480000,1,12 Import Lane,IMP-1
`

deepTest('a manager drops a messy file, says what a column is, sees what it would do, and imports it', async () => {
  const worker = startUploads(stage.app.app, { lookEveryMs: 50 })
  const page = await stage.open('/listings/imports')
  const complaints = watchComplaints(page)
  await page.getByText('No file was imported here yet.').waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'office homes.csv', mimeType: 'text/csv', buffer: Buffer.from(messy) })
  await page.getByText('What each column is').waitFor()
  await page.getByLabel('What the column “bd” is').selectOption({ label: 'Bedrooms' })
  await page.getByLabel('What the column “Strasse” is').selectOption({ label: 'Street address' })
  await page.getByLabel('What the column “What we ask” is').selectOption({ label: 'Asking price' })
  await page.getByText('12 Import Lane').first().waitFor()
  await page.getByText(/^1 of the first 4 rows cannot be homes/).waitFor()
  expect(await findAxeFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Count what it would do' }).click()
  await page.getByText('What the import would do').waitFor()
  const figure = (name: string) =>
    page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')
  expect(await figure('New').innerText()).toBe('2')
  expect(await figure('Faulty').innerText()).toBe('1')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('The homes are there.').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the faulty rows' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('office homes.errors.csv')
  await page.getByRole('link', { name: 'See the homes' }).click()
  await page.getByText('14 Import Lane').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
  await worker.stop()
})

/** A list as offices keep it: titles above, notes beside and below, a sheet of old homes, prices that are computed. */
const workbook = writeWorkbook([
  { name: 'Read me', rows: [['The list of the office. Ask before you change it.']] },
  {
    name: 'Spring',
    rows: [
      ['Our homes this spring'],
      ['As of', { value: 46_143, format: 'd.m.yyyy' }],
      null,
      ['Ref', 'Street', 'Town', 'State', 'ZIP', 'Beds', 'Asking\nprice', 'Listed'],
      [
        'X-1',
        '1 Sheet Lane',
        'Salem',
        'MA',
        { value: 1_970, format: '00000' },
        3,
        { value: 450_000, format: '"$"#,##0' },
        { value: 46_000, format: 'm/d/yyyy' },
      ],
      ['X-2', '2 Sheet Lane', null, 'MA', 1_970, 2, { value: 395_000.4, formula: 'G5*0.9', format: '"$"#,##0' }, null],
      ['X-3', '3 Sheet Lane', null, 'MA', 1_970, 2, { value: '#REF!', type: 'e', formula: 'Z1' }, null],
      ['Total', null, null, null, null, null, 845_000, null],
    ],
    merges: ['A1:H1', 'C5:C7'],
  },
  {
    name: 'Sold',
    rows: [
      ['Ref', 'Street', 'Beds'],
      ['S-1', '9 Former Street', 1],
    ],
  },
])

deepTest('a manager drops a messy spreadsheet, sees its sheets, maps a column, and imports it', async () => {
  const worker = startUploads(stage.app.app, { lookEveryMs: 50 })
  const page = await stage.open('/listings/imports')
  const complaints = watchComplaints(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'office.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook,
  })
  const sheet = page.getByLabel('Sheet', { exact: true })
  await sheet.waitFor()
  expect(await sheet.inputValue()).toBe('Spring')
  await page.getByText('Row 5', { exact: true }).waitFor()
  await sheet.selectOption('Sold')
  await page.getByText('9 Former Street').first().waitFor()
  await sheet.selectOption('Spring')
  await page.getByLabel('What the column “Asking price” is').selectOption({ label: 'Asking price' })
  await page.getByText('$450,000').first().waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('The homes are there.').waitFor()
  const { rows } = await stage.app.app.pool.query(
    `SELECT "MLSNumber", "City", "ZIP", "SalePrice"::float AS price FROM listings WHERE "MLSNumber" LIKE 'X-%' ORDER BY "MLSNumber"`,
  )
  expect(rows).toEqual([
    { MLSNumber: 'X-1', City: 'Salem', ZIP: '01970', price: 450_000 },
    { MLSNumber: 'X-2', City: 'Salem', ZIP: '01970', price: 395_000.4 },
    // A price that is an error of the spreadsheet is unknown, and costs the home nothing.
    { MLSNumber: 'X-3', City: 'Salem', ZIP: '01970', price: null },
  ])
  await page.getByText('What was filled in or changed').click()
  await page.getByText('A row of totals is left out: 1').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
  await worker.stop()
})

deepTest('a manager finds what is wrong with homes, mends one with a click, and undoes it', async () => {
  await stage.app.app.pool.query('UPDATE listings SET "YearBuilt" = 1066 WHERE id = $1', [homeId])
  const page = await stage.open('/listings/quality')
  const complaints = watchComplaints(page)
  await page.getByRole('link', { name: /^Impossible year/ }).click()
  await page.getByText('Built in 1066').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Drop the year' }).click()
  await page.getByText('No home has this.').waitFor()
  await toast(page, 'Mended').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Built in 1066').waitFor()
  await page.locator('main').getByRole('button', { name: 'Edit' }).click()
  // The form is open, at what is wrong; closed, it stays closed.
  await page.locator('#field-YearBuilt:focus').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  expect(complaints).toEqual([])
  await page.context().close()
})

deepTest('an agent reads, and changes nothing', async () => {
  const page = await stage.open(`/listings/${homeId}?look=table`, ben)
  await page.locator('aside').last().getByText('What the chatbot knows of it').waitFor()
  expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Add a home' }).count()).toBe(0)
  expect(await page.getByRole('checkbox').count()).toBe(0)
  expect(ana.email).not.toBe(ben.email)
  await page.context().close()
})
