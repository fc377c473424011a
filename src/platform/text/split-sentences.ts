/** Behind these a full stop ends no sentence, whatever follows. */
const shortened = new Set(
  `mr mrs ms dr st ave blvd rd ln ct apt no nos vs etc inc ltd llc co corp dept approx ext tel fig e.g i.e sr sra srta av avda
   núm num pág c.p nr str z.b d.h u.a bzw ca ggf inkl zzgl usw abs art m mme mlle bd n° env p.ex dto r/c`.split(/\s+/),
)
/** "a.m." and "p.m." end a sentence only where another plainly begins. */
const dayHalf = /(?:^|[\s\d])[ap]\.\s?m\.$/i
const sentenceEnd = /(?<![.!?…])[.!?…]+["'”’»)\]]*\s+|[。！？；]+["”’」』）]*\s*|\n+/gu

/** The sentences of a text, word for word and in order: a line always ends one. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let begin = 0
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length
    if (!match[0].includes('\n') && !endsHere(text, begin, match.index, end)) continue
    const sentence = text.slice(begin, end).trim()
    if (sentence !== '') sentences.push(sentence)
    begin = end
  }
  const rest = text.slice(begin).trim()
  if (rest !== '') sentences.push(rest)
  return sentences
}

function endsHere(text: string, begin: number, sign: number, end: number): boolean {
  if (text[sign] !== '.') return true
  const next = text[end] ?? ''
  if (/\p{Ll}/u.test(next)) return false
  const before = text.slice(Math.max(begin, sign - 12), sign)
  const word = before.slice(before.search(/[^\s("'“«]*$/)).toLowerCase()
  if (shortened.has(word)) return false
  if (dayHalf.test(`${before}.`))
    return /\p{Lu}/u.test(next) && !/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(text.slice(end, end + 9))
  // "J. Moreno", "3. Bring your ID": an initial, and the number of an entry.
  return !/^(?:\p{Lu}|\d{1,2})$/u.test(word)
}
