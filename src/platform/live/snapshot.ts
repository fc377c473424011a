/**
 * What had been committed at a moment, as PostgreSQL knows it: all transactions below `xmin`, and those below `xmax`
 * that are not `running`. Numbers of rows say less: a lower one may be committed after a higher one was read.
 */
export interface Snapshot {
  xmin: bigint
  xmax: bigint
  running: readonly bigint[]
}

const form = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19},){0,999}\d{1,19})?$/

/** Reads PostgreSQL's own text of a snapshot; null when it is none. */
export function readSnapshot(text: string): Snapshot | null {
  const [, low, high, list = ''] = form.exec(text) ?? []
  if (low === undefined || high === undefined) return null
  const [xmin, xmax] = [BigInt(low), BigInt(high)]
  const running = list === '' ? [] : list.split(',').map(BigInt)
  const isOrdered = running.every((xid, at) => xid >= xmin && xid < xmax && xid > (running[at - 1] ?? -1n))
  return xmin > 0n && xmax >= xmin && isOrdered ? { xmin, xmax, running } : null
}

export function writeSnapshot({ xmin, xmax, running }: Snapshot): string {
  return `${xmin}:${xmax}:${running.join(',')}`
}

/** Whether what a transaction wrote could be seen at that moment. */
export function isSeen({ xmin, xmax, running }: Snapshot, xid: bigint): boolean {
  return xid < xmin || (xid < xmax && !running.includes(xid))
}

/** Whether `one` was taken after `other`, or saw at least as much. */
export function isLater(one: Snapshot, other: Snapshot): boolean {
  if (one.xmin !== other.xmin) return one.xmin > other.xmin
  if (one.xmax !== other.xmax) return one.xmax > other.xmax
  return one.running.length <= other.running.length
}
