import type { DemoFacts } from '../../demo-facts.ts'

export type RoomKind = 'living' | 'kitchen' | 'dining' | 'bedroom' | 'bath' | 'laundry' | 'hall' | 'den'

export interface PlanRoom {
  kind: RoomKind
  name: string
  /** In the listing's AreaUnit, whole numbers. */
  area: number
}

export interface PlanFloor {
  name: string
  rooms: PlanRoom[]
  stairs: boolean
}

/** Kinds and names with their share of the floor, before areas are known. */
type Wanted = readonly [RoomKind, string, number]

/** The floors of a home: as many bedrooms and bathrooms as its facts say, areas that add up to its BuildingArea. */
export function planFloors(facts: DemoFacts): PlanFloor[] {
  const { Bedrooms, Bathrooms, BuildingArea } = facts.size
  const units = unitsOf(facts)
  if (units > 1) {
    const names = units === 2 ? ['Left home', 'Right home'] : ['First floor', 'Second floor', 'Third floor']
    return Array.from({ length: units }, (_, i) => {
      const beds = share(Bedrooms, units, i)
      const baths = share(Bathrooms, units, i)
      const area = Math.round((BuildingArea * (i + 1)) / units) - Math.round((BuildingArea * i) / units)
      return { name: names[i] ?? `Home ${i + 1}`, rooms: measure(flat(beds, baths, area), area), stairs: false }
    })
  }
  const levels = levelsOf(facts)
  if (levels === 1)
    return [{ name: '', rooms: measure(flat(Bedrooms, Bathrooms, footage(facts)), BuildingArea), stairs: false }]
  return splitLevels(facts, levels)
}

function footage(facts: DemoFacts): number {
  return facts.size.AreaUnit === 'Square Meters' ? facts.size.BuildingArea * 10.764 : facts.size.BuildingArea
}

/** The part of `total` that falls to one of several homes: the first ones get what is left over. */
function share(total: number, homes: number, index: number): number {
  return Math.floor(total / homes) + (index < total % homes ? 1 : 0)
}

export function unitsOf(facts: DemoFacts): number {
  if (/triplex/i.test(facts.PropertyType)) return 3
  return /duplex|multi/i.test(facts.PropertyType) ? 2 : 1
}

/** One floor for what lies within a building, the house's own floors otherwise. */
export function levelsOf(facts: DemoFacts): number {
  if (/condo|apartment|flat|loft|penthouse|studio/i.test(facts.PropertyType)) return 1
  return Math.max(1, Math.min(3, facts.look.floors))
}

/** A home on one floor. `area` in square feet decides what it has room for. */
function flat(beds: number, baths: number, area: number): Wanted[] {
  if (beds === 0)
    return [
      ['living', 'Living and sleeping', 62],
      ['kitchen', 'Kitchen', 18],
      ...bathRooms(baths, 12),
      ['hall', 'Entry', 8],
    ]
  return [
    ...publicRooms(area),
    ...bedRooms(beds, 1),
    ...bathRooms(baths),
    ...(area > 1250 ? laundry : []),
    ['hall', 'Hall', 9],
  ]
}

const laundry: readonly Wanted[] = [['laundry', 'Laundry', 5]]

function publicRooms(area: number): Wanted[] {
  if (area < 760)
    return [
      ['living', 'Living', 34],
      ['kitchen', 'Kitchen', 17],
    ]
  if (area < 1150)
    return [
      ['living', 'Living', 30],
      ['kitchen', 'Kitchen and dining', 21],
    ]
  return [
    ['living', 'Living', 27],
    ['kitchen', 'Kitchen', 16],
    ['dining', 'Dining', 13],
  ]
}

function bedRooms(count: number, firstNumber: number): Wanted[] {
  return Array.from({ length: count }, (_, i): Wanted => {
    const number = firstNumber + i
    return number === 1 ? ['bedroom', 'Primary bedroom', 19] : ['bedroom', `Bedroom ${number}`, 14]
  })
}

function bathRooms(count: number, weight = 7): Wanted[] {
  const whole = Math.floor(count)
  const baths = Array.from({ length: whole }, (_, i): Wanted => ['bath', i === 0 ? 'Bath' : `Bath ${i + 1}`, weight])
  return count > whole ? [...baths, partBath(count - whole)] : baths
}

function partBath(part: number): Wanted {
  return part > 0.5 ? ['bath', 'Shower bath', 5] : ['bath', 'Powder room', 3.5]
}

/** Living rooms on one level, bedrooms and their baths on the others. */
function splitLevels(facts: DemoFacts, levels: number): PlanFloor[] {
  const { Bedrooms, Bathrooms, BuildingArea } = facts.size
  const { front } = facts.look
  const row = front.endsWith('row') && front !== 'brick row'
  const living = levels === 3 ? (front === 'modern' ? 2 : row ? 1 : 0) : 0
  const beds = Array.from({ length: levels }, () => 0)
  const give = (list: number[], level: number, count: number) => {
    list[level] = (list[level] ?? 0) + count
  }
  if (levels === 2) {
    const below = front === 'cape' || Bedrooms >= 4 ? 1 : 0
    give(beds, 0, below)
    give(beds, 1, Bedrooms - below)
  } else if (row) {
    const below = Bedrooms >= 3 ? 1 : 0
    give(beds, 0, below)
    give(beds, 2, Bedrooms - below)
  } else {
    const [lower, upper] = living === 0 ? [1, 2] : [0, 1]
    const more = living === 2 ? Math.floor(Bedrooms / 2) : Math.ceil(Bedrooms * 0.6)
    give(beds, lower, more)
    give(beds, upper, Bedrooms - more)
  }
  const baths = shareBaths(Math.floor(Bathrooms), beds)
  const part = Bathrooms - Math.floor(Bathrooms)
  const names = ['Ground floor', 'Second floor', 'Third floor']
  let numbered = 1
  // Bedrooms are numbered from the top floor down: the primary one lies highest.
  const first = [...beds.keys()].reverse().reduce<number[]>((starts, level) => {
    starts[level] = numbered
    numbered += beds[level] ?? 0
    return starts
  }, [])
  let before = 0
  return names.slice(0, levels).map((name, level) => {
    const area = level === levels - 1 ? BuildingArea - before : Math.round(BuildingArea / levels)
    before += area
    const count = beds[level] ?? 0
    const wanted: Wanted[] = [
      ...(level === living ? publicRooms(footage(facts)) : []),
      ...(level !== living && (count < 2 || level === 0)
        ? ([['den', count === 0 ? 'Den' : 'Study', 14]] as const)
        : []),
      ...bedRooms(count, first[level] ?? 1),
      ...numberBaths(baths, level, beds),
      ...(part > 0 && level === living ? [partBath(part)] : []),
      ...(level === 0 && footage(facts) > 1250 ? laundry : []),
      ['hall', level === 0 ? 'Entry hall' : 'Landing', 9],
    ]
    return { name, rooms: measure(wanted, area), stairs: true }
  })
}

/** Whole baths go where the bedrooms are: one to each such floor from the top, then to the fullest, then to any. */
function shareBaths(count: number, beds: readonly number[]): number[] {
  const baths = beds.map(() => 0)
  for (let given = 0; given < count; given++) {
    const wanting = beds
      .map((bed, level) => ({ level, need: bed / ((baths[level] ?? 0) + 0.5) + level * 0.01 }))
      .sort((a, b) => b.need - a.need)
    const level = wanting[0]?.level ?? 0
    baths[level] = (baths[level] ?? 0) + 1
  }
  return baths
}

function numberBaths(baths: readonly number[], level: number, beds: readonly number[]): Wanted[] {
  const above = baths.slice(level + 1).reduce((sum, count) => sum + count, 0)
  return Array.from({ length: baths[level] ?? 0 }, (_, i): Wanted => {
    const number = above + i + 1
    return ['bath', number === 1 && beds.length > 0 ? 'Bath' : `Bath ${number}`, 7]
  })
}

/** Shares become whole areas that add up to `area` exactly (largest remainder). */
function measure(wanted: readonly Wanted[], area: number): PlanRoom[] {
  const total = wanted.reduce((sum, [, , weight]) => sum + weight, 0)
  const exact = wanted.map(([kind, name, weight]) => ({ kind, name, size: (area * weight) / total }))
  const rooms = exact.map(({ kind, name, size }) => ({ kind, name, area: Math.floor(size) }))
  let left = area - rooms.reduce((sum, room) => sum + room.area, 0)
  const order = exact
    .map((room, index) => ({ index, rest: room.size - Math.floor(room.size) }))
    .sort((a, b) => b.rest - a.rest)
  for (const { index } of order) {
    if (left <= 0) break
    const room = rooms[index]
    if (room) room.area += 1
    left -= 1
  }
  return rooms
}
