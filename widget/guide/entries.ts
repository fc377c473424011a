/** A part of the guide that is closed until it is looked at: an operation, or a chapter. */
export function listEntries(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-entry]')]
}

export function summaryOf(entry: HTMLDetailsElement): HTMLElement | null {
  return entry.querySelector<HTMLElement>(':scope > summary')
}

/** Opens what the address leads to, and puts into the address what is opened. */
export function followAddress(): void {
  const open = (): void => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const entry = place?.closest<HTMLDetailsElement>('details[data-entry]')
    if (!place || !entry) return
    entry.hidden = false
    entry.open = true
    // A row of a table is looked at itself; of an operation, its name too.
    const target = place.id === entry.dataset.entry ? entry : place
    target.scrollIntoView({ block: 'start' })
  }
  window.addEventListener('hashchange', open)
  for (const entry of listEntries()) {
    // A click, or Enter: what is opened by search or address has its own.
    summaryOf(entry)?.addEventListener('click', () => {
      if (!entry.open) history.replaceState(null, '', `#${entry.dataset.entry}`)
    })
  }
  // Again and again to the same place does not change the address.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link && link.hash === location.hash) open()
  })
  open()
}
