import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useChat } from '../../model/use-chat.ts'
import '../../words/panel-english.ts'
import { useSpeech } from '../../words/speech.ts'
import { type Draft, noDraft } from '../compose/draft.ts'
import { Icon, Shape } from '../Icon.tsx'
import { attachShapes } from './attach-shapes.ts'
import { HoldToTalk } from './HoldToTalk.tsx'
import { acceptedKinds, type Picture, type Pictures, usePictures } from './use-pictures.ts'
import './attach.css'

interface Props {
  /** While an answer is coming nothing new is recorded. */
  disabled: boolean
  /** Counted up by the composer when a message took the pictures along. */
  sent: number
  /** Told what would go with a message now. */
  onDraft(draft: Draft): void
}

/** The buttons for pictures and speech beside the input field, and what is about to be sent above it. */
export function AttachButtons({ disabled, sent, onDraft }: Props) {
  const { state } = useChat()
  const { config } = state
  const takesPictures = config?.EnableUploadImage === true && !state.voiceOnly
  const takesSpeech = config?.EnablePushToTalk === true && !state.chatOnly && 'mediaDevices' in navigator
  const isRecording = useRef(false)
  const draft = useRef(noDraft)
  const tell = (): void => onDraft({ ...draft.current, isBusy: draft.current.isBusy || isRecording.current })
  const pictures = usePictures(sent, (next) => {
    draft.current = next
    tell()
  })
  if (!takesPictures && !takesSpeech) return null
  return (
    <div class="attach">
      {takesPictures && <PictureTray pictures={pictures} />}
      <div class="attach-buttons">
        {takesPictures && <PictureButton onFiles={pictures.add} />}
        {takesSpeech && (
          <HoldToTalk
            disabled={disabled}
            onBusy={(isBusy) => {
              isRecording.current = isBusy
              tell()
            }}
          />
        )}
      </div>
    </div>
  )
}

function PictureButton({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const { say } = useSpeech()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        class="attach-input"
        type="file"
        accept={acceptedKinds}
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same picture may be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
      <button
        type="button"
        class="attach-button"
        aria-label={say('addPicture')}
        title={say('addPicture')}
        onClick={() => input.current?.click()}
      >
        <Shape path={attachShapes.image} />
      </button>
    </>
  )
}

function PictureTray({ pictures }: { pictures: Pictures }) {
  const { say } = useSpeech()
  const dropping = useDrops(pictures.add)
  return (
    <>
      {dropping && <div class="attach-drop">{say('dropPictures')}</div>}
      {pictures.fault !== null && (
        <p class="attach-fault" role="alert">
          {pictures.fault}
        </p>
      )}
      {pictures.pictures.length > 0 && (
        <ul class="attach-tray">
          {pictures.pictures.map((picture) => (
            <Thumbnail key={picture.key} picture={picture} pictures={pictures} />
          ))}
        </ul>
      )}
    </>
  )
}

function Thumbnail({ picture, pictures }: { picture: Picture; pictures: Pictures }) {
  const { say } = useSpeech()
  const { key, name, url, share, fileId, failure } = picture
  const progress = say('pictureUploading', { name, percent: Math.round(share * 100) })
  return (
    <li class={failure ? 'attach-thumb is-failed' : 'attach-thumb'}>
      <img src={url} alt={name} />
      {fileId === null && failure === null && <progress max={1} value={share} aria-label={progress} />}
      {fileId !== null && (
        <span class="unseen" role="status">
          {say('pictureReady', { name })}
        </span>
      )}
      {failure !== null && (
        <span class="attach-retry">
          <span role="alert">{failure}</span>
          <button type="button" onClick={() => pictures.retry(key)}>
            {say('tryAgain')}
          </button>
        </span>
      )}
      <button
        type="button"
        class="attach-remove"
        aria-label={say('removePicture', { name })}
        onClick={() => pictures.remove(key)}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

/** Takes files that are dropped on the chat or pasted into it; answers whether some are held over it. */
function useDrops(add: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(add)
  latest.current = add
  useLayoutEffect(() => {
    const { body } = document
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent): void => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = ({ relatedTarget }: DragEvent): void => {
      if (!(relatedTarget instanceof Node && body.contains(relatedTarget))) setOver(false)
    }
    const onDrop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    const stopping = new AbortController()
    const { signal } = stopping
    body.addEventListener('dragover', onOver, { signal })
    body.addEventListener('dragleave', onLeave, { signal })
    body.addEventListener('drop', onDrop, { signal })
    body.addEventListener('paste', onPaste, { signal })
    return () => stopping.abort()
  }, [])
  return isOver
}
