import { makePalette } from '../chat/theme/palette.ts'
import type { Shown } from './read-result.ts'

/** Paints the page light or dark as the assistant is, whatever the device is, in the chatbot's colours. */
export function paint(theme: 'light' | 'dark' | undefined, { user, bubble }: Shown['colours'], font: string): void {
  const dark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  const moreContrast = matchMedia('(prefers-contrast: more)').matches
  const { style } = document.documentElement
  style.colorScheme = dark ? 'dark' : 'light'
  style.fontFamily = font
  for (const rule of mediaRules()) rule.media.mediaText = dark ? 'all' : 'not all'
  for (const [name, colour] of Object.entries(makePalette(user, bubble, { dark, moreContrast })))
    style.setProperty(name, colour)
}

// The widget's styles follow the device; these are their rules for the dark.
let dark: CSSMediaRule[] | null = null

function mediaRules(): CSSMediaRule[] {
  dark ??= [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter(
      (rule): rule is CSSMediaRule =>
        rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme: dark'),
    ),
  )
  return dark
}
