import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What each row of the .jsonl files of a folder is read as, by the files' names. `read`: is told the file's name without its ending, and the row's number from 1. */
export function rowsOfFolder<Row>(
  folder: string,
  read: (row: string, place: { file: string; number: number }) => readonly Row[],
): Row[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((row, index) =>
          row === '' ? [] : read(row, { file: name.slice(0, -ending.length), number: index + 1 }),
        ),
    )
}

const ending = '.jsonl'
