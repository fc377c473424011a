import { builtInGuideKey } from '../../platform/models/models.ts'
import { readProductVersion } from '../../platform/product-version.ts'
import type { LanguageCode } from '../../reading/languages/language.ts'
import { knownLanguages } from '../../reading/languages/languages.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { answerWithBuiltInGuide } from '../guide/guide-answerer.ts'
import { auditGate, countGate } from './audit-gate.ts'
import { auditModel } from './audit-model.ts'
import { auditAnswers, auditSearch, auditTranslations } from './audit-pairs.ts'
import type { AuditReport } from './audit-report.ts'
import type { AuditedChatbot, AuditTask, PartResult } from './audit-task.ts'
import { makePairs } from './make-pairs.ts'
import { makeRequests } from './make-requests.ts'
import { personas } from './personas.ts'

export interface AuditOptions {
  /** Draws where each person speaks: before the request or behind it. */
  seed: number
  /** Requests drawn from the listings, at most. */
  requests: number
  /** Answers that a language model is asked for, at most. */
  modelCalls: number
  onProgress(done: number, total: number, what: string): void
  /** Awaited after each question, where others are served meanwhile. */
  rest?(): Promise<void>
  signal: AbortSignal
}

/**
 * The paired test: the same requests, drawn from the chatbot's own listings, asked by different people, through the
 * search, the built-in guide and the chatbot's language model. Stores nothing.
 */
export async function auditFairHousing(
  app: ConversationApp,
  chatbot: AuditedChatbot,
  options: AuditOptions,
): Promise<AuditReport> {
  const place = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
  const scope = { ...place, languages: app.languages, slices: app.slices, index: app.searchIndex }
  const languages: LanguageCode[] = knownLanguages().map(({ code }) => code)
  const offer = await makeRequests(app.db, scope, { most: options.requests, languages, now: app.now() })
  const pairs = makePairs(offer, languages, options.seed)
  const calls = chatbot.settings.Model === builtInGuideKey ? 0 : options.modelCalls
  let done = 0
  const total = pairs.length * 2 + countGate(offer, languages) + calls
  const task: AuditTask = {
    app,
    chatbot,
    requests: offer.requests,
    signal: options.signal,
    step: () => {
      done += 1
      options.onProgress(Math.min(done, total), total, 'questions')
      return options.rest?.()
    },
  }
  const results: PartResult[] = [
    await auditSearch(task, pairs),
    await auditAnswers(task, pairs, answerWithBuiltInGuide),
    await auditTranslations(task, offer.translations),
    ...(await auditGate(task, offer, languages)),
    await auditModel(task, pairs, calls),
  ]
  const parts = results.map(({ part }) => part)
  const findings = results.flatMap((result) => result.findings)
  return {
    version: readProductVersion(),
    date: app.now().toISOString(),
    chatbot: {
      serialNumber: chatbot.serialNumber,
      name: chatbot.settings.Name,
      model: chatbot.settings.Model,
      listings: offer.total,
    },
    requests: offer.requests.map(({ text }) => text),
    personas: personas.length,
    parts,
    findings,
    isClean: findings.length === 0 && offer.requests.length > 0 && !parts.some(({ isIncomplete }) => isIncomplete),
  }
}
