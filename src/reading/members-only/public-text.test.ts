import { describe, expect, test } from 'vitest'
import { holdBack } from './held-back.ts'
import { toPublicText } from './public-text.ts'

describe('what is called as a column for members is for them, in a text too', () => {
  test.each([
    ['a heading', 'Nice home.\n\nAgent remarks:\nTornado bites, call Pomfret.\nMind the Tornado.\n\nClose to shops.'],
    ['a label', 'Nice home. PRIVATE REMARKS: mind the Tornado, call Pomfret.\n\nClose to shops.'],
    ['a sentence behind it', 'Nice home.\n\nPrivate remarks: see below. Tornado the dog bites.\n\nClose to shops.'],
    ['Spanish', 'Nice home.\n\nNotas internas:\nAvisar a Tornado.\n\nClose to shops.'],
    ['German', 'Nice home.\n\nInterne Bemerkungen: Tornado beisst.\n\nClose to shops.'],
    ['an entry of a list', 'Nice home. Heating: gas; Owner: Tornado Zumwalt; Pool: yes.\n\nClose to shops.'],
  ])('%s', (_, text) => {
    const read = toPublicText(text)
    expect(read.text).not.toMatch(/Tornado|Pomfret/)
    expect(read.text).toMatch(/^Nice home\.[\s\S]*Close to shops\.$/)
  })

  test('what buyers pay stays where the law wants it told', () => {
    const text = 'Helle Wohnung. Provision: 3,57 % inkl. MwSt. Heizung: Gas; Pool: nein. Open house: Saturday 2-4.'
    expect(toPublicText(text).text).toBe(text)
  })
})

test('a text without full stops is read to its end', () => {
  const text = `Nice home ${'with rooms and rooms, '.repeat(300)}lockbox 4471 on the rail`
  expect(toPublicText(text).text).toBe('')
})

test('letters that are parted by full stops, and what nobody sees in a name', () => {
  expect(toPublicText('Nice home. L.B. code 4471.').text).toBe('Nice home.')
  const { held } = holdBack({ ExtensionColumn: [{ Key: 'Own\u200ber Name', value: 'Hildegard' }] })
  expect(held).toHaveLength(1)
})

test('every field with words of its own is read, and a home keeps a type', () => {
  const { listing } = holdBack({ PropertyType: 'House (alarm code 5531)', City: 'Kent', State: 'WA, lockbox 4471' })
  expect(listing).toEqual({ PropertyType: 'Residential', City: 'Kent', State: '' })
})
