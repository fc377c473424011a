/** English words of a message that is getting long; every language has the same keys. An object is chosen by the plural of `count`. */
export const composeWords = {
  charactersLeft: { one: '{count} character left', other: '{count} characters left' },
  tooLong: { one: '{count} character too long', other: '{count} characters too long' },
  shortenMessage: 'At most {count} characters go into a message. Please shorten yours.',
} as const
