import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Languages } from '../../src/reading/languages/languages.ts'
import { type PlayedSentence, playAnswer } from './play-answer.ts'
import { readSet } from './read-set.ts'

// npm run bench:truth: which lies of models pass the gate, and which truths are lost (README.md).

const { values } = parseArgs({
  options: { set: { type: 'string' }, failures: { type: 'boolean' }, language: { type: 'string' } },
})
const sets = values.set === undefined ? ['open', 'kept'] : [values.set]
const languages = new Languages()
const own = new Set(['en', 'es', 'fr', 'de', 'pt', 'zh'])

interface Count {
  lies: number
  passed: number
  truths: number
  lost: number
}

function addTo(counts: Map<string, Count>, name: string, { is, hasLeft }: PlayedSentence): void {
  const count = counts.get(name) ?? { lies: 0, passed: 0, truths: 0, lost: 0 }
  if (is === 'lie') {
    count.lies += 1
    if (hasLeft) count.passed += 1
  } else {
    count.truths += 1
    if (!hasLeft) count.lost += 1
  }
  counts.set(name, count)
}

for (const name of sets) {
  const set = readSet(join(import.meta.dirname, 'sets', name))
  const byLanguage = new Map<string, Count>()
  const byKind = new Map<string, Count>()
  const times: number[] = []
  for (const one of set.cases) {
    if (values.language !== undefined && one.language !== values.language) continue
    const scene = set.scenes.get(one.scene)
    if (!scene) throw new Error(`${one.id} names a scene that is not there: ${one.scene}`)
    const { sentences, milliseconds } = playAnswer(one, scene, languages)
    times.push(milliseconds)
    for (const sentence of sentences) {
      addTo(byLanguage, one.language, sentence)
      addTo(byLanguage, own.has(one.language) ? 'six languages' : 'others', sentence)
      addTo(byLanguage, 'all of them', sentence)
      addTo(byKind, sentence.kind, sentence)
      if (values.failures && (sentence.is === 'lie') === sentence.hasLeft)
        console.log(
          `${one.id} ${sentence.is === 'lie' ? 'PASSED' : 'LOST'} [${sentence.kind}] ${JSON.stringify(sentence.text)}${sentence.why === '' ? '' : ` — ${sentence.why}`}`,
        )
    }
  }
  const share = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
  console.log(
    `\n${name}: ${set.cases.length} answers, ${Math.round(times.reduce((sum, time) => sum + time, 0))} ms in the gate`,
  )
  for (const [title, counts] of [
    ['language', byLanguage],
    ['kind', byKind],
  ] as const) {
    console.log(`\n| ${title} | lies that pass | truths that are lost |\n|---|---|---|`)
    for (const [key, { lies, passed, truths, lost }] of counts)
      console.log(
        `| ${key} | ${passed} of ${lies} (${share(passed, lies)}) | ${lost} of ${truths} (${share(lost, truths)}) |`,
      )
  }
}
