export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...content: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className
  element.append(...content)
  return element
}

/** A button that shows a glyph. */
export function makeGlyphButton(className: string, label: string, shape: string): HTMLButtonElement {
  const svg = makeSvgPart('svg', 'viewBox', '0 0 24 24')
  svg.append(makeSvgPart('path', 'd', shape))
  const button = make('button', className, svg)
  button.ariaLabel = label
  return button
}

function makeSvgPart(tag: string, attribute: string, value: string): Element {
  const part = document.createElementNS('http://www.w3.org/2000/svg', tag)
  part.setAttribute(attribute, value)
  return part
}

/** Gives a shadow root styles in the way that no Content-Security-Policy of the page forbids. */
export function addStyle(shadow: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
}
