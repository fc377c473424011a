/** Letters that a joiner shapes: in Persian and Hindi a word without it is spelled wrongly. */
const joined =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Mongolian}'
const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}'
/** Signs that nobody sees: controls, marks of direction, joiners that join nothing. They are not repeated to anybody. */
const hidden = new RegExp(
  [
    '[[\\p{Cc}\\p{Zl}\\p{Zp}]--[\\t\\n\\r]]|[\\u00AD\\u180E\\u200B\\u202A-\\u202E\\u2060-\\u2069\\uFEFF\\uFFF9-\\uFFFB]|[\\u{E0000}-\\u{E0FFF}]|\\r(?!\\n)',
    `(?<!\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Modifier}|[${joined}])\\u200D`,
    `(?<![${joined}])\\u200C|\\u200C(?![${joined}])`,
    // Beside a letter that is written from right to left, a mark of direction puts a full stop where it belongs.
    `(?<![${rightToLeft}])[\\u061C\\u200E\\u200F](?![${rightToLeft}])`,
  ].join('|'),
  'gv',
)

export function dropHiddenSigns(text: string): string {
  return text.replace(hidden, '')
}
