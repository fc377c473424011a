/** What streets are called in English addresses, whole and short: behind a name, and no name by itself. */
export const streetKinds: ReadonlySet<string> = new Set(
  'street st road rd avenue ave lane ln drive dr way court ct place pl hill circle cir boulevard blvd terrace ter trail trl cove cv'.split(
    ' ',
  ),
)
