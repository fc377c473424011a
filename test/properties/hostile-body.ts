import fc from 'fast-check'

/** A valid body: under each field name the ways to write a good value, as JSON text. */
export type GoodBody = Record<string, fc.Arbitrary<unknown>>

// biome-ignore format: a table
const hostileNumbers = [
  '0', '-0', '1', '-1', '0.5', '-0.0001', '1e400', '-1e400', '1e308', '5e-324', '1e-400', '1E+2', '2147483647', '2147483648',
  '-2147483649', '9007199254740991', '9007199254740992', '9007199254740993', '-9007199254740993', '9223372036854775807',
  '9223372036854775808', '123456789012345678901234567890', '1e15', '1e21', '0.1e1', '99999999999999999999e-10',
]

// biome-ignore format: a table
const hostileTexts = [
  '', ' ', '\t\n', '\u0000', 'a\u0000b', '\ud800', '\udc00x', 'x\udfff', '\ufeff', '\u202e', '\u200b', '\u0085', '\u2028', '__proto__',
  'constructor', 'valueOf', 'hasOwnProperty of 3', 'toString in constructor', 'NaN', 'Infinity', '-Infinity', 'null', 'undefined', 'true', '1e400', '9'.repeat(400), "'; DROP TABLE listings; --",
  '" OR ""="', '%', '_', '\\', '%00', '../../../../etc/passwd', '\u0024{jndi:ldap://x}', '{{7*7}}', '<script>alert(1)</script>', '$1', '\\u0000',
  '-1', '1.0', ' 1 ', '٣', '１', 'İ', 'ß', 'ﬃ', 'e\u0301'.repeat(50), '🏡'.repeat(40), '👩‍👩‍👧‍👦', '\r\n\r\nHTTP/1.1 200', 'rgb(1e400,0,0)',
  'http://', 'https://[::1', 'https://user:pass@host/', 'http://a\u0000b', 'mailto:x', 'x@y', '*.', '*.*', 'http://xn--a.example', 'for_sale', 'NewOaks',
]

const longText = fc
  .tuple(
    fc.constantFrom('a', 'ä', '🏡', 'in Seattle ', '3 bed ', '\\', '"', '(', 'e\u0301', ' '),
    fc.constantFrom(100, 5_000, 20_001, 60_000),
  )
  .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length))

/** Text that nobody means. */
export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: longText },
)

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"Key":'), fc.constantFrom(5, 30, 31, 32, 33, 100, 3_000))
  .map(([open, depth]) => {
    const close = open === '[' ? ']' : open === '{"a":' ? '}' : '}]'
    return `${open.repeat(depth)}null${close.repeat(depth)}`
  })

/** Far more entries than any list may have, all of them wrong somewhere. */
const longList = fc
  .tuple(
    fc.constantFrom(
      '0',
      '""',
      '{}',
      '[]',
      'null',
      '{"Key":1}',
      '{"key":"a","KEY":"b"}',
      '"\\u0000"',
      '1e400',
      '"\\ud800"',
    ),
    fc.constantFrom(11, 150, 1_500, 20_000),
  )
  .map(([entry, count]) => `[${Array(count).fill(entry).join(',')}]`)

/** More fields than anything has; some of the names are numbers, which engines keep differently. */
const manyFields = fc
  .tuple(
    fc.constantFrom('', 'x', '__proto__', 'Key'),
    fc.constantFrom(40, 1_000, 10_000),
    fc.constantFrom('1', '[]', '{}'),
  )
  .map(([name, count, value]) => `{${Array.from({ length: count }, (_, at) => `"${name}${at}":${value}`).join(',')}}`)

/** Any JSON value, as text. */
const hostileValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileNumbers) },
  {
    weight: 1,
    arbitrary: fc
      .double()
      .map(String)
      .filter((number) => /^-?\d/.test(number)),
  },
  { weight: 8, arbitrary: hostileText.map((value) => JSON.stringify(value)) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'null',
      'true',
      'false',
      '[]',
      '{}',
      '[[]]',
      '[null]',
      '[{}]',
      '[""]',
      '[0]',
      '{"length":-1}',
      '{"__proto__":{"x":1}}',
    ),
  },
  { weight: 2, arbitrary: fc.array(hostileText, { maxLength: 5 }).map((list) => JSON.stringify(list)) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...hostileNumbers), { maxLength: 12 }).map((list) => `[${list.join(',')}]`),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: longList },
  { weight: 1, arbitrary: manyFields },
)

const strangeMember = fc
  .tuple(
    fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'length', 'x'), hostileText),
    hostileValue,
  )
  .map(([name, value]) => `${JSON.stringify(name)}:${value}`)

/** One field in so many spellings as there are, up to a thousand. */
function spellingsOf(name: string): string[] {
  const count = Math.min(1_000, 2 ** Math.min(10, name.length))
  return Array.from({ length: count }, (_, bits) =>
    [...name].map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join(''),
  )
}

const spelling = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(name) },
    { weight: 1, arbitrary: fc.constantFrom(name.toUpperCase(), name.toLowerCase(), ` ${name}`, `${name}\u0000`) },
  )

/**
 * The members of a body for one field: none, one, or two under different spellings. `goodness`: how often it is good,
 * so that also of a body with many fields one now and then is good as a whole.
 */
function membersOf(name: string, good: fc.Arbitrary<unknown>, goodness: number): fc.Arbitrary<string[]> {
  const goodValue = good.map((one) => JSON.stringify(one))
  const member = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.tuple(spelling(name), value).map(([key, given]) => `${JSON.stringify(key)}:${given}`)
  return fc.oneof(
    { weight: goodness * 8, arbitrary: goodValue.map((value) => [`${JSON.stringify(name)}:${value}`]) },
    { weight: 1, arbitrary: member(goodValue).map((one) => [one]) },
    { weight: 8, arbitrary: member(hostileValue).map((one) => [one]) },
    { weight: 1, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.tuple(member(goodValue), member(hostileValue)).map((two): string[] => two) },
    // Seldom, since each takes a while to write.
    {
      weight: 1,
      arbitrary: goodValue.map((value) => spellingsOf(name).map((key) => `${JSON.stringify(key)}:${value}`)),
    },
  )
}

/** Bytes of a body that is nearly good: some of its fields are hostile, missing or doubled, some of its bytes damaged. */
export function hostileBody(good: GoodBody): fc.Arbitrary<Buffer> {
  const entries = Object.entries(good)
  const members = fc.tuple(...entries.map(([name, value]) => membersOf(name, value, Math.max(2, entries.length))))
  const object = fc
    .tuple(members, fc.array(strangeMember, { maxLength: 2 }))
    .map(([fields, strange]) => `{${[...fields.flat(), ...strange].join(',')}}`)
  return fc.oneof(
    { weight: 16, arbitrary: object.map((json) => Buffer.from(json)) },
    { weight: 2, arbitrary: fc.tuple(object, fc.nat(), fc.uint8Array({ maxLength: 4 })).map(damage) },
    { weight: 1, arbitrary: hostileValue.map((json) => Buffer.from(json)) },
    {
      weight: 1,
      arbitrary: fc
        .oneof(fc.constant(new Uint8Array()), fc.uint8Array({ maxLength: 60 }))
        .map((bytes) => Buffer.from(bytes)),
    },
  )
}

/** Cuts a body somewhere and puts other bytes there. */
function damage([json, place, bytes]: [string, number, Uint8Array]): Buffer {
  const whole = Buffer.from(json)
  const at = place % (whole.length + 1)
  return Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + (place % 3) * bytes.length)])
}
