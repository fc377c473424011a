import styles from './visitor-face.module.css'

/** A face for a visitor: the letters of the name, or a sign that goes with the conversation’s number. */
export function VisitorFace({ id, name, size = 36 }: { id: number; name: string; size?: number }) {
  const letters = name.trim().split(/\s+/).filter(Boolean)
  const shown =
    letters.length === 0 ? '' : [letters[0], letters.length > 1 ? letters.at(-1) : ''].map(firstSign).join('')
  return (
    <span
      className={styles.face}
      aria-hidden="true"
      data-hue={hueOf(id)}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
    >
      {shown || (
        <svg viewBox="0 0 24 24" width={size * 0.56} height={size * 0.56} focusable="false" aria-hidden="true">
          <path
            d="M12 11.500a3.750 3.750 0 1 0 0-7.500 3.750 3.750 0 0 0 0 7.500zM4.500 20a7.500 7.500 0 0 1 15 0z"
            fill="currentColor"
            opacity="0.850"
          />
        </svg>
      )}
    </span>
  )
}

function firstSign(word: string | undefined): string {
  return ([...(word ?? '')][0] ?? '').toUpperCase()
}

/** One of six hues; numbers that follow each other get different ones. */
export function hueOf(id: number): number {
  return (id * 5) % 6
}
