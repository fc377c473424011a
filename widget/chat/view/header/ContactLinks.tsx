import { useSpeech } from '../../words/speech.ts'
import { Shape } from '../Icon.tsx'
import './contact-links.css'

export interface ContactLink {
  name: 'WhatsApp' | 'Facebook' | 'Instagram'
  address: string
}

/** Shapes as those of Icon.tsx; who opens the menu fetches them. */
const shapes: Readonly<Record<ContactLink['name'], string>> = Object.freeze({
  Facebook: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5A.5.5 0 0 1 14.5 7H17z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1h.01',
  WhatsApp: 'M3 21l1.7-4.8A9 9 0 1 1 8 19.5zM9 9c0 3.5 2.5 6 6 6l1-1.5-2.2-1.2-.9.9A5 5 0 0 1 10.8 11l.9-.9L10.5 8z',
})

/** What the menu of other ways to reach the firm holds. */
export function ContactLinks({ links, onClick }: { links: readonly ContactLink[]; onClick(): void }) {
  const { say } = useSpeech()
  return (
    <ul class="links" aria-label={say('contact')}>
      {links.map(({ name, address }) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noopener noreferrer nofollow" onClick={onClick}>
            <Shape path={shapes[name]} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
