import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figures } from '../../src/conversation/truth/support/compare.ts'
import { doubtOf } from '../../src/conversation/truth/support/doubt.ts'
import type { Tree } from '../../src/conversation/truth/support/doubt-trees.ts'
import { Languages } from '../../src/reading/languages/languages.ts'
import { fitWeights, type Judged } from './fit-weights.ts'
import { growTrees } from './grow-trees.ts'
import { learnKinds } from './learn-kinds.ts'
import { playAnswer } from './play-answer.ts'
import { readSet } from './read-set.ts'

// npm run learn:truth: learns from the sets that may be read how much doubt each figure is worth (README.md).

const { values } = parseArgs({
  options: { out: { type: 'string' }, without: { type: 'string' }, 'keep-kinds': { type: 'boolean' } },
})
/** Sets that nobody reads, and nothing learns from. */
const measuredOnly: ReadonlySet<string> = new Set(['held', 'kept'])
const sets = join(import.meta.dirname, 'sets')
const learned = readdirSync(sets)
  .filter((name) => !measuredOnly.has(name))
  .sort()
/** Scenes are parted into so many; each part is judged by weights that have not seen it. */
const parts = 6
/** A lie that passes weighs as much as so many truths that are lost. Words that nobody reads are not held to be lies. */
const lieCosts: Readonly<Record<string, number>> = { byWords: 2, byForm: 1 }
/** Sentences of one and the same scene, all alike: four thousand of them must not drown the rest. */
const shares: Readonly<Record<string, number>> = { plain: 0.3 }
// What a sentence is comes first: its kinds are among the figures that doubt is learned from.
if (!values['keep-kinds']) learnKinds(values.without)
if (values.without !== undefined) process.exit()
const languages = new Languages()

interface Row extends Judged {
  part: number
}

interface Group {
  lies: number
  truths: number
  /** Lies that no rule withholds are rows; truths that a rule withholds are lost already. */
  lost: number
  rows: Row[]
}

const groups = { byWords: emptyGroup(), byForm: emptyGroup() }
let scenesSeen = 0
let casesSeen = 0
for (const name of learned) {
  const set = readSet(join(sets, name))
  const share = shares[name] ?? 1
  const partOf = new Map([...set.scenes.keys()].map((id, at) => [id, (scenesSeen + at + 1) % parts]))
  scenesSeen += set.scenes.size
  for (const one of set.cases) {
    const scene = set.scenes.get(one.scene)
    if (!scene) throw new Error(`${one.id} names a scene that is not there: ${one.scene}`)
    const observed: { raw: string; isRead: boolean; figures: Figures }[] = []
    const { sentences } = playAnswer(one, scene, languages, (raw, language, figures) =>
      observed.push({ raw: raw.trim(), isRead: language !== null, figures }),
    )
    for (const { text, is, hasLeft } of sentences) {
      const found = observed.find(({ raw }) => raw.includes(text.trim()) || (raw !== '' && text.includes(raw)))
      const group = groups[(found?.isRead ?? isReadLanguage(one.language)) ? 'byWords' : 'byForm']
      group[is === 'lie' ? 'lies' : 'truths'] += share
      if (is === 'truth' && !hasLeft) group.lost += share
      if (hasLeft && found) {
        casesSeen += 1
        group.rows.push({
          figures: found.figures,
          isLie: is === 'lie',
          share,
          part: set.scenes.size < parts ? casesSeen % parts : (partOf.get(one.scene) ?? 0),
        })
      } else if (hasLeft && is === 'lie') group.rows.push({ figures: {}, isLie: true, share, part: -1 })
    }
  }
}

const trees: Record<string, readonly Tree[]> = {}
const made = Object.fromEntries(
  Object.entries(groups).map(([name, group]) => {
    const judged = group.rows.map((row) => ({ ...row, doubt: 0 }))
    for (let part = 0; part < parts; part += 1) {
      const others = group.rows.filter((row) => row.part !== part && row.part >= 0)
      const [weights, trees] = [fitWeights(others), growTrees(others)]
      for (const row of judged) if (row.part === part) row.doubt = doubtOf(weights, trees, row.figures)
    }
    let best = { limit: 1, cost: Number.POSITIVE_INFINITY, passed: 0, lost: 0 }
    for (let limit = 0.15; limit <= 0.9; limit += 0.05) {
      const sum = (rows: readonly Row[]) => rows.reduce((total, row) => total + row.share, 0)
      const passed = sum(judged.filter(({ isLie, doubt }) => isLie && doubt <= limit)) / group.lies
      const lost = (group.lost + sum(judged.filter(({ isLie, doubt }) => !isLie && doubt > limit))) / group.truths
      const cost = (lieCosts[name] ?? 1) * passed + lost
      console.log(
        `${name}: limit ${limit.toFixed(2)}: ${percent(passed)} of lies pass, ${percent(lost)} of truths are lost (scenes that the weights have not seen)`,
      )
      if (cost < best.cost) best = { limit: Math.round(limit * 100) / 100, cost, passed, lost }
    }
    const learnedFrom = group.rows.filter(({ part }) => part >= 0)
    const { bias, of } = fitWeights(learnedFrom)
    trees[name] = growTrees(learnedFrom)
    return [name, { bias, limit: best.limit, of }]
  }),
)

const folder = values.out ?? join(import.meta.dirname, '../../src/conversation/truth/support')
writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(made, null, 2)}\n`)
// A line a tree.
const lines = Object.entries(trees).map(
  ([name, grown]) => `"${name}": [\n${grown.map((tree) => JSON.stringify(tree)).join(',\n')}\n]`,
)
writeFileSync(join(folder, 'trees.json'), `{\n${lines.join(',\n')}\n}\n`)
console.log(`Written to ${folder}`)

function emptyGroup(): Group {
  return { lies: 0, truths: 0, lost: 0, rows: [] }
}

function isReadLanguage(code: string): boolean {
  return ['en', 'es', 'fr', 'de', 'pt', 'zh'].includes(code.slice(0, 2))
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}
