import { useEffect, useRef, useState } from 'preact/hooks'
import { useSpeech } from '../../words/speech.ts'
import type { Recording } from './recorder.ts'
import { useRecording } from './use-recording.ts'

const drawEveryMs = 60
const shownLevels = 24

interface Props {
  disabled: boolean
  onBusy(isBusy: boolean): void
}

/** Hold, speak, release: sends what was said. */
export function HoldToTalk({ disabled, onBusy }: Props) {
  const { say } = useSpeech()
  const { phase, press, release, cancel } = useRecording(disabled, onBusy)
  const isRecording = phase.is === 'recording'
  return (
    <>
      {isRecording && <RecordingBar recording={phase.recording} held={phase.held} onCancel={cancel} />}
      {phase.is === 'sending' && <SendingBar share={phase.share} onCancel={cancel} />}
      {phase.is === 'failed' && (
        <p class="attach-fault" role="alert">
          {phase.text}
        </p>
      )}
      <button
        type="button"
        class={isRecording ? 'attach-button attach-talk is-recording' : 'attach-button attach-talk'}
        aria-label={say(isRecording ? 'pressToSend' : 'holdToTalk')}
        aria-pressed={isRecording}
        title={say('holdToTalkHint')}
        // While the microphone opens the button stays as it is: one that is disabled never hears that it was let go.
        aria-busy={phase.is === 'opening'}
        disabled={(disabled && !isRecording && phase.is !== 'opening') || phase.is === 'sending'}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          press()
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isPressKey(event) || event.repeat) return
          event.preventDefault()
          press()
        }}
        onKeyUp={(event) => {
          if (isPressKey(event)) release()
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <rect x="9" y="3" width="6" height="11" rx="3" />
          <path d="M5 11a7 7 0 0 0 14 0M12 18v3" />
        </svg>
      </button>
    </>
  )
}

function isPressKey({ key }: KeyboardEvent): boolean {
  return key === ' ' || key === 'Enter'
}

function SendingBar({ share, onCancel }: { share: number; onCancel(): void }) {
  const { say } = useSpeech()
  return (
    <div class="attach-bar" role="status">
      <progress max={1} value={share} aria-label={say('voiceMessage')} />
      <span>{say('recordingSending', { percent: Math.round(share * 100) })}</span>
      <button type="button" class="attach-cancel" onClick={onCancel}>
        {say('cancelRecording')}
      </button>
    </div>
  )
}

interface BarProps {
  recording: Recording
  held: boolean
  onCancel(): void
}

/** How loud it is and for how long. The clock is not read aloud: only that it records. */
function RecordingBar({ recording, held, onCancel }: BarProps) {
  const { say } = useSpeech()
  const bars = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const begin = performance.now()
    const levels = new Array<number>(shownLevels).fill(0)
    const timer = setInterval(() => {
      levels.push(recording.level())
      levels.shift()
      for (const [index, bar] of [...(bars.current?.children ?? [])].entries()) {
        if (bar instanceof HTMLElement) bar.style.setProperty('--level', String(levels[index] ?? 0))
      }
      setSeconds(Math.floor((performance.now() - begin) / 1000))
    }, drawEveryMs)
    return () => clearInterval(timer)
  }, [recording])
  return (
    <div class="attach-bar">
      <span class="attach-dot" aria-hidden="true" />
      <span role="timer" aria-live="off">
        {say('recording', { seconds })}
      </span>
      <div class="attach-levels" aria-hidden="true" ref={bars}>
        {Array.from({ length: shownLevels }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <span class="attach-hint">{say(held ? 'releaseToSend' : 'pressToSend')}</span>
      <button type="button" class="attach-cancel" onClick={onCancel}>
        {say('cancelRecording')}
      </button>
    </div>
  )
}
