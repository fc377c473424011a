import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { WidgetConfig } from '../../../../src/visitors/widget-config.ts'
import { useSpeech } from '../../words/speech.ts'
import { Icon } from '../Icon.tsx'
import { HeaderButton } from './HeaderButton.tsx'

/** Other ways to reach the firm; nothing when there are none. */
export function ContactMenu({ config }: { config: WidgetConfig }) {
  const { say } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const stopping = new AbortController()
    const closeOutside = ({ target }: Event): void => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false)
    }
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, closeOutside, { signal: stopping.signal })
    }
    return () => stopping.abort()
  }, [isOpen])

  const links = (
    [
      ['whatsapp', 'WhatsApp', config.WhatsappUrl],
      ['facebook', 'Facebook', config.FacebookUrl],
      ['instagram', 'Instagram', config.InstagramUrl],
    ] as const
  ).filter(([, , address]) => /^https?:/i.test(address))
  if (links.length === 0) return null

  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from wherever the focus is within
    <div class="menu" ref={place} onKeyDown={closeByEscape}>
      <HeaderButton icon="more" label={say('contact')} expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && (
        <ul class="links">
          {links.map(([icon, name, address]) => (
            <li key={name}>
              <a href={address} target="_blank" rel="noopener noreferrer nofollow" onClick={() => setOpen(false)}>
                <Icon name={icon} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
