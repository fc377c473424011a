import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { howMany } from '../../../test/run/how-much.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import { languageCodes } from '../../reading/languages/language.ts'
import { languages } from '../../reading/languages/languages.fixture.ts'
import { Evidence } from './evidence/evidence.ts'
import { homes, openGate, pass, rules, total } from './gate.fixture.ts'
import { GroundingGate } from './grounding-gate.ts'
import { falseAnswers } from './sentences/false-answers.fixture.ts'
import { cutRandomly, invent, makeRandom } from './sentences/inventing-model.fixture.ts'
import { trueAnswers } from './sentences/true-answers.fixture.ts'
import { HiddenWords } from './text/hidden-words.ts'

const seeds = Array.from({ length: howMany(8, 60) }, (_, seed) => 31 * seed + 7)
const forSale = homes.slice(0, 3)

describe('what is true', () => {
  test.each(trueAnswers.map(([name, text, setting = {}]) => ({ name, text, setting })))(
    '$name: passes by the sign, in whatever pieces it comes',
    ({ text, setting }) => {
      const gate = openGate(setting)
      expect(pass(gate, [text]), JSON.stringify(gate.report.decisions)).toBe(text)
      expect(gate.report).toMatchObject({ withheld: 0, decisions: [] })
      for (const seed of seeds.slice(0, 5))
        expect(pass(openGate(setting), cutRandomly(text, makeRandom(seed)))).toBe(text)
      expect(pass(openGate(setting), [...text])).toBe(text)
    },
  )

  test.each(languageCodes)('%s: a model that never lies is never changed', (language) => {
    for (const seed of seeds) {
      const { text } = invent(forSale, total, { language, lies: 0, random: makeRandom(seed) })
      const gate = openGate({ language, shown: forSale })
      expect(pass(gate, [text]), JSON.stringify(gate.report.decisions)).toBe(text)
    }
  })
})

describe('what is made up', () => {
  test.each(falseAnswers.map(([text, gone, setting = {}]) => ({ text, gone, setting })))(
    '$text',
    ({ text, gone, setting }) => {
      const gate = openGate(setting)
      const said = pass(gate, cutRandomly(text, makeRandom(text.length)))
      for (const words of gone) expect(said).not.toContain(words)
      expect(said).toBe(setting.left ?? '')
      expect(gate.report.decisions[0]?.why).toBeTruthy()
    },
  )

  test.each(languageCodes)('%s: no invented number, home or feature of a lying model comes through', (language) => {
    let left = 0
    let all = 0
    for (const lies of [0.2, 0.6, 1]) {
      for (const seed of seeds) {
        const random = makeRandom(seed)
        const { text, invented, inventedWords } = invent(forSale, total, { language, lies, random })
        const said = pass(openGate({ language, shown: forSale }), cutRandomly(text, random))
        const values = numbersIn(said).flat()
        expect(
          invented.filter((value) => values.includes(value)),
          `${text}\n=>\n${said}`,
        ).toEqual([])
        expect(
          inventedWords.filter((word) => said.includes(word)),
          `${text}\n=>\n${said}`,
        ).toEqual([])
        for (const sentence of said.split(/\n|(?<=[.。])\s+/)) expectOwnFacts(sentence, said)
        left += said.length
        all += text.length
      }
    }
    // It does not simply withhold everything, though most of what such a model says holds a lie.
    expect(left / all).toBeGreaterThan(0.2)
  })
})

/** Reads the digits of a text with no code of the gate's. What stands in link targets is left out. */
function numbersIn(text: string): number[][] {
  const plain = text.replace(/\]\([^)]*\)/g, ']')
  return (plain.match(/\d[\d.,\u202F]*\d|\d/g) ?? []).map((said) => {
    const whole = Number(said.replace(/[.,\u202F](?=\d{3}(?!\d))/g, ''))
    return [whole, Number(said.replace(',', '.'))].filter((value) => Number.isFinite(value))
  })
}

/** A sentence that names one home has no number but that home's. */
function expectOwnFacts(sentence: string, whole: string): void {
  const named = forSale.filter(({ Address }) => sentence.includes(Address ?? '-'))
  const [home] = named
  if (!home || named.length > 1) return
  const rest = sentence.replaceAll(home.Address ?? '-', '').replace(/^\s*\d\. /, '')
  const own = valuesOf(home)
  const strange = numbersIn(rest).filter((readings) => !readings.some((value) => own.has(value)))
  expect(strange, `${sentence}\nin\n${whole}`).toEqual([])
}

function valuesOf(home: FoundListing): Set<number> {
  return new Set(Object.values(home).filter((value) => typeof value === 'number'))
}

/** A text without its code, in a line or in a block. */
function withoutCode(text: string): string {
  const blocks = /^[ \t]*(`{3,}|~{3,})[^`\n]*\n(?:[\s\S]*?\n[ \t]*\1[`~]*[ \t]*$|[\s\S]*)/gm
  return text.replace(blocks, '').replace(/(?<!`)(`{1,3})(?!`)[^`\n]{1,400}\1(?!`)/g, '')
}

describe('markup', () => {
  test.each([
    ['See [our page](https://evil.example/x).', 'See our page.'],
    ['See [12 Main St](javascript:alert(1)).', 'See 12 Main St.'],
    ['See [12 Main St](data:text/html;base64,PHNjcmlwdD4=).', 'See 12 Main St.'],
    ['See [12 Main St](https://homes.example/1?utm=evil).', 'See 12 Main St.'],
    ['See [12 Main St](https://homes.example@evil.example/1).', 'See 12 Main St.'],
    ['See [12 Main St](//evil.example/1).', 'See 12 Main St.'],
    ['See [12 Main St][1].\n\n[1]: https://evil.example', 'See 12 Main St.\n\n'],
    ['See https://evil.example/1 now. Bye!', 'Bye!'],
    ['See <https://evil.example/1> now. Bye!', 'Bye!'],
    ['See www.evil.example now. Bye!', 'Bye!'],
    ['See evil.com/homes now. Bye!', 'Bye!'],
    ['Write to me@evil.com now. Bye!', 'Bye!'],
    ['Hello <b>there</b>!', 'Hello there!'],
    ['Hello <script>alert(1)</script>there!', 'Hello alert(1)there!'],
    ['Hello <scr<script>ipt src=x>there!', 'Hello.'],
    ['Hello <img src=x onerror=alert(1)>there!', 'Hello there!'],
    ['Hello <img src=x\nonerror=alert(1)>there!', 'Hello onerror=alert(1)>there!'],
    ['Hello <!-- hidden --> there!', 'Hello  there!'],
    ['Hello ![a home](https://evil.example/track.png) there!', 'Hello a home there!'],
    ['Hello ![](https://evil.example/track.png)there!', 'Hello there!'],
    ['![12 Main St](https://homes.example/1/other.jpg)', '12 Main St'],
    ['He\u202Ello \u200Bthe\u2066re!', 'Hello there!'],
    ['Was 3 < 4? Thanks & bye.', 'Was 3 < 4? Thanks & bye.'],
    ['It is so if 1 < 2 and 2 > 1. Bye.', 'It is so if 1 < 2 and 2 > 1. Bye.'],
  ])('%s', (text, made) => {
    const said = pass(openGate({ asked: 'hello' }), cutRandomly(text, makeRandom(3)))
    expect(said).toBe(made)
    expect(said).not.toMatch(/evil|javascript:|data:|<[a-z/!]/i)
  })

  test('a link to a home is written as the home has it', () => {
    expect(pass(openGate(), ['[12 Main St](http://HOMES.example/1/)'])).toBe('[12 Main St](https://homes.example/1)')
  })

  test.each([
    'evil.example',
    'evil-homes.example/claim',
    'www.evil.zone',
    'evil.computer/x?y=1',
    'evil.homes',
    'evil.co',
    'https://evil.example/x',
    'sub.evil.dev:8080/x',
  ])('%s comes through in no spelling', (address) => {
    const random = makeRandom(address.length)
    const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    const spellings = [
      address,
      wide(address),
      ...['。', '．', '｡', '․', '[dot]', ' [dot] ', ' (dot) '].map((dot) => address.replaceAll('.', dot)),
      ...['\u200B', '\u00AD', '\u2060', '\u200D'].map((sign) => [...address].join(sign)),
      [...address].map((sign) => (random() < 0.5 ? wide(sign) : sign)).join(''),
      address.toUpperCase(),
    ]
    for (const spelling of spellings) {
      const text = `Look at ${spelling} now. Bye!`
      const said = pass(openGate({ asked: 'hello' }), cutRandomly(text, random))
      expect(
        said
          .normalize('NFKC')
          .replace(/\p{Cf}/gu, '')
          .toLowerCase(),
        spelling,
      ).not.toMatch(/evil|claim|8080/)
      expect(said).toContain('Bye!')
    }
  })

  test('no text makes markup or a strange address come through, however it is cut', () => {
    const parts = [
      '<',
      '<b',
      'script',
      '>',
      '[x]',
      '(',
      'https://evil.example',
      ')',
      '![',
      ']',
      '(javascript:',
      'www.',
      ' ',
      '\n',
      'evil.com',
      '<!--',
      '`',
      '\u202E',
      'Hi',
      '. ',
      '//',
      '@',
      '|',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 14 }), fc.integer(), (words, seed) => {
        const said = pass(openGate({ asked: 'hello' }), cutRandomly(words.join(''), makeRandom(seed)))
        expect(said).not.toMatch(/https?:|evil(?:\.example|\.com(?![a-z]))|javascript:|\u202E/i)
        // In code it is shown, and means nothing.
        expect(withoutCode(said)).not.toMatch(/<[a-z/!?]|\]\([\w/.:#?&=%-]+\)/i)
      }),
      { seed: 20_261_121, numRuns: howMany(300, 3000) },
    )
  })
})

describe('the rules', () => {
  test.each([
    rules,
    `Sure! My rules: "${rules.slice(0, 80)}"`,
    rules.toUpperCase(),
    rules.replaceAll(' ', '  '),
    'I call search_listings and then report_no_answer.',
    'The key is pl_sk_0123456789abcdef.',
  ])('are not told: %s', (text) => {
    const said = pass(openGate(), cutRandomly(`${text}\n\nBye!`, makeRandom(5)))
    expect(said.toLowerCase()).not.toMatch(/number, name or fact|search_listings|report_no|pl_sk/)
    expect(said).toContain('Bye!')
  })

  test('the prompt of the firm is not told, only facts out of it', () => {
    const prompt = `You speak for Harbour Homes, open Monday to Friday. Never tell visitors that the owners would take less. 
The mortgage desk is at 12 Pine Street, Suite 4, Seattle, phone (555) 123-4567, 9 am to 5 pm.
Password of the staff door: HERON-41. Be kind to all 7 of us.
你是海港房产的客服，绝对不能告诉访客业主愿意降价百分之十二。`
    const make = () =>
      new GroundingGate({
        evidence: new Evidence(prompt, languages),
        hidden: new HiddenWords({ rules, prompt, open: '' }),
        language: 'en',
        year: 2026,
      })
    const dumps = [
      prompt,
      prompt.toUpperCase(),
      prompt.replaceAll(' ', '  '),
      prompt.replaceAll('. ', ', '),
      `♪ ${prompt} ♪`,
    ]
    for (const dump of dumps) {
      const said = pass(make(), cutRandomly(`${dump}\n\nBye!`, makeRandom(dump.length)))
      expect(said).not.toMatch(/speak for harbour|visitors that|owners|heron|all 7|绝对不能/i)
      expect(said).toContain('Bye!')
    }
    const fact = 'The mortgage desk is at 12 Pine Street, Suite 4, Seattle, phone (555) 123-4567, 9 am to 5 pm.'
    expect(pass(make(), [fact])).toBe(fact)
  })

  test('what the firm says itself may be told', () => {
    const said = 'Our buyer commission is 2.5% of the price.'
    expect(pass(openGate(), [said])).toBe(said)
  })
})

describe('while it streams', () => {
  test('what comes out depends on the text alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...falseAnswers), fc.integer(), ([text, , setting], seed) => {
        const whole = `Sure, ${text}\n\nHi! ${text}`
        expect(pass(openGate(setting), cutRandomly(whole, makeRandom(seed)))).toBe(pass(openGate(setting), [whole]))
      }),
      { seed: 20_261_121, numRuns: howMany(60, 300) },
    )
  })

  test('a sentence leaves when it ends, an opening at once, and nothing waits for more than a sentence', () => {
    const gate = openGate()
    expect(gate.push('Of course')).toBe('Of course')
    expect(gate.push(', I will help. It')).toBe(', I will help.')
    expect(gate.push(' is for you. 12 Main St costs ')).toBe(' It is for you.')
    expect(gate.push('$450,000')).toBe('')
    expect(gate.push('.')).toBe('')
    expect(gate.push(' It costs $455,000. And')).toBe(' 12 Main St costs $450,000.')
    expect(gate.push(` ${'so '.repeat(600)}`).length).toBeGreaterThan(1_000)
  })

  test.each([
    'Just ask us.',
    'I can do it.',
    'Puedo mostrárselo a ti.',
    'Ich bin für Sie da.',
    '12 Main St costs $450,000.',
    '12 Main St was built in 1995.',
  ])('a blank behind its end lets a sentence go, however short its last word is: %s', (sentence) => {
    const gate = openGate()
    expect(gate.push(sentence) + gate.push(' ')).toBe(sentence)
  })

  test('what is withheld behind an opening ends it as a sentence', () => {
    expect(pass(openGate(), ['Sure, a castle for $9,999,999. Bye!'])).toBe('Sure. Bye!')
  })

  test('the gate of fair housing has its say once', () => {
    const gate = openGate()
    const asked: string[] = []
    gate.objectWith((sentence) => {
      asked.push(sentence)
      return sentence.includes('nobody') ? 'Homes are for everyone.' : null
    })
    expect(pass(gate, ['Hi! It is for nobody. And nobody else. Bye!'])).toBe('Hi! Homes are for everyone. Bye!')
    expect(asked).toHaveLength(4)
  })
})
