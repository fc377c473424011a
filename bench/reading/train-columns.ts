// Learns from corpus/columns/ which entries of listings are for members alone, and writes the weights that the server reads.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { encodeEntryModel } from '../../src/reading/members-only/learned/entry-model.ts'
import { learnColumns, measureColumns } from './learn-columns.ts'
import { readColumns, readPublicEntries } from './read-columns.ts'

const file = fileURLToPath(new URL('../../src/reading/members-only/learned/columns.bin', import.meta.url))
writeFileSync(file, encodeEntryModel(learnColumns(readColumns(), readPublicEntries())))
// Read by the server's own functions, which load what was just written.
const { heldBack, lost } = measureColumns(readColumns(true))
console.log(
  `Of entries by a hand that nothing was learned from ${heldBack} % of those for members alone are held back, ${lost} % of the public ones that look like them.`,
)
