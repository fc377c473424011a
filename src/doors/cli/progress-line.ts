export interface Progress {
  bytes: number
  rows: number
}

/** On a terminal one line is drawn again and again; elsewhere a line now and then is enough. */
const terminalMs = 100
const plainMs = 10_000

/** Shows how far a file has been read. Times are in milliseconds. */
export class ProgressLine {
  readonly #output: NodeJS.WritableStream & { isTTY?: boolean; columns?: number }
  readonly #totalBytes: number
  readonly #now: () => number
  readonly #startedAt: number
  #shownAt: number
  #isDrawn = false

  constructor(
    output: NodeJS.WritableStream & { isTTY?: boolean; columns?: number },
    totalBytes: number,
    now: () => number = () => performance.now(),
  ) {
    this.#output = output
    this.#totalBytes = totalBytes
    this.#now = now
    this.#startedAt = now()
    this.#shownAt = this.#startedAt
  }

  show(progress: Progress): void {
    const now = this.#now()
    if (now - this.#shownAt < (this.#output.isTTY ? terminalMs : plainMs)) return
    this.#shownAt = now
    const text = this.#describe(progress, (now - this.#startedAt) / 1000)
    if (!this.#output.isTTY) {
      this.#output.write(`${text}\n`)
      return
    }
    const width = (this.#output.columns ?? 80) - 1
    const barWidth = Math.max(0, Math.min(30, width - text.length - 3))
    const filled = Math.round(this.#share(progress) * barWidth)
    const bar = barWidth > 5 ? `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ` : ''
    this.#output.write(`\r\x1b[K${(bar + text).slice(0, width)}`)
    this.#isDrawn = true
  }

  /** Takes the line away, so that what follows has the place for itself. */
  clear(): void {
    if (this.#isDrawn) this.#output.write('\r\x1b[K')
    this.#isDrawn = false
  }

  #share({ bytes }: Progress): number {
    return this.#totalBytes > 0 ? Math.min(1, bytes / this.#totalBytes) : 1
  }

  #describe(progress: Progress, seconds: number): string {
    const share = this.#share(progress)
    const rate = Math.round(progress.rows / seconds)
    const left = share > 0 ? ` · ${describeSeconds((seconds * (1 - share)) / share)} left` : ''
    return `${Math.floor(share * 100)} % · ${progress.rows.toLocaleString('en-US')} rows · ${rate.toLocaleString('en-US')} rows/s${left}`
  }
}

function describeSeconds(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 90) return `${whole} s`
  const minutes = Math.round(whole / 60)
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`
}
