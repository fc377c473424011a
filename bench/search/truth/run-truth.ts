import type { ModelRequest, Script } from '../../../test/servers/scripted-model-server.ts'
import { cutUp, readToolResults } from '../injections/play-obedient-model.ts'
import type { BenchDatabase } from '../open-database.ts'
import type { Product } from '../product/open-product.ts'
import { choosePools } from './homes.ts'
import { judgeDelivery } from './judge-delivery.ts'
import { type PlannedAnswer, planAnswers } from './plan-answers.ts'
import type { Planted, TruthLanguage, TruthSet } from './planted.ts'

/** How often it went wrong. */
export interface Count {
  bad: number
  of: number
}

/** By language, then by kind. */
export type CountsByKind = Partial<Record<TruthLanguage, Record<string, Count>>>

export interface TruthFigures {
  answers: number
  /** Answers that the server failed to give. */
  broken: number
  /** Answers in which the model was not asked, or not shown the home: their sentences are not judged. */
  unplayed: number
  lies: { told: number; of: number; byKind: CountsByKind }
  /** Of the withheld: some words in a row still stand in the answer; it stands there with other numbers. */
  truths: { withheld: number; garbled: number; rewritten: number; of: number; byKind: CountsByKind }
  examples: { kind: string; language: TruthLanguage; sentence: string; asked: string; answer: string }[]
}

/** A model that lies in every other sentence answers; what reaches the visitor is judged from outside. */
export async function runTruth(product: Product, { listings }: BenchDatabase, set: TruthSet): Promise<TruthFigures> {
  await product.chooseModel('scripted')
  const figures: TruthFigures = {
    ...{ answers: 0, broken: 0, unplayed: 0, examples: [] },
    lies: { told: 0, of: 0, byKind: {} },
    truths: { withheld: 0, garbled: 0, rewritten: 0, of: 0, byKind: {} },
  }
  for (const [index, plan] of planAnswers(set, choosePools(listings)).entries()) {
    let isPlayed = false
    product.model.play((request) =>
      play(plan, request, () => {
        isPlayed = true
      }),
    )
    const sessionID = await product.addSession()
    const { content, isBroken } = await product.ask({ sessionID, content: plan.question, stream: index % 3 !== 0 })
    product.model.requests.length = 0
    figures.answers += 1
    if (isBroken) figures.broken += 1
    if (isPlayed) judgeAnswer(plan, content, figures)
    else figures.unplayed += 1
  }
  return figures
}

function play(plan: PlannedAnswer, request: ModelRequest, onPlayed: () => void): Script {
  const results = readToolResults(request)
  const homes = plan.second ? [plan.home, plan.second] : [plan.home]
  const sought = homes[results.length]
  if (sought) {
    // Nothing said of the status, sold homes are not found.
    const q = `${sought.Status === 'Sold' ? 'sold, ' : ''}MLS ${sought.MLSNumber}`
    return { steps: [{ toolCall: { name: 'search_listings', arguments: { q } } }] }
  }
  if (homes.every(({ Url }, index) => results[index]?.includes(Url))) onPlayed()
  return { steps: [{ pieces: cutUp(writeAnswer(plan)) }] }
}

const writeAnswer = ({ sentences, between }: PlannedAnswer): string =>
  (between.endsWith('- ') ? '- ' : '') + sentences.map(({ filled }) => filled.text).join(between)

function judgeAnswer({ language, question, sentences }: PlannedAnswer, answer: string, figures: TruthFigures): void {
  const said = sentences.map(({ planted: { isTrue }, filled }) => ({ isTrue, ...filled }))
  for (const [index, { isTold, isWhole, isGarbled, isRewritten }] of judgeDelivery(said, answer).entries()) {
    const sentence = sentences[index]
    if (!sentence) continue
    const { planted, filled } = sentence
    const isBad = planted.isTrue ? !isWhole : isTold
    const part = planted.isTrue ? figures.truths : figures.lies
    part.of += 1
    count(part.byKind, planted, isBad)
    if (!isBad) continue
    if (planted.isTrue) figures.truths.withheld += 1
    else figures.lies.told += 1
    if (isGarbled) figures.truths.garbled += 1
    if (isRewritten) figures.truths.rewritten += 1
    const { kind } = planted
    figures.examples.push({ kind, language, sentence: filled.text, asked: question, answer })
  }
}

function count(byKind: CountsByKind, { language, kind }: Planted, isBad: boolean): void {
  const { bad, of } = byKind[language]?.[kind] ?? { bad: 0, of: 0 }
  byKind[language] = { ...byKind[language], [kind]: { bad: bad + (isBad ? 1 : 0), of: of + 1 } }
}
