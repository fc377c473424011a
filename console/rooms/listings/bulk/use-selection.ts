import { useRef, useState } from 'react'
import { rangeOf } from './bulk-change.ts'

export interface Selection {
  ids: ReadonlySet<number>
  /** Whether all that are found are meant, also those that are not loaded. */
  isAll: boolean
  /** The order in which the homes stand, kept up by the table. */
  order: { current: readonly string[] }
  toggle: (id: number, isRange: boolean) => void
  chooseLoaded: (ids: readonly number[]) => void
  chooseAll: () => void
  clear: () => void
}

/** Which homes are chosen: one by one, from one to another, all that are found. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [isAll, setAll] = useState(false)
  const order = useRef<readonly string[]>([])
  const last = useRef<number | null>(null)
  return {
    ids,
    isAll,
    order,
    toggle: (id, isRange) => {
      const from = last.current
      last.current = id
      setAll(false)
      setIds((now) => {
        const next = new Set(now)
        if (isRange && from !== null) for (const each of rangeOf(order.current.map(Number), from, id)) next.add(each)
        else if (!next.delete(id)) next.add(id)
        return next
      })
    },
    chooseLoaded: (all) => {
      setAll(false)
      setIds(new Set(all))
    },
    chooseAll: () => setAll(true),
    clear: () => {
      last.current = null
      setAll(false)
      setIds(new Set())
    },
  }
}
