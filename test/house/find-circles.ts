/** Files that lead back to themselves by what they import, circle by circle, each in the order of its names (Tarjan 1972). */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const index = indexes.size
    indexes.set(file, index)
    lowest.set(file, index)
    open.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue
      const reached = indexes.has(next) ? (open.includes(next) ? (indexes.get(next) ?? index) : index) : visit(next)
      lowest.set(file, Math.min(lowest.get(file) ?? index, reached))
    }
    const low = lowest.get(file) ?? index
    if (low === index) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return low
  }
  for (const file of imports.keys()) if (!indexes.has(file)) visit(file)
  return circles
}
