import { expect, test } from 'vitest'
import { OpenAnswers } from './open-answers.ts'

const visitor = (address: string) => ({ address, isVisitor: true })

test('visitors of one address have so many answers open, others are not kept out by them', () => {
  const answers = new OpenAnswers(1_000)
  const ends = Array.from({ length: 60 }, () => answers.open(visitor('8.8.8.8')))
  expect(() => answers.open(visitor('8.8.8.8'))).toThrow('Too many requests are waiting')
  expect(() => answers.open(visitor('8.8.4.4'))()).not.toThrow()
  expect(() => answers.open({ address: '8.8.8.8', isVisitor: false })()).not.toThrow()
  ends[0]?.()
  expect(() => answers.open(visitor('8.8.8.8'))).not.toThrow()
})

test('there is an end of them in all, also for those that no address counts for', () => {
  const answers = new OpenAnswers(1_000)
  const ends = Array.from({ length: 1_000 }, () => answers.open(visitor('127.0.0.1')))
  expect(() => answers.open({ address: '127.0.0.1', isVisitor: false })).toThrow('Too many requests are waiting')
  for (const end of ends) end()
  expect(() => answers.open(visitor('127.0.0.1'))()).not.toThrow()
})
