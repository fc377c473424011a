import { describe, expect, test } from 'vitest'
import { openGate, pass } from './gate.fixture.ts'
import { namedLies, namedTruths, nearLies, plainHomes, plainTruths } from './sentences/plain-sentences.fixture.ts'

const asked = {
  en: 'Tell me about 14 Birch Lane.',
  es: 'Hábleme de 14 Birch Lane.',
  fr: 'Parlez-moi de 14 Birch Lane.',
  de: 'Erzählen Sie mir von 14 Birch Lane.',
  pt: 'Fale-me de 14 Birch Lane.',
  zh: '请介绍一下14 Birch Lane。',
}
const views = [
  { view: 'with one home in view', shown: plainHomes.slice(0, 1) },
  { view: 'with three homes in view', shown: plainHomes },
]
/** The home is named once, and what follows speaks of it. */
const head = '### 14 Birch Lane\n\n'

describe.each(views)('$view', ({ shown }) => {
  test.each(plainTruths)('%s: a plain truth passes: %s', (language, text) => {
    const gate = openGate({ language, shown, asked: asked[language] })
    expect(pass(gate, [head, text]), JSON.stringify(gate.report.decisions)).toBe(head + text)
  })

  test.each(nearLies)('%s: a near lie is withheld: %s', (language, text) => {
    expect(pass(openGate({ language, shown, asked: asked[language] }), [head, text])).not.toContain(text)
  })
})

describe('of the home that it names', () => {
  test.each(namedTruths)('%s: a plain truth passes: %s', (language, text) => {
    const gate = openGate({ language, shown: plainHomes })
    expect(pass(gate, [text]), JSON.stringify(gate.report.decisions)).toBe(text)
  })

  test.each(namedLies)('%s: a near lie is withheld: %s', (language, text) => {
    expect(pass(openGate({ language, shown: plainHomes }), [text])).not.toContain(text)
  })
})
