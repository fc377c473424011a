import { expect, test } from 'vitest'
import type { LanguageCode } from '../../../reading/languages/language-code.ts'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { cutHeads } from './cut-head.ts'

const headsOf = (message: string, code: LanguageCode): string[] =>
  cutHeads(message, languages.tablesOf(code)).map(({ head, rest }) => `${head} | ${rest}`)

test.each<[LanguageCode, string, string]>([
  ['en', 'the loft at the mill, is there a lift', 'the loft at the mill | is there a lift'],
  ['en', 'and the two bed: when is it free', 'and the two bed | when is it free'],
  ['en', '14 Weir Street, does it flood', '14 Weir Street | does it flood'],
  ['es', 'y la casa de Lomas que tienen en venta. ¿cuánto es el predial?', '¿cuánto es el predial?'],
  ['fr', 'et le studio de la gare, il est meublé ?', 'et le studio de la gare | il est meublé ?'],
  ['de', 'die Wohnung in Linden, gibt es einen Keller', 'die Wohnung in Linden | gibt es einen Keller'],
  ['pt', 'o T2 da Foz, tem garagem?', 'o T2 da Foz | tem garagem?'],
  ['zh', '那套龙泉的呢，有电梯吗', '那套龙泉的呢 | 有电梯吗'],
])('%s: “%s” says first which home it means', (code, message, cut) => {
  expect(headsOf(message, code).join('\n')).toContain(cut)
})

test.each<[LanguageCode, string]>([
  ['en', 'is it quiet, how old is the roof'],
  ['en', 'does the loft have a lift? we are old'],
  ['es', '¿tiene garaje, y cuánto cuesta?'],
  ['de', 'gibt es einen Keller, und wie groß ist er'],
  ['zh', '有电梯吗，我爸妈年纪大'],
])('%s: “%s” asks at once', (code, message) => {
  expect(headsOf(message, code)).toEqual([])
})
