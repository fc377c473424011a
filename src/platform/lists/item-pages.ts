import { Type } from 'typebox'
import { fail } from '../errors.ts'

const mostOnPage = 1_000
/** Items of an answer that was not asked for by pages. */
const mostWithoutPages = 10_000

/** Fields of operations that answer all items at once, unless they are asked for by pages. */
export const itemPageFields = {
  pageNumber: Type.Optional(
    Type.Integer({
      description: 'Page, from 1; without it and pageSize all come at once',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
  ),
  pageSize: Type.Optional(
    Type.Integer({
      description: `Items a page; ${mostOnPage} when only pageNumber is given`,
      minimum: 1,
      maximum: mostOnPage,
    }),
  ),
}

/** Which items to read. */
export interface ItemPage {
  offset: number
  /** One more than may be answered where all were asked for. */
  limit: number
}

export function readItemPage({ pageNumber, pageSize }: { pageNumber?: number; pageSize?: number }): ItemPage {
  if (pageNumber === undefined && pageSize === undefined) return { offset: 0, limit: mostWithoutPages + 1 }
  const limit = pageSize ?? mostOnPage
  // A page number may be larger than any integer of the database; nothing is there either way.
  return { offset: Math.min(((pageNumber ?? 1) - 1) * limit, Number.MAX_SAFE_INTEGER), limit }
}

/** Fails with `too-many-items` when there are more items than come at once. `what` names them. */
export function refuseTooMany(found: number, what: string): void {
  if (found > mostWithoutPages) throw fail('too-many-items', { most: mostWithoutPages.toLocaleString('en'), what })
}
