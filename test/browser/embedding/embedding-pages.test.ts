import { afterAll, beforeAll, expect, test } from 'vitest'
import { bubbleButton, chatFrame, type Stage, startStage } from './embedding-stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await startStage()
})
afterAll(async () => {
  await stage?.close()
})

test('the share page says what it is to messengers and browsers, in the visitor’s language', async () => {
  const id = await stage.app.addChatbot({
    Name: 'Harbour & Homes <b>',
    WelcomeMessage: 'Hello "you"\nSecond line',
    ChatBubbleColor: 'rgb(47,93,98)',
    CustomDomain: 'chat.harbour.example',
  })
  const answer = await fetch(`${stage.app.url}/share/${id}`, { headers: { 'accept-language': 'ar-EG, en;q=0.5' } })
  const html = await answer.text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<title>Harbour &amp; Homes &lt;b&gt;</title>')
  expect(html).toContain('<meta name="description" content="Hello &quot;you&quot;">')
  expect(html).toContain('<meta name="theme-color" content="rgb(47,93,98)">')
  // Its own host names it only once that is proven.
  expect(html).toContain(`<link rel="canonical" href="${stage.app.url}/share/${id}">`)
  expect(html).toMatch(/<noscript lang="en" dir="ltr"><p>Harbour &amp; Homes &lt;b&gt;: this chat needs JavaScript/)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const frame = await (await fetch(`${stage.app.url}/chatbot-iframe/${id}`)).text()
  expect(frame).toContain('<meta name="robots" content="noindex">')
  expect(frame).not.toContain('canonical')
})

test('pages of a chatbot that is not there are a 404 for people', async () => {
  for (const path of ['share', 'chatbot-iframe']) {
    const answer = await fetch(`${stage.app.url}/${path}/${'0'.repeat(32)}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('<h1>No chat here</h1>')
  }
})

test('what a website is told before a chat is opened holds nothing private, and is not sent twice', async () => {
  const id = await stage.app.addChatbot({
    Name: 'Said "so" </script>',
    SystemMessage: 'the secret prompt',
    TalkToHumanEmail: 'office@harbour.example',
    EmailForDailyLeads: 'leads@harbour.example',
    Domains: 'intranet.harbour.example',
  })
  const address = `${stage.app.url}/embed-config/${id}.js`
  const answer = await fetch(address)
  const script = await answer.text()
  expect(script).not.toMatch(/secret|harbour|<\//)
  const look = JSON.parse(script.replace('export default ', ''))
  expect(Object.keys(look).sort().join(' ')).toBe(
    'close colour dismiss greetOnce greeting greetingDelay icon language left name open textColour',
  )
  expect(look.name).toBe('Said "so" </script>')
  const etag = answer.headers.get('etag') ?? ''
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('the pages of the demo have its bubble, and only as long as there is a demo', async () => {
  const id = await stage.app.addChatbot({ Name: 'Demo' })
  stage.app.app.demoChatbot = id
  const page = await stage.browser.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  for (const path of ['/demo', '/demo/listings/5706-mossglass-st']) {
    await page.goto(stage.app.url + path)
    await bubbleButton(page).click()
    await chatFrame(page)
  }
  expect(said.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([])
  await stage.app.post('/chat/Chatbot/Remove', { serialNumber: id })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await bubbleButton(page).count()).toBe(0)
  expect(await page.content()).not.toContain('embed.min.js')
  await page.close()
})
