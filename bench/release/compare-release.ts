import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from '../report.ts'

/** Figures of the last release, as README had them: written anew with each release (docs/decisions/0092). */
const releaseFile = join(import.meta.dirname, 'last-release.json')

/** Ratios of two runs on one machine differ by this much without a reason, figures without a bare one by more. */
const usualDifference = { ratio: 0.1, figure: 0.25 }

interface ReleaseFigure {
  what: string
  unit: string
  porchlight: number
  ratio: number | null
}

export interface ReleaseFigures {
  release: string
  /** What the figures were seen on. */
  machine: string
  rows: readonly ReleaseFigure[]
}

export interface Fallen {
  what: string
  before: string
  now: string
}

export function readRelease(): ReleaseFigures | null {
  if (!existsSync(releaseFile)) return null
  // A file of the repository, which writeRelease wrote.
  return JSON.parse(readFileSync(releaseFile, 'utf8')) as ReleaseFigures
}

/**
 * What is worse than in the release by more than two runs differ: by ratios where there are some, which hardly depend on
 * the machine. Of what is measured in time or memory less is better, of all else more.
 */
export function findFallen(rows: readonly Row[], { rows: former }: ReleaseFigures): Fallen[] {
  return rows.flatMap((row) => {
    const then = former.find(({ what }) => what === row.what)
    if (!then) return []
    const [before, now] =
      row.ratio !== null && then.ratio !== null ? [then.ratio, row.ratio] : [then.porchlight, row.porchlight]
    const isRatio = row.ratio !== null && then.ratio !== null
    const isLessBetter = lessIsBetter(row)
    const allowed = isRatio ? usualDifference.ratio : usualDifference.figure
    const isWorse = isLessBetter ? now > before * (1 + allowed) : now < before * (1 - allowed)
    const unit = isRatio ? '' : row.unit
    const tell = (value: number): string => `${Number(value.toPrecision(3))} ${unit}`.trim()
    return isWorse ? [{ what: row.what, before: tell(before), now: tell(now) }] : []
  })
}

/** Each row says itself what is to be reached: "at least 0.7", "under 150 MiB", "at most 2". */
function lessIsBetter({ toReach }: Row): boolean {
  return !toReach.startsWith('at least')
}

export function describeFallen(rows: readonly Row[], release: ReleaseFigures): string[] {
  const known = rows.filter(({ what }) => release.rows.some((row) => row.what === what)).length
  const fallen = findFallen(rows, release)
  if (known === 0) return [`Of ${release.release} no figure is kept that was measured now.`]
  if (fallen.length === 0)
    return [`Nothing of ${known} figures fell behind those of ${release.release} (${release.machine}).`]
  return [
    `Behind ${release.release} (${release.machine}):`,
    ...fallen.map(({ what, before, now }) => `  ${what}: ${before} then, ${now} now`),
  ]
}
