import { expect, test } from 'vitest'
import { toPublicValue } from './public-value.ts'

test.each([
  ['contacts', [{ contactType: 'vendor', surname: 'Ottoline' }]],
  ['contacts', [{ 'person-role': 'owner', phone: '206-555-7741' }]],
  ['people', [{ type: 'contact', name: 'Ottoline', role: 'seller' }]],
  ['personas', [{ nombre: 'Ottoline', rol: 'propietario' }]],
])('in %s whose an object is may be said by any name of a kind', (name, list) => {
  expect(toPublicValue(name, JSON.stringify(list), {}).value).not.toContain(list[0] && Object.values(list[0])[1])
})

test('objects of homes stay', () => {
  const rooms = JSON.stringify([
    { roomType: 'kitchen', area: 12 },
    { type: 'photo', label: 'View' },
  ])
  expect(toPublicValue('rooms', rooms, {}).value).toBe(rooms)
})
