import type { FailureKind } from '../../../../platform/models/model-failure.ts'
import type { GateReport } from '../../../truth/grounding-gate.ts'

/** What became of asking a model once more. */
export type RepairOutcome = 'mended' | 'left-out' | 'failed'

/** The one time in a turn that a model hears what of its answer was left out, and may say it anew. */
export class Repair {
  readonly #before: Pick<GateReport, 'passed' | 'withheld'>
  readonly #report: Pick<GateReport, 'passed' | 'withheld'>
  readonly #sentences: number
  failed: FailureKind | null = null
  /** Whether a word of what it said then has left. */
  hasSpoken = false

  /** `report`: goes on counting. */
  constructor(report: GateReport, sentences: number) {
    this.#report = report
    this.#before = { passed: report.passed, withheld: report.withheld }
    this.#sentences = sentences
  }

  /** What was left out of the answer that followed. */
  get withheld(): number {
    return this.#report.withheld - this.#before.withheld
  }

  get outcome(): RepairOutcome {
    if (this.failed !== null) return 'failed'
    return this.hasSpoken ? 'mended' : 'left-out'
  }

  /** For the trace. */
  get told(): Record<string, unknown> {
    const passed = this.#report.passed - this.#before.passed
    return {
      sentences: this.#sentences,
      ...{ outcome: this.outcome, passed, withheld: this.withheld },
      ...(this.failed === null ? {} : { failed: this.failed }),
    }
  }
}

/** The pieces of what is said as soon as there is a word in them; the sign for "nothing to say" is none. */
export async function* fromFirstWord(said: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
  let held: string[] = []
  let hasWords = false
  for await (const pieces of said) {
    held.push(...pieces)
    hasWords ||= /[\p{L}\p{N}]/u.test(held.join(''))
    if (!hasWords) continue
    yield held
    held = []
  }
}
