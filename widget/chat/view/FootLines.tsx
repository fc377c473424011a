import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'
import { useChat } from '../model/use-chat.ts'
import { useSpeech } from '../words/speech.ts'

/** The line about privacy, as far as it is set, and whose product this is. */
export function FootLines({ config }: { config: WidgetConfig }) {
  return (
    <div class="lines">
      <PrivacyLine config={config} />
      {!config.RemovePowerBy && <p>Porchlight</p>}
    </div>
  )
}

/** The whole line at the beginning; once there is a conversation, which needs the room, the link stays (see PrivacyNote). */
function PrivacyLine({ config }: { config: WidgetConfig }) {
  const { state } = useChat()
  const { say } = useSpeech()
  const description = config.ChatbotPrivacyPolicyDescription.trim()
  const address = config.ChatbotPrivacyPolicyUrl.trim()
  const isBeginning = state.messages.length === 0
  if (address === '') return description !== '' && isBeginning ? <p dir="auto">{description}</p> : null
  const name = config.ChatbotPrivacyPolicyName.trim() || say('privacyPolicy')
  const link = (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {name}
    </a>
  )
  if (!isBeginning) return <p dir="auto">{link}</p>
  // The name becomes the link where the description speaks of it, and follows it otherwise.
  const at = description.indexOf(name)
  return (
    <p dir="auto">
      {at < 0 ? `${description} ` : description.slice(0, at)}
      {link}
      {at < 0 ? '' : description.slice(at + name.length)}
    </p>
  )
}
