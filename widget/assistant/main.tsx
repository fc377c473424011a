import { render } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { ChatContext } from '../chat/model/use-chat.ts'
import { SpeechContext } from '../chat/words/speech.ts'
import { HomesView } from './HomesView.tsx'
import { holdHomes, makeActions } from './homes-chat.ts'
import { Host, type HostContext } from './host.ts'
import { paint } from './look.ts'
import { isWebAddress, readResult, type Shown } from './read-result.ts'
import { speechOf } from './view-words.ts'
import './assistant.css'

const noColours = { user: '', bubble: '' }

function Root({ host, shown, context }: { host: Host; shown: Shown | null; context: HostContext }) {
  const { locale = '', theme, font } = context
  const speech = useMemo(() => speechOf(locale), [locale])
  const { language, direction, say } = speech
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
  }, [language, direction])
  const colours = shown?.colours ?? noColours
  useLayoutEffect(() => paint(theme, colours, font), [theme, colours, font])
  return (
    <SpeechContext.Provider value={speech}>
      {shown ? (
        <Homes host={host} shown={shown} speech={speech} />
      ) : (
        <main class="assistant">
          <p class="assistant-source" role="status">
            {say('loading')}
          </p>
        </main>
      )}
    </SpeechContext.Provider>
  )
}

function Homes({ host, shown, speech }: { host: Host; shown: Shown; speech: ReturnType<typeof speechOf> }) {
  const held = useMemo(() => holdHomes(shown), [shown])
  const [state, setState] = useState(held.now)
  useLayoutEffect(() => {
    setState(held.now)
    return held.subscribe(setState)
  }, [held])
  const [failure, setFailure] = useState('')
  const [compared, setCompared] = useState<readonly number[]>([])
  const actions = useMemo(
    () => makeActions(held, shown, { host, speech, events: { onCompare: setCompared, onFailure: setFailure } }),
    [held, shown, host, speech],
  )
  useLayoutEffect(() => {
    document.body.dataset.panel = state.panel?.kind ?? ''
  }, [state.panel])
  useEffect(() => {
    // A browser gives a page in a frame no focus by itself.
    if (state.panel) document.getElementById('panel-title')?.focus()
  }, [state.panel])
  const uncompare = (): void => {
    setCompared([])
    held.set({ picked: [] })
  }
  return (
    <ChatContext.Provider value={{ state, actions }}>
      <HomesView shown={shown} compared={compared} failure={failure} onUncompare={uncompare} />
    </ChatContext.Provider>
  )
}

/** Links open beside the assistant: nothing may take the page's own place. */
function openLinksBy(host: Host): void {
  const open = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    if (isWebAddress(link.href)) host.open(link.href).catch(() => {})
  }
  document.addEventListener('click', open)
  document.addEventListener('auxclick', open)
}

/** Tells the assistant how high the page is, whenever that changes. */
function followSize(host: Host, place: HTMLElement): void {
  let told = 0
  const tell = (): void => {
    const height = Math.ceil(place.getBoundingClientRect().height)
    if (height === told) return
    told = height
    host.resize(height)
  }
  new ResizeObserver(tell).observe(place)
  tell()
}

async function start(place: HTMLElement): Promise<void> {
  let shown: Shown | null = null
  let context: HostContext = { font: '' }
  const draw = (): void => render(<Root host={host} shown={shown} context={context} />, place)
  const host: Host = new Host({
    onContext(next) {
      context = next
      draw()
    },
    onResult(content, meta) {
      shown = readResult(content, meta)
      draw()
    },
    onCancelled: () => render(null, place),
  })
  openLinksBy(host)
  await host.connect('porchlight-homes', '1')
  document.body.dataset.mute = String(!host.takesMessages)
  followSize(host, place)
}

const place = document.getElementById('homes')
if (place) void start(place)
