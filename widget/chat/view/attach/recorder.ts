import { sampleRate, writeWav } from './wav.ts'

/** A recording ends by itself after this long. */
export const longestRecordingMs = 120_000

export interface Recording {
  /** How loud it is now, from 0 to 1. */
  level(): number
  /** Ends it and answers it as a WAV file with its length in seconds. */
  finish(): Promise<{ wav: Blob; seconds: number }>
  /** Ends it and forgets it. */
  cancel(): void
}

/**
 * Opens the microphone and records. Throws what the browser does: NotAllowedError when the visitor or the page refuses,
 * NotFoundError when there is no microphone.
 */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const wave = new Float32Array(analyser.fftSize)
  const recorder = new MediaRecorder(stream)
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', (event) => pieces.push(event.data))
  recorder.start()

  const close = (): void => {
    for (const track of stream.getTracks()) track.stop()
  }
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }))
  const end = async (): Promise<void> => {
    if (recorder.state !== 'inactive') recorder.stop()
    await ended
    close()
  }
  return {
    level: () => {
      analyser.getFloatTimeDomainData(wave)
      let power = 0
      for (const sample of wave) power += sample * sample
      // The root mean square of speech is seldom above a quarter of the full scale.
      return Math.min(1, Math.sqrt(power / wave.length) * 4)
    },
    finish: async () => {
      await end()
      try {
        const bytes = await new Blob(pieces, { type: recorder.mimeType }).arrayBuffer()
        const sound = await context.decodeAudioData(bytes)
        return { wav: writeWav(await resample(sound)), seconds: sound.duration }
      } finally {
        void context.close()
      }
    },
    cancel: () => {
      void end().finally(() => context.close())
    },
  }
}

/** One channel at the rate that is sent. */
async function resample(sound: AudioBuffer): Promise<Float32Array> {
  const length = Math.max(1, Math.ceil(sound.duration * sampleRate))
  const offline = new OfflineAudioContext(1, length, sampleRate)
  const source = offline.createBufferSource()
  source.buffer = sound
  source.connect(offline.destination)
  source.start()
  return (await offline.startRendering()).getChannelData(0)
}
