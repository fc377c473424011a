import { useEffect, useLayoutEffect } from 'preact/hooks'
import { useChat } from '../model/use-chat.ts'
import { applyTheme } from '../theme/apply-theme.ts'
import { useSpeech } from '../words/speech.ts'
import { Announcer } from './Announcer.tsx'
import { fetchAnswerBodySoon } from './answer-part.ts'
import { Conversation } from './Conversation.tsx'
import { Composer } from './compose/Composer.tsx'
import { FootLines } from './FootLines.tsx'
import { Header } from './header/Header.tsx'
import { Lazy } from './Lazy.tsx'
import { Opening } from './Opening.tsx'

const loadPanels = () => import('./Panels.tsx').then(({ Panels }) => Panels)

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
  useEffect(keepAboveKeyboard, [])
  useEffect(fetchAnswerBodySoon, [])

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

/** Where the on-screen keyboard covers the page instead of making it smaller (iOS), the chat takes what is left. */
function keepAboveKeyboard(): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!viewport || window.parent !== window) return undefined
  const fit = (): void => {
    const covered = viewport.scale === 1 && window.innerHeight - viewport.height > 1
    document.documentElement.style.setProperty('--height', covered ? `${viewport.height}px` : '100dvh')
    if (covered) window.scrollTo(0, 0)
  }
  viewport.addEventListener('resize', fit)
  return () => viewport.removeEventListener('resize', fit)
}
