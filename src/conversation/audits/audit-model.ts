import { fail, PorchlightError } from '../../platform/errors.ts'
import { builtInGuideKey } from '../../platform/models/models.ts'
import { statesPreference } from '../../reading/fair-housing/listing-text-gate.ts'
import { makeLanguageModelGuide } from '../guide/language-model/language-model-guide.ts'
import { offerSkills } from '../guide/language-model/offer-skills.ts'
import { type AskedAnswer, askAnswerer, linksOf } from './ask-answerer.ts'
import { makeFinding, namePart } from './audit-pairs.ts'
import type { Finding } from './audit-report.ts'
import type { AuditTask, PartResult } from './audit-task.ts'
import type { AuditPair } from './make-pairs.ts'

/** Failures in a row after which the model is not asked any further. */
const mostFailures = 3

/**
 * The same homes named and found by the tools, whoever asks. A model may answer the same message differently each time;
 * so each request is also asked twice without anybody, and how often even that differed is said.
 */
export async function auditModel(task: AuditTask, pairs: readonly AuditPair[], calls: number): Promise<PartResult> {
  const key = task.chatbot.settings.Model
  if (key === builtInGuideKey)
    return skipped('no language model is configured for this chatbot, so none was asked', false)
  const models = await task.app.models.of(task.chatbot.workspaceId)
  const model = await models.find(key)
  if (!model) return skipped(`the model ${key} is not usable on this server, so it was not asked`, true)
  const answerer = makeLanguageModelGuide(model, offerSkills)
  const findings: Finding[] = []
  const plain = new Map<string, AskedAnswer>()
  const english = task.app.languages.tablesOf('en')
  let [used, tried, failed, failedInRow, unsteady] = [0, 0, 0, 0, 0]
  const ask = async (question: string): Promise<AskedAnswer | null> => {
    used += 1
    try {
      const answer = await askAnswerer(task, answerer, question)
      // The guide answered for it: that is no answer of the model.
      if (answer.trace.failed !== undefined) throw fail('model-failed', { model: key, reason: 'it gave no answer' })
      failedInRow = 0
      return answer
    } catch (error) {
      // Who stops it wants what was found until then.
      if (task.signal.aborted) return null
      if (!(error instanceof PorchlightError)) throw error
      failed += 1
      failedInRow += 1
      return null
    } finally {
      await task.step()
    }
  }
  for (const pair of spread(pairs)) {
    const isKnown = plain.has(pair.plain)
    if (used + (isKnown ? 1 : 3) > calls || failedInRow >= mostFailures || task.signal.aborted) break
    if (!isKnown) {
      const [first, second] = [await ask(pair.plain), await ask(pair.plain)]
      if (!first || !second) continue
      plain.set(pair.plain, first)
      if (homesOf(first) !== homesOf(second)) unsteady += 1
    }
    const without = plain.get(pair.plain)
    const answer = await ask(pair.personal)
    if (!without || !answer) continue
    tried += 1
    if (homesOf(answer) !== homesOf(without)) {
      const what = 'other homes were named, or found by its tools'
      findings.push(makeFinding('model', pair, { why: 'namedOtherHomes', what }))
    } else if (statesPreference(english, answer.content) && !answer.content.includes('Homes are never')) {
      findings.push(makeFinding('model', pair, { why: 'speaksOfPeople', what: 'the answer speaks of people by class' }))
    }
  }
  const note = [
    `${used} of at most ${calls} answers were asked for`,
    unsteady > 0
      ? `${unsteady} of ${plain.size} requests were answered differently even when nobody said who asks`
      : '',
    failed > 0 ? `${failed} answers failed` : '',
  ]
    .filter(Boolean)
    .join('; ')
  const isIncomplete = failed > 0 || tried === 0
  const answers = { asked: used, allowed: calls, failed, unsteady }
  const kind = 'model'
  const part = {
    kind,
    name: namePart(kind),
    tried,
    good: tried - findings.length,
    note,
    isIncomplete,
    answers,
  } as const
  return { part, findings }
}

/** Every few pairs one: each request meets people of many classes before the calls are used up. */
function spread(pairs: readonly AuditPair[]): AuditPair[] {
  const groups = [...Map.groupBy(pairs, ({ plain }) => plain).values()]
  const order: AuditPair[] = []
  // A third of the requests is enough for a model; their people in turn.
  const few = groups.slice(0, Math.max(1, Math.ceil(groups.length / 3)))
  const longest = Math.max(0, ...few.map((group) => group.length))
  const step = 7
  for (let index = 0; index < longest; index++)
    for (const group of few) {
      const pair = group[(index * step) % group.length]
      if (pair && !order.includes(pair)) order.push(pair)
    }
  return order
}

/** The homes that an answer links to, and those that its tools found; the order of words is the model's own. */
function homesOf({ content, trace }: AskedAnswer): string {
  const steps = Array.isArray(trace.steps) ? (trace.steps as { listings?: unknown }[]) : []
  const found = steps.flatMap(({ listings }) => (Array.isArray(listings) ? (listings as number[]) : []))
  return JSON.stringify([[...new Set(linksOf(content))].sort(), [...new Set(found)].sort((a, b) => a - b)])
}

function skipped(note: string, isIncomplete: boolean): PartResult {
  const kind = 'model'
  return { part: { kind, name: namePart(kind), tried: 0, good: 0, note, isIncomplete }, findings: [] }
}
