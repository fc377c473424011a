import type { KnowledgeWords } from '../../reading/languages/tables/knowledge-words.ts'
import { splitPhrases } from '../../reading/languages/tables/phrase-tables.ts'

interface Ending {
  stays: number
  ending: string
  instead: string
}

/** Takes off what a language's words end in, so that forms of one word are one. What it leaves need not be a word. */
export function makeStemmer({ endings, whole }: Pick<KnowledgeWords, 'endings' | 'whole'>): (word: string) => string {
  const [first, ...rest] = endings.map(readRound)
  const kept = new Set(splitPhrases(whole))
  return (word) => {
    if (word.length < 3 || /^\d/.test(word) || kept.has(word)) return word
    const single = first ? takeOff(word, first) : word
    if (kept.has(single)) return single
    // "registering" is "register", which is "regist": a second time makes one of them.
    return rest.reduce(takeOff, rest.reduce(takeOff, single))
  }
}

function takeOff(word: string, round: ReadonlyMap<string, readonly Ending[]>): string {
  for (const { stays, ending, instead } of round.get(word.slice(-1)) ?? [])
    if (word.length - ending.length >= stays && word.endsWith(ending)) return word.slice(0, -ending.length) + instead
  return word
}

/** By their last letter. */
function readRound(text: string): ReadonlyMap<string, readonly Ending[]> {
  const round = new Map<string, Ending[]>()
  for (const [, stays = '', ending = '', instead = ''] of text.matchAll(/(\d+) ([^\s>]+)>(\S*)/g)) {
    const list = round.get(ending.slice(-1)) ?? []
    list.push({ stays: Number(stays), ending, instead })
    round.set(ending.slice(-1), list)
  }
  return round
}
