import { expect, test } from 'vitest'
import { OpenAnswers } from './open-answers.ts'

const visitor = (address: string) => ({ address, isVisitor: true, workspaceId: 1 })
const member = (workspaceId: number) => ({ address: '8.8.8.8', isVisitor: false, workspaceId })
const limits = { most: 1_200, reserve: 200, mostOfAddress: 60 }

test('visitors of one address have so many answers open, others are not kept out by them', () => {
  const answers = new OpenAnswers(limits)
  const ends = Array.from({ length: 60 }, () => answers.open(visitor('8.8.8.8')))
  expect(() => answers.open(visitor('8.8.8.8'))).toThrow('Too many requests are waiting')
  expect(() => answers.open(visitor('8.8.4.4'))()).not.toThrow()
  expect(() => answers.open(member(1))()).not.toThrow()
  ends[0]?.()
  expect(() => answers.open(visitor('8.8.8.8'))).not.toThrow()
})

test('there is an end of them in all, also for visitors that no address counts for; keys and members have their own', () => {
  const answers = new OpenAnswers(limits)
  const ends = Array.from({ length: 1_000 }, () => answers.open(visitor('127.0.0.1')))
  expect(() => answers.open(visitor('127.0.0.1'))).toThrow('Too many requests are waiting')
  for (let n = 0; n < 200; n += 1) ends.push(answers.open(member(n)))
  expect(() => answers.open(member(1_000))).toThrow('Too many requests are waiting')
  for (const end of ends) end()
  expect(() => answers.open(visitor('127.0.0.1'))()).not.toThrow()
})

test('one firm does not take the places of the others', () => {
  const answers = new OpenAnswers(limits)
  const openAll = () => Array.from({ length: 1_200 }, () => answers.open(member(1)))
  expect(openAll).toThrow('Too many requests are waiting')
  expect(() => answers.open(member(2))).not.toThrow()
  expect(() => answers.open(visitor('8.8.8.8'))).not.toThrow()
})
