import { memoize } from '../../platform/memoize.ts'
import { judgeName, type MembersOnlyKind } from './judge-name.ts'
import { judgeSentence } from './judge-text.ts'
import { judgeUnknown } from './judge-unknown.ts'
import { toPublicValue } from './public-value.ts'

type How = Parameters<typeof toPublicValue>[2]

/** What the rules say of an entry of a listing. */
export interface JudgedEntry {
  /** What a column that nobody knows sounds like: by itself too little to hold it back. */
  guess: MembersOnlyKind | null
  /** Its value without what the rules surely know to be for members. */
  read: ReturnType<typeof toPublicValue>
  /** All of that in words, which what was learned looks at as well. */
  judged: readonly string[]
}

/** Judges an entry by rules. `how`: as its value is read, of a column that nobody knows. Pure. */
export function judgeByRules(name: string, value: string, how: How): JudgedEntry {
  const named = judgeName(name)
  const guess = judgeUnknown(name, value)
  const read = toPublicValue(name, value, how)
  const isSaid = judgeSentence(value) !== null
  const isSaidWithName = tellsTogether(`${name}: ${value.slice(0, 100)}`)
  const judged = [
    ...(named === null ? [] : ['named', `named-${named}`]),
    ...(guess === null ? [] : ['guess', `guess-${guess}`]),
    ...(isSaid ? ['said'] : []),
    ...(isSaidWithName ? ['said-with-name'] : []),
    ...(read.kinds.length === 0 ? [] : ['read', read.value === '' ? 'read-all' : 'read-part']),
  ]
  return { guess, read, judged }
}

/** Entries say the same few things again and again. */
const tellsTogether = memoize((text: string): boolean => judgeSentence(text) !== null, 5_000)
