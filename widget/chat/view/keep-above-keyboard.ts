// Fetched where there may be such a keyboard.

/** Where the on-screen keyboard covers the page instead of making it smaller (iOS), the chat takes what is left. */
export function keepAboveKeyboard(): void {
  const viewport = window.visualViewport
  if (!viewport || window.parent !== window) return
  const fit = (): void => {
    const covered = viewport.scale === 1 && window.innerHeight - viewport.height > 1
    document.documentElement.style.setProperty('--height', covered ? `${viewport.height}px` : '100dvh')
    if (covered) window.scrollTo(0, 0)
  }
  viewport.addEventListener('resize', fit)
}

keepAboveKeyboard()
