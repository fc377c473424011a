import { expect, test } from 'vitest'
import { alteredPictures } from '../../../homes/listings/marks/altered-pictures.ts'
import { listedBy } from './listed-by.ts'

test('office, agent and contact stand beside a home, each once', () => {
  expect(
    listedBy([
      { Key: 'Office Name', value: 'Lakeside Homes' },
      { Key: 'Agent Name', value: 'Ana Ruiz' },
      { Key: 'Attribution Contact', value: '(206) 555-0100' },
    ]),
  ).toBe('Lakeside Homes · Ana Ruiz · (206) 555-0100')
  expect(listedBy([{ Key: 'office name', value: ' Lakeside\nHomes ' }])).toBe('Lakeside Homes')
  expect(listedBy([{ Key: 'Heating', value: 'Gas' }])).toBe('')
  expect(listedBy(null)).toBe('')
})

test('altered pictures say what was done and where the original is', () => {
  const entries = [
    { Key: 'Altered Photo 2', value: 'Virtually staged. Original: https://photos.example/2.jpg' },
    { Key: 'altered image 3', value: 'Sky replaced' },
    { Key: 'Altered Photo', value: 'no number' },
  ]
  expect(alteredPictures(entries)).toEqual([
    { picture: 1, note: 'Virtually staged.', original: 'https://photos.example/2.jpg' },
    { picture: 2, note: 'Sky replaced', original: '' },
  ])
})

test('what is no web address is no link', () => {
  expect(alteredPictures([{ Key: 'Altered Photo 1', value: 'Staged. Original: javascript:alert(1)' }])).toEqual([
    { picture: 0, note: 'Staged. Original: javascript:alert(1)', original: '' },
  ])
})
