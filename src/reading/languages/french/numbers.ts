import type { NumberWords } from '../words/number-table.ts'
import { numberTens, numberUnits, readFrenchNumber } from './number-reader.ts'

export const numbers: NumberWords = {
  units: numberUnits,
  tens: numberTens,
  scales: {
    mille: 1000,
    milliers: 1000,
    million: 1_000_000,
    millions: 1_000_000,
    milion: 1_000_000,
    milions: 1_000_000,
  },
  shortScales: { k: 1000, ke: 1000, m: 1_000_000, mio: 1_000_000 },
  ordinals: {
    premier: 1,
    premiere: 1,
    deuxieme: 2,
    second: 2,
    seconde: 2,
    troisieme: 3,
    quatrieme: 4,
    cinquieme: 5,
    sixieme: 6,
    septieme: 7,
    huitieme: 8,
    neuvieme: 9,
    dixieme: 10,
  },
  ordinalSuffixes: ['e', 'er', 're', 'ere', 'eme', 'ieme', 'nd', 'nde', 'me'],
  half: ['demi', 'demie'],
  quarter: [],
  and: ['et'],
  point: ['virgule', 'point'],
  one: [],
  decimalComma: true,
  readWords: readFrenchNumber,
}
