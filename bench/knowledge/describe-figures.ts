import { writeTable } from '../search/print-table.ts'
import type { SetFigures, Share } from './ask-set.ts'
import type { TimeFigures } from './measure-time.ts'

/** The figures as the README has them. */
export function describeFigures(figures: SetFigures, time: TimeFigures | null): string {
  const lines = [
    ['Words alone, no model', 'Seen', 'Goal'],
    ['The passage that answers comes first', tell(figures.first), '0.85'],
    ['… is among the first three', tell(figures.amongThree), '0.95'],
    [
      'The same for a plain BM25: first, among three',
      `${tell(figures.plainFirst)}, ${tell(figures.plainAmongThree)}`,
      '',
    ],
    ['The quoted answer has what was asked for', tell(figures.quoted), '0.85'],
    ['A stored answer word for word, asked in other words', tell(figures.stored), ''],
    ['Questions about something else: “I don’t know”', tell(figures.elsewhere), '0.97'],
    ['Near misses: “I don’t know”', tell(figures.near), '0.7'],
  ]
  if (time)
    lines.push(
      [
        `An answer with ${time.passages.toLocaleString('en')} passages, p95`,
        `${time.times.p95} ms (${time.times.processorP95} ms of processor time)`,
        '40 ms',
      ],
      ['Memory above idle with as many', `${time.residentMib} MiB`, '120 MiB'],
      ['Their index made at the first question', `${time.firstMs} ms, no stall over ${time.longestStallMs} ms`, ''],
    )
  return writeTable(lines)
}

function tell({ right, of }: Share): string {
  return of === 0 ? '–' : `${(right / of).toFixed(3)} (${right} of ${of})`
}
