import { readFileSync } from 'node:fs'
import type { Figures } from './compare.ts'

/** What it adds to the doubt; or which figure to look at, above which value, and what to do below and above it. */
export type Tree = number | readonly [name: string, limit: number, below: Tree, above: Tree]

export interface DoubtTrees {
  byWords: readonly Tree[]
  byForm: readonly Tree[]
}

/** The trees that `npm run learn:truth` has grown. Read when a language model first says something. */
export function loadTrees(): DoubtTrees {
  // Written by bench/truth/learn.ts alone.
  return JSON.parse(readFileSync(new URL('./trees.json', import.meta.url), 'utf8')) as DoubtTrees
}

/** How likely it is, from 0 to 1, that what has these figures is not borne out: the logistic function of what all trees add. */
export function doubtOfTrees(trees: readonly Tree[], figures: Figures): number {
  let sum = 0
  for (const tree of trees) {
    let at = tree
    while (typeof at !== 'number') at = (figures[at[0]] ?? 0) > at[1] ? at[3] : at[2]
    sum += at
  }
  return 1 / (1 + Math.exp(-sum))
}
