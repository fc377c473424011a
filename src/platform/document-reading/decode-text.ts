/** So many characters that are UTF-8 and not ASCII speak for it, against each that is broken. */
const wholeEach = 4
const sampleBytes = 65_536

/**
 * Text of bytes in whatever charset: what a byte order mark says; UTF-8 where the bytes are that, because few other texts
 * are by chance; what is declared; and else what the bytes look like, Windows-1252 at last.
 */
export function decodeText(bytes: Uint8Array, declared: string | null = null): string {
  const marked = charsetOfMark(bytes) ?? guessWide(bytes)
  if (marked) return decode(bytes, marked)
  const exact = decodeExactly(bytes)
  if (exact !== null && !isEscaped(declared)) return exact
  const charset = knownCharset(declared)
  if (charset !== null && charset !== 'utf-8') return decode(bytes, charset)
  const lossy = decode(bytes, 'utf-8')
  return isMostlyUtf8(lossy) ? lossy : decode(bytes, charsetOfOldText(bytes))
}

const pieceBytes = 65_536

/**
 * The same of a long text, in pieces: who reads it goes on with other work in between. Its charset is that of its beginning; a
 * stray byte further on is no reason to take all of it for another one.
 */
export function* decodeInPieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(charsetOfBeginning(bytes.subarray(0, sampleBytes)))
  for (let from = 0; from < bytes.length; from += pieceBytes)
    yield decoder.decode(bytes.subarray(from, from + pieceBytes), { stream: true })
  yield decoder.decode()
}

function charsetOfBeginning(sample: Uint8Array): string {
  const marked = charsetOfMark(sample) ?? guessWide(sample)
  if (marked) return marked
  // The last character may be cut off.
  const lossy = new TextDecoder('utf-8').decode(sample, { stream: true })
  return isMostlyUtf8(lossy) ? 'utf-8' : charsetOfOldText(sample)
}

/** Whether bytes that were decoded as UTF-8 are that, with some of them broken. */
function isMostlyUtf8(lossy: string): boolean {
  const damage = lossy.split('\uFFFD').length - 1
  const whole = lossy.replace(/[\0-\x7F\uFFFD]+/g, '').length
  return whole >= damage * wholeEach
}

/** What bytes are in that are no Unicode and say nothing of it. */
function charsetOfOldText(bytes: Uint8Array): string {
  return looksChinese(bytes) ? 'gb18030' : 'windows-1252'
}

/** ISO-2022-JP is all ASCII bytes, and so would pass for UTF-8. */
function isEscaped(declared: string | null): boolean {
  return /^iso-2022-jp$/i.test(declared?.trim() ?? '')
}

/** What TextDecoder calls it; null for what it does not know. */
export function knownCharset(label: string | null | undefined): string | null {
  try {
    return label ? new TextDecoder(label.trim()).encoding : null
  } catch {
    return null
  }
}

export function charsetOfMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return null
}

function decode(bytes: Uint8Array, charset: string): string {
  return new TextDecoder(charset).decode(bytes)
}

function decodeExactly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-16 without a mark: of western text every other byte is zero. */
function guessWide(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 4_096)
  if (sample.length < 4) return null
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 5
  if (odd > many && even < many / 10) return 'utf-16le'
  return even > many && odd < many / 10 ? 'utf-16be' : null
}

/** GB 2312 writes each character as two high bytes, so they come in even numbers; accents stand mostly alone. */
function looksChinese(bytes: Uint8Array): boolean {
  let paired = 0
  let all = 0
  let run = 0
  for (const byte of bytes.subarray(0, sampleBytes)) {
    if (byte >= 0xa1) run += 1
    else {
      all += run
      if (run % 2 === 0) paired += run
      run = 0
    }
  }
  all += run
  return all > 0 && paired + run > all * 0.9
}
