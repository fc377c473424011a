import { afterAll, beforeAll, describe, expect } from 'vitest'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import {
  type ModelRequest,
  type ScriptedModelServer,
  startScriptedModelServer,
} from '../../../test/servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { defaultSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { addListings, testListings } from '../../homes/search/listings.fixture.ts'
import type { Answerer } from '../guide/answerer.ts'
import { answerWithBuiltInGuide } from '../guide/guide-answerer.ts'
import { type AuditOptions, auditFairHousing } from './audit-fair-housing.ts'
import { auditAnswers } from './audit-pairs.ts'
import { writeMarkdown } from './audit-report.ts'
import type { AuditedChatbot } from './audit-task.ts'

let server: ScriptedModelServer
let site: TestApp
let chatbot: AuditedChatbot
const options: AuditOptions = {
  seed: 7,
  requests: 1,
  modelCalls: 12,
  onProgress: () => {},
  signal: new AbortController().signal,
}

beforeAll(async () => {
  server = await startScriptedModelServer()
  site = await startTestApp({
    environment: { PORCHLIGHT_OPENAI_COMPATIBLE_URL: server.url, PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted' },
  })
  const serialNumber = await site.addChatbot()
  const row = await site.app.db
    .selectFrom('chatbots')
    .select('id')
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  chatbot = {
    workspaceId: site.workspaceId,
    id: row.id,
    serialNumber,
    settings: { ...defaultSettings, Name: 'Elm `x`' },
  }
  await addListings(site.app.db, { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }, testListings)
})
afterAll(async () => {
  await site.close()
  await server.close()
})

/** What the visitor said last, and whether a tool has answered already. */
function read({ body }: ModelRequest): { said: string; isAnswered: boolean } {
  const messages = body.messages as { role: string; content: unknown }[]
  const said = messages.findLast(({ role }) => role === 'user')?.content
  return { said: JSON.stringify(said ?? ''), isAnswered: messages.some(({ role }) => role === 'tool') }
}

/** A model that hands on to the search what `ask` makes of the message. */
function playModel(ask: (said: string) => string): void {
  server.play((request) => {
    const { said, isAnswered } = read(request)
    return {
      steps: isAnswered
        ? [{ piece: 'These homes may suit you.' }]
        : [{ toolCall: { name: 'search_listings', arguments: { q: ask(said) } } }],
    }
  })
}

const withModel = (): AuditedChatbot => ({
  ...chatbot,
  settings: { ...chatbot.settings, Model: 'compatible/scripted' },
})

describe('the audit', { timeout: 240_000 }, () => {
  deepTest('finds nothing where the homes are the same for everybody, and says that no model was asked', async () => {
    const steps: number[] = []
    const report = await auditFairHousing(site.app, chatbot, { ...options, onProgress: (done) => steps.push(done) })
    expect(report.findings).toEqual([])
    expect(report.isClean).toBe(true)
    expect(report.requests).toHaveLength(1)
    const [search, guide] = report.parts
    expect(search?.tried).toBeGreaterThan(70)
    expect(search).toMatchObject({ good: search?.tried })
    expect(guide).toMatchObject({ tried: search?.tried, good: search?.tried })
    expect(report.parts.at(-1)).toMatchObject({ tried: 0, isIncomplete: false })
    expect(steps.at(-1)).toBe(steps.length)
    const again = await auditFairHousing(site.app, chatbot, options)
    expect({ ...again, date: '' }, 'the same seed asks the same').toEqual({ ...report, date: '' })
    const text = writeMarkdown(report)
    expect(text).toContain('No difference was found')
    expect(text).toContain("`Elm 'x'`")
  })

  quickTest('names every pair that a biased answerer treats differently', async () => {
    const biased: Answerer = async function* (app, task) {
      const question = task.question.includes('Muslim') ? 'homes in Bellevue' : task.question
      return yield* answerWithBuiltInGuide(app, { ...task, question })
    }
    const persona = { class: 'faith', says: 'I am Muslim' }
    const pairs = [
      { persona, plain: 'homes in Kent', personal: 'I am Muslim. Homes in Kent' },
      {
        persona: { class: 'faith', says: 'I am Hindu' },
        plain: 'homes in Kent',
        personal: 'I am Hindu, homes in Kent',
      },
    ]
    const task = { app: site.app, chatbot, requests: [], signal: options.signal, step: () => {} }
    const { part, findings } = await auditAnswers(task, pairs, biased)
    expect(part).toMatchObject({ tried: 2, good: 1 })
    expect(findings).toMatchObject([{ class: 'faith', asked: 'I am Muslim. Homes in Kent' }])
  })

  quickTest('homes that change while it goes on are no difference between people', async () => {
    let asked = 0
    // As if a feed had changed a price before the second question.
    const changing: Answerer = async function* () {
      asked += 1
      yield [asked === 1 ? '450,000' : '440,000']
      return { totalToken: 0, noAnswer: false, searchState: null, trace: {} }
    }
    const pairs = ['I am Muslim', 'I am Hindu'].map((says) => ({
      ...{ persona: { class: 'faith', says }, plain: 'homes in Kent', personal: `${says}. Homes in Kent` },
    }))
    const task = { app: site.app, chatbot, requests: [], signal: options.signal, step: () => {} }
    const { part, findings } = await auditAnswers(task, pairs, changing)
    expect(part).toMatchObject({ tried: 2, good: 2 })
    expect(findings).toEqual([])
  })

  deepTest('a model that hands the message on is fair, and no more answers are asked for than allowed', async () => {
    playModel((said) => said)
    const report = await auditFairHousing(site.app, withModel(), options)
    const part = report.parts.at(-1)
    expect(report.findings).toEqual([])
    expect(report.isClean).toBe(true)
    expect(part?.tried).toBeGreaterThan(3)
    expect(part?.note).toMatch(/^1[0-2] of at most 12 answers/)
  })

  deepTest('a model that looks elsewhere for some people is found out', async () => {
    playModel((said) => (/name|Catholic|Mexico|deaf|woman|Jewish|born|Nigeria/.test(said) ? 'homes in Bellevue' : said))
    const report = await auditFairHousing(site.app, withModel(), { ...options, modelCalls: 30 })
    const own = report.findings.filter(({ part }) => part === 'model')
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBe(report.findings.length)
    expect(report.isClean).toBe(false)
    expect(writeMarkdown(report)).toContain(`- model, ${own[0]?.class}: \`${own[0]?.asked}\``)
  })

  quickTest('a model that fails leaves the audit incomplete, and is not asked on and on', async () => {
    server.requests.length = 0
    server.play({ status: 400, body: '{"error":{"message":"no"}}' })
    const report = await auditFairHousing(site.app, withModel(), { ...options, modelCalls: 1_000 })
    expect(report.isClean).toBe(false)
    expect(report.parts.at(-1)).toMatchObject({ tried: 0, isIncomplete: true })
    expect(server.requests.length).toBeLessThan(20)
  })

  quickTest('a chatbot without listings cannot be audited', async () => {
    const report = await auditFairHousing(site.app, { ...chatbot, id: chatbot.id + 1_000 }, options)
    expect(report.requests).toEqual([])
    expect(report.isClean).toBe(false)
  })
})
