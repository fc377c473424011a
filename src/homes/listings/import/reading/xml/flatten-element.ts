import { judgeName } from '../../../../../reading/members-only/judge-name.ts'
import type { HomeCells } from '../formats/home-cells.ts'
import { wholeText, type XmlElement } from './xml-element.ts'

const deepest = 6
const mostNames = 600
const webAddress = /^https?:\/\/\S+$/i

/** An element of no known format as cells: "outer.inner" for what stands within others, a list for what is there several times. */
export function flattenElement(element: XmlElement): HomeCells {
  const cells: Record<string, unknown> = {}
  const add = (name: string, value: unknown): void => {
    if (value === '' || (!Object.hasOwn(cells, name) && Object.keys(cells).length >= mostNames)) return
    cells[name] = Object.hasOwn(cells, name) ? [cells[name], value].flat() : value
  }
  const read = (at: XmlElement, path: string, depth: number): void => {
    const inner = (name: string): string => (path === '' ? name : `${path}.${name}`)
    for (const [name, value] of Object.entries(at.attributes))
      if (!/^xmlns|:/.test(name)) add(inner(name), value.trim())
    const own = at.text.trim()
    if (at.children.length === 0 || depth >= deepest) {
      add(path === '' ? 'text' : path, at.children.length === 0 ? own : wholeText(at))
      return
    }
    // Entries of a list have no names of their own, but what one of them is called may say that it is for members alone.
    const list = at.children.some(({ name }) => judgeName(inner(name)) !== null) ? null : listIn(at)
    if (list !== null && path !== '') {
      for (const entry of list) add(path, entry)
      return
    }
    for (const child of at.children) read(child, inner(child.name), depth + 1)
  }
  read(element, '', 0)
  return cells
}

/** <images><image><url>…</url></image>…</images>: of entries of one name, the addresses or the texts; null: it is no list. */
function listIn({ children, attributes }: XmlElement): string[] | null {
  const [first] = children
  if (first === undefined || Object.keys(attributes).length > 0) return null
  if (!children.every(({ name }) => name === first.name)) return null
  if (children.length === 1 && first.children.length > 1 && addressIn(first) === null) return null
  return children.map((child) => addressIn(child) ?? wholeText(child))
}

function addressIn(element: XmlElement): string | null {
  const own = [element.text.trim(), ...Object.values(element.attributes)].find((text) => webAddress.test(text))
  if (own !== undefined) return own
  for (const child of element.children) {
    const found = addressIn(child)
    if (found !== null) return found
  }
  return null
}
