import { directionOf } from '../text/direction-of.ts'
import { escapeMarkup } from '../text/markup.ts'

/** What stands on the page that a link of a mail opens. */
export interface LinkPage {
  language: string
  firm: string
  heading: string
  text: string
  /** What it is about; left out: nothing. */
  label?: string
  /** '': there is nothing to press. */
  button: string
}

/** A page with a button that posts to its own address. */
export function renderLinkPage({ language, firm, heading, text, label = '', button }: LinkPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeMarkup(firm === '' ? heading : `${heading} – ${firm}`)}</title>
<style>
:root { color-scheme: light dark; --ink: #1d2430; --soft: #5b6472; --paper: #fff; --ground: #f3f4f6; --mark: #1f6f54; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9ecf1; --soft: #a4adba; --paper: #1b2028; --ground: #12161c; --mark: #5cc79f; }
}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
  font: 17px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(32rem, 100% - 2rem); margin: 1rem; padding: 2rem; border-radius: 1rem;
  background: var(--paper); overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
.label { color: var(--soft); border-inline-start: 3px solid var(--mark); padding-inline-start: .75rem; }
button { font: inherit; font-weight: 600; padding: .75rem 1.25rem; border: 0; border-radius: .75rem; cursor: pointer;
  background: var(--mark); color: var(--paper); }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(text)}</p>
${label === '' ? '' : `<p class="label" dir="auto">${escapeMarkup(label)}</p>`}
${button === '' ? '' : `<form method="post"><button>${escapeMarkup(button)}</button></form>`}
</main>
</body>
</html>
`
}
