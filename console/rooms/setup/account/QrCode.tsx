import { useMemo } from 'react'
import { drawQrCode } from './qr-code.ts'

const quietModules = 4

/** A text as a code that phones read; dark on white in every appearance, as readers want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => drawQrCode(text), [text])
  const side = rows.length + 2 * quietModules
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quietModules} ${y + quietModules}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      width={200}
      height={200}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
