import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { toFailure } from '../../model/failure.ts'
import { useChat } from '../../model/use-chat.ts'
import { type Speech, useSpeech } from '../../words/speech.ts'
import { failureWords } from '../failure-words.ts'
import { longestRecordingMs, type Recording, startRecording } from './recorder.ts'

/** A press shorter than this is a click, which starts a recording that a second click ends: nobody must be able to hold. */
const clickMs = 350
const shortestSeconds = 0.4

export type RecordingPhase =
  | { is: 'idle' }
  | { is: 'opening' }
  | { is: 'recording'; recording: Recording; held: boolean }
  | { is: 'sending'; share: number }
  | { is: 'failed'; text: string }

interface RecordingControl {
  phase: RecordingPhase
  press(): void
  release(): void
  cancel(): void
}

/** A recording from the press of a button until it is sent as a WAV file; `onBusy` is told when that begins and ends. */
export function useRecording(disabled: boolean, onBusy: (isBusy: boolean) => void): RecordingControl {
  const { actions } = useChat()
  const { say } = useSpeech()
  const [phase, draw] = useState<RecordingPhase>({ is: 'idle' })
  // What is so now, for keys and pointers that come before it is drawn.
  const current = useRef(phase)
  const recording = useRef<Recording | null>(null)
  const pressed = useRef({ at: 0, down: false })
  const upload = useRef<AbortController | null>(null)

  const setPhase = (next: RecordingPhase): void => {
    current.current = next
    draw(next)
  }
  const show = (next: RecordingPhase): void => {
    setPhase(next)
    onBusy(next.is !== 'idle' && next.is !== 'failed')
  }
  const start = async (): Promise<void> => {
    show({ is: 'opening' })
    try {
      const begun = await startRecording()
      recording.current = begun
      // Who let go while the browser asked for the microphone has clicked, and speaks from now on.
      show({ is: 'recording', recording: begun, held: pressed.current.down })
    } catch (error) {
      show({ is: 'failed', text: describeMicrophone(error, say) })
    }
  }
  const send = async (wav: Blob): Promise<void> => {
    upload.current = new AbortController()
    const report = (share: number): void => setPhase({ is: 'sending', share })
    const id = await actions.upload(wav, 'voice.wav', report, upload.current.signal)
    show({ is: 'idle' })
    const attachment = { kind: 'Audio', name: say('voiceMessage'), url: URL.createObjectURL(wav) } as const
    await actions.send('', { kind: 'Audio', ids: [id], attachments: [attachment] })
  }
  const finish = async (): Promise<void> => {
    const ending = recording.current
    if (!ending) return
    recording.current = null
    show({ is: 'sending', share: 0 })
    try {
      const { wav, seconds } = await ending.finish()
      if (seconds < shortestSeconds) show({ is: 'failed', text: say('recordingTooShort') })
      else await send(wav)
    } catch (thrown) {
      if (upload.current?.signal.aborted) show({ is: 'idle' })
      else show({ is: 'failed', text: say('recordingFailed', { reason: failureWords(toFailure(thrown), say) }) })
    }
  }
  const cancel = (): void => {
    recording.current?.cancel()
    recording.current = null
    upload.current?.abort()
    show({ is: 'idle' })
  }

  useEffect(() => () => recording.current?.cancel(), [])
  useLayoutEffect(() => {
    if (phase.is !== 'recording') return
    const timer = setTimeout(() => void finish(), longestRecordingMs)
    const cancelByEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      cancel()
    }
    document.addEventListener('keydown', cancelByEscape, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', cancelByEscape, true)
    }
  }, [phase.is])

  return {
    phase,
    cancel,
    press() {
      const { is } = current.current
      if (disabled && is !== 'recording') return
      pressed.current = { at: performance.now(), down: true }
      if (is === 'recording') void finish()
      else if (is === 'idle' || is === 'failed') void start()
    },
    release() {
      if (!pressed.current.down) return
      const heldFor = performance.now() - pressed.current.at
      pressed.current.down = false
      const now = current.current
      if (now.is !== 'recording' || !now.held) return
      if (heldFor < clickMs) setPhase({ ...now, held: false })
      else void finish()
    },
  }
}

function describeMicrophone(error: unknown, say: Speech['say']): string {
  const isMissing = error instanceof DOMException && error.name === 'NotFoundError'
  return say(isMissing ? 'microphoneMissing' : 'microphoneRefused')
}
