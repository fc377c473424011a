import { expect, test } from 'vitest'
import { flattenElement } from './flatten-element.ts'
import type { XmlElement } from './xml-element.ts'

const element = (name: string, inside: string | XmlElement[]): XmlElement => ({
  name,
  attributes: {},
  text: typeof inside === 'string' ? inside : '',
  children: typeof inside === 'string' ? [] : inside,
})

test('of a list of one what its entry is called stays, where that says that it is for members alone', () => {
  const home = element('home', [
    element('Agents', [element('PrivateComment', 'Refuses signs')]),
    element('features', [element('feature', 'Pool')]),
  ])
  expect(flattenElement(home)).toEqual({ 'Agents.PrivateComment': 'Refuses signs', features: 'Pool' })
})
