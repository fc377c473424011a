import { test } from 'vitest'
import { kindOfRun } from './which-tests.ts'

/** Whether this is `npm run test:deep`: what a `*.sampled.test.ts` asserts, it asserts for all of its cases. */
export const isDeep = kindOfRun() === 'deep'

/**
 * A test of a `*.sampled.test.ts` that is there in the deep run alone: what takes long, or whose kind of fault is rare, beside tests
 * that stand for it in both.
 */
export const deepTest = isDeep ? test : makeNone()

/** A test that stands for the `deepTest`s of its file in `npm test`, and needn't be run once more beside them. */
export const quickTest = isDeep ? makeNone() : test

/** What is called as `test` is, to no effect. */
function makeNone(): typeof test {
  // Those who call it take nothing of what it answers.
  return Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test
}

/** How many values a property is tried with. */
export function howMany(quick: number, deep: number): number {
  return isDeep ? deep : quick
}

/**
 * All of the cases in the deep run; else so many of them, spread evenly and the same in every run, so that what fails is never a
 * matter of luck.
 */
export function sampleOf<Case>(cases: readonly Case[], quick: number): Case[] {
  if (isDeep || cases.length <= quick) return [...cases]
  return Array.from({ length: quick }, (_, index) => cases[Math.floor((index * cases.length) / quick)]).flatMap(
    (picked) => (picked === undefined ? [] : [picked]),
  )
}
