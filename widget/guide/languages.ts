const storageName = 'porchlight-guide-language'
const names: Readonly<Record<string, string>> = { shell: 'curl', typescript: 'TypeScript', python: 'Python' }

/** Examples in one language at a time: chosen on any of them for all, and remembered. */
export function offerLanguages(): void {
  const choices = [...document.querySelectorAll<HTMLElement>('.choice')]
  const show = (chosen: string): void => {
    for (const choice of choices) {
      for (const figure of choice.querySelectorAll<HTMLElement>('figure[data-language]'))
        figure.hidden = figure.dataset.language !== chosen
      for (const button of choice.querySelectorAll<HTMLElement>('.languages button'))
        button.setAttribute('aria-pressed', String(button.dataset.language === chosen))
    }
  }
  for (const choice of choices) {
    choice.classList.add('chosen')
    const group = document.createElement('div')
    group.className = 'languages'
    group.setAttribute('role', 'group')
    group.setAttribute('aria-label', 'Language of the examples')
    for (const figure of choice.querySelectorAll<HTMLElement>('figure[data-language]')) {
      const language = figure.dataset.language ?? ''
      const button = document.createElement('button')
      button.type = 'button'
      button.dataset.language = language
      button.textContent = names[language] ?? language
      button.addEventListener('click', () => {
        const before = button.getBoundingClientRect().top
        show(language)
        remember(language)
        // Examples above it change their height too: what was clicked stays where it is.
        scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
      })
      group.append(button)
    }
    choice.prepend(group)
  }
  show(remembered() ?? 'shell')
}

function remembered(): string | null {
  try {
    const language = localStorage.getItem(storageName)
    return language !== null && language in names ? language : null
  } catch {
    return null
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem(storageName, language)
  } catch {
    // A browser that keeps nothing: the choice holds until the page is left.
  }
}
