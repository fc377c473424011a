import { describe, expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

/** What is learned of a page. */
function learned(body: string, isFile = false): string {
  const origin = { name: 'x', ...(!isFile && { address: 'https://firm.example/x' }) }
  return readHtml(Buffer.from(`<!doctype html><html><body>${body}</body></html>`), origin)
    .blocks.map(({ text }) => text)
    .join('\n')
}

const text = '<h1>Fees</h1><p>The application fee is $55.</p>'
const links = (names: string[]) => names.map((name) => `<a href="/${name}">${name} XQNAV</a>`)
const menu = ['Home', 'Buy', 'Rent', 'Sell', 'Blog'] as const
const long = 'We use cookies XQCOOKIE to make this site work and to know how it is used. '.repeat(6)

/** Pages as builders of sites make them, with what surrounds the text. */
const pages: Record<string, string> = {
  semantic: `<header><nav>${links([...menu])}</nav></header><main>${text}</main><footer><p>XQFOOT Office 12 Elm</p></footer>`,
  'short text, long foot': `<div>${text}</div><footer>${'<p>XQFOOT our offices in many towns</p>'.repeat(40)}</footer>`,
  roles: `<div role="banner">XQNAV</div><div role="navigation">${links([...menu])}</div><div role="main">${text}</div>
    <div role="contentinfo">XQFOOT</div>`,
  'camel case names': `<div id="siteHeader"><div class="mainMenu">${links([...menu])}</div></div><div class="wrap">${text}</div>
    <div class="pageFooter"><p>XQFOOT visit us</p></div>`,
  'no names at all': `<div><div>${links([...menu]).join(' | ')}</div><div>${text}</div><div>© 2026 Firm XQFOOT. All rights reserved.</div></div>`,
  tables: `<table><tr><td>${links([...menu]).join('</td><td>')}</td></tr></table><div>${text}</div><center>Copyright 2026 XQFOOT Firm</center>`,
  paragraphs: `<p>${links([...menu]).join(' · ')}</p>${text}<p>(c) 2026 Firm XQFOOT</p>`,
  'a menu of divs': `<div class="topnav"><div>${links([...menu]).join('</div><div>')}</div></div>${text}`,
  'a banner by its name': `${text}<div id="CybotCookiebotDialog"><p>${long}</p><a>Details XQCOOKIE</a></div>`,
  'a banner of another maker': `<div class="cc-window"><span class="cookieMessage">${long}</span></div>${text}`,
  'a banner without a name': `<div class="x1"><p>${long}</p><button>Accept all</button><button>Reject</button></div>${text}`,
  'a banner in Spanish': `<div><p>Usamos cookies XQCOOKIE para mejorar.</p><a role="button">Aceptar</a></div>${text}`,
  'a banner in German': `<section><p>Diese Seite verwendet Cookies XQCOOKIE.</p><a href="#">Akzeptieren</a></section>${text}`,
  'a window over the page': `<div aria-modal="true">Subscribe XQNAV now</div>${text}`,
  labels: `<ul aria-label="Breadcrumb"><li>Home XQNAV</li><li>Fees</li></ul>${text}`,
  'inside of main': `<main><div class="breadcrumbs">XQNAV Home / Fees</div>${text}<div class="social-share">XQNAV Share</div></main>`,
}

describe.each(Object.entries(pages))('%s', (_, body) => {
  test('the text is learned, and nothing of what surrounds it', () => {
    expect(learned(body)).toContain('The application fee is $55.')
    expect(learned(body)).not.toMatch(/XQ(NAV|FOOT|COOKIE)/)
  })
})

test('a page about cookies, and one with links in its text, are learned', () => {
  const policy = `<h1>Cookies</h1><p>${'We keep cookies for a year and never sell what they say. '.repeat(12)}</p>`
  expect(learned(`<main>${policy}</main>`)).toContain('We keep cookies for a year')
  expect(
    learned('<p>Read our <a href="/fees">list of fees</a> before you apply, and bring your papers.</p>'),
  ).toContain('list of fees')
  expect(
    learned('<main><h1>Menu of services</h1><div class="menu-of-services">We stage homes.</div></main>'),
  ).toContain('We stage homes.')
})

test('a saved page loses its menu, its foot and its banner too', () => {
  const saved = learned(`${pages.semantic}${pages['a banner without a name']}`, true)
  expect(saved).toContain('The application fee is $55.')
  expect(saved).not.toMatch(/XQ(NAV|FOOT|COOKIE)/)
})
