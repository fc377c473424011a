const longest = 100

/**
 * A name as a mail may hold it. Whoever gives it need not be who they say, and mail programs make a link of whatever
 * looks like one: a name carries no address that anybody could press.
 */
export function nameForMail(name: string): string {
  return (
    name
      .toWellFormed()
      .normalize('NFKC')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .replace(/[\p{L}\d+.-]*\s*:\s*\/[\s/]*/giu, ' ')
      .replace(/[<>]/g, ' ')
      // "St.John" stays a name, and "evil.com" is no address any more.
      .replace(/([\p{L}\p{M}\d_-])[.。]+(?=[\p{L}\d])/gu, '$1. ')
      .replace(/@/g, ' at ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest)
      .toWellFormed()
  )
}

/** Whether a name holds what is plainly the address of a page or a mailbox: "St.John" may be somebody. */
export function holdsLink(name: string): boolean {
  const plain = name.normalize('NFKC')
  return /:\s*\/|www\.|@/iu.test(plain) || /[\p{L}\p{M}\d_-]{2,}[.。][\p{Ll}\p{Lo}]{2,}/u.test(plain)
}
