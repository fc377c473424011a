import { render } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { ChatModel } from './model/chat-model.ts'
import { ChatContext } from './model/use-chat.ts'
import { App } from './view/App.tsx'
import { chooseLanguage } from './words/choose-language.ts'
import { firstEnglish } from './words/first-english.ts'
import { loadWords } from './words/load-words.ts'
import { makeSpeech, SpeechContext } from './words/speech.ts'
import './style.css'

function Root({ model }: { model: ChatModel }) {
  const [state, setState] = useState(model.state)
  useLayoutEffect(() => model.subscribe(setState), [model])
  const setting = state.config?.Language ?? ''
  const speech = useSpeechOf(setting)
  const isReady = state.phase !== 'ready' || speech.setting === setting
  return (
    <SpeechContext.Provider value={speech.speech}>
      <ChatContext.Provider value={{ state: isReady ? state : { ...state, phase: 'loading' }, actions: model.actions }}>
        <App />
      </ChatContext.Provider>
    </SpeechContext.Provider>
  )
}

/** The words for a chatbot's language, and for which setting they are: until others have come, the former stay. */
function useSpeechOf(setting: string) {
  const [loaded, setLoaded] = useState<{ setting: string | null; speech: ReturnType<typeof makeSpeech> }>(() => ({
    setting: null,
    speech: makeSpeech('en', 'ltr', firstEnglish),
  }))
  useEffect(() => {
    let isWanted = true
    const { language, tag, direction } = chooseLanguage(setting, navigator.languages)
    loadWords(language).then((words) => {
      if (isWanted) setLoaded({ setting, speech: makeSpeech(tag, direction, words) })
    })
    return () => {
      isWanted = false
    }
  }, [setting])
  return loaded
}

const place = document.getElementById('chat')
const { chatbot, preview } = document.body.dataset
if (place && chatbot) {
  const model = new ChatModel(chatbot)
  render(<Root model={model} />, place)
  if (preview) void import('./model/open-preview.ts').then(({ openPreview }) => openPreview(model))
  else void model.open()
}
