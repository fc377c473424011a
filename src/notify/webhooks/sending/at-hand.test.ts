import { expect, test } from 'vitest'
import { AtHand, type ForEndpoint } from './at-hand.ts'

const take = (endpointId: number, inTrouble = false): ForEndpoint => ({ delivery: { endpointId, inTrouble } })

const begun = (atHand: AtHand<ForEndpoint>): number[] => [...atHand.begin()].map(({ delivery }) => delivery.endpointId)

test('each endpoint has so many on their way, all together so many, and the rest waits', () => {
  const atHand = new AtHand<ForEndpoint>({ flying: 5, each: 2 })
  const taken = [1, 1, 1, 2, 2, 3, 3].map((id) => take(id))
  for (const each of taken) atHand.add(each)
  expect(begun(atHand)).toEqual([1, 1, 2, 2, 3])
  expect([atHand.well, atHand.waiting]).toEqual([7, 2])
  expect([...atHand.counts()].sort()).toEqual([
    [1, 3],
    [2, 2],
    [3, 2],
  ])
  expect(begun(atHand)).toEqual([])
  if (taken[3]) atHand.end(taken[3])
  expect(begun(atHand)).toEqual([3])
  if (taken[0]) atHand.end(taken[0])
  expect(begun(atHand)).toEqual([1])
  expect([atHand.well, atHand.waiting]).toEqual([5, 0])
})

test('what goes to endpoints in trouble takes no room of others', () => {
  const atHand = new AtHand<ForEndpoint>({ flying: 1, each: 1 })
  for (const each of [take(1), take(2, true), take(3, true)]) atHand.add(each)
  expect(begun(atHand).sort()).toEqual([1, 2, 3])
  expect([atHand.well, atHand.troubled]).toEqual([1, 2])
})

test('what waits is taken back, of one or of all, and what is on its way is not', () => {
  const atHand = new AtHand<ForEndpoint>({ flying: 10, each: 1 })
  for (const id of [1, 1, 1, 2, 2]) atHand.add(take(id))
  begun(atHand)
  expect(atHand.takeBack(1).length).toBe(2)
  expect(atHand.takeBack(1)).toEqual([])
  expect(atHand.takeBack().map(({ delivery }) => delivery.endpointId)).toEqual([2])
  expect([atHand.well, atHand.waiting]).toEqual([2, 0])
})
