import type { NumberWords, ReadNumber } from './number-table.ts'
import type { Token } from './tokens.ts'

function scaleAt(tokens: readonly Token[], index: number, words: NumberWords): number | null {
  const token = tokens[index]
  if (token?.kind !== 'word') return null
  const scale = words.scales[token.text]
  if (scale) return scale
  const rough = token.glued ? words.roughScales?.[token.text] : undefined
  if (rough) return rough
  const short = words.shortScales[token.text]
  if (!short) return null
  // "150 m2" and "150 m" far from the number are metres, not millions.
  const next = tokens[index + 1]
  const isArea = token.text === 'm' && next?.glued && (next.text === '2' || next.text === '^')
  if (isArea) return null
  // "1,2 M€"
  const isMillion = token.raw === 'M' && next?.glued === true && /^\p{Sc}/u.test(next.text)
  return token.glued || token.text !== 'm' || isMillion ? short : null
}

export function isScale(tokens: readonly Token[], index: number, words: NumberWords): boolean {
  return scaleAt(tokens, index, words) !== null
}

/** The number times the scales that stand behind it: "1.2 million", "5 hundred thousand", "500k". */
export function withScale(
  tokens: readonly Token[],
  number: ReadNumber,
  words: NumberWords,
  repeat: boolean,
): ReadNumber {
  let { value, end } = number
  let scaled = number.scaled
  let rough = false
  let total = 1
  for (let said = scaleAt(tokens, end, words); said !== null; said = repeat ? scaleAt(tokens, end, words) : null) {
    const ofMany = words.scalesOfMany?.[tokens[end]?.text ?? '']
    const scale = ofMany && value >= ofMany.from ? ofMany.scale : said
    value *= scale
    total *= scale
    rough ||= words.roughScales?.[tokens[end]?.text ?? ''] !== undefined
    end++
    scaled ||= scale >= 1000
  }
  if (!scaled && end === number.end) return number
  const { digits: _digits, spoken: _spoken, ...rest } = number
  // 1.2 * 1e6 must be 1200000 and not 1199999.9999.
  return {
    ...rest,
    value: Math.round(value * 1e6) / 1e6,
    end,
    scaled,
    ...(total >= 1000 ? { scale: total } : {}),
    ...(rough ? { rough } : {}),
  }
}
