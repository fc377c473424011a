const quoteSigns: Readonly<Record<string, string>> = { none: '', single: "'", double: '"' }

/** Which of the API’s keys a key is, by its beginning. */
const keyKinds: readonly (readonly [string, string])[] = [
  ['pl_sk_', 'secretKey'],
  ['pl_ses_', 'sessionKey'],
  ['pl_vis_', 'visitorKey'],
]

/** Puts the reader’s own address, key and ids into the examples. They are held by the page alone. */
export function takeOwnValues(): void {
  const panel = document.querySelector<HTMLDetailsElement>('.own')
  const note = document.querySelector<HTMLElement>('#own-note')
  if (!panel || !note) return
  const places = [...document.querySelectorAll<HTMLElement>('[data-own]')].map((element) => ({
    element,
    name: element.dataset.own,
    quote: quoteSigns[element.dataset.quotes ?? ''] ?? '',
    usual: element.innerHTML,
  }))
  const fill = (name: string, value: string): void => {
    for (const place of places.filter((one) => one.name === name)) {
      // What stood there is the guide’s own markup; what is typed is text.
      if (value === '') place.element.innerHTML = place.usual
      else place.element.textContent = `${place.quote}${value}${place.quote}`
      place.element.classList.toggle('filled', value !== '' && name !== 'base')
    }
  }
  const usualNote = note.textContent
  const say = (fault: string | null): void => {
    note.textContent = fault ?? usualNote
    note.classList.toggle('fault', fault !== null)
  }

  fill('base', location.origin + location.pathname.replace(/\/docs\/?$/, ''))
  for (const input of panel.querySelectorAll<HTMLInputElement>('input')) {
    // Some browsers fill a form again after a reload.
    input.value = ''
    input.addEventListener('input', () => {
      const value = input.value.trim()
      const fault = faultOf(input.dataset.for ?? '', value)
      input.setAttribute('aria-invalid', String(fault !== null))
      say(fault)
      if (input.dataset.for !== 'key') return fill(input.dataset.for ?? '', fault === null ? value : '')
      for (const [beginning, kind] of keyKinds) fill(kind, fault === null && value.startsWith(beginning) ? value : '')
    })
    input.setAttribute('aria-describedby', note.id)
  }
  panel.hidden = false
  // On a phone it would be all that one sees.
  panel.open = matchMedia('(min-width: 44rem)').matches
}

/** Only what such a value can be goes into the examples: one that is copied runs in a shell. */
function faultOf(name: string, value: string): string | null {
  if (value === '') return null
  if (name === 'sessionID') return /^\d+$/.test(value) ? null : 'A SessionID is a whole number.'
  if (name !== 'key') return /^[\w-]+$/.test(value) ? null : 'A serialNumber has only letters and digits.'
  const isKey = /^[\w-]+$/.test(value) && keyKinds.some(([beginning]) => value.startsWith(beginning))
  return isKey ? null : 'A key begins with pl_sk_, pl_ses_ or pl_vis_.'
}
