import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'
import { makePalette } from './palette.ts'

/** Paints the window in the chatbot's colours, again whenever the device changes between light and dark. Answers how to stop. */
export function applyTheme({ UserMessageColor, ChatBubbleColor }: WidgetConfig): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const moreContrast = matchMedia('(prefers-contrast: more)')
  const paint = (): void => {
    const appearance = { dark: dark.matches, moreContrast: moreContrast.matches }
    const palette = makePalette(UserMessageColor, ChatBubbleColor, appearance)
    for (const [name, colour] of Object.entries(palette)) document.documentElement.style.setProperty(name, colour)
  }
  const stopping = new AbortController()
  for (const query of [dark, moreContrast]) query.addEventListener('change', paint, { signal: stopping.signal })
  paint()
  return () => stopping.abort()
}
