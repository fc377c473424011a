import type { Condition } from '../criteria/condition.ts'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Which candidates name a place of the chatbot's listings; and all states that they lie in. */
export interface KnownNames {
  cities: { key: string; name: string }[]
  states: string[]
  zips: string[]
  mlsKeys: { key: string; name: string }[]
}

/**
 * What only the chatbot's listings know. A reading is given it and looks nothing up: the same message, words and facts
 * always mean the same. `listing-search/read-sentence.ts` answers from the index or the database.
 */
export interface Facts {
  /** Ids of the listings with these links, by link. */
  listingsByLink(urls: readonly string[]): number[][]
  knownNames(names: readonly string[], codes: readonly string[]): KnownNames
  /** Keys of all cities, for slips of the pen. */
  cityKeys(): string[]
  /** For each condition, whether some listing satisfies it. */
  satisfiable(conditions: readonly Condition[]): boolean[]
  /** Mean position of the listings at a place; null when none has one. */
  centreOf(place: Condition): Position | null
}

/** One question of a reading: a fact by its name, and what it is asked with. */
export type Question = {
  [Name in keyof Facts]: { readonly fact: Name; readonly of: Parameters<Facts[Name]> }
}[keyof Facts]

/**
 * A reading on its way: it rests (yields nothing) or asks for a fact, and goes on with the answer. It has no other way
 * to the world outside.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: what rests yields nothing, as the steps of the gate do.
export type Reading<Result> = Generator<Question | void, Result, unknown>

/** Asks for a fact. */
export function* ask<Name extends keyof Facts>(
  fact: Name,
  ...of: Parameters<Facts[Name]>
): Reading<ReturnType<Facts[Name]>> {
  // The name and the arguments are of one fact, and who runs a reading answers with that fact.
  return (yield { fact, of } as Question) as ReturnType<Facts[Name]>
}

/** Runs a reading to its end with the facts at hand. */
export function readWith<Result>(facts: Facts, reading: Reading<Result>): Result {
  let step = reading.next()
  while (!step.done) step = reading.next(step.value ? answer(facts, step.value) : undefined)
  return step.value
}

function answer(facts: Facts, question: Question): unknown {
  switch (question.fact) {
    case 'listingsByLink':
      return facts.listingsByLink(...question.of)
    case 'knownNames':
      return facts.knownNames(...question.of)
    case 'cityKeys':
      return facts.cityKeys()
    case 'satisfiable':
      return facts.satisfiable(...question.of)
    case 'centreOf':
      return facts.centreOf(...question.of)
  }
}
