/** What a text shows without saying it: "$55" is a fee, "9 a.m." an hour. A key of its own, which weighs less than the word. */
const shown: readonly (readonly [sense: string, pattern: RegExp])[] = [
  [
    'fee',
    /[$€£¥]\s?\d|\d\s?(?:€|%|USD|元|美元|dólares|dollars?|Dollar|euros?)|\d percent|gratis|free of charge|no charge|免费/iu,
  ],
  ['hours', /\d\s?[ap]\.?\s?m\b|\d{1,2}:\d{2}|\d\s?(?:uhr|点)|\d h\b/iu],
  ['phone', /\d{3}[-.\s]\d{4}\b|\(\d{3}\)/u],
  ['email', /\p{L}@\p{L}/u],
  ['website', /https?:|www\./u],
]

/** Keys of what a text shows. */
export function shownSenses(text: string): string[] {
  return shown.filter(([, pattern]) => pattern.test(text)).map(([sense]) => shownKey(sense))
}

export function shownKey(sense: string): string {
  return `=${sense}*`
}
