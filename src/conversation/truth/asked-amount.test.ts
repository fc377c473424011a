import { expect, test } from 'vitest'
import type { LanguageCode } from '../../reading/languages/language.ts'
import { homes, openGate, pass } from './gate.fixture.ts'

// 12 Main St costs $450,000. Who asks whether it costs another amount has wished for nothing: the bare amount is no answer.

const rows: readonly (readonly [LanguageCode, string, readonly string[]])[] = [
  ['en', 'Does 12 Main St cost $399,000?', ['$399,000.', "That's $399,000.", 'Yes, $399,000.', "It's $399,000."]],
  ['es', '¿Cuesta 399.000 dólares?', ['Son 399.000 $.', 'Sí, 399.000 $.', '399.000 dólares.']],
  ['fr', 'Il coûte 399 000 $ ?', ['C’est 399 000 $.', '399 000 $.', 'Oui, 399 000 $.']],
  ['de', 'Kostet es 399.000 $?', ['Das sind 399.000 $.', '399.000 $.', 'Ja, 399.000 $.']],
  ['pt', 'Custa US$ 399.000?', ['US$ 399.000.', 'Sim, US$ 399.000.']],
]
const shown = homes.slice(0, 1)

test.each(rows)('%s: %s', (language, asked, lies) => {
  for (const lie of lies) expect(pass(openGate({ language, question: asked, shown }), [`${lie}\n`])).not.toContain(lie)
})

test.each([
  ['en', 'Does 12 Main St cost $450,000?', "That's $450,000."],
  ['es', '¿Cuesta 450.000 dólares?', 'Son 450.000 $.'],
  ['en', 'I want a home for up to $500,000. Which one would fit?', 'Up to $500,000.'],
  ['en', 'Does it cost less than $500,000?', 'It is below $500,000.'],
] as const)('%s: %s – %s comes out', (language, asked, truth) => {
  expect(pass(openGate({ language, question: asked, shown }), [`${truth}\n`])).toContain(truth)
})
