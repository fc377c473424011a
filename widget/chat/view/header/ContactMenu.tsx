import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { WidgetConfig } from '../../../../src/visitors/windows/widget-config.ts'
import { useSpeech } from '../../words/speech.ts'
import { Lazy } from '../Lazy.tsx'
import { HeaderButton } from './HeaderButton.tsx'

const loadContactLinks = () => import('./ContactLinks.tsx').then((part) => part.ContactLinks)

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
      { name: 'WhatsApp', address: config.WhatsappUrl },
      { name: 'Facebook', address: config.FacebookUrl },
      { name: 'Instagram', address: config.InstagramUrl },
    ] as const
  ).filter(({ address }) => /^https?:/i.test(address))
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
      {isOpen && <Lazy load={loadContactLinks} props={{ links, onClick: () => setOpen(false) }} instead={null} />}
    </div>
  )
}
