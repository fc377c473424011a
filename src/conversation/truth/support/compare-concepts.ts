import type { Said } from './read-said.ts'

const mostCounted = 4

/**
 * Holds what a text says and denies, by what things are called in any language, against pieces of the evidence: how much of it is said
 * there too, is said there otherwise, stands only with other homes, or nowhere.
 */
export function compareConcepts(
  { concepts, stems, stemConcepts }: Said,
  {
    own,
    firm,
    others,
    byQuestion,
    novel,
  }: {
    own: readonly Said[]
    firm: readonly Said[]
    others: readonly Said[]
    byQuestion: readonly Said[]
    novel: readonly string[]
  },
): Record<string, number> {
  const known = [...own, ...firm]
  const names = new Set([...concepts.said, ...concepts.denied])
  const has = (pieces: readonly Said[], name: string) =>
    pieces.some((piece) => piece.concepts.said.has(name) || piece.concepts.denied.has(name))
  const agrees = (piece: Said, name: string) =>
    (concepts.said.has(name) && piece.concepts.said.has(name)) ||
    (concepts.denied.has(name) && piece.concepts.denied.has(name))
  let [same, opposite, elsewhere, nowhere] = [0, 0, 0, 0]
  for (const name of names) {
    if (known.some((piece) => agrees(piece, name))) same += 1
    else if (has(known, name)) opposite += 1
    else if (has(others, name)) elsewhere += 1
    else nowhere += 1
  }
  const mostTogether = known.reduce((most, piece) => {
    let together = 0
    for (const name of names) if (agrees(piece, name)) together += 1
    return Math.max(most, together)
  }, 0)
  const share = (part: number, of: number) => (of === 0 ? 0 : part / of)
  const counted = (count: number) => Math.min(count, mostCounted) / mostCounted
  const asked = [...names].filter((name) => byQuestion.some((piece) => agrees(piece, name)))
  const uncovered = novel.filter((stem) => !(stemConcepts.get(stem) ?? []).some((name) => has(known, name)))
  return {
    'concept.any': names.size > 0 ? 1 : 0,
    'concept.count': counted(names.size),
    'concept.same': share(same, names.size),
    'concept.all': names.size > 0 && same === names.size ? 1 : 0,
    'concept.own': share([...names].filter((name) => own.some((piece) => agrees(piece, name))).length, names.size),
    'concept.opposite': counted(opposite),
    'concept.elsewhere': counted(elsewhere),
    'concept.nowhere': counted(nowhere),
    'concept.together': share(mostTogether, names.size),
    'concept.asked': share(asked.length, names.size),
    'concept.denied': concepts.denied.size > 0 ? 1 : 0,
    'concept.uncovered': share(uncovered.length, stems.size),
    'concept.uncoveredCount': Math.min(uncovered.length, 6) / 6,
    'concept.named': share(stemConcepts.size, stems.size),
  }
}
