import { cityKeyOf, mlsKeyOf, urlKeyOf } from '../../../platform/text/listing-keys.ts'

/** What the values are compared by, as columns. */
export function keysOf(values: Record<string, unknown>): Record<string, string> {
  const textOf = (field: string): string => (typeof values[field] === 'string' ? values[field] : '')
  return {
    ...('City' in values && { cityKey: cityKeyOf(textOf('City')) }),
    ...('MLSNumber' in values && { mlsKey: mlsKeyOf(textOf('MLSNumber')) }),
    ...('Url' in values && { urlKey: urlKeyOf(textOf('Url')).toString('hex') }),
  }
}
