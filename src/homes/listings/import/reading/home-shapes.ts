import { matchName } from '../../intake/headers/match-header.ts'
import { resoMeaningOf } from '../fields/reso-names.ts'

/** Fewer names that we know are those of anything. */
const fewestKnown = 3
/** As much as that of the best, and it is a list beside it. */
const alike = 0.6
const mostPaths = 2_000
/** How far below an object what it says may stand. */
const mostLevels = 3

/**
 * Finds the homes in a text that nests things in one another, by what they say: the objects with the most names that we
 * know. "*" in a path stands for any name, and for the entries of a list.
 */
export class HomeShapes {
  readonly #known = new Map<string, { path: readonly string[]; names: Set<string> }>()
  readonly #isKnown = new Map<string, boolean>()

  /** An object stands at this path. */
  note(path: readonly string[]): void {
    const key = path.join('\0')
    if (this.#known.size < mostPaths && !this.#known.has(key))
      this.#known.set(key, { path: [...path], names: new Set() })
  }

  /** What stands at `path` has a value of this name: it counts for the objects around, too, up to the nearest list. */
  add(path: readonly string[], name: string): void {
    if (!this.#knows(name)) return
    for (let length = path.length; length >= Math.max(0, path.length - mostLevels); length -= 1) {
      const at = this.#known.get(path.slice(0, length).join('\0'))
      at?.names.add(name)
      if (path[length - 1] === '*') return
    }
  }

  /** Where the homes are; null: nothing looks like any. */
  find(): string[] | null {
    const shapes = [...this.#known.values()]
    const most = Math.max(0, ...shapes.map(({ names }) => names.size))
    if (most < fewestKnown) return null
    // Of an object around that says nothing more, the inner one is the home.
    const best = shapes
      .filter(({ names }) => names.size === most)
      .reduce((a, b) => (b.path.length > a.path.length ? b : a))
    const likewise = shapes.filter(
      ({ path, names }) => path.length === best.path.length && names.size >= Math.max(fewestKnown, most * alike),
    )
    return best.path.map((name, at) => (likewise.every(({ path }) => path[at] === name) ? name : '*'))
  }

  #knows(name: string): boolean {
    let known = this.#isKnown.get(name)
    if (known === undefined) {
      known = name.length <= 60 && (matchName(name).length > 0 || resoMeaningOf(name) !== undefined)
      this.#isKnown.set(name, known)
    }
    return known
  }
}
