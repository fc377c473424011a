/** A moment as answers give it: UTC, to the microsecond, of which a Date has none. */
export function writeTime(time: Date): string {
  return time.toISOString().replace('Z', '000Z')
}
