import { asks, type ClauseWord, saysHome } from './words-of-clauses.ts'

/**
 * Whether a clause that no word asks in tells what happened: by a verb in a form of the past, whatever it means, that
 * is no description of a home. "A storm knocked out power", "las casas se vendían", "investors bought all the townhouses".
 */
export function tellsStory(words: readonly ClauseWord[], first: number): boolean {
  const said = words.slice(first)
  const isTold = words[first]?.kinds.some((kind) => kind === 'subjects' || kind === 'owners') ?? false
  const farthest = isTold ? first + 1 : first
  const past = words.findIndex(({ story }, at) => at <= farthest && story.includes('pastTimes'))
  const rest = past < 0 ? said : words.slice(past).filter(({ start }) => start >= (words[past]?.storyEnd ?? 0))
  // "back then it could not be cheaper"
  const isAsked = rest.some((word) => asks(word) && !(past >= 0 && word.kinds.includes('modals')))
  if (isAsked || rest.some(isOfMarket)) return false
  // "back then a house cost 30,000 dollars"
  if (past >= 0 && rest.filter(({ isSign }) => !isSign).length > 1) return true
  return said.some((_, at) => isVerb(words, first + at, first))
}

/** Whether the word tells what happened, by its form and its neighbours. */
function isVerb(words: readonly ClauseWord[], at: number, first: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  // "卖了的房子"
  if (word === undefined || isDescribing(words, at) || next?.text === '的') return false
  const subject = words.slice(first, at)
  const isOfHomes = subject.some((each) => saysHome(each) || each.counts)
  if (word.forms.includes('finite')) return isAct(words, at)
  if (word.forms.includes('participles') && isPerfect(words, at)) return !isOfHomes || hasObject(words, at)
  // "another website kept showing me", "investors bought up all"
  const isOpen = word.forms.includes('open') && subject.length > 0 && !isOfHomes
  // "mein Kollege zahlte 650k", and not "meine bevorzugte Gegend"
  const isSomebodys = subject.some(isDoer) && next !== undefined && !next.isCapital
  // "nos prometimos"
  const isReflexive = at === first + 1 && words[first]?.story.includes('objects') === true
  const isDone = isSomebodys || isReflexive || [next, words[at + 2]].some(isObject)
  return isOpen && isAct(words, at) && isDone && !describesHome(words, at)
}

function isDoer({ kinds, story }: ClauseWord): boolean {
  return kinds.includes('owners') || kinds.includes('subjects') || story.includes('inverted')
}

/** A word that says something of homes as well is a verb behind a pronoun only: "nos reformaron". */
function isAct(words: readonly ClauseWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (word === undefined) return false
  return word.tags.length === 0 || isPronoun(before) || !(saysHome(word) || word.kinds.includes('asking'))
}

/** "has kept", "a inondé", "hat ... gebaut": "have" stands before it; at the end of a clause, anything between. */
function isPerfect(words: readonly ClauseWord[], at: number): boolean {
  const have = words.findLastIndex(({ story }, index) => index < at && story.includes('auxiliaries'))
  if (have < 0) return false
  const between = words.slice(have + 1, at)
  const isLast = at === words.length - 1 && between.length > 0 && words[have]?.kinds.includes('being') === true
  return isLast || between.every((word) => isSmall(word))
}

function hasObject(words: readonly ClauseWord[], at: number): boolean {
  return isObject(words[at + 1]) || words.slice(0, at).some(({ story }) => story.includes('objects'))
}

function isSmall({ tags, kinds, story, text }: ClauseWord): boolean {
  if (story.includes('objects')) return true
  return text.length <= longestAdverb && kinds.length === 0 && tags.every((tag) => smallTags.test(tag))
}

const longestAdverb = 8
const smallTags = /^(filler|ordinary|scope\.not|glue\.|opinion|follow\.(already|more))/

function isPronoun(word: ClauseWord | undefined): boolean {
  return word !== undefined && (word.story.includes('objects') || word.kinds.includes('subjects'))
}

/** "me", "the", "my": an object begins here, which no participle has. */
function isObject(word: ClauseWord | undefined): boolean {
  if (word === undefined) return false
  const isArticle = word.tags.some((tag) => tag === 'glue.article' || tag === 'glue.the' || tag === 'glue.my')
  return isArticle || word.story.includes('objects') || word.kinds.some((kind) => kind === 'owners')
}

/** "built the last ten years", "a restored villa": the word behind says a time, or the home that it describes. */
function describesHome(words: readonly ClauseWord[], at: number): boolean {
  const behind = words.slice(at + 1, at + 4)
  const isTime = behind.some(({ tags }) => tags.some((tag) => /^(unit\.(years|months|weeks|days)|time\.)/.test(tag)))
  return isTime || (words[at + 1] !== undefined && saysHome(words[at + 1] as ClauseWord))
}

/** "homes that were", "a house which has": what follows describes a home. */
function isDescribing(words: readonly ClauseWord[], at: number): boolean {
  const isRelative = (index: number) => words[index]?.kinds.includes('relatives') ?? false
  return isRelative(at - 1) || (at > 2 && isRelative(at - 2))
}

function isOfMarket({ tags }: ClauseWord): boolean {
  return tags.some((tag) => /^(time\.listed|new\.listing|field\.DaysOnMarket)/.test(tag))
}
