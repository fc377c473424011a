import { closestSerialNumber } from '../open-database.ts'
import type { Product } from '../product/open-product.ts'
import { isRecord } from '../read-record.ts'
import { closestHomes } from './homes.ts'

/** A search of `homes.ts`, and the numbers of the homes that miss least; more than one list where either is right. */
export interface ClosestCase {
  text: string
  /** null where no `closest` may be given. */
  expected: readonly (readonly number[])[] | null
}

export const closest = (text: string, ...expected: readonly (readonly number[])[]): ClosestCase => ({ text, expected })
export const noneClosest = (text: string): ClosestCase => ({ text, expected: null })

export interface CaseFigures {
  right: number
  of: number
  faults: string[]
}

const most = 5

/** Asks for homes that there are not, over HTTP, and compares what is offered instead. */
export async function runClosest(product: Product, cases: readonly ClosestCase[]): Promise<CaseFigures> {
  const figures: CaseFigures = { right: 0, of: cases.length, faults: [] }
  for (const each of cases) {
    const fault = findFault(each, await product.search(closestSerialNumber, { q: each.text }))
    if (fault === null) figures.right += 1
    else figures.faults.push(`"${each.text}": ${fault}`)
  }
  return figures
}

function findFault({ expected }: ClosestCase, answer: unknown): string | null {
  if (!isRecord(answer) || typeof answer.total !== 'number') return `no search: ${JSON.stringify(answer)}`
  const { closest: offered } = answer
  if (expected === null) return offered === undefined ? null : `closest where none is due: ${JSON.stringify(offered)}`
  if (answer.total !== 0) return `total ${answer.total}, expected 0: ${JSON.stringify(answer.filters)}`
  if (!isRecord(offered)) return 'no closest'
  const { total, listings } = offered
  if (typeof total !== 'number' || !Array.isArray(listings))
    return `closest has another shape: ${JSON.stringify(offered)}`
  const homes = listings.filter(isRecord)
  const isTold = homes.every(
    ({ misses }) => Array.isArray(misses) && misses.length > 0 && misses.every((miss) => typeof miss === 'string'),
  )
  if (!isTold || homes.length !== listings.length) return 'a home does not tell what it misses'
  const numbers = homes.map(({ MLSNumber }) => String(MLSNumber)).toSorted()
  const isRight = expected.some((wanted) => {
    const names = wanted.map((number) => `C${number}`)
    const isShown = numbers.every((name) => names.includes(name)) && new Set(numbers).size === numbers.length
    return total === wanted.length && numbers.length === Math.min(most, wanted.length) && isShown
  })
  const tell = expected.map((wanted) => wanted.map((number) => `C${number}`).join(' ')).join(' or ')
  return isRight ? null : `${total}: ${numbers.join(' ')}, expected ${tell}`
}

/** Homes that a case names and that there are not. */
export function checkClosest(cases: readonly ClosestCase[]): string[] {
  const known = new Set(closestHomes.map(({ MLSNumber }) => MLSNumber))
  return cases.flatMap(({ text, expected }) =>
    (expected ?? [])
      .flat()
      .flatMap((number) => (known.has(`C${number}`) ? [] : [`"${text}" names no home: ${number}`])),
  )
}
