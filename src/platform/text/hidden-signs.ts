/** Signs that nobody sees: controls, marks of direction, joiners that join nothing. They are not repeated to anybody. */
const hidden =
  /[[\p{Cc}\p{Zl}\p{Zp}]--[\t\n\r]]|[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]|\r(?!\n)|(?<!\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D/gv

export function dropHiddenSigns(text: string): string {
  return text.replace(hidden, '')
}
