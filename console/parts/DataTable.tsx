import { VisuallyHidden } from '@mantine/core'
import {
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './data-table.module.css'
import { Icon } from './Icon.tsx'

export interface DataColumn<Row> {
  id: string
  head: string
  /** Whether the head is said only to who hears the table. */
  isHeadHidden?: boolean
  /** What the cell shows. The first column's opens the row: it holds a link or a button. */
  cell: (row: Row) => ReactNode
  /** By what the column sorts; left out: it does not. */
  sortBy?: (row: Row) => string | number
  /** A track of CSS grid, such as "minmax(8rem, 1fr)". */
  width: string
  alignsRight?: boolean
  /** Its head is for who hears the table alone. */
  hidesHead?: boolean
  /** Left out where there is no room for it. */
  isMinor?: boolean
}

interface Props<Row extends object> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  rowHeight: number
  chosen?: string | null
  onOpen: (row: Row) => void
  /** What stands behind the last row, such as a button for more. */
  foot?: ReactNode
  /** The last row comes into sight: more may be fetched. */
  onEnd?: () => void
  /** Is told the ids of the rows in the order in which they stand, which sorting changes. */
  order?: { current: readonly string[] }
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
})

/** A table of any length: only the rows that are seen are drawn. A click on a head sorts by it. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { label, columns, rows, idOf, rowHeight, chosen, onOpen, foot, onEnd, order } = props
  const { t } = useTranslation()
  const [sorting, setSorting] = useState<SortingState>([])
  const defined = useMemo(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        accessorFn: (row: Row) => sortBy?.(row) ?? '',
        enableSorting: sortBy !== undefined,
        sortFn: 'basic' as const,
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: defined,
    data: rows,
    state: { sorting },
    onSortingChange: setSorting,
    getRowId: idOf,
    sortDescFirst: false,
  })
  const sorted = table.getRowModel().rows
  useEffect(() => {
    if (order) order.current = sorted.map(({ id }) => id)
  }, [order, sorted])
  const scrolled = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scrolled.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => sorted[index]?.id ?? index,
    overscan: 10,
  })
  const lastSeen = virtual.getVirtualItems().at(-1)?.index ?? -1
  const isAtEnd = sorted.length > 0 && lastSeen >= sorted.length - 1
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when the list has grown and its end is seen again
  useEffect(() => {
    if (isAtEnd) end.current?.()
  }, [isAtEnd, sorted.length])
  const template = columns.map(({ width }) => width).join(' ')
  const majorTemplate = columns
    .filter(({ isMinor }) => !isMinor)
    .map(({ width }) => width)
    .join(' ')
  const tracks = { '--tracks': template, '--major-tracks': majorTemplate } as React.CSSProperties
  return (
    <section
      ref={scrolled}
      className={styles.scrolled}
      style={tracks}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the rows of a table element cannot be drawn in part */}
      <div role="table" aria-label={label} aria-rowcount={sorted.length + 1}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its cells are */}
        <div role="row" aria-rowindex={1} className={`${styles.row} ${styles.head}`}>
          {columns.map((column) => {
            const direction = sorting.find(({ id }) => id === column.id)
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: the button in it is
              <div
                key={column.id}
                role="columnheader"
                className={styles.cell}
                data-right={column.alignsRight || undefined}
                data-minor={column.isMinor || undefined}
                aria-sort={direction ? (direction.desc ? 'descending' : 'ascending') : undefined}
              >
                {column.sortBy ? (
                  <button
                    type="button"
                    className={styles.sorts}
                    title={t('leads.sortBy', { column: column.head })}
                    onClick={() => table.getColumn(column.id)?.toggleSorting()}
                  >
                    {column.head}
                    <span
                      className={styles.arrow}
                      data-direction={direction ? (direction.desc ? 'down' : 'up') : 'none'}
                    >
                      <Icon name="down" size={13} />
                    </span>
                  </button>
                ) : column.isHeadHidden ? (
                  <VisuallyHidden>{column.head}</VisuallyHidden>
                ) : (
                  <span className={column.hidesHead ? styles.heard : undefined}>{column.head}</span>
                )}
              </div>
            )
          })}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, size }) => {
            const row = sorted[index]
            if (!row) return null
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useKeyWithClickEvents: the first cell has a link that does the same
              // biome-ignore lint/a11y/useFocusableInteractive: the link in it is
              <div
                key={row.id}
                role="row"
                aria-rowindex={index + 2}
                className={styles.row}
                data-chosen={row.id === chosen || undefined}
                style={{ transform: `translateY(${start}px)`, height: size }}
                onClick={({ target }) => {
                  const isOwnAction = target instanceof Element && target.closest('a, button') !== null
                  if (!isOwnAction && getSelection()?.isCollapsed !== false) onOpen(row.original)
                }}
              >
                {columns.map((column) => (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  <div
                    key={column.id}
                    role="cell"
                    className={styles.cell}
                    data-right={column.alignsRight || undefined}
                    data-minor={column.isMinor || undefined}
                  >
                    {column.cell(row.original)}
                  </div>
                ))}
              </div>
            )
          })}
        </div>
      </div>
      {foot}
    </section>
  )
}
