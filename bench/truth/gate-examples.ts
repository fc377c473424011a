import { homes, openGate, pass, total } from '../../src/conversation/truth/gate.fixture.ts'
import type { GateOptions } from '../../src/conversation/truth/grounding-gate.ts'
import { falseAnswers } from '../../src/conversation/truth/sentences/false-answers.fixture.ts'
import { invent, makeRandom } from '../../src/conversation/truth/sentences/inventing-model.fixture.ts'
import { trueAnswers } from '../../src/conversation/truth/sentences/true-answers.fixture.ts'
import { languageCodes } from '../../src/reading/languages/language.ts'

type Observed = Parameters<NonNullable<GateOptions['observe']>>

/** A sentence of an example that the rules leave to the doubt. */
export interface Example {
  isLie: boolean
  /** By a model of the house that says what is true: many, and all alike. */
  isInvented: boolean
  observed: Observed
}

/** Other texts than those of the tests. */
const firstSeed = 100_003
const textsOfLanguage = 20

/** What the gate's own tests say is true and false, and true texts of the inventing model. */
export function gateExamples(): Example[] {
  const examples: Example[] = []
  const play = (
    text: string,
    setting: Parameters<typeof openGate>[0],
    isLie: (raw: string) => boolean | null,
    isInvented = false,
  ) => {
    const observe = (...observed: Observed) => {
      const is = isLie(observed[0])
      if (is !== null) examples.push({ isLie: is, isInvented, observed })
    }
    pass(openGate({ ...setting, observe }), [text])
  }
  for (const [, text, setting = {}] of trueAnswers) play(text, setting, () => false)
  for (const [text, gone, setting = {}] of falseAnswers)
    play(text, setting, (raw) =>
      gone.some((words) => raw.includes(words)) ? true : setting.left?.includes(raw.trim()) ? false : null,
    )
  const shown = homes.slice(0, 3)
  for (const language of languageCodes)
    for (let seed = firstSeed; seed < firstSeed + textsOfLanguage; seed += 1) {
      const { text } = invent(shown, total, { language, lies: 0, random: makeRandom(seed) })
      play(text, { language, shown }, () => false, true)
    }
  return examples
}
