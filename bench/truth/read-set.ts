import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FoundListing } from '../../src/homes/search/search-schema.ts'

/** A firm, the homes that its search has returned, and what its papers say. */
export interface Scene {
  id: string
  /** The firm's settings, as text. */
  firm: string
  today: string
  homes: readonly Partial<FoundListing>[]
  total: number
  figures?: readonly { kind: string; field: string; value: number }[]
  summary: string
  knowledge?: readonly { text: string; headings: readonly string[]; sourceName: string; sourceLink: string }[]
}

export interface SaidSentence {
  text: string
  is: 'truth' | 'lie'
  kind: string
}

/** An answer of a model, sentence by sentence. */
export interface TruthCase {
  id: string
  scene: string
  language: string
  /** What the visitor has said, the last is the question. */
  said: readonly string[]
  answer: string
  sentences: readonly SaidSentence[]
}

export interface TruthSet {
  scenes: ReadonlyMap<string, Scene>
  cases: readonly TruthCase[]
}

/** The sets that lie beside this file: `open`, by which the gate may be mended, and `kept`, which is only measured. */
export function readSet(folder: string): TruthSet {
  // Written by hand after the types above; a line that is none fails here.
  const scenes = JSON.parse(readFileSync(join(folder, 'scenes.json'), 'utf8')) as Scene[]
  const cases = readFileSync(join(folder, 'cases.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TruthCase)
  return { scenes: new Map(scenes.map((scene) => [scene.id, scene])), cases }
}
