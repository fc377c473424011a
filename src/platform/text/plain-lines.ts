/** Text of others within a mail: without control characters, every line but the first set in. */
export function setIn(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/\n/g, '\n    ')
}

/** Text of others within a subject or between words: one line of at most 100 characters. */
export function oneLine(text: string): string {
  const plain = text.replace(/[\s\u0085]+/g, ' ').replace(/\p{Cc}/gu, '')
  return plain.trim().slice(0, 100).toWellFormed()
}
