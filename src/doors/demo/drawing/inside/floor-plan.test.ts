import { describe, expect, test } from 'vitest'
import { demoFacts } from '../../demo-facts.ts'
import { findOpenings, layOutFloor } from './floor-plan-layout.ts'
import { planFloors } from './floor-plan-rooms.ts'

const homes = demoFacts.filter(({ size, offer }) => size.BuildingArea > 0 && offer.SpaceType !== 'Room')

describe.each(homes.map((facts) => [facts.slug, facts] as const))('the plan of %s', (_, facts) => {
  const floors = planFloors(facts)
  const rooms = floors.flatMap((floor) => floor.rooms)

  test('has the rooms and the area that the listing names', () => {
    const total = (kind: string) => rooms.filter((room) => room.kind === kind).length
    expect(total('bedroom')).toBe(facts.size.Bedrooms)
    expect(total('bath')).toBe(Math.ceil(facts.size.Bathrooms))
    expect(rooms.reduce((sum, { area }) => sum + area, 0)).toBe(facts.size.BuildingArea)
    expect(total('living')).toBeGreaterThanOrEqual(1)
    expect(total('kitchen')).toBe(total('living'))
    for (const { area } of rooms) expect(area).toBeGreaterThan(0)
  })

  test('leaves no gap, no overlap and no room without a door', () => {
    for (const floor of floors) {
      const placed = layOutFloor(floor, 10, 20, 300, 200)
      expect(placed.map(({ name }) => name).sort()).toEqual(floor.rooms.map(({ name }) => name).sort())
      const area = placed.reduce((sum, { width, height }) => sum + width * height, 0)
      expect(area).toBeCloseTo(300 * 200, 3)
      for (const a of placed) {
        expect(a.x).toBeGreaterThanOrEqual(10 - 1e-6)
        expect(a.y + a.height).toBeLessThanOrEqual(220 + 1e-6)
        for (const b of placed) {
          if (a === b) continue
          const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
          const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
          expect(Math.min(across, down), `${a.name} and ${b.name}`).toBeLessThan(1e-6)
        }
      }
      const openings = findOpenings(layOutFloor(floor, 0, 0, 700, 430))
      const touches = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
        openings.some((o) => o.x >= x - 0.1 && o.x <= x + width + 0.1 && o.y >= y - 0.1 && o.y <= y + height + 0.1)
      const shut = layOutFloor(floor, 0, 0, 700, 430).filter((room) => !touches(room))
      expect(shut.map(({ name }) => name)).toEqual([])
    }
  })
})
