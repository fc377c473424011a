import { Dice } from '../../../src/homes/search/by-index/random-search.fixture.ts'

export interface Pattern {
  name: string
  make(length: number): string
}

/** What strangers repeat where they want to be read for long: each makes a text of about so many characters. */
export const patterns: readonly Pattern[] = [
  ...[
    ['a'],
    ['1'],
    [' '],
    ['\t'],
    ['\n'],
    ['\n\n x'],
    ['\r\n'],
    [','],
    [';'],
    ['"'],
    ["'"],
    ['"a'],
    ['""x'],
    ['.'],
    ['. '],
    ['a.'],
    ['a.b@'],
    ['a-'],
    ['@'],
    ['a@a.'],
    ['<'],
    ['</'],
    ['<a '],
    ['<b>'],
    ['<!--'],
    ['<a href="'],
    ['>'],
    ['&'],
    ['&amp'],
    ['&#x1;'],
    ['['],
    ['[]('],
    ['[a]('],
    ['![a](b'],
    ['!['],
    ['('],
    ['()'],
    ['{'],
    ['{"a":'],
    ['*'],
    ['**a'],
    ['_a'],
    ['* '],
    ['`'],
    ['> '],
    ['# '],
    ['|'],
    ['|-'],
    ['| a '],
    ['- '],
    ['1. '],
    ['1,'],
    ['1 '],
    ['555-'],
    ['(5'],
    ['+1 '],
    ['$1'],
    ['$1,000 '],
    [':'],
    ['a: '],
    ['/'],
    ['//'],
    ['http://'],
    ['http://a.b '],
    ['www.'],
    ['%'],
    ['%2'],
    ['a=b&'],
    ['\\'],
    ['\u0000'],
    ['é'],
    ['e\u0301'],
    ['\u0301'],
    ['ß'],
    ['家'],
    ['。'],
    ['\u{1F3E0}'],
    ['\u200B'],
    ['\ud800'],
    ['or '],
    ['and '],
    ['not '],
    ['no pool '],
    ['Kent '],
    ['3 bed '],
    ['in Kent or '],
    ['I want '],
    ['total a '],
  ].map(([piece = '']) => ({
    name: JSON.stringify(piece),
    make: (length: number) => piece.repeat(Math.ceil(length / piece.length)),
  })),
  // What begins like a match and then is none.
  ...['a', ' ', '\n', '1', '<', '-', '. ', 'a ', '*', '/', '.', '=', ']', ')'].map((piece) => ({
    name: `${JSON.stringify(piece)}, then another sign`,
    make: (length: number) => `${piece.repeat(Math.ceil(length / piece.length))}\u00a7!x`,
  })),
  ...['User-agent: *\nDisallow: /a*', 'total ', 'x: ', '[', '"', '<a', '<!--', '- '].map((head) => ({
    name: `${JSON.stringify(head)}, then a’s`,
    make: (length: number) => `${head}${'a'.repeat(length)} b c d`,
  })),
]

/** Two or three pieces in turn, by chance. */
export function mixedPatterns(seed: number, count: number): Pattern[] {
  const pieces = patterns.flatMap(({ name }) => (name.includes(', then') ? [] : [JSON.parse(name) as string]))
  const dice = new Dice(seed)
  return Array.from({ length: count }, () => {
    const piece = Array.from({ length: 2 + dice.below(2) }, () => dice.one(pieces)).join('')
    return { name: JSON.stringify(piece), make: (length) => piece.repeat(Math.ceil(length / piece.length)) }
  })
}
