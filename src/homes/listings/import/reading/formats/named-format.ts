import type { TextsAround } from '../xml/read-elements.ts'
import { textAt, type XmlElement } from '../xml/xml-element.ts'
import type { HomeCells } from './home-cells.ts'

/** A format of XML that portals and firms know by a name. It is recognised by what is in it. */
export interface XmlFormat {
  name: string
  /** Whether a text is of it, by its beginning, in which `root` is the name of its first element. */
  fits(root: string, start: string): boolean
  /** Whether the element at a path of names, in lower case, is a home, or several that share a building. */
  isHome(path: readonly string[]): boolean
  /** Its homes, by a list of what may be told: all else, above all what is for members alone, is left where it is. */
  toHomes(element: XmlElement, around: TextsAround): HomeCells[]
}

/** The texts at paths, under the names of cells. */
export function cellsAt(
  element: XmlElement,
  paths: Readonly<Record<string, string | readonly string[]>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(paths).map(([cell, path]) => [cell, textAt(element, ...[path].flat())]))
}
