import { renderLinkPage as renderPage } from '../../../platform/mail/link-page.ts'
import { oneLine } from '../../../platform/text/plain-lines.ts'
import { alertWordsOf } from '../../../reading/languages/all-alert-words.ts'
import type { WindowLanguage } from '../../../reading/languages/spoken/spoken-language.ts'
import type { AlertWords } from '../../../reading/languages/tables/alert-words.ts'
import { languageOfAlert } from '../alert-language.ts'
import type { LinkedAlert } from '../use-link.ts'
import type { LinkKind } from './alert-link.ts'

/** The page that a link opens: nothing happens before its button is pressed, since mail scanners open links too. */
export function renderLinkPage(kind: LinkKind, linked: LinkedAlert | null, likely: WindowLanguage): string {
  return render(kind, linked, likely)
}

/** What the button has done. */
export function renderDonePage(kind: LinkKind, linked: LinkedAlert | null, likely: WindowLanguage): string {
  return render(kind === 'confirm' ? 'confirmed' : 'stopped', linked, likely)
}

function render(name: keyof AlertWords['pages'], linked: LinkedAlert | null, likely: WindowLanguage): string {
  const language = linked ? languageOfAlert(linked.alert) : likely
  const { heading, text, button } = alertWordsOf(language).pages[linked ? name : 'over']
  const firm = linked ? oneLine(linked.chatbot.settings.Name) : ''
  const label = linked && name !== 'stop-all' && name !== 'stopped' ? linked.alert.label : ''
  return renderPage({ language, firm, heading, text: text(firm), label, button })
}
