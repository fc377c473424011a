import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '../languages/language-code.ts'
import { partsOfSum } from './parts-of-sum.ts'
import { coversFirstMonth, rentsIn } from './rents-in.ts'

describe('the things that a question wants reckoned with', () => {
  test.each<[LanguageCode, string, string[]]>([
    [
      'en',
      'first month, deposit and the admin fee, all in?',
      ['first month:first', 'deposit:other', 'the admin fee:other', ':all'],
    ],
    ['de', 'kaltmiete, kaution und ablöse, was macht das', ['kaltmiete:rent', 'kaution:other', 'ablose:other']],
    ['fr', 'premier loyer et la caution, combien', ['premier loyer:first', 'la caution:other']],
    ['es', 'arriendo mas administracion cuanto queda', ['arriendo:rent', 'administracion:other']],
    ['pt', 'renda, condomínio e garagem por mês dá quanto', ['renda:rent', 'condominio:other', 'garagem:other']],
    ['zh', '押金加头三个月房租一共多少', ['押金:other', '头三个月房租:rent']],
    ['zh', '房租、物业费和宽带加起来一个月多少', ['房租:rent', '物业费:other', '宽带:other']],
  ])('%s “%s”', (code, said, parts) => {
    const found = partsOfSum(said, code).map(({ text, of }) => `${of === 'all' ? '' : text}:${of}`)
    for (const part of parts)
      expect(
        found.some((each) => each.startsWith(part.split(':')[0] ?? '') && each.endsWith(part.split(':')[1] ?? '')),
      ).toBe(true)
  })

  test('how many months of rent a part is', () => {
    expect(partsOfSum('deposit plus 3 months rent', 'en').at(-1)?.count).toBe(3)
    expect(partsOfSum('押金加头三个月房租', 'zh').at(-1)?.count).toBe(3)
  })
})

describe('amounts that a record counts in months of rent', () => {
  test.each([
    ["One month's rent", 1],
    ['1.5 months', 1.5],
    ['2 mois', 2],
    ['deux mois de loyer', 2],
    ['3 Nettokaltmieten', 3],
    ['zwei Monatsmieten', 2],
    ['un mes de arriendo', 1],
    ['2 rendas', 2],
    ['押一付三', 1],
    ['押二付三', 2],
    ['First and last', 2],
    ['€ 500', null],
    ['Ask the office', null],
    ['2 months or 3 months with a dog', null],
  ])('%s: %s', (said, count) => {
    expect(rentsIn(said)).toBe(count)
  })

  test('the first month is in what is paid for the first and the last', () => {
    expect(coversFirstMonth('$7,800 (first and last month)')).toBe(true)
    expect(coversFirstMonth('$2,950 due at signing')).toBe(false)
  })
})
