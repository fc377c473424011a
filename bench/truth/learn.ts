import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figures } from '../../src/conversation/truth/support/compare.ts'
import { doubtOf, type Learned } from '../../src/conversation/truth/support/doubt.ts'
import { encodeSigns } from '../../src/conversation/truth/support/doubt-signs.ts'
import { Languages } from '../../src/reading/languages/languages.ts'
import { fitSigns } from './fit-signs.ts'
import { type FittedWeights, fitWeights, type Judged } from './fit-weights.ts'
import { gateExamples } from './gate-examples.ts'
import { growTrees } from './grow-trees.ts'
import { learnKinds } from './learn-kinds.ts'
import { playAnswer } from './play-answer.ts'
import { readSet } from './read-set.ts'

// npm run learn:truth: learns from the sets that may be read how much doubt each figure is worth (README.md).

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    without: { type: 'string' },
    'keep-kinds': { type: 'boolean' },
    'by-author': { type: 'boolean' },
  },
})
/** Sets that nobody reads, and nothing learns from. */
const measuredOnly: ReadonlySet<string> = new Set(['held', 'kept', 'kept-2'])
const sets = join(import.meta.dirname, 'sets')
const learned = readdirSync(sets)
  .filter((name) => !measuredOnly.has(name))
  .sort()
/** So much doubt, and a sentence stays behind: as many lies of hands that nobody knows pass as before decision 0154. */
const doubtLimits: Readonly<Record<string, number>> = { byWords: 0.3, byForm: 0.3 }
/** Sentences of one and the same scene, all alike: four thousand of them must not drown the rest. Nor may talk that claims nothing be drowned by claims. */
const shares: Readonly<Record<string, number>> = { plain: 0.3, harmless: 3 }
// What a sentence is comes first: its kinds are among the figures that doubt is learned from.
if (!values['keep-kinds'] && !values['by-author']) learnKinds(values.without)
if (values.without !== undefined) process.exit()
const languages = new Languages()

interface Row extends Judged {
  signs: readonly string[]
  /** Whether no rule and no doubt ever looks at it. */
  isFree: boolean
  /** Whose sentence it is. */
  set: string
}

interface Group {
  lies: number
  truths: number
  /** Lies that no rule withholds are rows; truths that a rule withholds are lost already. */
  lost: number
  rows: Row[]
  bySet: Map<string, { lies: number; truths: number; lost: number }>
}

const groups = { byWords: emptyGroup(), byForm: emptyGroup() }
for (const name of learned) {
  const set = readSet(join(sets, name))
  const share = shares[name] ?? 1
  for (const one of set.cases) {
    const scene = set.scenes.get(one.scene)
    if (!scene) throw new Error(`${one.id} names a scene that is not there: ${one.scene}`)
    const observed: { raw: string; isRead: boolean; figures: Figures; signs: readonly string[] }[] = []
    const { sentences } = playAnswer(one, scene, languages, (raw, language, figures, signs) =>
      observed.push({ raw: raw.trim(), isRead: language !== null, figures, signs }),
    )
    for (const { text, is, hasLeft } of sentences) {
      const found = observed.find(({ raw }) => raw.includes(text.trim()) || (raw !== '' && text.includes(raw)))
      const group = groups[(found?.isRead ?? isReadLanguage(one.language)) ? 'byWords' : 'byForm']
      group[is === 'lie' ? 'lies' : 'truths'] += share
      if (is === 'truth' && !hasLeft) group.lost += share
      const own = group.bySet.get(name) ?? { lies: 0, truths: 0, lost: 0 }
      group.bySet.set(name, own)
      own[is === 'lie' ? 'lies' : 'truths'] += 1
      if (is === 'truth' && !hasLeft) own.lost += 1
      if (hasLeft && found) {
        const { figures, signs } = found
        group.rows.push({ figures, signs, isLie: is === 'lie', share, isFree: false, set: name })
      } else if (hasLeft && is === 'lie')
        group.rows.push({ figures: {}, signs: [], isLie: true, share, isFree: true, set: name })
    }
  }
}

for (const { isLie, isInvented, observed } of gateExamples()) {
  const [, language, figures, signs] = observed
  groups[language === null ? 'byForm' : 'byWords'].rows.push({
    ...{ figures, signs, isLie, isFree: false, set: 'gate' },
    share: isInvented ? (shares.plain ?? 1) : 1,
  })
}

if (values['by-author']) {
  for (const [name, group] of Object.entries(groups)) measureByAuthor(name, group)
  process.exit()
}

const learnedOf = Object.fromEntries(
  Object.entries(groups).map(([name, { rows }]) => [
    name,
    learn(
      name,
      rows.filter(({ isFree }) => !isFree),
    ),
  ]),
)
const folder = values.out ?? join(import.meta.dirname, '../../src/conversation/truth/support')
const made = Object.fromEntries(
  Object.entries(learnedOf).map(([name, { weights }]) => [
    name,
    { bias: weights.bias, limit: doubtLimits[name], of: weights.of },
  ]),
)
writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(made, null, 2)}\n`)
// A line a tree.
const lines = Object.entries(learnedOf).map(
  ([name, { trees }]) => `"${name}": [\n${trees.map((tree) => JSON.stringify(tree)).join(',\n')}\n]`,
)
writeFileSync(join(folder, 'trees.json'), `{\n${lines.join(',\n')}\n}\n`)
for (const { signs } of Object.values(learnedOf))
  if (signs !== null) writeFileSync(join(folder, 'signs.bin'), encodeSigns(signs))
console.log(`Written to ${folder}`)

/** The words themselves tell something only where they are read. */
function learn(name: string, rows: readonly Row[]): Learned & { weights: FittedWeights } {
  return { weights: fitWeights(rows), trees: growTrees(rows), signs: name === 'byWords' ? fitSigns(rows) : null }
}

/** What passes and what is lost of each set, by weights and trees that have learned from all others: what a hand that nobody knows will meet. */
function measureByAuthor(name: string, { rows, bySet }: Group): void {
  const limits = [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]
  const sums = limits.map(() => ({ passed: 0, lost: 0, lies: 0, truths: 0 }))
  for (const [set, { lies, truths, lost }] of bySet) {
    if (lies + truths < 50 || lies === 0) continue
    const known = learn(
      name,
      rows.filter((row) => row.set !== set && !row.isFree),
    )
    const own = rows.filter((row) => row.set === set)
    const doubts = own.map(({ figures, signs, isLie, isFree }) => ({
      isLie,
      doubt: isFree ? 0 : doubtOf(known, { figures, signs }),
    }))
    const told = limits.map((limit, at) => {
      const passed = doubts.filter(({ isLie, doubt }) => isLie && doubt <= limit).length
      const gone = lost + doubts.filter(({ isLie, doubt }) => !isLie && doubt > limit).length
      const sum = sums[at]
      if (sum) {
        sum.passed += passed
        sum.lost += gone
        sum.lies += lies
        sum.truths += truths
      }
      return `${limit}: ${percent(passed / lies)} / ${percent(gone / truths)}`
    })
    console.log(`${name} ${set}: ${told.join(', ')}`)
  }
  for (const [at, { passed, lost, lies, truths }] of sums.entries())
    console.log(
      `${name} all, limit ${limits[at]}: ${percent(passed / lies)} of lies pass, ${percent(lost / truths)} of truths are lost`,
    )
}

function emptyGroup(): Group {
  return { lies: 0, truths: 0, lost: 0, rows: [], bySet: new Map() }
}

function isReadLanguage(code: string): boolean {
  return ['en', 'es', 'fr', 'de', 'pt', 'zh'].includes(code.slice(0, 2))
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}
