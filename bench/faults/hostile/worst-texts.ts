import type { Dice } from '../../search-latency/dice.ts'

/** Pieces that a reader of sentences looks at longest, in every language that it reads, and such as no language has. */
const pieces: readonly string[] = [
  '万亿', '三居室', '不要', '一', '亿万元以下', '东京 ', 'not ', 'no no ', 'not not (', 'without a pool and ', 'or ', 'between 3 and ',
  'under 600k ', '3 bed ', 'three hundred thousand ', 'in Seattle ', 'near ', 'within 3 miles of ', 'St St ', '$1.2', '1,', '9', '½', '10%',
  'zwei', 'einhundertfünfundzwanzigtausend', 'Wohnung mit ', 'quatre-vingt-dix-', 'deux chambres à ', 'dos mil ', 'casa con piscina o ',
  '![x](', '[', '(', '**', '`', '<a ', '&#', '\\', '"', "'", '.', ',', ' ', '\n', '-', '/', '://a.', 'a@', '@', 'e\u0301', '🏡', '👩‍👩‍👧‍👦', '\u200b',
  '\u202e', 'İ', 'ﬃ', 'ß', '٣', '１', 'aaaaaaaaaaaaaaaa', 'ab', 'constructor ', '__proto__ ', 'christian families ', 'seatle ', 'bedromo ',
] // biome-ignore format: a table

/** A text of so many characters at most: one piece again and again, two in turn, or any of them. */
export function makeWorstText(dice: Dice, longest: number): string {
  const length = dice.below(3) === 0 ? longest : 1 + dice.below(longest)
  const [one, two] = [dice.one(pieces), dice.one(pieces)]
  const way = dice.below(3)
  if (way === 0) return cut(one.repeat(Math.ceil(length / one.length)), length)
  if (way === 1) return cut((one + two).repeat(Math.ceil(length / (one + two).length)), length)
  let text = ''
  while (text.length < length) text += dice.one(pieces)
  return cut(text, length)
}

/** Never a text of blanks alone, which would be refused unread. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length)
  return short.trim() === '' ? `${short.slice(1)}x` : short
}
