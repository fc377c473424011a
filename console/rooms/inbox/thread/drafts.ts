// What was begun and not sent stays with its conversation as long as the browser's window is open, and no longer.

const keyOf = (sessionID: number): string => `porchlight-draft-${sessionID}`

export function readDraft(sessionID: number): string {
  return sessionStorage.getItem(keyOf(sessionID)) ?? ''
}

export function keepDraft(sessionID: number, text: string): void {
  try {
    if (text === '') forgetDraft(sessionID)
    else sessionStorage.setItem(keyOf(sessionID), text)
  } catch {
    // A full or forbidden storage keeps nothing; the field still has it.
  }
}

export function forgetDraft(sessionID: number): void {
  sessionStorage.removeItem(keyOf(sessionID))
}
