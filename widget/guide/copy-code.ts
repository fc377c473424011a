/** A button on every block of code; what it copies is what can be read there, with the reader’s own values. */
export function offerCopies(): void {
  const said = document.createElement('p')
  said.className = 'said'
  said.setAttribute('role', 'status')
  document.body.append(said)
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code')) {
    const label = figure.querySelector('figcaption span')?.textContent ?? ''
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy: ${label}`)
    button.addEventListener('click', async () => {
      const code = figure.querySelector<HTMLElement>('code')
      const isCopied = code !== null && (await copy(code))
      button.textContent = isCopied ? 'Copied' : 'Selected'
      said.textContent = isCopied ? `Copied: ${label}` : `Selected: ${label}. Copy it with your keyboard.`
      button.classList.add('done')
      setTimeout(() => {
        button.textContent = 'Copy'
        button.classList.remove('done')
        said.textContent = ''
      }, 2_000)
    })
    figure.querySelector('figcaption')?.append(button)
  }
}

async function copy(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    return true
  } catch {
    // Browsers keep the clipboard from pages without TLS: a selection can still be copied by hand.
    getSelection()?.selectAllChildren(code)
    return false
  }
}
