import { listEntries, summaryOf } from './entries.ts'

interface Searchable {
  entry: HTMLDetailsElement
  /** Name, path and function name: what is found there needs no explanation. */
  title: string
  /** Names of fields and error codes, as they are shown. */
  names: string[]
  rows: { row: HTMLElement; text: string }[]
  found: HTMLElement
}

/** Shows what has every word of the search, in its name, its path, its fields or its error codes. */
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
    const hits = all.filter((one) => show(one, words))
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
    rows: rows.map((row) => ({ row, text: (row.textContent ?? '').toLowerCase() })),
    found,
  }
}

/** Shows an entry if every word is in it, and says which of its names a word was found in. */
function show({ entry, title, names, rows, found }: Searchable, words: string[]): boolean {
  const elsewhere = words.filter((word) => !title.includes(word))
  const why = elsewhere.map((word) => names.filter((name) => name.toLowerCase().includes(word)))
  const isHit = why.every(({ length }) => length > 0)
  entry.hidden = !isHit
  const told = [...new Set(why.flat())]
  found.hidden = words.length === 0 || told.length === 0
  found.textContent = told.slice(0, 4).join(' · ') + (told.length > 4 ? ` · ${told.length - 4} more` : '')
  for (const { row, text } of rows) row.hidden = elsewhere.length > 0 && !elsewhere.every((word) => text.includes(word))
  // A table of which a few rows are left is the answer itself.
  if (rows.length > 0) entry.open = isHit && elsewhere.length > 0 && location.hash !== `#${entry.dataset.entry}`
  return isHit
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
