import { type Kysely, sql } from 'kysely'

/** As imports of tables with names of their own wrote them, in words → as they decide what visitors see (0030-standing.ts). */
const names = {
  'Internet Entire Listing Display YN': 'InternetEntireListingDisplayYN',
  'Internet Address Display YN': 'InternetAddressDisplayYN',
  'Internet Automated Valuation Display YN': 'InternetAutomatedValuationDisplayYN',
  'Mlg Can View': 'MlgCanView',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [words, name] of Object.entries(names)) {
    const [from, to] = [`{"Key":"${words}",`, `{"Key":"${name}",`]
    await sql`
      UPDATE listings SET "ExtensionColumn" = replace("ExtensionColumn", ${from}, ${to})
      WHERE strpos("ExtensionColumn", ${from}) > 0`.execute(db)
  }
}
