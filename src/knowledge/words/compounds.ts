/** What German puts between the parts of a compound. */
const joints = ['', 's', 'es', 'n', 'en', 'e']
const shortestPart = 3
const shortestCompound = 7

/** The two parts of a German compound of which one at least is known; none for other words. */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] {
  if (word.length < shortestCompound || isKnown(word)) return []
  let half: string[] = []
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const tail = word.slice(cut)
    const heads = joints
      .filter((joint) => word.slice(0, cut).endsWith(joint) && cut - joint.length >= shortestPart)
      .map((joint) => word.slice(0, cut - joint.length))
    const head = heads.find(isKnown)
    if (isKnown(tail) && head !== undefined) return [head, tail]
    // One that is known must be long enough to be no chance.
    if (half.length === 0 && isKnown(tail) && tail.length >= 4) half = [heads[0] ?? '', tail]
    if (half.length === 0 && head !== undefined && head.length >= 5 && tail.length >= 4) half = [head, tail]
  }
  return half.filter((part) => part !== '')
}
