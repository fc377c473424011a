import { expect, test } from 'vitest'
import { operations } from '../../../operations.ts'
import { errorCatalogue } from '../../../platform/errors.ts'
import { pathFieldsOf } from '../bodies/path-fields.ts'
import { makeOpenApi } from '../openapi.ts'
import { renderGuide } from './page.ts'

const address = 'https://chat.example.com'
const page = renderGuide(makeOpenApi(address), address)
const words = page
  .replace(/<wbr>/g, '')
  .replace(/&#39;/g, "'")
  .replace(/&quot;/g, '"')

test('names every operation with its path, every field of its body, and each of its own errors', () => {
  for (const { path, operation } of operations) {
    expect(words).toContain(`<code>${path}</code>`)
    expect(words).toContain(operation.summary)
    const fields = Object.keys(Object(operation.input).properties).filter((name) => !pathFieldsOf(path).includes(name))
    for (const field of fields) expect(words, `${path} ${field}`).toContain(`<code>${field}</code>`)
    for (const code of operation.errors) expect(words, `${path} ${code}`).toContain(`<code>${code}</code>`)
  }
})

test('shows every error code with its status', () => {
  for (const [code, { status }] of Object.entries(errorCatalogue)) {
    expect(words).toContain(`id="error-${code}"`)
    expect(words).toContain(`<span class="status">${status}</span> <code>${code}</code>`)
  }
})

test('needs nothing from elsewhere, and runs nothing but the one script of this server', () => {
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="docs/guide.js" defer>'])
  expect(page).not.toMatch(/<iframe|<img|<form|javascript:|@import|\son\w+=/i)
  const resources = [...page.matchAll(/(?:<link[^>]*href)="([^"]*)"/g)].map(([, url = '']) => url)
  expect(resources.every((url) => url.startsWith('data:'))).toBe(true)
  expect(page.match(/url\(/g)).toBeNull()
})

test('every link within the page leads somewhere, and no id stands twice', () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(new Set(ids).size)
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.includes(id))).toEqual([])
  for (const { operation } of operations) expect(page).toContain(operation.tag)
})

test('operations and chapters to look up are closed, and hold within what their address leads to', () => {
  expect(page).not.toMatch(/<details[^>]*\sopen/)
  for (const { operation } of operations) {
    const entry = page.indexOf(`<details class="operation" data-entry="${operation.id}">`)
    expect(entry, operation.id).toBeGreaterThan(0)
    expect(page.indexOf(`id="${operation.id}"`, entry), operation.id).toBeLessThan(page.indexOf('</details>', entry))
  }
})

test('is well nested', () => {
  const open: string[] = []
  for (const [tag, slash, name = ''] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?>/gi)) {
    if (/^(meta|link|br|wbr|path|input)$/i.test(name) || tag.endsWith('/>')) continue
    if (slash === '') open.push(name)
    else expect(open.pop(), tag).toBe(name)
  }
  expect(open).toEqual([])
})

test('headings step down one at a time and every table has a caption', () => {
  const levels = [...page.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  expect(page.match(/<caption>/g)?.length).toBe(page.match(/<table/g)?.length)
})

test('what a description or an address contains is text, never markup', () => {
  const hostile = structuredClone(makeOpenApi(address))
  const paths = JSON.parse(
    JSON.stringify(hostile).replaceAll('Create a chatbot', `<script>alert(1)</script>"'&`.replaceAll('"', '\\"')),
  )
  const rendered = renderGuide(paths, 'https://x.example/"><b>')
  expect(rendered.match(/<script/g)).toHaveLength(1)
  expect(rendered).not.toContain('"><b>')
  expect(rendered).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')
})

test('the curl of an operation is what the shell sends: its variables are put in, all else is kept', async () => {
  const { execFileSync } = await import('node:child_process')
  const section = words.slice(words.indexOf('id="createListing"'))
  const command = /<span>Request: curl<\/span><\/figcaption><pre[^>]*><code>([\s\S]*?)<\/code>/.exec(section)?.[1] ?? ''
  const script = command
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  // A function in curl's place shows what it was given.
  const shell = `curl() { printf '%s\\n' "$@" >&2; cat; }\nSECRET_KEY=pl_sk_x\nSERIAL=abc\n${script}`
  const sent = JSON.parse(execFileSync('bash', ['-c', shell], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }))
  const create = operations.find(({ path }) => path.endsWith('/RealEstateCreate'))
  expect(sent).toEqual({ ...create?.operation.example, SerialNumber: 'abc' })
})
