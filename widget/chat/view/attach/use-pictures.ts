import { useEffect, useRef, useState } from 'preact/hooks'
import { toFailure } from '../../model/failure.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import type { Draft } from '../compose/draft.ts'
import { failureWords } from '../failure-words.ts'

/** What a message takes (wire-decisions.md, "Messages"). */
const mostPictures = 10
const largestMegabytes = 20
const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
export const acceptedKinds = kinds.join(',')

export interface Picture {
  key: number
  name: string
  url: string
  /** Share that has been sent, 0 to 1. */
  share: number
  /** Id of the file on the server once it is there. */
  fileId: number | null
  failure: string | null
}

export interface Pictures {
  pictures: Picture[]
  /** Why files were not taken. */
  fault: string | null
  add(files: readonly File[]): void
  remove(key: number): void
  retry(key: number): void
}

interface Kept extends Picture {
  file: File
  abort: AbortController
}

/** Uploads pictures as they are chosen; `sent` is counted up when a message took them along. */
export function usePictures(sent: number, onDraft: (draft: Draft) => void): Pictures {
  const { actions } = useChat()
  const { say } = useSpeech()
  const kept = useRef<Kept[]>([])
  const nextKey = useRef(1)
  const [, redraw] = useState(0)
  const [fault, setFault] = useState<string | null>(null)

  const changed = (): void => {
    const ready = kept.current.filter(({ fileId }) => fileId !== null)
    onDraft({
      ids: ready.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
      attachments: ready.map(({ name, url }) => ({ kind: 'Image', name, url })),
      isBusy: kept.current.some(({ fileId, failure }) => fileId === null && failure === null),
    })
    redraw((count) => count + 1)
  }
  const upload = async (picture: Kept): Promise<void> => {
    picture.failure = null
    picture.share = 0
    picture.abort = new AbortController()
    changed()
    const report = (share: number): void => {
      picture.share = share
      redraw((count) => count + 1)
    }
    try {
      picture.fileId = await actions.upload(picture.file, picture.name, report, picture.abort.signal)
    } catch (thrown) {
      if (picture.abort.signal.aborted) return
      picture.failure = say('pictureNotSent', { name: picture.name, reason: failureWords(toFailure(thrown), say) })
    }
    changed()
  }

  // What a message took along belongs to the conversation now, which still shows it: its address stays.
  useEffect(() => {
    if (sent === 0) return
    kept.current = kept.current.filter(({ fileId }) => fileId === null)
    changed()
  }, [sent])
  useEffect(
    () => () => {
      for (const { abort } of kept.current) abort.abort()
    },
    [],
  )

  return {
    pictures: kept.current,
    fault,
    add: (files) => {
      setFault(null)
      for (const file of files) {
        const name = file.name || 'picture.png'
        if (!kinds.includes(file.type)) setFault(say('pictureWrongKind', { name }))
        else if (file.size > largestMegabytes * 1_048_576)
          setFault(say('pictureTooLarge', { name, megabytes: largestMegabytes }))
        else if (kept.current.length >= mostPictures) setFault(say('pictureTooMany', { count: mostPictures }))
        else {
          const picture: Kept = {
            key: nextKey.current++,
            name,
            url: URL.createObjectURL(file),
            share: 0,
            fileId: null,
            failure: null,
            file,
            abort: new AbortController(),
          }
          kept.current = [...kept.current, picture]
          void upload(picture)
        }
      }
    },
    remove: (key) => {
      const gone = kept.current.find((picture) => picture.key === key)
      gone?.abort.abort()
      if (gone) URL.revokeObjectURL(gone.url)
      kept.current = kept.current.filter((picture) => picture.key !== key)
      setFault(null)
      changed()
    },
    retry: (key) => {
      const again = kept.current.find((picture) => picture.key === key)
      if (again) void upload(again)
    },
  }
}
