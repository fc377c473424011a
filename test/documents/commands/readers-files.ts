import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from '../write-office.ts'
import { writePdf } from '../write-pdf.ts'

/** Homes as a firm exports them, three bedrooms and a garden in every second one. */
export function readersHomes(count: number): string {
  const head = 'mls,beds,baths,sq__ft,price,address,city,state,zipcode,type,remarks'
  const row = (number: number): string => {
    const [beds, words] = number % 2 === 0 ? [3, 'A home with a garden.'] : [2, 'A home with a balcony.']
    return `R${number},${beds},2,1400,${400_000 + number * 10_000},${100 + number} Alder Lane,Kent,WA,98032,House,${words}`
  }
  return `${[head, ...Array.from({ length: count }, (_, at) => row(at))].join('\n')}\n`
}

/** The files that examples name. */
export async function writeReadersFiles(folder: string, secret: string): Promise<void> {
  const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content)
  await mkdir(join(folder, 'exports'))
  const [head = '', ...homes] = readersHomes(4).split('\n')
  await Promise.all([
    write('my-listings.csv', readersHomes(10)),
    write('homes.csv', readersHomes(10)),
    write('exports/friday.csv', readersHomes(6)),
    write('county-sales.csv', 'id,beds,baths,price,address,zip\nC1,3,2,450000,7 Fir Street,98103\n'),
    write('nightly-feed.ndjson', `${JSON.stringify(asObject(head, homes[0] ?? ''))}\n`),
    write('secret', `${secret}\n`),
    write(
      'fees.xlsx',
      writeXlsx([
        {
          name: 'Fees',
          rows: [
            ['Fee', 'Amount'],
            ['Parking', '30 dollars a month'],
          ],
        },
      ]),
    ),
    write('handbook.pdf', writePdf([{ texts: [{ x: 72, y: 700, text: 'Lost keys are replaced for 25 dollars.' }] }])),
  ])
}

function asObject(head: string, row: string): Record<string, string> {
  const values = row.split(',')
  return Object.fromEntries(head.split(',').map((name, at) => [name, values[at] ?? '']))
}
