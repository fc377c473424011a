/**
 * Whether what a transaction changed was there already when an alert was made, by what the database then saw. The time
 * alone does not tell it: an import that began before and ends afterwards brings news. After a restore numbers begin
 * anew, and the time alone has to do.
 */
export function wasSeen(
  change: { xid: string; changedAt: Date },
  alert: { snapshot: string; createdAt: Date },
): boolean {
  return change.changedAt < alert.createdAt && isVisible(BigInt(change.xid), alert.snapshot)
}

/** As pg_visible_in_snapshot: `xmin:xmax:running,running`. */
function isVisible(xid: bigint, snapshot: string): boolean {
  const [first = '0', next = '0', running = ''] = snapshot.split(':')
  if (xid < BigInt(first)) return true
  if (xid >= BigInt(next)) return false
  return !running.split(',').includes(String(xid))
}
