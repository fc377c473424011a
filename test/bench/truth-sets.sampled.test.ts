import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playAnswer } from '../../bench/truth/play-answer.ts'
import { readSet } from '../../bench/truth/read-set.ts'
import { languageCodes } from '../../src/reading/languages/language.ts'
import { languages } from '../../src/reading/languages/languages.fixture.ts'
import { deepTest, sampleOf } from '../run/how-much.ts'

const sets = ['open', 'kept'].map((name) => ({
  name,
  ...readSet(join(import.meta.dirname, '../../bench/truth/sets', name)),
}))

test.each(sets)(
  '$name: each sentence stands in its answer, in order, and of a scene that is there',
  ({ cases, scenes }) => {
    expect(cases.length).toBeGreaterThan(250)
    for (const { id, scene, answer, sentences } of cases) {
      expect(scenes.has(scene), id).toBe(true)
      let at = 0
      for (const { text, is } of sentences) {
        const found = answer.indexOf(text, at)
        expect(found, `${id}: ${text}`).toBeGreaterThanOrEqual(0)
        expect(['truth', 'lie']).toContain(is)
        at = found + text.length
      }
    }
  },
)

test.each(sets)('$name: truths leave, and lies are withheld', ({ cases, scenes }) => {
  const left = { truth: [0, 0], lie: [0, 0] }
  for (const one of sampleOf(cases, 25)) {
    const scene = scenes.get(one.scene)
    if (!scene) throw new Error(one.scene)
    for (const { is, hasLeft } of playAnswer(one, scene, languages).sentences)
      left[is][hasLeft ? 0 : 1] = (left[is][hasLeft ? 0 : 1] ?? 0) + 1
  }
  const share = ([yes = 0, no = 0]: readonly number[]) => yes / (yes + no)
  expect(share(left.truth)).toBeGreaterThan(0.5)
  expect(share(left.lie)).toBeLessThan(0.25)
})

/**
 * What is reached on `open`: sentences of the six languages, and of others. Whoever makes it better lowers these. More lies pass and fewer
 * truths are lost since twice as much is learned from (docs/decisions/0154): of sets that nothing learns from fewer of both.
 */
const reached = { own: { liesPassed: 16, truthsLost: 85 }, others: { liesPassed: 17, truthsLost: 23 } }

deepTest('open: no more lies pass and no more truths are lost than before', () => {
  const [open] = sets
  if (!open) throw new Error('there is such a set')
  const count = { own: { liesPassed: 0, truthsLost: 0 }, others: { liesPassed: 0, truthsLost: 0 } }
  for (const one of open.cases) {
    const scene = open.scenes.get(one.scene)
    if (!scene) throw new Error(one.scene)
    const group = count[languageCodes.some((code) => code === one.language) ? 'own' : 'others']
    for (const { is, hasLeft } of playAnswer(one, scene, languages).sentences)
      if ((is === 'lie') === hasLeft) group[is === 'lie' ? 'liesPassed' : 'truthsLost'] += 1
  }
  for (const group of ['own', 'others'] as const) {
    expect(count[group].liesPassed, group).toBeLessThanOrEqual(reached[group].liesPassed)
    expect(count[group].truthsLost, group).toBeLessThanOrEqual(reached[group].truthsLost)
  }
})
