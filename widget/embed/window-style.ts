/**
 * Styles of the window, once it is there. --v, --k: height of what is seen of the page while a keyboard covers a part of
 * it, and of the keyboard.
 */
export const windowStyle = `
.open .g { display: none }
.open canvas { visibility: hidden }
iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: light dark }
.window {
  width: min(430px, 100vw - 2*var(--m)); height: min(560px, 100dvh - var(--b) - 88px);
  border-radius: 16px; overflow: hidden; background: Canvas; box-shadow: 0 0 0 1px #8885, 0 12px 48px #0005;
  visibility: hidden; opacity: 0; transform: translateY(16px);
}
.window.max { width: min(880px, 100vw - 2*var(--m)); height: calc(100dvh - var(--b) - 88px) }
.open .window { visibility: visible; opacity: 1; transform: none }
@media (max-height: 480px) {
  .window, .window.max { bottom: 8px; inset-inline-end: calc(var(--e) + 72px); height: calc(100dvh - 16px) }
}
@media (max-width: 480px) {
  .window, .window.max {
    inset-inline: 0; width: 100%; bottom: var(--k, 0px); height: 85dvh; max-height: var(--v, 100dvh);
    border-radius: 16px 16px 0 0; transform: translateY(50%);
  }
  .window.max { height: 100dvh; border-radius: 0 }
  .open .dim { inset: 0; background: #0009 }
  .open .b { visibility: hidden }
}
@media (prefers-reduced-motion: no-preference) {
  .window { transition: opacity .2s, transform .2s, visibility .2s }
}
`
