import { PhraseScanner, type PhraseTable, type Token } from './phrase-scanner.ts'
import { type CellReading, quote, unknown } from './reading.ts'
import { noRoomWords, numberWords, roomNoise, roomWords } from './tables/room-words.ts'
import { type DecimalMark, readDigits, readPlainNumber, spellFractions } from './written-number.ts'

/** What a column of rooms counts, and how. */
export interface RoomsColumn {
  mark: DecimalMark | null
  counts: 'beds' | 'baths'
  /** "2.1" is two baths and a half one, as some MLS write it; decided over the column. */
  countsHalves?: boolean
  /** What T3 and F3 count: rooms with the living room (France), or bedrooms (Portugal). */
  typology?: 'rooms' | 'bedrooms' | undefined
}

/** What a cell says of rooms, of which one may be known only. */
export interface Rooms {
  beds?: number
  baths?: number
}

const table: PhraseTable<'word' | 'room' | 'noise' | 'none'> = {
  word: numberWords,
  room: roomWords,
  noise: roomNoise,
  none: noRoomWords,
}
const scanner = new PhraseScanner(table)
type RoomToken = Token<'word' | 'room' | 'noise' | 'none'>
/** More rooms has no home; 99 and 999 stand for unknown. */
const mostRooms = 80

export function readRooms(raw: unknown, column: RoomsColumn): CellReading<Rooms> {
  if (typeof raw === 'number') return settle(column.countsHalves ? withHalves(raw) : raw, column, String(raw))
  const text = String(raw).trim().slice(0, 120)
  const plain = readPlainNumber(text)
  if (plain !== null && !/^0\d/.test(text))
    return settle(column.countsHalves && column.counts === 'baths' ? withHalves(plain) : plain, column, text)
  const typed = readTypology(text, column)
  if (typed !== null) return typed
  const spelled = spellFractions(text)
  const pair = /^(\d{1,2})\s*[/|]\s*(\d{1,2})$/.exec(spelled)
  // "2/1" among baths: two full ones and a half one. Among bedrooms it may be anything.
  if (pair)
    return column.counts === 'baths'
      ? settle(Number(pair[1]) + Number(pair[2]) / 2, column, text)
      : unknown(`may be two things: ${quote(text)}`)
  const tokens = scanner.scan(spelled)
  if (tokens.some(({ kind, value }) => kind === 'unknown' && value !== 'x'))
    return unknown(`is no number of rooms: ${quote(text)}`)
  if (!tokens.some(({ kind }) => kind === 'number' || kind === 'word')) return withoutNumber(tokens, text, column)
  return readTokens(tokens, text, column)
}

/** "2.1": two and a half. */
function withHalves(value: number): number {
  const [whole = 0, halves = 0] = String(value).split('.').map(Number)
  return whole + halves / 2
}

function settle(value: number, { counts }: RoomsColumn, text: string): CellReading<Rooms> {
  if (!Number.isFinite(value) || value < 0)
    return unknown(
      value === -1 ? 'is -1, which stands for unknown' : `is no number of rooms: ${quote(text)}`,
      value === -1,
    )
  if (value > mostRooms) return unknown(`is more than any home has: ${quote(text)}`)
  if (counts === 'baths') return value === 0 ? unknown('is 0, which is no number of bathrooms', true) : { baths: value }
  return { beds: value }
}

/** "T3", "F2", "V4", "T2+1". */
function readTypology(text: string, { typology, counts }: RoomsColumn): CellReading<Rooms> | null {
  const found = /^(?:type\s*)?([TFV])\s?(\d{1,2})(?:\s?(?:bis|\+\s?\d))?(?:\s?duplex)?$/i.exec(text)
  if (!found || counts === 'baths') return null
  const rooms = Number(found[2])
  if (typology === undefined) return unknown(`counts rooms in a way that two countries have: ${quote(text)}`)
  return { beds: typology === 'bedrooms' ? rooms : Math.max(0, rooms - 1) }
}

function withoutNumber(tokens: readonly RoomToken[], text: string, { counts }: RoomsColumn): CellReading<Rooms> {
  if (counts === 'beds' && tokens.some(({ kind, value }) => kind === 'room' && value === 'studio')) return { beds: 0 }
  const isMeant = tokens.length > 0 && tokens.every(({ kind }) => kind === 'none' || kind === 'sign')
  return unknown(
    isMeant ? `says ${quote(text)} in place of a number` : `is no number of rooms: ${quote(text)}`,
    isMeant,
  )
}

function readTokens(tokens: readonly RoomToken[], text: string, column: RoomsColumn): CellReading<Rooms> {
  const found: { beds?: number; baths?: number; bare?: number } = {}
  let before: RoomToken | undefined
  let isExtra = false
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'sign') {
      if (/[-–—~〜<>?]/.test(token.text)) return unknown(`is no one number of rooms: ${quote(text)}`)
      isExtra = token.text === '+'
      if (isExtra && index === tokens.length - 1) return unknown(`says only the least: ${quote(text)}`)
      continue
    }
    if (token.kind === 'room' && token.value === 'studio' && before === undefined) found.beds = 0
    if (token.kind !== 'number' && token.kind !== 'word') {
      before = token
      continue
    }
    const value = token.kind === 'word' ? Number(token.value) : readDigits(token.text, column.mark)
    if (typeof value !== 'number') return unknown(`is no number of rooms: ${quote(text)}`)
    const next = tokens[index + 1]?.kind === 'room' ? tokens[index + 1] : undefined
    const after = next?.value ?? (before?.kind === 'room' && index > 0 ? before.value : undefined)
    if (!place(found, after, value, { isExtra, column })) return unknown(`says two numbers: ${quote(text)}`)
    isExtra = false
    before = token
  }
  return finish(found, text, column)
}

function place(
  found: { beds?: number; baths?: number; bare?: number },
  kind: string | undefined,
  value: number,
  { isExtra, column }: { isExtra: boolean; column: RoomsColumn },
): boolean {
  if (kind === 'other' || kind === 'extra') return true
  if (kind === 'bath' || kind === 'full') found.baths = (found.baths ?? 0) + value
  else if (kind === 'half') found.baths = (found.baths ?? 0) + value / 2
  else if (kind === 'bed') {
    // "3+1 bed": one more is a den, or lies below.
    if (found.beds !== undefined) return isExtra
    if (isExtra && found.bare !== undefined) {
      found.beds = found.bare
      delete found.bare
    } else found.beds = value
  } else if (isExtra && (found.bare !== undefined || found.beds !== undefined)) return column.counts === 'beds'
  else if (found.bare !== undefined) {
    // "2 / 1.5" where something is said of neither.
    return false
  } else found.bare = value
  return true
}

function finish(
  found: { beds?: number; baths?: number; bare?: number },
  text: string,
  column: RoomsColumn,
): CellReading<Rooms> {
  const { bare } = found
  const own = column.counts
  if (bare !== undefined && found[own] === undefined) found[own] = bare
  const rooms: Rooms = {}
  for (const which of ['beds', 'baths'] as const) {
    const value = found[which]
    if (value === undefined) continue
    const settled = settle(value, { ...column, counts: which }, text)
    if (settled.unknown !== undefined) return settled
    rooms[which] = value
  }
  return rooms[own] === undefined && rooms.beds === undefined && rooms.baths === undefined
    ? unknown(`is no number of rooms: ${quote(text)}`)
    : rooms
}

/** "2/1.00", "3 bd / 2 ba", "Studio/1": bedrooms, then bathrooms. */
export function readBedsAndBaths(raw: unknown, column: RoomsColumn): CellReading<Rooms> {
  const text = String(raw).trim()
  const halves = text.split(/\s*[/|]\s*/)
  const [first, second, ...more] = halves
  if (second === undefined || more.length > 0) return readRooms(raw, { ...column, counts: 'beds' })
  const beds = readRooms(first, { ...column, counts: 'beds' })
  const baths = readRooms(second, { ...column, counts: 'baths' })
  if (beds.unknown !== undefined && baths.unknown !== undefined) return unknown(`is no number of rooms: ${quote(text)}`)
  return {
    ...(beds.unknown === undefined && beds.beds !== undefined && { beds: beds.beds }),
    ...(baths.unknown === undefined && baths.baths !== undefined && { baths: baths.baths }),
  }
}
