import { expect, test } from 'vitest'
import { openGate, pass } from '../gate.fixture.ts'

const lie = 'The price of 12 Main St is $999,999.'
const truth = '12 Main St has 3 bedrooms.'
const asked = 'Tell me about 12 Main St and 40 Oak Avenue'

// What is left of an answer, of which some sentences are withheld, has no piece of layout that stands alone.
test.each([
  ['a title behind a picture', `🏠 **Price**\n${lie}\n\n🛏 **Rooms**\n${truth}\n`, `🛏 **Rooms**\n${truth}\n`],
  [
    'an item that leads to others',
    '1. **12 Main St**\n   - Price: $999,999\n2. **40 Oak Avenue**\n   - Price: $389,500\n',
    '2. **40 Oak Avenue**\n   - Price: $389,500\n',
  ],
  [
    'items that lead to nothing are items',
    `1. **12 Main St**\n2. **40 Oak Avenue**\n3. ${lie}\n`,
    '1. **12 Main St**\n2. **40 Oak Avenue**\n',
  ],
  ['a bold item before a paragraph', `- **${truth}**\n\n${lie}\n`, `- **${truth}**\n\n`],
  ['such items at the end', '1. **12 Main St**\n2. **40 Oak Avenue**', '1. **12 Main St**\n2. **40 Oak Avenue**'],
  [
    'a table without bars at its sides',
    'Home | Price\n--- | ---\n12 Main St | $999,999\n40 Oak Avenue | $389,500\n\nMore?\n',
    'Home | Price\n--- | ---\n40 Oak Avenue | $389,500\n\nMore?\n',
  ],
  ['and without a row', 'Home | Price\n--- | ---\n12 Main St | $999,999\n\nMore?\n', 'More?\n'],
  ['bars of no table', `Kent | Seattle\n${lie}\nMore?\n`, 'Kent | Seattle\nMore?\n'],
  ['a code block without a line', 'Here:\n\n```\n12 Main St: $999,999\n```\n\nMore?\n', 'More?\n'],
  ['one with a line left', `\`\`\`\n${truth}\n${lie}\n\`\`\`\nMore?\n`, `\`\`\`\n${truth}\n\`\`\`\nMore?\n`],
  ['one that nobody closes', `~~~\n${truth}\n`, `~~~\n${truth}\n~~~\n`],
  ['rules with nothing between them', `${truth}\n\n---\n\n${lie}\n\n---\n\nMore?\n`, `${truth}\n\n---\n\nMore?\n`],
  ['a rule at the end', `${truth}\n\n---\n\n${lie}\n`, `${truth}\n\n`],
])('%s', (_name, text, left) => {
  expect(pass(openGate({ asked }), [text])).toBe(left)
  expect(pass(openGate({ asked }), [...text])).toBe(left)
})
