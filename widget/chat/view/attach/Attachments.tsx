import type { Attachment } from '../../model/chat-state.ts'
import '../../words/panel-english.ts'
import { useSpeech } from '../../words/speech.ts'
import { Shape } from '../Icon.tsx'
import { attachShapes } from './attach-shapes.ts'
import './attachments.css'

/** What went with a visitor's message; of what was sent before a reload that there was something. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { say } = useSpeech()
  return attachments.map(({ kind, name, url }) =>
    url === '' ? (
      <p class="attached" key={name}>
        <Shape path={attachShapes[kind === 'Image' ? 'image' : 'voice']} />
        {name || say(kind === 'Image' ? 'picture' : 'voiceMessage')}
      </p>
    ) : kind === 'Image' ? (
      <img class="attached" key={url} src={url} alt={name || say('picture')} />
    ) : (
      // biome-ignore lint/a11y/useMediaCaption: the visitor's own voice, just spoken
      <audio class="attached" key={url} src={url} controls aria-label={say('voiceMessage')} />
    ),
  )
}
