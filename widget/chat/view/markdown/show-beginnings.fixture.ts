import { h, render } from 'preact'
import { Markdown } from './Markdown.tsx'

declare global {
  interface Window {
    /** Shows every beginning of every text, one after the other, and answers whatever markdown may not make. */
    showBeginnings(texts: string[]): string[]
  }
}

const elements = /^(div|p|strong|em|del|code|pre|a|small|br|hr|ul|ol|li|blockquote|table|tr|th|td)$/
const attributes = /^(class|dir|href|target|rel|start|scope|align|tabindex)$/

function findOffence(place: Element): string | undefined {
  for (const element of place.querySelectorAll('*')) {
    if (!elements.test(element.localName)) return `<${element.localName}>`
    for (const { name, value } of element.attributes) {
      if (!attributes.test(name)) return `${name}="${value}"`
      if (name === 'href' && !/^(https?:\/\/|mailto:|tel:)/.test(value)) return `href="${value}"`
    }
    if (element.localName === 'a' && element.getAttribute('rel') !== 'noopener noreferrer nofollow') return 'rel'
  }
  return undefined
}

window.showBeginnings = (texts) => {
  const place = document.body.appendChild(document.createElement('div'))
  return texts.flatMap((text) => {
    const found = new Set<string>()
    for (let length = 0; length <= text.length; length++) {
      render(h(Markdown, { text: text.slice(0, length), unfinished: length < text.length }), place)
      const offence = findOffence(place)
      if (offence !== undefined) found.add(`${offence} from ${text.slice(0, length)}`)
    }
    render(null, place)
    return [...found]
  })
}
