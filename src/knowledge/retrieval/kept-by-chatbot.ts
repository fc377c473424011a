import type { KnowledgeScope } from '../source.ts'

/** Something in memory as it was at a version of a chatbot's passages. */
export interface AtVersion {
  version: number
}

interface Keeping<Value> {
  /** Of all chatbots together; the one that is asked is kept whatever its size. */
  mostBytes: number
  bytesOf(value: Value): number
  /** Makes it anew, or brings what is kept up to the version. */
  bringUp(scope: KnowledgeScope, kept: Value | null, version: number): Promise<Value>
}

/**
 * What is kept of each chatbot in memory: made at its first question, brought up to date at the next one after a change,
 * once for all who ask meanwhile, and forgotten when others need the room.
 */
export class KeptByChatbot<Value extends AtVersion> {
  readonly #keeping: Keeping<Value>
  /** The one that was asked last is the last. */
  readonly #kept = new Map<string, Value>()
  readonly #underway = new Map<string, Promise<Value>>()

  constructor(keeping: Keeping<Value>) {
    this.#keeping = keeping
  }

  /** At that version, or a later one. */
  async of(scope: KnowledgeScope, version: number): Promise<Value> {
    const key = keyOf(scope)
    for (;;) {
      const kept = this.#kept.get(key)
      if (kept && kept.version >= version) {
        this.#keep(key, kept)
        return kept
      }
      const updated = await (this.#underway.get(key) ?? this.#update(key, scope, version))
      if (updated.version >= version) return updated
    }
  }

  /** About what all takes in memory. */
  get bytes(): number {
    let bytes = 0
    for (const value of this.#kept.values()) bytes += this.#keeping.bytesOf(value)
    return bytes
  }

  forget(scope: KnowledgeScope): void {
    this.#kept.delete(keyOf(scope))
  }

  clear(): void {
    this.#kept.clear()
  }

  #update(key: string, scope: KnowledgeScope, version: number): Promise<Value> {
    const update = this.#keeping
      .bringUp(scope, this.#kept.get(key) ?? null, version)
      .then((value) => {
        this.#keep(key, value)
        this.#forgetSome()
        return value
      })
      .finally(() => this.#underway.delete(key))
    this.#underway.set(key, update)
    return update
  }

  #keep(key: string, value: Value): void {
    this.#kept.delete(key)
    this.#kept.set(key, value)
  }

  #forgetSome(): void {
    for (const key of this.#kept.keys()) {
      if (this.bytes <= this.#keeping.mostBytes || this.#kept.size <= 1) return
      this.#kept.delete(key)
    }
  }
}

const keyOf = ({ workspaceId, chatbotId }: KnowledgeScope): string => `${workspaceId}/${chatbotId}`
