import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { learnColumns, measureColumns } from '../../../../bench/reading/learn-columns.ts'
import { readColumns, readPublicEntries } from '../../../../bench/reading/read-columns.ts'
import { Dice } from '../../../homes/search/by-index/random-search.fixture.ts'
import { holdBack } from '../held-back.ts'
import { encodeEntryModel, soundsPrivate } from './entry-model.ts'

const isHeld = (Key: string, value: string): boolean => holdBack({ ExtensionColumn: [{ Key, value }] }).held.length > 0
const kept = new Uint8Array(readFileSync(new URL('./columns.bin', import.meta.url)))

describe('entries that no rule knows', () => {
  test.each([
    ['REALTOR to REALTOR', 'Sellers would take 20k less before the holidays'],
    ['Memo 3', 'spare key with Dot at no. 9, alarm 4471'],
    ['Deuda inq.', 'debe dos mensualidades, hablar con su hermano'],
    ['Infos B', 'les vendeurs divorcent, descendraient à 410'],
    ['Sonstiges', 'Ersatzschlüssel liegt bei Frau Ahlers, 0171 5550 8812'],
    ['备注二', '房东急用钱，最低可以谈到 320 万'],
    ['Anotações', 'o dono aceita 380 se fechar até maio'],
  ])('%s = %s is held back', (name, value) => {
    expect(isHeld(name, value)).toBe(true)
  })

  test.each([
    ['Heating', 'Gas, boiler 2015'],
    ['Internal area', '1,486 sq ft'],
    ['Key features', 'South garden, garage, two baths'],
    ['Alarm system', 'Yes'],
    ['Comunidad', '70 € al mes, agua incluida'],
    ['Consultor', 'Tiago Seabra, 912 345 608'],
    ['Hausgeld', '190 €'],
    ['Chauffage', 'Gaz de ville, chaudière 2019'],
    ['楼层', '11/20层'],
    ['', ''],
  ])('%s = %s is told', (name, value) => {
    expect(isHeld(name, value)).toBe(false)
  })
})

test('of a hand that nothing was learned from nine in ten of what is for members are held back, and few of what looks like it', () => {
  const { heldBack, lost } = measureColumns(readColumns(true))
  expect(heldBack).toBeGreaterThan(92)
  expect(lost).toBeLessThan(13)
})

test('the weights belong to corpus/columns/ and corpus/asked/: after a change of these, npm run learn:columns', () => {
  expect(Buffer.compare(encodeEntryModel(learnColumns(readColumns(), readPublicEntries())), kept)).toBe(0)
})

test('whatever an entry says, it is judged at once', () => {
  const dice = new Dice(148)
  const parts = ['key', '钥匙', '\u0000', '🙂', 'é', '4471#', '  ', 'owner', '\ud800', 'x'.repeat(500), '٣', '%']
  const begin = performance.now()
  for (let round = 0; round < 500; round += 1) {
    const text = (): string => Array.from({ length: dice.below(30) }, () => dice.one(parts)).join(dice.one(['', ' ']))
    expect(typeof soundsPrivate(text(), text(), [], dice.chance(0.5))).toBe('boolean')
  }
  expect(performance.now() - begin).toBeLessThan(5_000)
})
