import { describe, expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

function told(html: string, options: { isFile?: boolean } = {}): string[] {
  const origin = { name: 'x', ...(!options.isFile && { address: 'https://firm.example/x' }) }
  return readHtml(Buffer.from(html), origin).blocks.map(({ kind, text }) => `${kind} ${text}`)
}

describe('the main text of a page', () => {
  const around = (main: string) => `<!doctype html><html lang="en"><head><title>Fees | Firm</title></head><body>
    <a class="skip-link" href="#m">Skip to content</a>
    <header class="site-header"><nav><ul><li><a href="/">Home</a></li><li><a href="/buy">Buy</a></li></ul></nav></header>
    <div id="onetrust-banner" role="dialog">We use cookies. Accept all?</div>
    ${main}
    <aside>Follow us</aside><footer>© Firm. All rights reserved.</footer>
    <script>var a = "not text"</script></body></html>`

  test('stands without what surrounds it', () => {
    const main = '<main id="m"><h1>Fees</h1><p>The application fee is <b>$55</b>.</p></main>'
    expect(told(around(main))).toEqual(['heading Fees', 'text The application fee is $55.'])
    expect(told(around(main.replaceAll('main', 'div')))).toEqual(['heading Fees', 'text The application fee is $55.'])
  })

  test('keeps what is folded, and drops what is hidden', () => {
    const main = `<main><details><summary>Do you allow pets?</summary><p>Yes, two.</p></details>
      <p hidden>Hidden order</p><p style="display: none">Hidden order</p><p style="font-size:0">Hidden order</p>
      <div style="position:absolute;left:-9999px">Hidden order</div><span class="sr-only">Hidden order</span>
      <template>Hidden order</template><!-- Hidden order --></main>`
    expect(told(around(main))).toEqual(['heading Do you allow pets?', 'text Yes, two.'])
  })

  test('drops lists of links that nobody named', () => {
    const links = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir'].map((name) => `<li><a href="/${name}">${name}</a></li>`)
    expect(told(around(`<div><p>We work in five quarters of town.</p><ul>${links.join('')}</ul></div>`))).toEqual([
      'text We work in five quarters of town.',
    ])
  })

  test('a page named like what surrounds is read all the same', () => {
    const text = 'Our menu of services is long. '.repeat(10).trim()
    expect(told(`<body class="has-sidebar nav-open"><div class="menu">${text}</div></body>`)).toEqual([`text ${text}`])
  })
})

describe('tables', () => {
  test('say rows with their columns, over several rows too', () => {
    const table = `<table><caption>Fees</caption><thead><tr><th>Fee</th><th>Amount</th></tr></thead>
      <tr><td rowspan="2">Pet</td><td>$25</td></tr><tr><td>$30 for two</td></tr></table>`
    expect(told(table)).toEqual(['heading Fees', 'row Fee: Pet; Amount: $25', 'row Fee: Pet; Amount: $30 for two'])
  })

  test('with names at the side say names and values; those that lay out say text', () => {
    expect(
      told('<table><tr><th>Monday</th><td>9 to 5</td></tr><tr><th>Sunday</th><td>closed</td></tr></table>'),
    ).toEqual(['row Monday: 9 to 5', 'row Sunday: closed'])
    expect(told('<table><tr><td><h2>Us</h2><p>Since 1990.</p></td><td>x y</td></tr></table>')).toEqual([
      'heading Us',
      'text Since 1990.',
      'text x y',
    ])
  })

  test('terms say what they mean', () => {
    expect(told('<dl><dt>Phone:</dt><dd>555-0100</dd><dt>Mail</dt><dd>a@firm.example</dd></dl>')).toEqual([
      'row Phone: 555-0100',
      'row Mail: a@firm.example',
    ])
  })
})

test('language and title are what the page says; a saved page loses its menu too', () => {
  const html =
    '<html lang="es_MX"><head><title>Tarifas &amp; m&aacute;s</title></head><body><nav>Inicio</nav><p>Hola.</p>'
  expect(readHtml(Buffer.from(html), { name: 'x' })).toMatchObject({ title: 'Tarifas & más', language: 'es-MX' })
  expect(told(html, { isFile: true })).toEqual(['text Hola.'])
})

test('its charset is what it declares, unless its bytes say otherwise', () => {
  const declared = (charset: string) => Buffer.from(`<html><meta charset="${charset}"><p>`)
  const han = Buffer.from('d1babdf0', 'hex')
  expect(readHtml(Buffer.concat([declared('gb2312'), han]), { name: 'x' }).blocks[0]?.text).toBe('押金')
  expect(readHtml(Buffer.concat([declared('gb2312'), Buffer.from('押金')]), { name: 'x' }).blocks[0]?.text).toBe('押金')
})

test('elements within elements, deeper than any page', () => {
  expect(told(`${'<div><b>'.repeat(2_000)}deep`)).toEqual(['text deep'])
  expect(() => told('<div><b><table><tr><td>'.repeat(100_000))).toThrow('damaged')
})
