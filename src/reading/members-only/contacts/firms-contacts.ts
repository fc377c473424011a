import { judgeName } from '../judge-name.ts'
import { judgeSentence } from '../judge-text.ts'
import { likelyForMembers } from '../learned/entry-model.ts'
import { nameWords } from '../name-words.ts'
import { judgeByRules } from '../rules-of-entry.ts'
import { textWords } from '../text-words.ts'
import type { WordClass } from '../words/word-class.ts'

/** A name and what stands below it, of a home. */
export interface Entry {
  Key: string
  value: string
}

/**
 * The names of entries below which the people of the firm stand whom a visitor may call, whatever they are called: "Ring", "Betreut von",
 * "Lo lleva". A firm has few people and many homes, so that theirs return from home to home; an owner, a tenant or a neighbour is of one
 * home. `homes`: the entries of each. Pure.
 */
export function findFirmsContacts(homes: readonly (readonly Entry[])[]): Set<string> {
  const below = new Map<string, string[]>()
  for (const entries of homes)
    for (const { Key, value } of entries) {
      const values = below.get(Key)
      if (values !== undefined) values.push(value)
      else if (below.size < mostNames) below.set(Key, [value])
    }
  return new Set([...below].filter(([name, values]) => areOfFirm(name, values)).map(([name]) => name))
}

const mostNames = 2_000
/** Fewer homes prove nothing. */
const leastHomes = 4
/** Of what stands below a name: so much is somebody's number, and so much of that returns. */
const leastContacts = 0.8
const leastReturning = 0.75

function areOfFirm(name: string, values: readonly string[]): boolean {
  if (values.length < leastHomes || !mayBeOfFirm(name)) return false
  const reached = values.flatMap((value) => numberIn(value) ?? [])
  if (reached.length < Math.max(leastHomes, leastContacts * values.length)) return false
  const homes = new Map<string, number>()
  for (const number of reached) homes.set(number, (homes.get(number) ?? 0) + 1)
  const returning = [...homes.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0)
  if (returning < leastReturning * reached.length || homes.size > reached.length / 2) return false
  return !values.every((value) => soundsLikeService(name, value))
}

/** Whether a value names somebody of the firm and how to reach him, and tells nothing else. */
export function isContact(value: string): boolean {
  return numberIn(value) !== null
}

/** By what the person in a value is reached: the digits of a telephone number, or an address of mail; null: the value is no such thing. */
function numberIn(value: string): string | null {
  if (value.length > longestContact || judgeSentence(value, true) !== null) return null
  const mail = email.exec(value)?.[0]
  const phone = telephone.exec(value)?.[0].replace(/\D/gu, '') ?? ''
  const isPhone = phone.length >= shortestPhone && phone.length <= longestPhone
  if (mail === undefined && !isPhone) return null
  const words = textWords(value.replace(email, ' '))
  if (words.length > mostWords || words.some(({ classes }) => ofOthers.some((name) => classes.has(name)))) return null
  return isPhone ? phone : (mail?.toLowerCase() ?? null)
}

const longestContact = 160
const mostWords = 20
const shortestPhone = 7
const longestPhone = 15
const telephone = /[+(]?\d[\d()./-]*(?:[\s()./-]+\d[\d()./-]*)+|\d{8,15}/u
const email = /[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u

/** What is of somebody else, or how one gets in. */
const ofOthers: readonly WordClass[] = [
  ...(['owner', 'occupant', 'buyer', 'confidential', 'showing', 'private', 'internal', 'motive'] as const),
  ...(['reason', 'lockbox', 'key', 'lock', 'device', 'code', 'combo', 'account'] as const),
]

function mayBeOfFirm(name: string): boolean {
  if (judgeName(name) !== null) return false
  return !nameWords(name).some(({ classes, isShort }) => isShort !== true && ofOthers.some((each) => classes.has(each)))
}

/** Those who clean, mend or hold keys for a firm return as well: what was learned of names knows most of them. */
function soundsLikeService(name: string, value: string): boolean {
  return likelyForMembers(name, value, judgeByRules(name, value, { isUnknown: true }).judged) >= surelyForMembers
}

const surelyForMembers = 0.9
