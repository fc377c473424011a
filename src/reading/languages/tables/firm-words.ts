import type { LanguageCode } from '../language-code.ts'

/**
 * By which words a question is about the firm and not about a home. Each is a list of phrases, separated by commas, as
 * one would write them without regard to capitals, accents and apostrophes; `*` stands for any further letters of the
 * word, `…` for up to three words between two.
 */
export interface FirmWords {
  code: LanguageCode
  /** The firm as who is spoken to: "you", "your". */
  you: string
  /** Verbs that speak to the firm without a word for "you", where a language leaves it out: "cobran". */
  does: string
  /** The firm by a noun: "office", "agency", "staff". */
  firm: string
  /** What only a firm has, does or asks for, and no home: "application fee", "how do I apply". */
  matters: string
  /** What a firm lays down for all its homes, and a home may have as well: pets, deposits, smoking. */
  rules: string
  /** What a firm does, behind "you": "manage", "charge". */
  services: string
  /** All homes of the firm: "your rentals". */
  ours: string
  /** What is told of a neighbourhood: transport, what it is like to live there. */
  areas: string
  /** Which languages people of the firm speak. */
  speaks: string
  /** With these a sentence asks. */
  asks: string
  /** With these it looks for homes: "show me", "do you have any". */
  searches: string
  /** A home by its kind. */
  homes: string
  /** A home that was spoken of: "this one", "that house". */
  points: string
  /** Without these a rule of the firm would say more than it does: "only", "at least". */
  limits: string
  /** Between two clauses, where one of `asks` or `searches` follows: "and". */
  joins: string
  /** With these, as its first word, a clause asks although it has no mark: "can tenants sublet". */
  opens: string
  /** What stands behind is where, and not what is asked about: "near". */
  near: string
  /** What stands behind is asked for not to be there: "no", "without". */
  without: string
  /** A clause that begins with these tells of the visitor, or when: "if", "we have". */
  asides: string
  /** What visitors want done with a home of their own: "sell my". */
  mine: string
  /** What asks for nothing, before or beside a question: "hello", "I have two questions". */
  polite: string
  /** With these, as its first word, a question goes on from the one before: "what about Sundays?" */
  follows: string
}
