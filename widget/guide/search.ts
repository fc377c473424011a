import { listEntries, summaryOf } from './entries.ts'

interface Searchable {
  entry: HTMLDetailsElement
  /** Name, path and function name: what is found there needs no explanation. */
  title: string
  /** Names of fields and error codes, as they are shown. */
  names: string[]
  /** All that stands there; of what is found by it alone, a few words are shown. */
  text: string
  rows: { row: HTMLElement; text: string }[]
  found: HTMLElement
}

const mostTold = 11

/** Shows what has every word of the search, in its name, its path, its fields, its error codes or its text. */
export function startSearch(): void {
  const box = document.querySelector<HTMLElement>('.find')
  const input = document.querySelector<HTMLInputElement>('#find')
  const status = document.querySelector<HTMLElement>('#found')
  if (!box || !input || !status) return
  const all = listEntries().map(makeSearchable)
  const groups = [...document.querySelectorAll<HTMLElement>('main > section, main > .own, nav li, nav p')]

  const run = (): void => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    document.body.classList.toggle('searching', words.length > 0)
    // What merely speaks of it is shown as well, unless that is half of the guide.
    const told = all.filter((one) => show(one, words, true))
    const named = told.length > mostTold ? all.filter((one) => show(one, words, false)) : told
    const hits = named.length > 0 ? named : all.filter((one) => show(one, words, true))
    const ids = new Set(hits.map(({ entry }) => entry.dataset.entry))
    for (const group of groups) group.hidden = words.length > 0 && !holdsAny(group, ids)
    if (words.length === 0) status.textContent = ''
    else status.textContent = hits.length === 0 ? 'Nothing has all of these words.' : `${hits.length} found`
  }
  const summaries = (): HTMLElement[] =>
    all.filter(({ entry }) => !entry.hidden).flatMap(({ entry }) => summaryOf(entry) ?? [])

  input.addEventListener('input', run)
  input.addEventListener('keydown', (event) => {
    const [first] = summaries()
    if (event.key === 'Enter' && first && input.value.trim() !== '') {
      const entry = first.parentElement
      if (entry instanceof HTMLDetailsElement) entry.open = true
      history.replaceState(null, '', `#${entry?.dataset.entry}`)
      first.focus()
    } else if (event.key === 'ArrowDown' && first) first.focus()
    else if (event.key === 'Escape') {
      input.value = ''
      run()
    } else return
    event.preventDefault()
  })
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLInputElement) return
    if (key === '/') {
      event.preventDefault()
      input.focus()
      input.select()
    }
    const list = summaries()
    const index = target instanceof HTMLElement ? list.indexOf(target) : -1
    if (index < 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
    event.preventDefault()
    const next = list[index + (key === 'ArrowDown' ? 1 : -1)] ?? (key === 'ArrowUp' ? input : null)
    next?.focus()
  })
  // Who follows a link wants to see where it leads, not what was searched for.
  window.addEventListener('hashchange', () => {
    if (input.value === '') return
    input.value = ''
    run()
  })
  box.hidden = false
}

function makeSearchable(entry: HTMLDetailsElement): Searchable {
  const summary = summaryOf(entry)
  const found = document.createElement('span')
  found.className = 'why'
  found.hidden = true
  summary?.append(found)
  const rows = entry.classList.contains('chapter') ? [...entry.querySelectorAll<HTMLElement>('tr[id]')] : []
  const names = [...entry.querySelectorAll('tbody th code, ul.errors code')].map((code) => code.textContent ?? '')
  return {
    entry,
    title: `${summary?.textContent} ${entry.dataset.entry}`.toLowerCase(),
    names: [...new Set(names)],
    text: textOf(entry),
    rows: rows.map((row) => ({ row, text: (row.textContent ?? '').toLowerCase() })),
    found,
  }
}

/** Shows an entry if every word is in its names, or with `inText` in what is written there, and says where a word was found. */
function show({ entry, title, names, text, rows, found }: Searchable, words: string[], inText: boolean): boolean {
  const elsewhere = words.filter((word) => !title.includes(word))
  const why = elsewhere.map((word) => names.filter((name) => name.toLowerCase().includes(word)))
  const read = elsewhere.filter((_, index) => why[index]?.length === 0)
  const isHit = read.length === 0 || (inText && read.every((word) => text.toLowerCase().includes(word)))
  entry.hidden = !isHit
  const told = [...new Set(why.flat()), ...(isHit ? read.map((word) => around(text, word)) : [])]
  found.hidden = words.length === 0 || told.length === 0
  found.textContent = told.slice(0, 4).join(' · ') + (told.length > 4 ? ` · ${told.length - 4} more` : '')
  for (const { row, text } of rows) row.hidden = elsewhere.length > 0 && !elsewhere.every((word) => text.includes(word))
  // A table of which a few rows are left is the answer itself.
  if (rows.length > 0) entry.open = isHit && elsewhere.length > 0 && location.hash !== `#${entry.dataset.entry}`
  return isHit
}

/** What one reads there: samples of code repeat it. */
function textOf(entry: HTMLElement): string {
  const read = entry.cloneNode(true)
  if (!(read instanceof HTMLElement)) return ''
  for (const code of read.querySelectorAll('figure, summary')) code.remove()
  return (read.textContent ?? '').replace(/\s+/g, ' ')
}

const besideCharacters = 30

/** A word with what stands beside it. */
function around(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word)
  const [from, to] = [Math.max(0, at - besideCharacters), at + word.length + besideCharacters]
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

function holdsAny(part: HTMLElement, ids: ReadonlySet<string | undefined>): boolean {
  const link = part.querySelector<HTMLAnchorElement>('a[href^="#"]')
  if (part.tagName === 'LI') return ids.has(link?.hash.slice(1))
  // The heading of a list of links stands before it.
  const place = part.tagName === 'P' ? part.nextElementSibling : part
  const links = [...(place?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])].map(({ hash }) => hash.slice(1))
  const entries = [...(place?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].map(({ dataset }) => dataset.entry)
  return [...links, ...entries].some((id) => ids.has(id))
}
