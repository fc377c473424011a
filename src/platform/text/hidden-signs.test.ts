import { expect, test } from 'vitest'
import { dropHiddenSigns } from './hidden-signs.ts'

test.each(['می\u200Cخواهم کتاب\u200Cها را بخوانم.', 'क्\u200Dया बात है!', 'שלום\u200F! זה משפט.', '👨\u200D👩\u200D👧'])(
  'what a script needs to be spelled right stays: %s',
  (text) => {
    expect(dropHiddenSigns(text)).toBe(text)
  },
)

test.each(['ev\u200Cil', 'ev\u200Dil', 'ev\u200Fil', 'a\u202Eb', 'می\u200C', 'ev\u00ADil'])(
  'what hides something goes: %j',
  (text) => {
    expect(dropHiddenSigns(text)).not.toMatch(/[\u200B-\u200F\u202E\u00AD]/u)
  },
)
