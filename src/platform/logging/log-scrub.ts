/** What stands in a line where a secret was. */
const removed = '[secret]'

/**
 * How our credentials and the usual places of others look, whoever wrote them into a text. Linear: strangers choose paths. A line
 * without the `sign` of one is not looked at for it, which most lines are without.
 */
const patterns: readonly { sign: string; pattern: RegExp; replacement: string }[] = [
  // Keys of ours: secret, session, visitor's.
  { sign: 'pl_', pattern: /\bpl_(sk|ses|vis)_[\w.-]+/g, replacement: `pl_$1_${removed}` },
  // User and password in an address.
  { sign: '://', pattern: /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/?#"'@]{1,500}@/gi, replacement: `$1${removed}@` },
  // Tokens in addresses: uploads, signed downloads.
  {
    sign: '=',
    pattern: /([?&;](?:[\w-]{0,40}(?:token|signature|secret|password|credential|key)))=[^\s&#"'\\]+/gi,
    replacement: `$1=${removed}`,
  },
  // Headers that were written out.
  { sign: '', pattern: /(\bbearer\s+)[\w.~+/=-]{8,}/gi, replacement: `$1${removed}` },
]

/**
 * Makes what takes secrets out of a finished line of the log: the ones that are given, as they stand and as JSON and
 * addresses write them, and whatever looks like a credential. It is the last net below the lists of what is logged.
 */
export function makeScrubber(secrets: readonly string[]): (line: string) => string {
  const spellings = secrets.flatMap((secret) => [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
  ])
  // The longest first, so that no rest of one is left over; digits alone would spoil numbers.
  const known = [...new Set(spellings)]
    .filter((secret) => secret.length >= 8 && /[^\d.]/.test(secret))
    .sort((a, b) => b.length - a.length)
  return (line) => {
    let clean = line
    for (const secret of known) clean = clean.replaceAll(secret, removed)
    for (const { sign, pattern, replacement } of patterns)
      if (clean.includes(sign)) clean = clean.replace(pattern, replacement)
    return clean
  }
}
