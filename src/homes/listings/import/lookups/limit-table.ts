import { ImportRefusal } from '../import-refusal.ts'

const mostBytes = 32 * 1_048_576

/** The bytes of a table that lies in memory as a whole. Throws an ImportRefusal where there are too many. */
export async function* limitTable(bytes: AsyncIterable<Uint8Array>, option: string): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const piece of bytes) {
    length += piece.length
    if (length > mostBytes)
      throw new ImportRefusal(`${option}: the table may have ${mostBytes / 1_048_576} MiB at the most.`)
    yield piece
  }
}
