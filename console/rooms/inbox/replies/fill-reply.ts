import type { Reply } from 'porchlight/client'

/** The words of a reply with its places filled: the visitor's first name, which may not be known, and the writer's. */
export function fillReply(content: string, { visitorName, myName }: { visitorName: string; myName: string }): string {
  const [first = ''] = visitorName.trim().split(/\s+/)
  const named =
    first === '' ? content.replace(/ ?\{\{\s*name\s*\}\}/gi, '') : content.replace(/\{\{\s*name\s*\}\}/gi, () => first)
  return named.replace(/\{\{\s*me\s*\}\}/gi, () => myName)
}

/** What stands behind a slash at the beginning of a text, and so looks for a reply; null: no reply is looked for. */
export function soughtReply(text: string): string | null {
  return /^\/[^\n]{0,60}$/.test(text) ? text.slice(1) : null
}

/** Replies whose name or words hold what is sought, those in the visitor's language and those that begin with it first. */
export function findReplies(replies: readonly Reply[], sought: string, language: string): Reply[] {
  const wanted = fold(sought.trim())
  const rank = ({ name, language: own }: Reply): number =>
    (own === '' || own === language ? 0 : 2) + (fold(name).startsWith(wanted) ? 0 : 1)
  return replies
    .filter(({ name, content }) => fold(name).includes(wanted) || fold(content).includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
