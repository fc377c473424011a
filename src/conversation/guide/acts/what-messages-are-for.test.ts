import { describe, expect, test } from 'vitest'
import { loadNetworks } from '../../../reading/acts/load-networks.ts'
import { readClause } from '../../../reading/acts/read-acts.ts'
import { Languages } from '../../../reading/languages/languages.ts'
import { heardIn } from './heard-in.ts'

const networks = loadNetworks()
const languages = new Languages()

function actOf(text: string, context = 'none', language: 'en' | 'es' | 'fr' | 'de' | 'pt' | 'zh' = 'en') {
  const heard = heardIn(text, languages.tablesOf(language))
  return readClause(networks, { text, context, place: 'only', heard }).acts[0]?.act
}

describe('what a message is for', () => {
  test.each<[string, string, string, ('en' | 'es' | 'fr' | 'de' | 'pt' | 'zh')?]>([
    ['hi there', 'none', 'greet'],
    ['thanks so much!', 'list', 'thank'],
    ['are you a real person', 'none', 'who-are-you'],
    ['can I talk to a human please', 'none', 'person'],
    ['yes please', 'offered:tour', 'yes'],
    ['no thanks', 'offered:alert', 'no'],
    ['could we come and see it on saturday', 'home', 'tour'],
    ['does it have a garage', 'home', 'ask-home'],
    ['show me more', 'list', 'more'],
    ['my kitchen sink is leaking, I live at your building on Oak', 'none', 'tenant-matter'],
    ['what is escrow', 'none', 'ask-how'],
    ['gracias', 'list', 'thank', 'es'],
    ['quiero hablar con una persona', 'none', 'person', 'es'],
    ['on peut visiter samedi ?', 'home', 'tour', 'fr'],
    ['gibt es eine Garage?', 'home', 'ask-home', 'de'],
    ['obrigada!', 'home', 'thank', 'pt'],
    ['有车库吗', 'home', 'ask-home', 'zh'],
  ])('%s (%s): %s', (text, context, act, language: 'en' | 'es' | 'fr' | 'de' | 'pt' | 'zh' = 'en') => {
    expect(actOf(text, context, language)).toBe(act)
  })

  test('the same words are for something else after something else', () => {
    expect(actOf('3', 'asked:bedrooms')).toBe('refine')
    expect(actOf('the 4th would work best', 'asked:day')).toBe('give-time')
    expect(actOf('the second one', 'list')).toBe('details')
  })
})
