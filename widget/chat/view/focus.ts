/** Puts the focus into the field for the next message. */
export function focusComposer(): void {
  document.getElementById('composer')?.focus({ preventScroll: true })
}

/** True where focusing a field brings up an on-screen keyboard, which would cover what is to be read. */
export function hasTouchKeyboard(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches
}
