// What was begun and not sent stays with its conversation as long as the browser's window is open, and no longer.

/** Of a conversation by its number, of a note in it as `note-7`. */
const keyOf = (sessionID: number | string): string => `porchlight-draft-${sessionID}`

export function readDraft(sessionID: number | string): string {
  return sessionStorage.getItem(keyOf(sessionID)) ?? ''
}

export function keepDraft(sessionID: number | string, text: string): void {
  try {
    if (text === '') forgetDraft(sessionID)
    else sessionStorage.setItem(keyOf(sessionID), text)
  } catch {
    // A full or forbidden storage keeps nothing; the field still has it.
  }
}

export function forgetDraft(sessionID: number | string): void {
  sessionStorage.removeItem(keyOf(sessionID))
}
