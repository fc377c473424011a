import type { Language, ProtectedClassWords } from './language.ts'
import { PhraseTree } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** The parts of a sentence that ask to choose homes by who people are; the rest of it is still acted on. */
export interface RefusedWishes {
  tokens: ReadonlySet<number>
  words: string[]
}

type Kind =
  | 'requests'
  | 'groups'
  | 'ambiguousGroups'
  | 'ageGroups'
  | 'persons'
  | 'areas'
  | 'lawful'
  | 'selecting'
  | 'selfReference'

export interface FairHousingGate {
  check(tokens: readonly Token[], named: ReadonlySet<number>): RefusedWishes
}

const kinds: readonly Kind[] = [
  'requests',
  'groups',
  'ambiguousGroups',
  'ageGroups',
  'persons',
  'areas',
  'lawful',
  'selecting',
  'selfReference',
]

export function makeFairHousingGate(language: Language): FairHousingGate {
  const tree = new PhraseTree()
  const words: ProtectedClassWords = language.protectedClasses
  for (const kind of kinds) for (const phrase of words[kind]) tree.add(phrase, kind)
  return { check: (tokens, named) => checkTokens(tree, tokens, named) }
}

/** `named` are tokens that belong to the name of a place or street: names are names. */
function checkTokens(tree: PhraseTree, tokens: readonly Token[], named: ReadonlySet<number>): RefusedWishes {
  const refused = new Set<number>()
  const words: string[] = []
  const at = (index: number) => (index >= 0 && index < tokens.length ? tree.longestAt(tokens, index) : null)
  const is = (index: number, kind: Kind) => at(index)?.tags.includes(kind) ?? false
  const skipArticle = (index: number) =>
    ['the', 'a', 'an', 'any', 'of', 'and', '-', 'or', 'other', 'friendly', 'only'].includes(tokens[index]?.text ?? '')
      ? index + 1
      : index
  for (let index = 0; index < tokens.length; index++) {
    if (named.has(index)) continue
    const found = at(index)
    if (!found) continue
    if (found.tags.includes('lawful')) {
      index = found.end - 1
      continue
    }
    const before = clauseBefore(tokens, index)
    let begin = index
    let end = found.end
    let asks = found.tags.includes('requests') && !speaksOfSelf(tree, tokens, before, index)
    const isGroup = found.tags.includes('groups')
    const isAmbiguous = found.tags.includes('ambiguousGroups')
    const isAge = found.tags.includes('ageGroups')
    if (!asks && (isGroup || isAmbiguous || isAge) && !speaksOfSelf(tree, tokens, before, index)) {
      const next = skipArticle(end)
      const further = skipArticle(next + 1)
      const persons = is(next, 'persons')
        ? next
        : is(further, 'persons') && !is(next, 'lawful') && isAdjective(tokens[next])
          ? further
          : null
      const area = isAge ? null : is(next, 'areas') ? next : null
      const target = persons ?? area
      if (target !== null) {
        asks = true
        end = at(target)?.end ?? end
      } else if (isGroup || (isAmbiguous && isPlural(tokens[end - 1]))) {
        const selecting = selectingBefore(tree, tokens, before, index)
        if (selecting !== null) {
          asks = true
          begin = selecting
        }
      }
    }
    if (!asks || named.has(end - 1)) continue
    const selecting = selectingBefore(tree, tokens, before, begin)
    for (let token = selecting ?? begin; token < end; token++) refused.add(token)
    words.push(
      tokens
        .slice(selecting ?? begin, end)
        .map((token) => token.raw)
        .join(' '),
    )
    index = end - 1
  }
  return { tokens: refused, words }
}

function isPlural(token: Token | undefined): boolean {
  return token !== undefined && /(s|men|women|children)$/.test(token.text)
}

function isAdjective(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    [
      'friendly',
      'nice',
      'good',
      'dominated',
      'majority',
      'speaking',
      'owned',
      'only',
      'american',
      'american-owned',
      'populated',
      'oriented',
    ].includes(token.text)
  )
}

/** First token of the clause that a token stands in. */
function clauseBefore(tokens: readonly Token[], index: number): number {
  for (let at = index - 1; at >= 0; at--) if ([',', '.', ';', '!', '?'].includes(tokens[at]?.text ?? '')) return at + 1
  return 0
}

/** "I am Muslim", "we are two dads with three kids", "my disabled son": no request. */
function speaksOfSelf(tree: PhraseTree, tokens: readonly Token[], from: number, index: number): boolean {
  let self = false
  for (let at = from; at < index; at++) {
    const found = tree.longestAt(tokens, at)
    if (found?.tags.includes('selfReference') && found.end <= index) {
      self = true
      at = found.end - 1
      continue
    }
    // "I am looking for a place with no kids": what follows is a request again.
    if (
      [
        'looking',
        'want',
        'wants',
        'need',
        'needs',
        'seeking',
        'searching',
        'find',
        'hoping',
        'prefer',
        'like',
        'live',
        'interested',
        'in',
        'near',
        'house',
        'home',
        'houses',
        'homes',
        'place',
        'apartment',
        'condo',
        'neighborhood',
        'area',
        'avoid',
      ].includes(tokens[at]?.text ?? '')
    )
      self = false
  }
  return self
}

/** Where the words begin that select by the group named at `index`, up to three words before it. */
function selectingBefore(tree: PhraseTree, tokens: readonly Token[], from: number, index: number): number | null {
  for (let at = Math.max(from, index - 5); at < index; at++) {
    const found = tree.longestAt(tokens, at)
    if (found?.tags.includes('selecting') && found.end <= index && index - found.end <= 2) return at
  }
  return null
}
