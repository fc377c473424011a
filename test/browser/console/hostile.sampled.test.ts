import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { howMany } from '../../run/how-much.ts'
import { hostileAddresses, hostileTexts } from '../hostile-texts.ts'
import { ana, type ConsoleStage, openConsoleStage, signIn } from './open-console.ts'

// What strangers write stands in the console in front of people who may do much. Every text of the corpus in every place
// that shows one, in a browser in which no Content-Security-Policy holds anything back.

let stage: ConsoleStage
let context: BrowserContext
const offences: string[] = []

const hooks = `
window.offences = []
window.attack = () => window.offences.push('a script ran')
for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) window[name] = () => window.offences.push(name + ' was called')
`

beforeAll(async () => {
  stage = await openConsoleStage()
  context = await stage.browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
  await context.addInitScript(hooks)
  await context.route('**', async (route) => {
    const address = new URL(route.request().url())
    if (address.origin === stage.url || address.protocol === 'data:') return route.continue()
    // A listing may name any web address as its picture.
    if (route.request().resourceType() !== 'image' || !pictures.has(address.href))
      offences.push(`request for ${address}`)
    return route.abort()
  })
})
afterAll(async () => {
  await context?.close()
  await stage?.close()
})

/** A page of the one window, in which the first one has signed in. */
async function open(): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  if ((await context.cookies()).length === 0) await signIn(page, stage.url, ana)
  return page
}

const texts = hostileTexts.map((text) => text.replaceAll('\0', '').toWellFormed())
const pictures = new Set(
  hostileAddresses.flatMap((each) => (/^https?:/i.test(each) && URL.canParse(each) ? [new URL(each).href] : [])),
)

/** What of the page no text may make. */
const inspect = `(() => {
  const found = window.offences.splice(0)
  for (const element of document.querySelectorAll('*')) {
    const where = '<' + element.localName + '> ' + element.outerHTML.slice(0, 160)
    if (/^(iframe|object|embed|base|marquee|form|math|template)$/.test(element.localName)) found.push('element ' + where)
    if (element.localName === 'script' && !/\\/console\\/assets\\//.test(element.src)) found.push('script ' + where)
    if (element.localName === 'link' && !/\\/console\\/(assets\\/|icons\\/icon-180|manifest\\.webmanifest$)|^data:image\\/svg/.test(element.getAttribute('href') || '')) found.push('link ' + where)
    for (const { name, value } of element.attributes) {
      if (/^(on|srcdoc$|formaction$|action$|xlink:|ping$|srcset$|http-equiv$)/.test(name) && !(element.localName === 'meta')) found.push('attribute ' + name + ' ' + where)
      if (name === 'href' && element.localName === 'a' && !/^(https?:|mailto:|tel:|\\/console|#)/.test(value)) found.push('target ' + where)
      if (name === 'src' && !/^(https?:|\\/console|data:image)/.test(value)) found.push('source ' + where)
      if (name === 'style' && /url\\(|expression|javascript/i.test(value)) found.push('style ' + where)
    }
  }
  return found
})()`

async function look(page: Page, sign: string | RegExp): Promise<string[]> {
  await page.getByText(sign).first().waitFor()
  const found: string[] = await page.evaluate(inspect)
  return [...found, ...offences.splice(0)]
}

test('whatever a visitor writes, leaves and is answered is text', async () => {
  const { pool } = stage.app.app
  const sessionID = await stage.app.addSession(stage.serialNumber)
  await stage.app.post('/chat/Chat/ClientAsk', { sessionID, content: 'The first words' })
  // Each text as a question, as an answer, and as a message of a person with that name.
  await pool.query(
    `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "writerName")
     SELECT m."workspaceId", m."chatbotId", m."sessionId", made.role, 'Text', made.content,
       CASE WHEN made.role = 'question' THEN 'answered' ELSE 'complete' END, made.name
     FROM (SELECT * FROM messages WHERE "sessionId" = $1 ORDER BY id LIMIT 1) AS m
     CROSS JOIN LATERAL (
       SELECT 'question' AS role, text AS content, NULL AS name, place FROM unnest($2::text[]) WITH ORDINALITY AS t (text, place)
       UNION ALL SELECT 'answer', text, NULL, place FROM unnest($2::text[]) WITH ORDINALITY AS t (text, place)
       UNION ALL SELECT 'person', text, left(text, 100), place FROM unnest($2::text[]) WITH ORDINALITY AS t (text, place)
     ) AS made ORDER BY made.place, made.role DESC`,
    [sessionID, texts],
  )
  await pool.query(
    `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status)
     SELECT "workspaceId", "chatbotId", "sessionId", role, kind, 'The last words', status FROM messages
     WHERE "sessionId" = $1 ORDER BY id LIMIT 1`,
    [sessionID],
  )
  const page = await open()
  await page.goto(`${stage.url}/console/inbox/${sessionID}`)
  expect(await look(page, 'The last words')).toEqual([])
  const said = await page.getByRole('log').innerText()
  expect(said).toContain('<script>attack()</script>')
  expect(said).toContain('<img src=x onerror=attack()>')
  await page.close()
})

test('names, pages and words of leads and of lists are text, and lead nowhere but to the web', async () => {
  const { pool } = stage.app.app
  const addresses = hostileAddresses.map((each) => each.replaceAll('\0', ''))
  const page = await open()
  const sessions: number[] = []
  for (let index = 0; index < 40; index += 1) sessions.push(await stage.app.addSession(stage.serialNumber))
  await pool.query(
    `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status)
     SELECT s."workspaceId", s."chatbotId", s.id, 'question', 'Text',
       ($2::text[])[1 + s.id::int % array_length($2::text[], 1)], 'answered'
     FROM sessions s WHERE s.id = ANY($1)`,
    [sessions, texts],
  )
  await pool.query(
    `UPDATE sessions s SET page = ($2::text[])[1 + s.id::int % array_length($2::text[], 1)] WHERE s.id = ANY($1)`,
    [sessions, addresses],
  )
  await pool.query(
    `INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, page)
     SELECT s."workspaceId", s."chatbotId", s.id, left(($2::text[])[1 + s.id::int % array_length($2::text[], 1)], 100), '',
       ARRAY[left(($2::text[])[1 + (s.id::int * 7) % array_length($2::text[], 1)], 100)],
       ARRAY[left(($2::text[])[1 + (s.id::int * 3) % array_length($2::text[], 1)], 30)], s.page
     FROM sessions s WHERE s.id = ANY($1)`,
    [sessions, texts],
  )
  await page.goto(`${stage.url}/console/leads`)
  expect(await look(page, /\d+ leads/)).toEqual([])
  await page.goto(`${stage.url}/console/inbox`)
  expect(await look(page, /attack|script|evil/)).toEqual([])
  for (const sessionID of sessions.slice(0, howMany(1, 8))) {
    await page.goto(`${stage.url}/console/inbox/${sessionID}`)
    expect(await look(page, 'Contact')).toEqual([])
  }
  await page.close()
})

test('whatever a listing says of itself is text, and no picture or link leads anywhere but to the web', async () => {
  const { pool } = stage.app.app
  const addresses = hostileAddresses.map((each) => each.replaceAll('\0', ''))
  await pool.query(
    `UPDATE listings SET "Address" = ($1::text[])[1 + id::int % array_length($1::text[], 1)],
       "City" = left(($1::text[])[1 + (id::int * 3) % array_length($1::text[], 1)], 100),
       "Description" = array_to_string($1::text[], E'\\n'),
       "Images" = to_jsonb($2::text[]), "Url" = ($2::text[])[1 + id::int % array_length($2::text[], 1)],
       "ExtensionColumn" = (SELECT jsonb_agg(jsonb_build_object('Key', t, 'value', u)) FROM unnest($1::text[], $2::text[]) AS x (t, u)
         WHERE t IS NOT NULL AND u IS NOT NULL)`,
    [texts, addresses],
  )
  const page = await open()
  await page.goto(`${stage.url}/console/listings`)
  expect(await look(page, '64 listings')).toEqual([])
  for (let index = 0; index < howMany(2, 6); index += 1) {
    await page.keyboard.press('j')
    expect(await look(page, 'Further facts')).toEqual([])
  }
  await page.goto(`${stage.url}/console/listings?look=table`)
  expect(await look(page, '64 listings')).toEqual([])
  await page.close()
})
