import { useEffect, useLayoutEffect } from 'preact/hooks'
import { useChat } from '../model/use-chat.ts'
import { applyTheme } from '../theme/apply-theme.ts'
import { useSpeech } from '../words/speech.ts'
import { Announcer } from './Announcer.tsx'
import { fetchAnswerBodySoon, loadPanels } from './answer-part.ts'
import { Conversation } from './Conversation.tsx'
import { Composer } from './compose/Composer.tsx'
import { FootLines } from './FootLines.tsx'
import { Header } from './header/Header.tsx'
import { Lazy } from './Lazy.tsx'
import { Opening } from './Opening.tsx'

/** The whole chat window. */
export function App() {
  const { state } = useChat()
  const { language, direction, say } = useSpeech()
  const { config, phase, online, place, panel } = state

  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
  }, [language, direction])
  useLayoutEffect(() => (config ? applyTheme(config) : undefined), [config?.UserMessageColor, config?.ChatBubbleColor])
  useEffect(() => {
    fetchAnswerBodySoon()
    if (navigator.maxTouchPoints > 0) import('./keep-above-keyboard.ts').catch(() => {})
  }, [])

  return (
    <div class="chat" data-place={place}>
      <Header />
      {phase === 'ready' && config ? (
        <>
          <Conversation config={config} />
          <footer class="foot">
            {!online && <p class="banner">{say('offline')}</p>}
            <Composer config={config} />
            <FootLines config={config} />
          </footer>
        </>
      ) : (
        <Opening />
      )}
      <Announcer />
      {panel && (
        <div class="panel-place">
          <Lazy key={panel.kind} load={loadPanels} props={{ panel }} />
        </div>
      )}
    </div>
  )
}
