import { loadNetworks } from '../acts/load-networks.ts'
import type { Languages } from '../languages/languages.ts'
import { loadMeaning } from '../meaning/meaning-file.ts'
import { type AnsweringModel, insideOf, weighPassages } from './answering-model.ts'
import { figuresOfPair } from './figures-of-pair.ts'
import { loadAnsweringModel } from './model-file.ts'
import type { Passage } from './passage.ts'
import { type SeenText, type Sight, seePassage, seeQuestion } from './see-text.ts'
import { loadWeightOfWord } from './weight-of-word.ts'

/** A passage, and how likely it answers the question, from 0 to 1. */
export interface RankedPassage<Of extends Passage = Passage> {
  passage: Of
  likely: number
}

/** The passages of a record, the likeliest first, and how likely none of them answers; together they come to 1. */
export interface RankedRecord<Of extends Passage = Passage> {
  ranked: readonly RankedPassage<Of>[]
  none: number
}

/** Passages of which is kept what is seen of them: those of some two hundred homes, about four kilobytes each. */
const mostKept = 6_000
const mostQuestionsKept = 500

/**
 * Which passage of a record answers a question, learned from questions that people ask of records (corpus/asked/): whatever the words, the
 * language and the names that a firm gives its fields. What is seen of a text is kept.
 */
class PassageRanker {
  readonly #sight: Sight
  readonly #model: AnsweringModel
  readonly #passages = new Map<string, SeenText>()
  readonly #questions = new Map<string, SeenText>()

  constructor(sight: Sight, model: AnsweringModel) {
    this.#sight = sight
    this.#model = model
  }

  rank<Of extends Passage>(question: string, passages: readonly Of[]): RankedRecord<Of> {
    if (passages.length === 0) return { ranked: [], none: 1 }
    const asked = keptOr(this.#questions, question, mostQuestionsKept, () => seeQuestion(this.#sight, question))
    const seen = passages.map((passage) => ({
      passage,
      seen: keptOr(this.#passages, `${passage.name}\n${passage.text}`, mostKept, () =>
        seePassage(this.#sight, passage),
      ),
    }))
    const likely = weighPassages(
      this.#model,
      figuresOfPair(this.#sight.weights, asked, seen),
      insideOf(asked),
      seen.map((each) => insideOf(each.seen)),
    )
    return {
      ranked: passages
        .map((passage, at) => ({ passage, likely: likely[at] ?? 0 }))
        .toSorted((a, b) => b.likely - a.likely),
      none: likely.at(-1) ?? 1,
    }
  }
}

/** The oldest goes where there are too many. */
function keptOr<Value>(kept: Map<string, Value>, key: string, most: number, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
  kept.set(key, made)
  return made
}

/** Named, as what is made of the languages is kept under the function that makes it. */
function makeRanker(languages: Languages): PassageRanker {
  const sight = {
    networks: languages.derive(loadNetworks).topics,
    meaning: languages.derive(loadMeaning),
    weights: languages.derive(loadWeightOfWord),
  }
  return new PassageRanker(sight, loadAnsweringModel())
}

/** The passages of a record by how likely they answer a question, in any language. The same for the same values. */
export function rankPassages<Of extends Passage>(
  languages: Languages,
  question: string,
  passages: readonly Of[],
): RankedRecord<Of> {
  return languages.derive(makeRanker).rank(question, passages)
}
