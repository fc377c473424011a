import type { PlainWords } from '../../../reading/languages/tables/plain-words.ts'

/** By the ending of a form: the endings of the dictionary that it may stand for. */
type Endings = ReadonlyMap<string, readonly string[]>

/** So many letters of a word stay when an ending is taken off. */
const shortestStem = 2

/** Which words claim nothing, in any of their forms. */
export class PlainLexicon {
  readonly #fixed: ReadonlySet<string>
  readonly #verbs: ReadonlySet<string>
  readonly #others: ReadonlySet<string>
  readonly #acts: ReadonlySet<string>
  readonly #telling: ReadonlySet<string>
  readonly #verbEndings: Endings
  readonly #otherEndings: Endings
  readonly #manners: string
  readonly #shapes: ReadonlySet<string>

  constructor({ fixed, verbs, others, acts, actEndings, tellingManners, manners, forms }: PlainWords) {
    this.#fixed = wordsOf(fixed)
    this.#verbs = wordsOf(verbs)
    this.#others = wordsOf(others)
    this.#acts = wordsOf(acts)
    this.#telling = wordsOf(tellingManners)
    this.#manners = manners
    this.#shapes = wordsOf(actEndings)
    this.#verbEndings = readForms(forms.verbs)
    this.#otherEndings = readForms(forms.others)
  }

  /** Whether a folded word names neither a thing that a home could have nor a value that a record could hold. */
  has(word: string): boolean {
    if (this.#fixed.has(word)) return true
    if (isFormOf(word, this.#others, this.#otherEndings) || isFormOf(word, this.#verbs, this.#verbEndings)) return true
    return this.#manners !== '' && word.endsWith(this.#manners) && !this.#telling.has(word)
  }

  isVerb(word: string): boolean {
    return isFormOf(word, this.#verbs, this.#verbEndings)
  }

  /** Whether a word names a thought, a feeling or a judgement, or tells what one is like. */
  isThought(word: string): boolean {
    return isFormOf(word, this.#others, this.#otherEndings)
  }

  /** Whether a verb, where the visitor does it, presupposes no thing and no place. */
  isFreeAct(word: string): boolean {
    if (this.#shapes.size > 0 && ![2, 4, 5].some((length) => this.#shapes.has(word.slice(-length)))) return false
    return !isFormOf(word, this.#acts, this.#verbEndings)
  }
}

function isFormOf(word: string, known: ReadonlySet<string>, endings: Endings): boolean {
  if (known.has(word)) return true
  for (let cut = word.length; cut >= shortestStem; cut -= 1) {
    const own = endings.get(word.slice(cut))
    if (own === undefined) continue
    const stem = word.slice(0, cut)
    for (const ending of own) if (known.has(stem + ending)) return true
  }
  return false
}

function readForms(forms: Readonly<Record<string, string>>): Endings {
  const endings = new Map<string, string[]>()
  for (const [own, list] of Object.entries(forms))
    for (const form of wordsOf(list)) {
      const known = endings.get(form)
      if (known) known.push(own)
      else endings.set(form, [own])
    }
  return endings
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u).filter((word) => word !== ''))
}
