/** How many signs two texts begin with alike. Pure. */
export function sharedStart(one: string, other: string): number {
  const longest = Math.min(one.length, other.length)
  let at = 0
  while (at < longest && one[at] === other[at]) at += 1
  return at
}
