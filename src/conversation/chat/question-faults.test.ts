import { expect, test } from 'vitest'
import { findQuestionFaults, isBlank } from './question-faults.ts'

test.each([
  ['Text', 'Hi', [], []],
  ['Text', ' \n\t', [], ['content']],
  ['Text', '\u200b\ufeff', [], ['content']],
  ['Text', '', [7], ['content', 'fileIds']],
  ['Text', 'Hi', [7], ['fileIds']],
  ['Image', '', [1], []],
  ['Image', '', [], ['fileIds']],
  ['Image', '', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], []],
  ['Image', '', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], ['fileIds']],
  ['Audio', '', [1], []],
  ['Audio', 'Hi', [], ['fileIds']],
  ['Audio', '', [1, 2], ['fileIds']],
  ['Video', '', [1, 2], ['fileIds']],
] as const)('%s, content %j, fileIds %j', (kind, content, fileIds, fields) => {
  const faults = findQuestionFaults(kind, content, fileIds)
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(fields)
})

test('blank is what shows nothing, in any script', () => {
  expect(isBlank('\u3000\u00a0')).toBe(true)
  expect(isBlank('。')).toBe(false)
  expect(isBlank('👍')).toBe(false)
})
