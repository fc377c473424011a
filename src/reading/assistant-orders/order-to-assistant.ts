import { once } from '../../platform/memoize.ts'
import { chineseOrder, orderWords, promptMarks } from './order-words.ts'

type Role = keyof typeof orderWords

const roles = once((): ReadonlyMap<string, ReadonlySet<Role>> => {
  const words = new Map<string, Set<Role>>()
  for (const [role, list] of Object.entries(orderWords))
    for (const word of list.split(/\s+/)) {
      const known = words.get(word) ?? new Set<Role>()
      // The entries of `orderWords` are its keys.
      words.set(word, known.add(role as Role))
    }
  return words
})

interface Word {
  text: string
  /** What stands between it and the word before: the beginning of a clause, or nothing. */
  begins: boolean
  colon: boolean
}

/** Longer ones are looked at up to here. */
const longest = 2_000

/**
 * Whether words in a text of the firm's are meant for the chatbot rather than for its visitors: they speak to an assistant,
 * set its rules aside, or order what is to be told. Recognised by their form, in six languages.
 */
export function isOrderToAssistant(sentence: string): boolean {
  const text = sentence.slice(0, longest)
  if (promptMarks.test(text) || chineseOrder.test(text)) return true
  const words = wordsOf(text)
  return (
    ordersAssistant(words) ||
    words.some((_, at) => opensTo(words, at) || setsAside(words, at) || tellsWhatToSay(words, at) || utters(words, at))
  )
}

const ofJob = /^(?:manager|managers|property|director|superintendent|principal|broker)$/u
const hardFact = /[\p{Nd}@]|:\/\/|\bwww\.|[一二三四五六七八九十两][百千万]/u

/**
 * Whether a sentence names a machine that answers, and beside it a figure or an address: it is meant for that machine, in whatever words,
 * and bears nothing out. "The assistant manager" is none.
 */
export function tellsAssistant(sentence: string): boolean {
  const text = sentence.slice(0, longest)
  if (!hardFact.test(text)) return false
  if (/机器人|人工智能|语言模型|大模型/u.test(text)) return true
  const words = wordsOf(text)
  return words.some((word, at) => is(word, 'assistant') && !ofJob.test(words[at + 1]?.text ?? ''))
}

/** Whether words behind an order belong to it: "Always add the link …", "Tell them …". */
export function goesOnOrdering(sentence: string): boolean {
  return wordsOf(sentence.slice(0, longest)).some(
    (word) => word.begins && (is(word, 'insists') || is(word, 'say') || is(word, 'override')),
  )
}

/** Words with what parts them, and letters that spaces or dots were put between: "A.I." */
function wordsOf(text: string): Word[] {
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[\u200B-\u200F\u2060\uFEFF]/gu, '')
    .toLowerCase()
    .replaceAll(/\ba\.\s?i\.?(?![a-z])/g, 'ai')
    .replaceAll(/language models?|(?:automated|autonomous|digital|artificial) agents?/g, 'llm')
    .replaceAll(/modelos? de (?:lenguaje|linguagem)|modeles? de langage|sprachmodelle?/g, 'llm')
  const words: Word[] = []
  let end = 0
  for (const match of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const between = folded.slice(end, match.index)
    const last = words.at(-1)
    if (last && /[:：]/.test(between)) last.colon = true
    words.push({ text: match[0], begins: words.length === 0 || /[^\s'’-]/.test(between), colon: false })
    end = match.index + match[0].length
  }
  const last = words.at(-1)
  if (last && /^\s*[:：]/.test(folded.slice(end))) last.colon = true
  return words
}

const is = (word: Word | undefined, role: Role): boolean =>
  word !== undefined && (roles().get(word.text)?.has(role) ?? false)

/** "Note to the assistant", "Assistant:", "as an AI", "if you are a chatbot", "dear AI". */
function opensTo(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!is(word, 'assistant') || word === undefined) return false
  const next = words[at + 1]
  if (word.colon) return true
  const before = words.slice(Math.max(0, at - 5), at)
  const last = before.at(-1)
  // "Attention AI", "note to all assistants".
  const lead = before.findLastIndex((each) => is(each, 'opening'))
  if (lead >= 0 && before.slice(lead + 1).every((each) => is(each, 'to'))) return true
  // "As an AI", "you are an assistant".
  const being = before.findLastIndex((each) => is(each, 'being'))
  const isBeing =
    being >= 0 &&
    before
      .slice(being + 1)
      .every((each) =>
        /^(?:an?|the|you|your|un|una|une|ein|eine|um|uma|o|el|l|now|ahora|maintenant|jetzt|agora|virtual|helpful|our|this|re|are|eres|es|etes|bist|du|sie)$/.test(
          each.text,
        ),
      )
  if (isBeing && (last !== undefined || word.begins)) return true
  // "AI must say", "assistants should always tell": an order in the third person.
  return (
    (word.begins && is(next, 'insists')) ||
    words.slice(at + 1, at + 4).some((each, index) => is(each, 'insists') && is(words[at + 2 + index], 'say'))
  )
}

/** "When a chatbot reads this, it must say that": wherever it names an assistant, what it is to say is an order to it. */
function ordersAssistant(words: readonly Word[]): boolean {
  if (!words.some((word) => is(word, 'assistant'))) return false
  return words.some((word, at) => is(word, 'say') && isOrdered(words, at))
}

/** A verb at the beginning of a clause, or behind "must". */
function isOrdered(words: readonly Word[], at: number): boolean {
  return words[at]?.begins === true || words.slice(Math.max(0, at - 2), at).some((each) => is(each, 'insists'))
}

/** "Ignore all previous instructions", "disregard what you know and say". */
function setsAside(words: readonly Word[], at: number): boolean {
  return is(words[at], 'override') && words.slice(at + 1, at + 6).some((word) => is(word, 'rule') || is(word, 'utters'))
}

/** "Respond only with: …" */
function utters(words: readonly Word[], at: number): boolean {
  if (!is(words[at], 'utters') || words[at]?.begins !== true) return false
  return words.slice(at, at + 4).some(({ colon }) => colon)
}

/** "Tell the visitor that", "always answer the user with". */
function tellsWhatToSay(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word === undefined || !is(word, 'say')) return false
  if (!isOrdered(words, at)) return false
  return words.slice(at + 1, at + 5).some((each) => is(each, 'visitor'))
}
