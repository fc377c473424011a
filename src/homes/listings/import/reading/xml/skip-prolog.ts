const longestProlog = 262_144

/** A text of tags from its first element on: without what is declared of it, remarks and its document type. */
export function skipProlog(start: string): string {
  const text = start.slice(0, longestProlog)
  let at = 0
  for (;;) {
    at += /^[\s\uFEFF]*/.exec(text.slice(at, at + 10_000))?.[0].length ?? 0
    const end = endOfDeclaration(text, at)
    if (end === null) return text.slice(at)
    if (end < 0) return ''
    at = end
  }
}

/** Null: no declaration begins at the place. -1: one begins and does not end. */
function endOfDeclaration(text: string, at: number): number | null {
  if (text.startsWith('<?', at)) return behind(text, '?>', at)
  if (text.startsWith('<!--', at)) return behind(text, '-->', at)
  if (!/^<!doctype/i.test(text.slice(at, at + 9))) return null
  const [list, end] = [text.indexOf('[', at), text.indexOf('>', at)]
  return list >= 0 && list < end ? behind(text, '>', behind(text, ']', list)) : behind(text, '>', at)
}

function behind(text: string, sign: string, from: number): number {
  const found = from < 0 ? -1 : text.indexOf(sign, from)
  return found < 0 ? -1 : found + sign.length
}
