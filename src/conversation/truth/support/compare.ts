import type { SaidNumber } from '../numbers/read-numbers.ts'
import { compareConcepts } from './compare-concepts.ts'
import type { Pools } from './evidence-pools.ts'
import type { Quality, Said } from './read-said.ts'

/** How something stands to the evidence, by name: shares from 0 to 1, and counts up to 3. What is 0 may be left out. */
export type Figures = Record<string, number>

const mostCounted = 3
const mostStems = 12
const mostNovel = 6

/**
 * Holds what is said against the evidence, in figures. `heard`: what the visitor has said, stems and "=" with numbers; `asked`: the
 * question.
 */
export function compare(
  said: Said,
  pools: Pools,
  { heard, asked }: { heard: ReadonlySet<string>; asked: Said },
): Figures {
  const known = [...pools.own, ...pools.firm]
  const near = known.filter((piece) => shares(said.stems, piece.stems))
  const byQuestion = known.filter(
    (piece) =>
      shares(asked.stems, piece.stems) ||
      shares(asked.concepts.said, piece.concepts.said) ||
      shares(asked.concepts.said, piece.concepts.denied),
  )
  const figures = compareWords(said, { ...pools, known, byQuestion }, heard)
  for (const quality of said.qualities)
    countQuality(figures, quality, { near, known, byQuestion, others: pools.others })
  for (const number of said.numbers) countNumber(figures, number, { near, known, byQuestion, pools, heard })
  return figures
}

const share = (part: number, of: number): number => (of === 0 ? 0 : part / of)
const flag = (is: boolean): number => (is ? 1 : 0)
const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => !a.isDisjointFrom(b)

function count(figures: Figures, name: string): void {
  figures[name] = Math.min(mostCounted, (figures[name] ?? 0) + 1)
}

function compareWords(
  said: Said,
  { own, firm, others, known, byQuestion }: Pools & { known: readonly Said[]; byQuestion: readonly Said[] },
  heard: ReadonlySet<string>,
): Figures {
  const stems = [...said.stems]
  const standsIn = (pieces: readonly Said[]) => stems.filter((stem) => pieces.some((piece) => piece.stems.has(stem)))
  const inKnown = new Set(standsIn(known))
  const elsewhere = standsIn(others).filter((stem) => !inKnown.has(stem))
  const novel = stems.filter((stem) => !inKnown.has(stem) && !elsewhere.includes(stem) && !heard.has(stem))
  const best = nearest(said, known)
  const shared = best === null ? 0 : share(said.stems.intersection(best.stems).size, stems.length)
  const isOpposite = best !== null && said.isDenied !== best.isDenied
  const knownAsked = standsIn(byQuestion)
  return {
    ...compareConcepts(said, { own, firm, others, byQuestion, novel }),
    count: Math.min(stems.length, mostStems) / mostStems,
    few: flag(stems.length <= 2),
    own: share(standsIn(own).length, stems.length),
    firm: share(standsIn(firm).length, stems.length),
    known: share(inKnown.size, stems.length),
    elsewhere: share(elsewhere.length, stems.length),
    elsewhereAny: flag(elsewhere.length > 0),
    novel: share(novel.length, stems.length),
    novelCount: Math.min(novel.length, mostNovel) / mostNovel,
    askedKnown: share(knownAsked.length, stems.length),
    askedAny: flag(byQuestion.length > 0),
    askedNone: flag(byQuestion.length > 0 && knownAsked.length === 0),
    askedOpposite: flag(byQuestion.length > 0 && byQuestion.every(({ isDenied }) => isDenied !== said.isDenied)),
    best: shared,
    bestBack: best === null ? 0 : share(said.stems.intersection(best.stems).size, best.stems.size),
    bestAny: flag(best !== null),
    bestDenied: flag(best?.isDenied === true),
    conflict: flag(best !== null && novel.length > 0),
    opposite: isOpposite ? shared : 0,
    oppositeAny: flag(isOpposite),
    alike: best !== null && !isOpposite ? shared : 0,
    denied: flag(said.isDenied),
  }
}

/** The piece that shares most words; of those the shortest. */
function nearest(said: Said, pieces: readonly Said[]): Said | null {
  let best: Said | null = null
  let most = 0
  for (const piece of pieces) {
    const shared = said.stems.intersection(piece.stems).size
    const score = shared + shared / (piece.stems.size + 1)
    if (score > most) {
      best = piece
      most = score
    }
  }
  return best
}

interface Around {
  near: readonly Said[]
  known: readonly Said[]
  byQuestion: readonly Said[]
}

function countQuality(
  figures: Figures,
  { name, value }: Quality,
  { near, known, byQuestion, others }: Around & { others: readonly Said[] },
): void {
  const valuesIn = (pieces: readonly Said[]) =>
    pieces.flatMap(({ qualities }) => qualities.filter((each) => each.name === name).map((each) => each.value))
  const [close, all, asked] = [valuesIn(near), valuesIn(known), valuesIn(byQuestion)]
  count(figures, 'quality')
  if (close.includes(value)) count(figures, 'qualityNearSame')
  else if (close.length > 0) {
    count(figures, 'qualityNearOther')
    figures[`other.${name}`] = 1
  } else if (all.length > 0) count(figures, all.includes(value) ? 'qualityFarSame' : 'qualityFarOther')
  else {
    count(figures, 'qualityNowhere')
    figures[`nowhere.${name}`] = 1
  }
  if (asked.length > 0) count(figures, asked.includes(value) ? 'qualityAskedSame' : 'qualityAskedOther')
  if (!all.includes(value) && valuesIn(others).includes(value)) count(figures, 'qualityElsewhere')
}

function countNumber(
  figures: Figures,
  number: SaidNumber,
  { near, known, byQuestion, pools, heard }: Around & { pools: Pools; heard: ReadonlySet<string> },
): void {
  const kind = number.kind ?? 'none'
  const isSame = (other: SaidNumber) => other.values.some((value) => number.values.includes(value))
  const ofKind = (pieces: readonly Said[]) =>
    pieces.flatMap(({ numbers }) => numbers.filter((other) => (other.kind ?? 'none') === kind))
  const [close, asked] = [ofKind(near), ofKind(byQuestion)]
  const isClose = close.some(isSame)
  if (isClose) count(figures, 'numberNearSame')
  else if (close.length > 0) {
    count(figures, 'numberNearOther')
    figures[`otherNumber.${kind}`] = 1
  } else count(figures, known.some(({ numbers }) => numbers.some(isSame)) ? 'numberFarSame' : 'numberNowhere')
  if (asked.length > 0) count(figures, asked.some(isSame) ? 'numberAskedSame' : 'numberAskedOther')
  if (heard.has(`=${number.values[0]}`)) count(figures, 'numberHeard')
  if (number.values.some((value) => pools.records.has(value))) count(figures, 'numberOfRecord')
  else if (number.values.some((value) => pools.otherRecords.has(value))) count(figures, 'numberOfOtherRecord')
  else if (!isClose) count(figures, 'numberElse')
  figures[`kind.${kind}`] = 1
}
