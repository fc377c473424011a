import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { FinishedTurn } from '../chat/finished-turn.ts'
import { type AnswerPiece, RunningAnswer, RunningAnswers } from './running-answers.ts'

const turn: FinishedTurn = {
  questionId: 7,
  answerId: 8,
  isTaken: false,
  answer: 'one two three',
  totalToken: 0,
  usage: null,
  noAnswer: false,
}

/** Says its words one by one, each when it is let, and ends early with its signal. */
function speak(words: readonly string[]) {
  const stop = new AbortController()
  const gates = words.map(() => Promise.withResolvers<void>())
  async function* say(): AsyncGenerator<AnswerPiece, FinishedTurn> {
    for (const [index, word] of words.entries()) {
      const left = new Promise((_, reject) => stop.signal.addEventListener('abort', () => reject(new Error('left'))))
      await Promise.race([gates[index]?.promise, left])
      yield word
    }
    return turn
  }
  return { answer: new RunningAnswer(say(), stop), allow: (index: number) => gates[index]?.resolve() }
}

async function readAll(answer: RunningAnswer): Promise<{ words: AnswerPiece[]; end: FinishedTurn }> {
  const pieces = answer.read()
  const words: AnswerPiece[] = []
  for (;;) {
    const next = await pieces.next()
    if (next.done) return { words, end: next.value }
    words.push(next.value)
  }
}

test('it goes on unheard, and tells each reader all of it, whenever that one comes', async () => {
  const { answer, allow } = speak(['one ', 'two ', 'three'])
  allow(0)
  const early = readAll(answer)
  await answer.read().next()
  const late = readAll(answer)
  // Who stops listening takes nothing from the others.
  const leaver = answer.read()
  await leaver.next()
  await leaver.return(turn)
  allow(1)
  allow(2)
  const all = { words: ['one ', 'two ', 'three'], end: turn }
  expect(await Promise.all([early, late])).toEqual([all, all])
  expect(await readAll(answer)).toEqual(all)
})

test('canceled, it fails for all who read it, and is forgotten by those who keep it', async () => {
  const { answer, allow } = speak(['one ', 'two '])
  const running = new RunningAnswers()
  let ends = 0
  running.keep(7, answer, () => {
    ends += 1
  })
  expect(running.find(7)).toBe(answer)
  allow(0)
  const reading = readAll(answer)
  await answer.read().next()
  await Promise.all([answer.cancel(), expect(reading).rejects.toThrow('left')])
  await running.settle(1_000)
  expect([running.find(7), ends]).toEqual([undefined, 1])
})

test('a process that stops waits for its end, but not for ever', async () => {
  const { answer, allow } = speak(['one'])
  const running = new RunningAnswers()
  running.keep(7, answer, () => {})
  await running.settle(20)
  expect(running.find(7)).toBe(answer)
  const settled = running.settle(60_000)
  allow(0)
  await settled
  await wait(0)
  expect(running.find(7)).toBe(undefined)
})
