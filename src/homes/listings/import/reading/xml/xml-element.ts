/** An element with all that it holds; names are without prefixes. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

/** Names of elements are compared without their letter case: programs differ in it. */
export function isNamed(element: XmlElement, name: string): boolean {
  return (
    element.name === name || (element.name.length === name.length && element.name.toLowerCase() === name.toLowerCase())
  )
}

/** All elements along a path below an element: "anhaenge/anhang". */
export function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element]
  let from = 0
  while (from <= path.length && found.some(({ children }) => children.length > 0)) {
    const slash = path.indexOf('/', from)
    const name = path.slice(from, slash < 0 ? path.length : slash)
    found = found.flatMap(({ children }) => children.filter((child) => isNamed(child, name)))
    if (slash < 0) return found
    from = slash + 1
  }
  return []
}

export function elementAt(element: XmlElement, path: string): XmlElement | undefined {
  return elementsAt(element, path)[0]
}

/** The text at the first of several paths that says something; "@name" at the end is an attribute. '' where none does. */
export function textAt(element: XmlElement | undefined, ...paths: readonly string[]): string {
  if (element === undefined) return ''
  for (const path of paths) {
    const [elements = '', attribute] = path.split('@')
    const trimmed = elements.replace(/\/$/, '')
    for (const found of trimmed === '' ? [element] : elementsAt(element, trimmed)) {
      const text = attribute === undefined ? found.text.trim() : attributeOf(found, attribute)
      if (text !== '') return text
    }
  }
  return ''
}

export function attributeOf({ attributes }: XmlElement, name: string): string {
  const own =
    attributes[name] ?? Object.entries(attributes).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1]
  return own?.trim() ?? ''
}

/** The texts of an element and all below it, a blank between them. */
export function wholeText(element: XmlElement): string {
  return [element.text.trim(), ...element.children.map(wholeText)].filter((text) => text !== '').join(' ')
}

/** Whether an element or attribute of yes and no says yes; null: neither. */
export function saysYes(text: string): boolean | null {
  if (/^(?:1|true|yes|y|ja|si|sí|oui)$/i.test(text)) return true
  return /^(?:0|false|no|n|nein|non)$/i.test(text) ? false : null
}
