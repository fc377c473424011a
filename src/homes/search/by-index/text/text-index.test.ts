import { describe, expect, test } from 'vitest'
import { type Bits, countBits, hasBit, makeBits } from '../columns/bits.ts'
import { Dice, mentionLists, textPieces } from '../random-search.fixture.ts'
import { TextIndex } from './text-index.ts'

const nothing = { PropertyType: '', Description: null, ExtensionColumn: null, Location: null, Address: null }

function findMentions(index: TextIndex, mentions: readonly string[], from = 0, into = makeBits(index.rows)) {
  index.findMentions(mentions, from, into)
  return into
}

function findPlace(index: TextIndex, field: 'Location' | 'Address', words: string[][]) {
  const into = makeBits(index.rows)
  index.findPlace(field, words, 0, into)
  return into
}

function says(description: string, ...mentions: string[]): boolean {
  const index = new TextIndex()
  index.add({ ...nothing, Description: description })
  index.seal()
  return hasBit(findMentions(index, mentions), 0)
}

function entrySays(key: string, value: string, ...mentions: string[]): boolean {
  const index = new TextIndex()
  index.add({ ...nothing, ExtensionColumn: JSON.stringify([{ Key: key, value }]) })
  index.seal()
  return hasBit(findMentions(index, mentions), 0)
}

describe('a listing says a feature', () => {
  test.each([
    ['A large pool.', 'pool'],
    ['Two POOLS', 'pool'],
    ['A pool', 'pools'],
    ['swimming-pool', 'swimming pool'],
    ['swimmingpool', 'swimming pool'],
    ['A/C', 'a c'],
    ['AC', 'a/c'],
    ['A.C. throughout', 'a/c'],
    ['move in-ready', 'move-in ready'],
    ["owner's suite", 'owners suite'],
    ['washer & dryer', 'washer and dryer'],
    ['55+ community', '55 community'],
    ['two balconies', 'balcony'],
    ['No HOA but a pool', 'pool'],
    ['No HOA and a pool', 'pool'],
    ['not far from the pool', 'pool'],
    ['No HOA. Pool.', 'pool'],
    ['no HOA, pool', 'pool'],
    ['never seen before by any other living buyer: pool', 'pool'],
    ["You won't believe the pool", 'pool'],
    ['no expense spared kitchen', 'kitchen'],
    ['not only a pool', 'pool'],
    ['No pool of its own. Community pool.', 'pool'],
    ['Pool (heated)', 'pool'],
    ['Pets: yes', 'pets'],
    ['Pets? Yes!', 'pets'],
    ['Parking is free', 'parking'],
    ['jardín amplio', 'jardin'],
    ['con piscina y sin garaje', 'piscina'],
    ['maison avec piscine', 'piscine'],
    ["avec l'ascenseur", 'ascenseur'],
    ['grande terrasse, pas de vis-à-vis', 'terrasse'],
    ['drei Garagen', 'garage'],
    ['kein Aufzug, aber Garten', 'garten'],
    ['有泳池', '泳池'],
    ['不错的花园', '花园'],
    ['无边泳池', '泳池'],
    ['没有电梯但有车库', '车库'],
    ['没有电梯，有车库', '车库'],
    ['离地铁不远，花园', '花园'],
  ])('%s: %s', (text, mention) => {
    expect(says(text, mention)).toBe(true)
  })

  test.each([
    ['carpool lane', 'pool'],
    ['swimming, pool', 'swimming pool'],
    ['No pool', 'pool'],
    ['no private heated pool', 'pool'],
    ['without any swimming pools', 'swimming pool'],
    ["doesn't have a pool", 'pool'],
    ['doesn’t have a pool', 'pool'],
    ['No pets/smoking', 'smoking'],
    ['No pets or smoking', 'smoking'],
    ['neither garage nor basement', 'basement'],
    ['free of carpet', 'carpet'],
    ['w/o basement', 'basement'],
    ['pet-free building', 'pet'],
    ['Pets: not allowed', 'pets'],
    ['pets are not allowed', 'pets'],
    ['pets strictly prohibited', 'pets'],
    ['Pets allowed: no', 'pets allowed'],
    ['Pets allowed? No.', 'pets allowed'],
    ['Parking included: none', 'parking'],
    ['Pool: no', 'pool'],
    ['Pool = 0', 'pool'],
    ['Pool – none', 'pool'],
    ['AC: N/A', 'ac'],
    ['sin piscina', 'piscina'],
    ['no hay ascensor', 'ascensor'],
    ['No tiene piscina ni garaje', 'garaje'],
    ['mascotas no permitidas', 'mascotas'],
    ['mascotas prohibidas', 'mascotas'],
    ['no se admiten mascotas', 'mascotas'],
    ['pas de garage', 'garage'],
    ["pas d'ascenseur", 'ascenseur'],
    ["n'a pas de piscine", 'piscine'],
    ['animaux non admis', 'animaux'],
    ['animaux interdits', 'animaux'],
    ['sans balcon', 'balcon'],
    ['aucun parking', 'parking'],
    ['kein Garten', 'garten'],
    ['keine Garage', 'garage'],
    ['ohne Balkon', 'balkon'],
    ['Haustiere nicht erlaubt', 'haustiere'],
    ['Haustiere sind nicht gestattet', 'haustiere'],
    ['weder Balkon noch Garten', 'garten'],
    ['没有泳池', '泳池'],
    ['無電梯', '電梯'],
    ['不带车库', '车库'],
    ['不允许养宠物', '宠物'],
    ['宠物：不允许', '宠物'],
    ['宠物不可', '宠物'],
    ['禁止养宠物', '宠物'],
    ['电梯：无', '电梯'],
  ])('not so: %s: %s', (text, mention) => {
    expect(says(text, mention)).toBe(false)
  })

  test('by an entry of its details, unless that denies it', () => {
    expect(entrySays('Pool', 'Yes', 'pool')).toBe(true)
    expect(entrySays('Parking', '2 spaces', 'parking')).toBe(true)
    expect(entrySays('Features', 'Pool, spa', 'spa')).toBe(true)
    expect(entrySays('泳池', '有', '泳池')).toBe(true)
    for (const value of [
      'No',
      'none',
      '0',
      '',
      ' ',
      'N/A',
      'Not allowed',
      '-',
      'false',
      'nein',
      'aucun',
      'ninguno',
      '无',
      '没有',
    ])
      expect(entrySays('Pool', value, 'pool'), value).toBe(false)
    expect(entrySays('Features', 'No pool', 'pool')).toBe(false)
    expect(entrySays('Not included', 'Washer, dryer', 'dryer')).toBe(true)
    expect(entrySays('Excluded', 'Washer, dryer', 'dryer')).toBe(false)
  })

  test('by its type, and not by its place', () => {
    const index = new TextIndex()
    index.add({ ...nothing, PropertyType: 'GARDEN_APARTMENT', Location: 'Pool Heights', Address: '5 Pool Street' })
    index.seal()
    expect(hasBit(findMentions(index, ['garden']), 0)).toBe(true)
    expect(hasBit(findMentions(index, ['pool']), 0)).toBe(false)
    expect(hasBit(findPlace(index, 'Location', [['pool'], ['heights']]), 0)).toBe(true)
    expect(hasBit(findPlace(index, 'Address', [['pool'], ['st', 'street']]), 0)).toBe(true)
    expect(hasBit(findPlace(index, 'Address', [['pool'], ['heights']]), 0)).toBe(false)
  })

  test('by its strongest wording: what is denied is not said by a weaker synonym', () => {
    expect(says('Lake close by, no swimming pool. Community pool', 'swimming pool', 'pool')).toBe(false)
    expect(says('Community pool. No pool table.', 'swimming pool', 'pool')).toBe(true)
    expect(says('Dogs welcome, pets are not allowed', 'pets allowed', 'pet', 'dogs welcome')).toBe(false)
    expect(says('Central air conditioning; mini split: none', 'air conditioning', 'mini split')).toBe(true)
  })
})

test('many texts that come in portions say what each says alone', () => {
  const dice = new Dice(11)
  const index = new TextIndex()
  const texts: string[] = []
  const known: [Bits, number][] = []
  for (let batch = 0; batch < 120; batch++) {
    for (let count = dice.below(90); count >= 0; count--) {
      const text = dice.some(textPieces, 6).join(dice.one([' ', '. ', ', ', '\n']))
      texts.push(text)
      index.add({ ...nothing, Description: text })
    }
    index.seal()
    // What was found before is only extended.
    if (batch % 20 !== 19) continue
    for (const [at, mentions] of mentionLists.entries()) {
      const [before, from] = known[at] ?? [makeBits(0), 0]
      const bits = makeBits(index.rows)
      bits.set(before)
      known[at] = [findMentions(index, mentions, from, bits), index.rows]
    }
  }
  expect(texts.length).toBeGreaterThan(4096)
  const whole = new TextIndex()
  for (const text of texts) whole.add({ ...nothing, Description: text })
  whole.seal()
  for (const [at, mentions] of mentionLists.entries()) {
    const found = known[at]?.[0] ?? makeBits(0)
    expect(countBits(found), mentions.join()).toBe(countBits(findMentions(whole, mentions)))
    for (let tries = 0; tries < 60; tries++) {
      const row = dice.below(texts.length)
      expect(hasBit(found, row), texts[row]).toBe(says(texts[row] ?? '', ...mentions))
    }
  }
})
