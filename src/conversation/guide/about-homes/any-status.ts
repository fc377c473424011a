import type { Criterion } from '../../../reading/criteria/condition.ts'

/** A home that is named is spoken of even when it is sold. */
export const anyStatus: Criterion = {
  topic: 'Status',
  mode: 'must',
  anyOf: ['Active', 'Pending', 'ActiveUnderContract', 'PreOnMarket', 'Sold'].map((value) => ({
    is: 'value' as const,
    field: 'Status' as const,
    value,
  })),
}
