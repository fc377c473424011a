import { expect, test } from 'vitest'
import { findRooms } from './rooms.ts'

const at = (name: string): string => `https://pictures.example/homes/${name}`
const roomsOf = (names: string[], altered: { picture: number; note: string; original: string }[] = []): string[] =>
  findRooms({ images: names.map(at), altered }).map(({ name, picture }) => `${name} ${picture}`)

test.each<[names: string[], rooms: string[]]>([
  [['12-elm-st-1.jpg', '12-elm-st-2.jpg'], []],
  [
    ['front.jpg', 'kitchen.jpg', 'kitchen-2.jpg', 'Master%20Bedroom.jpg', 'bath_1.JPG?w=800'],
    ['roomKitchen 1', 'roomBedroom 3', 'roomBath 4'],
  ],
  [
    ['IMG_1_Kueche.jpg', 'Badezimmer.png', 'Grundriss.png'],
    ['roomKitchen 0', 'roomBath 1', 'roomPlan 2'],
  ],
  [
    ['LivingRoom.jpg', 'DiningRoom.jpg', 'backyard.jpg'],
    ['roomLiving 0', 'roomDining 1', 'roomGarden 2'],
  ],
  // A street that is called like a room names none, nor does a word within another.
  [['4-garden-st-1.jpg', '4-garden-st-2.jpg', '4-garden-st-3.jpg'], []],
  [['pooling.jpg', 'badge.jpg', 'plantation.jpg'], []],
  // One room alone is nothing to choose between.
  [['a.jpg', 'kitchen.jpg', 'b.jpg'], []],
  [['%E0%A4%A.jpg', '', 'https://x'], []],
])('%j has %j', (names, rooms) => {
  expect(roomsOf(names)).toEqual(rooms)
})

test('what is said of an altered picture names its room, too', () => {
  const altered = [{ picture: 0, note: 'Living room virtually staged', original: '' }]
  expect(roomsOf(['1.jpg', 'kitchen.jpg'], altered)).toEqual(['roomLiving 0', 'roomKitchen 1'])
})
