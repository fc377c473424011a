import type { ImportProgress } from '../listings/import/import-listings.ts'

const redrawMs = 200
const plainMs = 5_000
const barWidth = 24

/** A bar with rate and time left on a terminal; a plain line now and then where nobody watches. */
export class ImportProgressLine {
  readonly #size: number
  readonly #startedAt = performance.now()
  readonly #onTerminal = process.stderr.isTTY
  #shownAt = performance.now()
  #drawn = false

  constructor(size: number) {
    this.#size = size
  }

  show({ bytes, rows, faulty }: ImportProgress): void {
    const now = performance.now()
    if (now - this.#shownAt < (this.#onTerminal ? redrawMs : plainMs)) return
    this.#shownAt = now
    const seconds = (now - this.#startedAt) / 1000
    const share = Math.min(1, bytes / Math.max(1, this.#size))
    const rate = Math.round(rows / seconds)
    const left = share > 0 ? Math.ceil((seconds / share) * (1 - share)) : 0
    const words = `${rows.toLocaleString('en')} rows, ${rate.toLocaleString('en')} rows/s, ${describeSeconds(left)} left${faulty > 0 ? `, ${faulty} faulty` : ''}`
    if (!this.#onTerminal) {
      process.stderr.write(`${Math.floor(share * 100)} %: ${words}\n`)
      return
    }
    const full = Math.round(share * barWidth)
    this.#drawn = true
    process.stderr.write(
      `\r\x1b[K[${'█'.repeat(full)}${'·'.repeat(barWidth - full)}] ${Math.floor(share * 100)} %  ${words}`,
    )
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#drawn) process.stderr.write('\r\x1b[K')
    this.#drawn = false
  }
}

function describeSeconds(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
