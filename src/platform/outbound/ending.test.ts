import { expect, test } from 'vitest'
import { Ending, EndingsOfSignals } from './ending.ts'

const reason = new Error('the process stops')

test('who listens hears of the end once, also when it has been already', () => {
  const ending = new Ending()
  const heard: string[] = []
  const first = ({ message }: Error): void => void heard.push(`first: ${message}`)
  const second = ({ message }: Error): void => void heard.push(`second: ${message}`)
  ending.listen(first)
  ending.listen(second)
  // The first one is late with its goodbye, which takes nothing from the second.
  ending.leave(first)
  ending.end(new Error('too late'))
  ending.end(reason)
  expect(heard).toEqual(['second: too late'])
  ending.listen(first)
  expect(heard).toEqual(['second: too late', 'first: too late'])
})

test('a signal ends all that were given it and are not over, those that come later at once', () => {
  const endings = new EndingsOfSignals()
  const [controller, other] = [new AbortController(), new AbortController()]
  const [over, flying, late, foreign] = [new Ending(), new Ending(), new Ending(), new Ending()]
  endings.add(controller.signal, over)
  endings.add(controller.signal, flying)
  endings.add(other.signal, foreign)
  endings.remove(controller.signal, over)
  controller.abort(reason)
  endings.add(controller.signal, late)
  expect([over, flying, late, foreign].map((ending) => ending.reason)).toEqual([null, reason, reason, null])
  other.abort('a word')
  expect(foreign.reason).toMatchObject({ cause: 'a word' })
})
