import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordCleaner } from './word-cleaner.ts'

function clean(pieces: readonly string[]): { said: string; calls: string[] } {
  const calls: string[] = []
  const cleaner = new WordCleaner({ onCall: (text) => calls.push(text), onUnopened: () => {} })
  return { said: pieces.map((piece) => cleaner.push(piece)).join('') + cleaner.end(), calls }
}

test.each([
  ['Under < 500k, and <b>bold</b> [12 Main](/a) <3', 'Under < 500k, and <b>bold</b> [12 Main](/a) <3'],
  ['<think>Hm.</think>\n\nHello.', 'Hello.'],
  ['<think>Hm. <b>x</b> </thinking> Hello <think>again</think>there.', 'Hello there.'],
  ['Hello.</think> More.', 'Hello. More.'],
  ['<think>never closed', ''],
  ['Hello.<|im_end|>\n<|im_start|>user\nAnd?', 'Hello.'],
  ['<|im_start|>assistant\nHello.<|im_end|>', 'Hello.'],
  ['<|start_header_id|>assistant<|end_header_id|>\n\nHello.<|eot_id|>', 'Hello.'],
  ['<start_of_turn>model\nHello.<end_of_turn>', 'Hello.'],
  ['<s>[INST] Hello.</s> more', 'Hello.'],
  ['Hello.<｜end▁of▁sentence｜>', 'Hello.'],
  ['<|channel|>analysis<|message|>Hm<|end|><|start|>assistant<|channel|>final<|message|>Hi.<|return|>', 'Hi.'],
  ['Hello.<|end|>\nMore', 'Hello.'],
  ['a [b', 'a [b'],
  ['<seed:think>Hm</seed:think>Hello.', 'Hello.'],
  ['◁think▷Hm◁/think▷Hello.', 'Hello.'],
  ['<|channel>thought\nHm<channel|>Hello.', 'Hello.'],
  ['Hello. <|tool_call>call:x{}<tool_call|>', 'Hello. '],
  ['ends with <', 'ends with <'],
])('%s', (text, said) => {
  expect(clean([text]).said).toBe(said)
  expect(clean([...text]).said).toBe(said)
})

test('a call that stands in the words is handed on, closed or not', () => {
  expect(clean(['One moment.<tool_call>{"name":"find"}</tool_call> Done.'])).toEqual({
    said: 'One moment. Done.',
    calls: ['{"name":"find"}'],
  })
  expect(clean(['<tool_call>', '{"name":"find"}']).calls).toEqual(['{"name":"find"}'])
})

const part = fc.constantFrom(
  ...[
    'Hello. ',
    ' < ',
    '<',
    '[',
    '<think>',
    '</think>',
    '<|im_end|>',
    '<|channel|>',
    'final',
    '<|message|>',
    '<|end|>',
  ],
  ...[
    '<|im_start|>',
    '\n',
    '</s>',
    '[INST]',
    '[/INST]',
    '<tool_call>',
    '{"name":"x"}',
    '</tool_call>',
    '<｜a▁b｜>',
    '👍',
  ],
)

test('however words are cut into pieces, the same is said', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.array(fc.nat(200), { maxLength: 8 }), (parts, cuts) => {
      const text = parts.join('')
      const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b)
      const pieces = [...places, text.length].map((place, index) => text.slice(places[index - 1] ?? 0, place))
      expect(clean(pieces)).toEqual(clean([text]))
      expect(clean([...text].flatMap((sign) => sign.split('')))).toEqual(clean([text]))
    }),
    { seed: 20_261_129, numRuns: 400 },
  )
})

test('words without marks leave as they come', () => {
  const cleaner = new WordCleaner({ onCall: () => {}, onUnopened: () => {} })
  expect(cleaner.push('Two homes ')).toBe('Two homes ')
  expect(cleaner.push('for you')).toBe('for you')
})
