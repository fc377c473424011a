/** One run of ffmpeg: from the input to one file. */
export interface FfmpegCommand {
  /** Options of the input, such as where to begin. */
  before: readonly string[]
  /** Options of the output. */
  after: readonly string[]
  /** Name of the output: letters, digits, `-` and `.`. */
  output: string
}

export interface FfmpegJob {
  /** Folder of this job alone: the input lies in it, outputs are made in it. */
  folder: string
  /** Name of the input in the folder. */
  input: string
  /** Name of ffmpeg's reader for the input: it must not guess, some of its readers open other files or addresses. */
  reader: string
  commands: readonly FfmpegCommand[]
  /** For all commands together. Those that were done by then still count. */
  timeoutMs: number
  /** A larger output is cut off. */
  maxOutputBytes: number
}

export interface FfmpegResult {
  /** null when nothing came of the command. */
  output: Buffer | null
  /** The beginning of what ffmpeg said. */
  said: string
}

/** PORT. Runs ffmpeg on an untrusted file, without network, within limits of time and memory, outside of our process. */
export interface Ffmpeg {
  /** Which one it is, for the log. */
  readonly origin: string
  /** Runs the commands one after the other; one that fails or crashes does not stop the next. Rejects only when the signal fires. */
  run(job: FfmpegJob, signal: AbortSignal): Promise<FfmpegResult[]>
}

/** As much of what ffmpeg says is kept. */
export const maxSaid = 65_536
/** Frames with more pixels are not decoded; 8K has 33 million. */
const maxFramePixels = 36_000_000
const maxAllocation = 512 * 1_048_576

/** Decoders of what cameras, phones and the usual programs write. The many for rare formats are the less tested ones. */
const decoders = [
  ...[
    'h264',
    'hevc',
    'vp8',
    'vp9',
    'libvpx',
    'libvpx-vp9',
    'av1',
    'libdav1d',
    'mpeg4',
    'msmpeg4',
    'msmpeg4v2',
    'msmpeg4v3',
  ],
  ...[
    'mpeg1video',
    'mpeg2video',
    'mpegvideo',
    'flv',
    'vp6',
    'vp6f',
    'mjpeg',
    'h263',
    'wmv1',
    'wmv2',
    'vc1',
    'theora',
    'rawvideo',
  ],
  ...[
    'aac',
    'mp3',
    'mp3float',
    'mp2',
    'mp2float',
    'ac3',
    'eac3',
    'opus',
    'libopus',
    'vorbis',
    'libvorbis',
    'flac',
    'alac',
  ],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s32le', 'pcm_f32le', 'pcm_f64le', 'pcm_u8', 'pcm_alaw', 'pcm_mulaw'],
  ...['adpcm_ms', 'adpcm_ima_wav', 'adpcm_swf', 'nellymoser', 'speex', 'libspeex', 'gsm_ms', 'wmav1', 'wmav2'],
].join(',')

/** The whole command line of a command. Paths are as ffmpeg sees them. */
export function makeArguments(
  job: Pick<FfmpegJob, 'reader' | 'maxOutputBytes'>,
  command: FfmpegCommand,
  paths: { input: string; output: string },
): string[] {
  return [
    ...['-hide_banner', '-nostats', '-max_alloc', String(maxAllocation)],
    ...[
      '-protocol_whitelist',
      'file',
      '-codec_whitelist',
      decoders,
      '-threads',
      '1',
      '-max_pixels',
      String(maxFramePixels),
    ],
    ...[...command.before, '-f', job.reader, '-i', paths.input],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn', ...command.after],
    ...['-threads', '1', '-fs', String(job.maxOutputBytes), '-y', paths.output],
  ]
}
