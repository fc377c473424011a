import { expect, test } from 'vitest'
import { withoutMembersCells } from './without-members-cells.ts'

test('a table of homes is told without the cells for members, whatever stands around them', () => {
  const text =
    'mls: A1; beds: 3; Owner Name: Hildegard Zumwalt; address: 12 Elm Street; Agent Remarks: Mind Tornado; Heating: gas\nmls: A2; beds: 2; Lockbox Code: 55821'
  const told = withoutMembersCells(text)
  expect(told).not.toMatch(/Zumwalt|Tornado|55821/)
  for (const word of ['12 Elm Street', 'Heating: gas', 'mls: A2']) expect(told).toContain(word)
})

test('what a firm writes itself stays', () => {
  for (const text of [
    'Owner: the tenant pays; nobody else',
    'Lockbox codes are changed after each showing.',
    'Fee: $45; Deposit: $300; Commission: 5 %',
  ])
    expect(withoutMembersCells(text)).toBe(text)
})
