import { chatGlyph } from '../../../../widget/embed/glyphs.ts'

/** The sign on the button of a chat, drawn as sites show it (widget/embed/bubble-style.ts). */
export function BubbleGlyph() {
  return (
    <svg
      aria-hidden="true"
      width={28}
      height={28}
      viewBox="0 0 24 24"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={chatGlyph} />
    </svg>
  )
}
