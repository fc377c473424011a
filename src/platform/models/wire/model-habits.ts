/** How one field of a request is sent otherwise, because a server refused it. */
export interface FieldChange {
  /** Where it stands: `max_tokens`, or `generationConfig` and `temperature`. */
  path: readonly string[]
  /** Under another name, with another value, or (null) not at all. */
  to: { name: string } | { value: number } | null
}

const keptMs = 30 * 60_000
const mostChanges = 12

/**
 * What the server of one model has proven not to take: after a refusal that a further try without it got past. It is
 * forgotten after half an hour, because servers change and one answer must not decide for ever.
 */
export class ModelHabits {
  readonly #clock: () => number
  #changes: { change: FieldChange; until: number }[] = []
  #toolsUntil = Number.NEGATIVE_INFINITY
  #thoughtUntil = Number.NEGATIVE_INFINITY

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  get changes(): readonly FieldChange[] {
    const now = this.#clock()
    this.#changes = this.#changes.filter(({ until }) => until > now)
    return this.#changes.map(({ change }) => change)
  }

  remember(changes: readonly FieldChange[]): void {
    const until = this.#clock() + keptMs
    for (const change of changes) this.#changes.push({ change, until })
    this.#changes = this.#changes.slice(-mostChanges)
  }

  /** Whether its answers begin within a thought that no mark opens, as the last of them did. */
  get beginsInThought(): boolean {
    return this.#thoughtUntil > this.#clock()
  }

  noteBeginning(isInThought: boolean): void {
    this.#thoughtUntil = isInThought ? this.#clock() + keptMs : Number.NEGATIVE_INFINITY
  }

  get refusesTools(): boolean {
    return this.#toolsUntil > this.#clock()
  }

  rememberToolRefusal(): void {
    this.#toolsUntil = this.#clock() + keptMs
  }
}
