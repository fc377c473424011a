import { escapeMarkup } from '../../../platform/text/markup.ts'
import { markupOwnValues } from './examples/own-values.ts'

export type Language = 'json' | 'shell' | 'typescript' | 'python'

/** Code as a block that scrolls by itself and can be reached by keyboard. */
export function renderCode(
  label: string,
  code: string,
  language: Language,
  options: { choice?: boolean } = {},
): string {
  const name = escapeMarkup(label)
  const chosen = options.choice ? ` data-language="${language}"` : ''
  return `<figure class="code"${chosen}><figcaption><span>${name}</span></figcaption><pre tabindex="0" role="group" aria-label="${name}"><code>${markupOwnValues(colour(code, language))}</code></pre></figure>`
}

/** The same call in several languages: one below the other, until the page’s script lets the reader choose. */
export function renderChoice(title: string, codes: { language: Language; code: string }[]): string {
  const figures = codes.map(({ language, code }) =>
    renderCode(`${title}: ${languageNames[language]}`, code, language, { choice: true }),
  )
  return `<div class="choice">${figures.join('')}</div>`
}

export const languageNames: Record<Language, string> = {
  json: 'JSON',
  shell: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
}

function colour(code: string, language: Language): string {
  if (language === 'json') return colourJson(code)
  if (language === 'shell') return colourShell(code)
  return colourProgram(code, language === 'python' ? pythonWords : typescriptWords)
}

const typescriptWords = /^(import|from|const|await|for|of|if|in|true|false|null)$/
const pythonWords = /^(import|with|as|for|in|if|True|False|None)$/

/** Texts, numbers, words of the language and comments; the two languages differ in nothing else that examples have. */
function colourProgram(code: string, words: RegExp): string {
  return code.replace(
    /(\/\/|#)[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\b[A-Za-z_]\w*\b|\b\d+(?:\.\d+)?\b|[^"'\w/#]+|./g,
    (part, comment) => {
      const text = escapeMarkup(part)
      if (comment !== undefined) return `<span class="c">${text}</span>`
      if (/^["']/.test(part)) return `<span class="s">${text}</span>`
      if (/^\d/.test(part)) return `<span class="n">${text}</span>`
      return words.test(part) ? `<span class="k">${text}</span>` : text
    },
  )
}

function colourJson(json: string): string {
  return json.replace(
    /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|-?\b\d+(?:\.\d+)?\b|[^"\w-]+|./g,
    (part, text, colon) => {
      if (text !== undefined) {
        const kind = colon === undefined ? 's' : 'k'
        return `<span class="${kind}">${escapeMarkup(text)}</span>${colon ?? ''}`
      }
      return /^(-?\d|true|false|null)/.test(part) ? `<span class="n">${part}</span>` : escapeMarkup(part)
    },
  )
}

function colourShell(code: string): string {
  const [command = '', ...here] = code.split('<<JSON\n')
  const coloured = escapeMarkup(command).replace(/(?<!\uE001)\$[A-Z_]+/g, '<span class="v">$&</span>')
  if (here.length === 0) return coloured
  const body = here.join('<<JSON\n')
  const end = body.lastIndexOf('\nJSON')
  return `${coloured}&lt;&lt;JSON\n${colourJson(body.slice(0, end))}${escapeMarkup(body.slice(end))}`
}
