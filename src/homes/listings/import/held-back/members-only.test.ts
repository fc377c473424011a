import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Events } from '../../../../platform/events/events.ts'
import { type ListingTest, openListingTest } from '../../listing.fixture.ts'
import { withoutMembersTexts } from '../../releases/without-members-texts.ts'
import { TableReaders } from '../apart/table-readers.ts'
import { describePreview, describeSummary } from '../describe-import.ts'
import { previewImport } from '../import-listings.ts'
import type { ImportOptions } from '../import-options.ts'
import { openSource } from '../reading/open-source.ts'
import { runImport } from '../runs/run-import.ts'
import { listRuns } from '../runs/run-store.ts'

let bench: ListingTest
beforeAll(async () => {
  bench = await openListingTest({ isPatient: true })
})
const tables = new TableReaders()
afterAll(async () => {
  tables.close()
  await bench.close()
})

const usual: ImportOptions = { map: {}, set: {}, key: 'MLSNumber', dropUnmapped: false }

const places = [
  ['here', false],
  ['in a thread of its own', true],
] as const

async function importText(text: string, options: Partial<ImportOptions> = {}, isApart = false) {
  const { scope } = await bench.addChatbot()
  const run = (content: string, more: Partial<ImportOptions>) =>
    runImport({
      ...{ database: bench, events: new Events(), scope, source: { kind: 'file', name: 'homes' } as const, by: 'test' },
      open: (reading) => {
        const bytes = Readable.from([Buffer.from(content)])
        return isApart ? tables.read({ files: [async () => bytes], ...reading }) : openSource(bytes)
      },
      options: { ...usual, ...more },
    })
  const summary = await run(text, options)
  const read = async () => {
    const { rows } = await bench.pool.query(
      `SELECT *, 0 AS "chatbotId" FROM listings WHERE "chatbotId" = $1 ORDER BY "MLSNumber"`,
      [scope.chatbotId],
    )
    return rows as Record<string, unknown>[]
  }
  return { summary, run, read, scope, whole: async () => JSON.stringify(await read()) }
}

const csv = `mls,beds,price,city,Agent Remarks,Owner Name,Buyer Agency Compensation,Showing Instructions,LB code,Heating,Extra
A,3,100,Kent,Seller takes XQ1,Bob XQ2,2.5% XQ3,Call XQ4,XQ5,Gas,
B,2,200,Kent,XQ1,XQ2,XQ3,XQ4,XQ5,Oil,Lockbox XQ6 4471 on the rail
`

describe('a table', () => {
  test.each(places)(
    'read %s: what is for members alone is neither stored nor lost without a word',
    async (_, isApart) => {
      const { summary, whole, scope } = await importText(csv, {}, isApart)
      expect(summary).toMatchObject({ added: 2, faulty: 0 })
      expect(await whole()).not.toContain('XQ')
      expect(await whole()).toContain('Gas')
      const told = summary.heldBack.map(({ name, kind, by, rows }) => [name, kind, by, rows])
      expect(told).toEqual([
        ['Agent Remarks', 'remarks', 'name', 2],
        ['Owner Name', 'person', 'name', 2],
        ['Buyer Agency Compensation', 'pay', 'name', 2],
        ['Showing Instructions', 'showing', 'name', 2],
        ['LB code', 'code', 'name', 2],
        ['Extra', 'code', 'content', 1],
      ])
      expect(describeSummary(summary)).toMatch(/Held back.*\n.*Agent Remarks: remarks for members, by its name, 2 rows/)
      const [run] = await listRuns(bench.db, { workspaceId: scope.workspaceId }, 1)
      expect(run?.heldBack).toEqual(summary.heldBack)
    },
  )

  test('a dry run tells it', async () => {
    const preview = await previewImport(Readable.from([Buffer.from(csv)]), usual)
    expect(preview.heldBack.map(({ name }) => name)).toContain('Extra')
    const text = describePreview(preview)
    expect(text).toMatch(/Owner Name +held back +for members alone/)
    expect(text).toMatch(/Extra: codes, keys or lock boxes, by what it says/)
  })

  test.each(places)('read %s: a person releases a column, and that is remembered', async (_, isApart) => {
    const { run, whole } = await importText(csv, { release: ['extra', 'Agent Remarks'] }, isApart)
    expect(await whole()).toContain('XQ6 4471')
    expect(await whole()).toContain('Seller takes XQ1')
    for (const marker of ['XQ2', 'XQ3', 'XQ4', 'XQ5']) expect(await whole()).not.toContain(marker)
    await run(csv.replace('XQ1', 'XQ7'), {})
    expect(await whole()).toContain('XQ7')
  })

  const people = ['Orla Devane, 028 9649 6021', 'Tam Sproule, 028 9649 6034']
  const contacts = `mls,beds,price,city,Ring,Notiz B\n${Array.from(
    { length: 8 },
    (_, at) => `C${at},3,${200 + at},Kent,"${people[at % 2]}","Mieter Herr Vogt ${at}, 0171 5550 88${at}0"`,
  ).join('\n')}\n`

  test.each(places)(
    'read %s: who returns from home to home may be called; who does not is nobody’s',
    async (_, isApart) => {
      const { summary, run, whole, read, scope } = await importText(contacts, {}, isApart)
      expect(summary.contacts).toEqual(['Ring'])
      expect(summary.heldBack.map(({ name }) => name)).toEqual(['Notiz B'])
      expect(await whole()).toContain('Tam Sproule')
      expect(await whole()).not.toContain('Vogt')
      // A file of one home proves nothing by itself; what is known of the firm holds, for those who may be called alone.
      await run(
        'mls,beds,price,city,Ring\nC0,3,200,Kent,"Ines Rua, 028 9649 6040"\nC1,3,201,Kent,"Owner Mrs Vance, 028 9649 6099"\n',
        {},
      )
      const rows = await read()
      expect(JSON.stringify(rows[0])).toContain('Ines Rua')
      expect(JSON.stringify(rows[1])).not.toContain('Vance')
      const chatbot = await bench.db
        .selectFrom('chatbots')
        .select(['serialNumber', 'workspaceId'])
        .where('id', '=', scope.chatbotId)
        .executeTakeFirstOrThrow()
      const ExtensionColumn = [{ Key: 'Ring', value: 'Tam Sproule, 028 9649 6034' }]
      expect(await withoutMembersTexts(bench.db, chatbot, { ExtensionColumn })).toEqual({ ExtensionColumn })
    },
  )

  test('a home that brings its entries as a list tells the firm’s people as well', async () => {
    const lines = Array.from({ length: 6 }, (_, at) =>
      JSON.stringify({
        ...{
          MLSNumber: `L${at}`,
          Bedrooms: 2,
          RentPrice: 900,
          SaleType: 'for_rent',
          City: 'Kent',
          Url: `https://x.example/${at}`,
        },
        ExtensionColumn: [{ Key: 'Betreut von', value: `Jana Böhm, 0341 555 062${at % 2}` }],
      }),
    )
    const { summary, whole } = await importText(lines.join('\n'))
    expect(summary).toMatchObject({ contacts: ['Betreut von'], heldBack: [] })
    expect(await whole()).toContain('Jana Böhm')
  })

  test('sentences of public remarks are held back alone', async () => {
    const text = `mls,beds,city,remarks\nA,2,Kent,"Sunny corner. Gate code is 4471. New roof."\n`
    const { summary, read } = await importText(text)
    expect(await read()).toMatchObject([{ Description: 'Sunny corner. New roof.' }])
    expect(summary.heldBack).toEqual([{ name: 'Description', kind: 'code', by: 'content', rows: 1 }])
  })

  test.each(places)('read %s: with columns that are no field left out, a flag still hides', async (_, isApart) => {
    const text = `mls,beds,city,street,IDX_Y/N,Show Address\nA,2,Kent,12 Elm St,N,Y\nB,2,Kent,14 Elm St,Y,No\nC,2,Kent,16 Elm St,Y,Y\n`
    const { read } = await importText(text, { dropUnmapped: true }, isApart)
    expect(await read()).toMatchObject([
      { MLSNumber: 'A', standing: 'Withheld' },
      { MLSNumber: 'B', standing: '', Address: null, withheldFields: { Address: '14 Elm St' } },
      { MLSNumber: 'C', standing: '', Address: '16 Elm St' },
    ])
  })

  test('an address that may not be shown stands nowhere else: no made address, no entry, no sentence', async () => {
    const text = `mls,beds,city,address,lat,lng,internetAddressDisplay,Street Name,Directions,remarks
A,2,Kent,"14 Elmwood St",47.5,-122.2,false,Elmwood St,Left on Elmwood,"Nice. Come to 14 Elmwood Street. Sunny."
`
    const { read, scope } = await importText(text)
    const [home] = await read()
    expect(home).toMatchObject({ Address: null, Latitude: null, Description: 'Nice. Sunny.' })
    const { rows } = await bench.pool.query(`SELECT * FROM "shownListings" WHERE "chatbotId" = $1`, [scope.chatbotId])
    expect(JSON.stringify(rows)).not.toMatch(/elmwood|47\.5/i)
  })
})

test('nested JSON: by the names of what a field stands in, and in lists', async () => {
  const home = {
    ...{ mls: 'A', beds: 3, city: 'Kent', privateRemarks: 'XQ1', remarks: 'Sunny.' },
    ...{ owner: { name: 'XQ2', phone: 'XQ3' }, compensation: { buyer: { amount: 'XQ4' } }, pool: { kind: 'heated' } },
    contacts: [
      { type: 'agent', name: 'Kim Lee' },
      { type: 'seller', name: 'XQ5' },
    ],
    rooms: [{ name: 'Den', privateNotes: 'XQ6' }],
  }
  const { whole } = await importText(`${JSON.stringify(home)}\n`)
  expect(await whole()).not.toContain('XQ')
  for (const word of ['Sunny', 'heated', 'Kim Lee', 'Den']) expect(await whole()).toContain(word)
})

test('a file of RESO: names of the dictionary, and others beside them', async () => {
  const columns = ['ListingKey', 'StandardStatus', 'BedroomsTotal', 'City', 'PublicRemarks', 'PrivateRemarks']
  const more = ['OwnerName', 'LockBoxSerialNumber', 'ExpirationDate', 'BuyerAgentFullName', 'Our agt rmks', 'OwnerPays']
  const values = ['K1', 'Active', '3', 'Kent', 'Sunny.', 'XQ1', 'XQ2', 'XQ3', 'XQ4', 'XQ5', 'XQ6', 'Water']
  const { whole, summary } = await importText(`${[...columns, ...more].join(',')}\n${values.join(',')}\n`)
  expect(await whole()).not.toContain('XQ')
  for (const word of ['Sunny', 'Water']) expect(await whole()).toContain(word)
  expect(summary.heldBack.map(({ name }) => name)).toEqual([
    'PrivateRemarks',
    ...['OwnerName', 'LockBoxSerialNumber', 'ExpirationDate', 'BuyerAgentFullName', 'Our agt rmks'],
  ])
})
