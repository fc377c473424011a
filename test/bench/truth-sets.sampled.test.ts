import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playAnswer } from '../../bench/truth/play-answer.ts'
import { readSet } from '../../bench/truth/read-set.ts'
import { languages } from '../../src/reading/languages/languages.fixture.ts'
import { sampleOf } from '../run/how-much.ts'

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
  expect(share(left.truth)).toBeGreaterThan(0.2)
  expect(share(left.lie)).toBeLessThan(0.25)
})
