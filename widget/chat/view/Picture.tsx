import { useState } from 'preact/hooks'
import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'

/** The chatbot's picture; the first letters of its name where it has none that loads. */
export function Picture({ config }: { config: WidgetConfig }) {
  const [broken, setBroken] = useState('')
  const address = config.ChatProfilePictureUrl
  if (address !== '' && address !== broken) {
    return <img class="picture" src={address} alt="" onError={() => setBroken(address)} />
  }
  return (
    <span class="picture" aria-hidden="true">
      {initials(config.DisplayName)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
