import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSources } from '../../../test/house/source-files.ts'
import { howMany } from '../../../test/run/how-much.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { testListings } from '../../homes/search/listings.fixture.ts'
import { handOverMail } from '../../notify/hand-over.ts'
import { skillWordsOf } from '../../reading/languages/all-wish-words.ts'
import { allGuideWords, guideWordsOf } from '../../reading/languages/all-words.ts'
import { consentWordsOf } from '../../reading/languages/kept-words/consent-words.ts'
import { languageCodes } from '../../reading/languages/language-code.ts'
import { fixedWordsOf } from '../../reading/languages/spoken/all-fixed-words.ts'
import { furtherLanguages, type WindowLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import type { ContactKept, PersonRequested } from '../../reading/languages/tables/told.ts'
import { forgetHeldContacts } from '../../visitors/leads/held/hold-contact.ts'
import { leadMail } from '../../visitors/leads/lead-mail.ts'
import { type ClickedChatbot, type Clicker, openClicking } from '../guide/conversations/clicking.fixture.ts'
import { saidAnyhow } from '../guide/wishes/said-anyhow.fixture.ts'

// What the chat says that the firm knows, the firm knows: whichever way led to the words (decision 0087).

let app: TestApp
let guide: ClickedChatbot
let asking: ClickedChatbot

beforeAll(async () => {
  app = await startTestApp({ consumers: [handOverMail, leadMail] })
  const homes = testListings.slice(0, 6)
  guide = await openClicking(app, homes, { TalkToHumanEmail: 'desk@firm.example', OfficeHours: {} })
  asking = await openClicking(app, homes, {
    TalkToHumanEmail: 'desk@firm.example',
    OfficeHours: {},
    ConsentEnable: true,
    ConsentContent: 'Maple *Realty* may write to me.',
    ConsentCheckboxText: 'I agree.',
  })
  // The first question of a process takes its time.
  await (await guide.visit()).ask('homes')
})
afterAll(() => app.close())

// Only in a test are the words looked at without the deed.
const unproven = {} as PersonRequested & ContactKept
const saysFirmKnows = [...allGuideWords(), ...furtherLanguages.map(fixedWordsOf)].map(({ personAsked }) =>
  personAsked(unproven),
)
const mark = '\u0001'
/** What stands before and behind the details in every way of saying that they were passed on. */
const saysPassedOn = languageCodes
  .flatMap((code) => [...skillWordsOf(code).contact.kept(unproven, mark), consentWordsOf(code).kept(unproven, mark)])
  .map((sentence) => sentence.split(mark))

const claims = {
  person: (text: string) => saysFirmKnows.some((sentence) => text.includes(sentence)),
  contact: (text: string) => saysPassedOn.some((parts) => parts.every((part) => text.includes(part))),
}

async function get(path: string): Promise<Record<string, unknown>> {
  const answer = await app.post(path, undefined, { method: 'GET' })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

async function isWaiting(sessionId: number): Promise<boolean> {
  const { waitingSince } = await get(`/v1/conversations/${sessionId}`)
  return waitingSince !== null
}

async function leadsOf(sessionId: number) {
  return app.app.db
    .selectFrom('leadNotes')
    .select(['email', 'phone', 'consentText', 'message', 'source'])
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
}

const heldIn = (sessionId: number) =>
  app.app.db.selectFrom('heldContacts').select('email').where('sessionId', '=', sessionId).execute()

/** Waits until so many mails have been written about each of the conversations. */
async function expectMails(counts: ReadonlyMap<number, number>): Promise<void> {
  await expect
    .poll(
      async () => {
        const rows = await app.app.db
          .selectFrom('outbox')
          .select(({ fn }) => ['sessionId', fn.countAll<number>().as('mails')])
          .where('sessionId', 'in', [...counts.keys()])
          .groupBy('sessionId')
          .execute()
        const found = new Map(rows.map(({ sessionId, mails }) => [sessionId, Number(mails)]))
        return [...counts.keys()].map((id) => found.get(id) ?? 0)
      },
      { timeout: 20_000 },
    )
    .toEqual([...counts.values()])
}

/** Says it, and checks that what the answer says has been done, and nothing else. */
async function sayChecked(visitor: Clicker, content: string, before: boolean): Promise<boolean> {
  const { text } = await visitor.ask(content)
  const waits = await isWaiting(visitor.sessionId)
  expect({ content, text, waits }).toEqual({ content, text, waits: before || claims.person(text) })
  const leads = await leadsOf(visitor.sessionId)
  if (claims.contact(text)) expect(leads, content).not.toEqual([])
  return waits
}

describe.each(languageCodes)('in %s', (code) => {
  const of = saidAnyhow.filter((row) => row.code === code)

  test('who asks for a person waits in the inbox, and the firm is mailed, whichever way it is said', async () => {
    const asked = of.filter(({ wish }) => wish === 'person').flatMap(({ said }) => said.slice(0, howMany(3, 4)))
    expect(asked.length).toBeGreaterThan(2)
    const mails = new Map<number, number>()
    for (const content of asked) {
      const visitor = await guide.visit()
      mails.set(visitor.sessionId, (await sayChecked(visitor, content, false)) ? 1 : 0)
    }
    expect([...mails.values()].filter(Boolean).length, 'most are heard').toBeGreaterThan(asked.length / 2)
    await expectMails(mails)
  })

  test('nobody waits who was not told so, whatever else is wanted', async () => {
    const visitor = await guide.visit()
    await visitor.ask(code === 'en' ? 'homes' : skillWordsOf(code).say.inPlace('Kent'))
    let waits = false
    for (const { wish, said } of of) {
      if (wish === 'person') continue
      waits = await sayChecked(visitor, said[of.length % said.length] ?? '', waits)
    }
  })
})

test('the sentence that was believed', async () => {
  const visitor = await guide.visit()
  const { text, view } = await visitor.ask('¿alguien habla español para llamarle?')
  expect(text).toBe(guideWordsOf('es').personAsked(unproven))
  expect(view?.offersForm).toBe(true)
  expect(await isWaiting(visitor.sessionId)).toBe(true)
  await visitor.ask('¿alguien habla español para llamarle?')
  const { rows } = await app.app.pool.query(`SELECT FROM events WHERE type = 'person.requested' AND "sessionId" = $1`, [
    visitor.sessionId,
  ])
  expect(rows, 'once, however often it is asked').toHaveLength(1)
  await expectMails(new Map([[visitor.sessionId, 1]]))
})

test('outside of office hours it is said when they begin again, on the clock of the firm', async () => {
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000)
  const day = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[inThreeDays.getUTCDay()] ?? 'sun'
  const closed = await openClicking(app, [], { TimeZone: 'Etc/UTC', OfficeHours: { [day]: ['09:30-12:00'] } })
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(inThreeDays)
  const { text } = await (await closed.visit()).ask('Can I talk to a real person?')
  expect(text.replace(/\u202f/g, ' ')).toBe(
    `${guideWordsOf('en').personAsked(unproven)} Office hours begin again ${name} at 9:30 AM.`,
  )
})

test('the firm’s own words are said with the deed, and an offer that is agreed to is one', async () => {
  const own = await openClicking(app, [], { TalkToHumanResponseMessage: 'Ana will call you today.' })
  const visitor = await own.visit()
  const offer = skillWordsOf('en').offerPerson
  let said = ''
  for (const content of ['who won the world cup', 'sing me a song', 'what is the meaning of life', 'tell me a joke']) {
    if (!offer.some((words) => said.includes(words))) said = (await visitor.ask(content)).text
  }
  expect(
    offer.some((words) => said.includes(words)),
    said,
  ).toBe(true)
  expect(await isWaiting(visitor.sessionId)).toBe(false)
  expect((await visitor.ask('yes please')).text).toBe('Ana will call you today.')
  expect(await isWaiting(visitor.sessionId)).toBe(true)
})

describe('contact details that are typed', () => {
  test('are the firm’s where it asks for no consent, also of a home that was chosen', async () => {
    const visitor = await guide.visit()
    const answer = await visitor.ask('You can reach me at jane@example.com')
    expect(claims.contact(answer.text)).toBe(true)
    const listing = (await visitor.ask('homes')).view?.cards[0]?.id
    await visitor.send({ content: 'About it:\ncall me at (206) 555-0134', action: { kind: 'ask', listing } })
    expect(await leadsOf(visitor.sessionId)).toMatchObject([
      { email: 'jane@example.com', consentText: null },
      { phone: '(206) 555-0134' },
    ])
  })

  test('wait for the consent where it does, and are a lead with its wording by a click', async () => {
    const visitor = await asking.visit()
    const answer = await visitor.ask('homes in Kent? I am jane@example.com')
    expect(answer.text).toContain('jane@example.com')
    expect(answer.text).toContain('Maple \\*Realty\\* may write to me.')
    const [agree, refuse] = answer.view?.buttons ?? []
    expect([agree?.kind, refuse?.kind]).toEqual(['agree', 'refuse'])
    expect(claims.contact(answer.text)).toBe(false)
    expect(await leadsOf(visitor.sessionId)).toEqual([])
    // Something else comes between: the button still means what it says.
    await visitor.ask('homes with a pool')
    const agreed = await visitor.ask(agree?.say ?? '')
    expect(claims.contact(agreed.text)).toBe(true)
    expect(await leadsOf(visitor.sessionId)).toEqual([
      {
        email: 'jane@example.com',
        phone: '',
        message: 'homes in Kent? I am jane@example.com',
        consentText: 'Maple *Realty* may write to me.\nI agree.',
        source: 'chat',
      },
    ])
    await expectMails(new Map([[visitor.sessionId, 1]]))
    expect(await heldIn(visitor.sessionId)).toEqual([])
  })

  const replies: [WindowLanguage, string, string, string][] = [
    ['en', 'my email is a@b.example', 'Yes, please!', 'no thanks'],
    ['es', 'mi correo es a@b.example', '¡Sí, claro!', 'no, gracias'],
    ['fr', 'mon adresse est a@b.example', 'oui', 'Non merci.'],
    ['de', 'meine E-Mail ist a@b.example', 'Ja gern', 'lieber nicht'],
    ['pt', 'meu e-mail é a@b.example', 'pode sim', 'não, obrigada'],
    ['zh', '我的邮箱是 a@b.example', '好的', '不用了'],
    ['it', 'la mia email è a@b.example', 'va bene', 'no grazie'],
    ['ru', 'моя почта a@b.example', 'Да, конечно', 'не надо'],
    ['ja', 'メールは a@b.example です', 'はい、お願いします', 'いいえ'],
    ['ko', '제 이메일은 a@b.example 입니다', '네', '아니요'],
    ['vi', 'địa chỉ thư của tôi là a@b.example', 'đồng ý', 'không, cảm ơn'],
    ['ar', 'بريدي هو a@b.example', 'نعم', 'لا، شكرا'],
  ]
  test.each(replies)('in %s: yes and no are understood as they are typed', async (code, left, yes, no) => {
    const words = consentWordsOf(code)
    const willing = await asking.visit()
    expect((await willing.ask(left)).text, 'asked in the language of the visitor').toContain(words.ask)
    expect((await willing.ask(yes)).text).toContain(words.kept(unproven, mark).split(mark).at(-1))
    expect(await leadsOf(willing.sessionId)).toMatchObject([{ email: 'a@b.example' }])
    const unwilling = await asking.visit()
    await unwilling.ask(left)
    expect((await unwilling.ask(no)).text).toBe(words.deleted)
    expect(await leadsOf(unwilling.sessionId)).toEqual([])
    expect(await heldIn(unwilling.sessionId)).toEqual([])
    await unwilling.ask(words.agree)
    expect(await leadsOf(unwilling.sessionId), 'what was refused is gone').toEqual([])
  })

  test('a yes to something else agrees to nothing, and two messages are put together', async () => {
    const visitor = await asking.visit()
    await visitor.ask('jane@example.com')
    await visitor.ask('homes in Kent')
    await visitor.ask('yes')
    expect(await leadsOf(visitor.sessionId)).toEqual([])
    await visitor.ask('or call (206) 555-0134')
    await visitor.ask('ok')
    expect(await leadsOf(visitor.sessionId)).toMatchObject([{ email: 'jane@example.com', phone: '(206) 555-0134' }])
  })

  test('are forgotten after a day', async () => {
    const visitor = await asking.visit()
    await visitor.ask('jane@example.com')
    await forgetHeldContacts({ patientDb: app.app.db })
    expect(await heldIn(visitor.sessionId)).toHaveLength(1)
    await app.app.pool.query(`UPDATE "heldContacts" SET "createdAt" = "createdAt" - interval '25 hours'`)
    await forgetHeldContacts({ patientDb: app.app.db })
    expect(await heldIn(visitor.sessionId)).toEqual([])
  })
})

test('the proof of a deed is made by the deed alone', () => {
  const makers = readSources('src')
    .filter(
      ({ path, code }) => !/\.test\.ts$/.test(path) && /\bas (?:PersonRequested|ContactKept|KeptLead)\b/.test(code),
    )
    .map(({ path }) => path)
  expect(makers.sort()).toEqual(['src/conversation/take-over/request-person.ts', 'src/visitors/leads/keep-lead.ts'])
})
