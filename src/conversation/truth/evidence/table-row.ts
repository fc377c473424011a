import type { LanguageCode } from '../../../reading/languages/language.ts'
import { columnKinds } from '../numbers/number-patterns.ts'
import { foldAligned } from '../text/fold-text.ts'
import type { Column, Topic } from './attribute.ts'
import type { KnownHome } from './evidence.ts'
import type { HomeMention } from './find-homes.ts'

/** A cell of a row with what it is said of. */
export interface Cell {
  /** Its place in the row. */
  at: number
  label: string
  text: string
  homes: readonly KnownHome[]
}

/** A line of a table: its head tells what the columns are about, a row whom it speaks of. */
export interface Row {
  isHead: boolean
  /** Behind a head: each of its cells is said of a home, and says what its label names. */
  isBody: boolean
  columns: readonly Column[]
  /** Those that say something: no names of homes, and no labels. */
  cells: readonly Cell[]
  cellOf(number: { start: number }): Column | undefined
}

/** Stands for what a link leads to. */
const blot = '\u0001'

interface Span {
  start: number
  end: number
}

export function readRow(
  { masked, language }: { masked: string; language: LanguageCode },
  topic: Topic,
  mentions: readonly HomeMention[],
  isBare: boolean,
): Row {
  const folded = foldAligned(masked)
  const bars = [...folded.matchAll(/\|/g)].map(({ index }) => index)
  const spans = bars.slice(0, -1).map((start, index) => ({ start, end: bars[index + 1] ?? folded.length }))
  const inside = (span: Span) => mentions.filter(({ start, end }) => start >= span.start && end <= span.end)
  const homesOf = (span: Span) => inside(span).flatMap(({ homes }) => homes)
  const textOf = ({ start, end }: Span) => plain(masked.slice(start + 1, end))
  const kindOf = (span: Span) =>
    columnKinds.find(([, pattern]) => pattern.test(folded.slice(span.start + 1, span.end)))?.[0] ?? null
  const none = { isBody: false, cells: [], cellOf: () => undefined }
  if (/^\s*\|?[\s:|-]+\|?\s*$/.test(folded)) return { ...none, isHead: true, columns: topic.columns ?? [] }
  if (topic.columns === null) {
    const columns = spans.map(
      (span): Column => ({
        ...{ label: textOf(span), language },
        ...{ kind: kindOf(span), homes: homesOf(span) },
      }),
    )
    const homes = [...new Set(mentions.flatMap((mention) => mention.homes))]
    const cells = spans.flatMap((span, index): Cell[] => {
      const before = spans[index - 1]
      const label = before && inside(before).length === 0 ? textOf(before) : ''
      return inside(span).length > 0 ? [] : [{ at: index, label, text: textOf(span), homes }]
    })
    return isBare ? { ...none, isHead: true, columns, cells } : { ...none, isHead: false, columns: [] }
  }
  const { columns } = topic
  const [first = { start: 0, end: 0 }] = spans
  const rowHomes = [...new Set(mentions.flatMap(({ homes }) => homes))]
  const hasColumnHomes = columns.some(({ homes }) => homes.length > 0)
  const ofTopic = topic.homes === 'stranger' ? [] : topic.homes
  const homesAt = (index: number) => {
    const own = columns[index]?.homes ?? []
    if (own.length > 0) return own
    return rowHomes.length > 0 ? rowHomes : ofTopic
  }
  // "| Bedrooms | 3 |": where no column is a home's and the row names none, its first cell is the label.
  const isByRow = hasColumnHomes || rowHomes.length === 0
  const cells = spans.flatMap((span, index): Cell[] => {
    if (inside(span).length > 0 || (isByRow && index === 0)) return []
    const label = isByRow ? textOf(first) : (columns[index]?.label ?? '')
    return [{ at: index, label, text: textOf(span), homes: homesAt(index) }]
  })
  return {
    isHead: false,
    isBody: columns.length > 0,
    columns,
    cells,
    cellOf: ({ start }) => {
      const index = spans.findIndex((span) => start > span.start && start < span.end)
      const column = columns[index]
      if (!column) return undefined
      return column.homes.length > 0
        ? { ...column, kind: kindOf(first) }
        : { ...column, kind: column.kind, homes: rowHomes }
    },
  }
}

function plain(text: string): string {
  return text.replaceAll(blot, '').replace(/[*_`]/gu, '').trim()
}
