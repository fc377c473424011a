const longestName = 72
const longestLine = 110

/** What a picture says, and from which side it is read. */
export interface ShareWords {
  /** "" where it cannot be drawn: it stands beside the picture wherever that is shown. */
  name: string
  line: string
  isRightToLeft: boolean
}

/** The words of a chatbot's picture. `covers` says whether a text can be drawn: one that cannot be is left out whole. */
export function chooseShareWords(
  { name, greeting }: { name: string; greeting: string },
  covers: (text: string) => boolean,
): ShareWords {
  const drawable = (text: string, most: number): string => {
    const words = shorten(tidy(text), most)
    return covers(words) ? words : ''
  }
  const words = { name: drawable(name, longestName), line: drawable(greeting, longestLine) }
  // A line without a name would be anybody's.
  const line = words.name === '' ? '' : words.line
  return { name: words.name, line, isRightToLeft: isRightToLeft(words.name) }
}

/** Without emoji, which are drawn in colour by fonts of their own, and without signs that cannot be seen. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu, '')
    .replace(/[\u200D\uFE0E\uFE0F\u20E3]/g, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function shorten(text: string, most: number): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    // A letter with a hundred accents is a tower over the picture.
    ({ segment }) => [...segment].slice(0, 4).join(''),
  )
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** As the first letter that has a side says. */
function isRightToLeft(text: string): boolean {
  const [first = ''] = text.match(/\p{L}/u) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
}
