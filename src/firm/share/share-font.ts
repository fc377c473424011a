import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCoverage } from './font-coverage.ts'

/**
 * The font of pictures: DejaVu Sans Bold, which comes along. It has Latin, Greek, Cyrillic, Arabic, Hebrew, Armenian and
 * Georgian; what it has not would be drawn as empty boxes.
 */
export class ShareFont {
  readonly file = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'))
  readonly name = 'DejaVu Sans Bold'
  #has: ((codePoint: number) => boolean) | null = null

  /** Whether every character of a text can be drawn. */
  covers(text: string): boolean {
    this.#has ??= readCoverage(readFileSync(this.file))
    const has = this.#has
    return [...text].every((character) => has(character.codePointAt(0) ?? 0))
  }
}
