import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type ComparableHome, estimateWorth, type SubjectHome } from '../../src/homes/worth/estimate-worth.ts'
import { seeded } from '../reading/train-network.ts'
import { fitLine } from './fit-line.ts'

// node bin/run-bench.mjs worth/main.ts --path king-county.csv: how near `estimateWorth` comes to what 500 homes were sold for, beside
// the median of the ZIP code and a plain regression. Each home is judged by sales of earlier days alone.

const { values } = parseArgs({
  options: { path: { type: 'string', default: '' } },
})
const heldOut = 500

interface Sale extends ComparableHome {
  zip: string
  bathrooms: number
  /** Days since 1970. */
  day: number
}

if (values.path !== '' && existsSync(values.path)) measure(readSales(values.path))
else
  console.log('Nothing was measured: name the file of the King County sales (kc_house_data.csv of Kaggle) with --path.')

function readSales(path: string): Sale[] {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trim().split(/\r?\n/u)
  const names = head.split(',')
  return rows.map((row, id) => {
    const cells = row.split(',').map((cell) => cell.replaceAll('"', ''))
    const of = (name: string): string => cells[names.indexOf(name)] ?? ''
    const date = of('date')
    return {
      ...{ id, price: Number(of('price')), area: Number(of('sqft_living')), bedrooms: Number(of('bedrooms')) },
      ...{
        yearBuilt: Number(of('yr_built')),
        bathrooms: Number(of('bathrooms')),
        zip: of('zipcode'),
        isSold: true,
        days: 0,
      },
      position: { latitude: Number(of('lat')), longitude: Number(of('long')) },
      day: Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}T00:00:00Z`) / 86_400_000,
    }
  })
}

function measure(sales: readonly Sale[]): void {
  const random = seeded(25)
  const last = sales.map(({ day }) => day).toSorted((one, other) => one - other)[Math.floor(sales.length / 2)] ?? 0
  // Of the second half of the year, so that there are earlier sales.
  const later = sales.filter(({ day }) => day > last)
  const subjects = new Set<Sale>()
  while (subjects.size < heldOut) subjects.add(later[Math.floor(random() * later.length)] as Sale)
  const others = sales.filter((sale) => !subjects.has(sale))
  const regression = fitLine(others.map((sale) => ({ of: factsOf(sale), price: Math.log(sale.price) })))
  const errors: Record<string, number[]> = {
    'with its address': [],
    'with its ZIP code alone': [],
    'median of the ZIP code': [],
    'plain regression': [],
  }
  let within = 0
  let told = 0
  for (const sale of subjects) {
    const earlier = others.filter(({ day }) => day < sale.day).map((each) => ({ ...each, days: sale.day - each.day }))
    const ofZip = earlier.filter(({ zip }) => zip === sale.zip)
    const note = (name: string, price: number | undefined): void => {
      if (price !== undefined) errors[name]?.push(Math.abs(price - sale.price) / sale.price)
    }
    const subject: SubjectHome = sale
    const worth = estimateWorth(subject, earlier)
    note('with its address', worth?.middle)
    if (worth) {
      told += 1
      if (worth.low <= sale.price && sale.price <= worth.high) within += 1
    }
    note('with its ZIP code alone', estimateWorth({ ...subject, position: null, yearBuilt: null }, ofZip)?.middle)
    note('median of the ZIP code', middleOf(ofZip.map(({ price }) => price)))
    note('plain regression', Math.exp(regression(factsOf(sale))))
  }
  console.log(`${heldOut} homes held out, sales of earlier days alone\n`)
  console.log('| By | Median absolute error | Homes |\n|---|---|---|')
  for (const [name, all] of Object.entries(errors))
    console.log(`| ${name} | ${(100 * (middleOf(all) ?? 0)).toFixed(1)} % | ${all.length} |`)
  console.log(`\nThe range held the price of ${Math.round((100 * within) / told)} of 100.`)
}

/** What a plain regression knows: logarithm of the price over size, rooms, age and place. */
function factsOf({ area, bedrooms, bathrooms, yearBuilt, position }: Sale): number[] {
  return [
    1,
    Math.log(area),
    bedrooms ?? 0,
    bathrooms,
    (yearBuilt ?? 0) / 100,
    position?.latitude ?? 0,
    position?.longitude ?? 0,
  ]
}

function middleOf(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}
