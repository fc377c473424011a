import { isBeing, isOwner, leads } from '../cut-clauses.ts'
import { timeUnits } from '../read-time.ts'
import { isWeak } from '../weak-verbs.ts'
import { asks, type ClauseWord, saysHome, tells } from '../words-of-clauses.ts'

type Words = readonly ClauseWord[]

/** A subject stands near the beginning of its clause, behind a time or a place at most. */
const farthestPerson = 7

/**
 * Whether somebody else is the subject of a clause and does something that is no wish: "two cousins of mine bought a
 * fourplex", "am Ende hat meine Kollegin ein Reihenhaus genommen", "有几个朋友住进了没有车位的两居室". What homes are like there,
 * what they cost and where they lie is theirs.
 */
export function isOfPeople(clause: Words): boolean {
  const words = clause.filter(({ isSign }) => !isSign)
  const person = words.findIndex((word, at) => at <= farthestPerson && isPerson(word, words[at + 1]))
  if (person < 0) return false
  const start = beginOfPhrase(words, person)
  const before = words.slice(0, start)
  // "健身房有个人": where somebody is, is no home that is asked for
  const isThere = isHan(words[person]) && words[person]?.tags.includes('scope.with')
  if (!isThere && !mayStandBefore(before)) return false
  const rest = words.slice(person).filter((word) => word.start >= endOfPerson(words[person]))
  if (rest.length === 0 || isPossessive(rest[0])) return false
  const isInverted = before.length > 0 && (isVerb(before.at(-1)) || isPlain(before.at(-1)))
  const isHeld = before.length > 0 && !isInverted && leads(before.at(-1) as ClauseWord)
  const isTold = isInverted || hasVerb(rest, start < person || isPhrase(words[person]))
  if (isHeld || !isTold || (start === person && start > 0 && !isInverted && !isHan(words[person]))) return false
  return !wishes(before, words.slice(start)) && !offersAmount(rest)
}

function isPerson(word: ClauseWord | undefined, next: ClauseWord | undefined): boolean {
  // "a man cave", "a couple of bedrooms"
  return word?.story.includes('persons') === true && !saysHome(word) && (next === undefined || !measures(next))
}

function endOfPerson(word: ClauseWord | undefined): number {
  return word === undefined ? 0 : Math.max(word.end, word.story.includes('persons') ? word.storyEnd : 0)
}

/** "a mais velha", "die über uns": with an article of its own. */
function isPhrase(word: ClauseWord | undefined): boolean {
  return word !== undefined && word.storyEnd > word.end
}

/** "a guy", "two of my cousins", "some old friends", "有几个朋友": from the article or number on. */
function beginOfPhrase(words: Words, person: number): number {
  let start = person
  while (start > 0 && (isOfPhrase(words[start - 1]) || isPart(words, start - 1) || (start === 1 && isSmall(words[0]))))
    start--
  return start
}

/** "son copain", "her boyfriend": a small word at the beginning that says whose they are. */
function isSmall(word: ClauseWord | undefined): boolean {
  return word?.kinds.length === 0 && word.tags.length > 0 && word.tags.every((tag) => /^(filler|glue\.)/.test(tag))
}

/** "deux de mes cousins" */
function isPart(words: Words, at: number): boolean {
  return words[at]?.tags.includes('glue.of') === true && words[at - 1]?.counts === true
}

function isOfPhrase(word: ClauseWord | undefined): boolean {
  if (word === undefined || saysHome(word) || word.isLarge) return false
  const isArticle = word.tags.includes('glue.article') || word.tags.includes('glue.the')
  const isDeterminer = isArticle || isOwner(word) || word.kinds.includes('definites')
  const isNumber = word.counts || word.tags.includes('figure.count')
  const isOwn = isHan(word) && word.kinds.includes('subjects')
  const isPlain = word.tags.length > 0 && word.tags.every((tag) => tag === 'ordinary') && word.kinds.length === 0
  return isDeterminer || isNumber || isOwn || isPlain || (word.tags.includes('opinion') && word.kinds.length === 0)
}

/** Before the subject stand times and places, and no home. */
function mayStandBefore(before: Words): boolean {
  const verb = isVerb(before.at(-1)) ? before.length - 1 : before.length
  return !before.some(
    (word, at) =>
      (at < verb && (saysHome(word) || asks(word))) ||
      (word.counts && !word.isYear && before[at + 1]?.tags.some((tag) => timeUnits.test(tag)) !== true) ||
      word.kinds.includes('relatives') ||
      word.tags.some((tag) => /^(scope\.(?!and|with)|bound\.(?!before)|sort\.|figure\.)/.test(tag)),
  )
}

function isVerb(word: ClauseWord | undefined): boolean {
  if (word === undefined || isHan(word)) return false
  const isForm = word.forms.includes('finite') || word.isPast || word.story.includes('auxiliaries')
  return isForm || isBeing(word) || tells(word) || word.kinds.includes('modals')
}

/** What somebody does: a verb that is known, or behind "a guy" any word that means nothing else. */
function hasVerb(rest: Words, isDetermined: boolean): boolean {
  return rest.some((word) => {
    const isForm = word.forms.includes('open') || word.forms.includes('participles')
    return isHan(word) || isVerb(word) || word.kinds.includes('subjects') || isForm || (isDetermined && isUnknown(word))
  })
}

/** "kommen", behind the first thing that is said: a verb, where nobody knows a meaning of it. */
function isPlain(word: ClauseWord | undefined): boolean {
  const isFiller = word?.kinds.length === 0 && word.tags.every((tag) => tag === 'filler') && !word.isCapital
  return isUnknown(word) || (isFiller === true && !word?.counts)
}

function isUnknown(word: ClauseWord | undefined): boolean {
  return word !== undefined && word.tags.length + word.kinds.length === 0 && !word.isCapital && !word.counts
}

/** "my wife wants a garden", "我姐姐想买房"; "bought", "买了" is done. */
function wishes(before: Words, said: Words): boolean {
  const [head] = said
  const all = [...before, ...said]
  return all.some((word, at) => {
    if (!asks(word) || at < before.length - 1 || isDone(all, at) || head === undefined) return false
    if (isWeak(all, at, head) || isFigure(word) || couldOnce(word)) return false
    const isTold = all.slice(before.length, at).some((each) => each.isPast || each.forms.includes('finite'))
    return !(isTold && (word.kinds.includes('modals') || isBeing(word) || !word.kinds.includes('asking')))
  })
}

/** "Treppen konnte Oma nie leiden" */
function couldOnce({ kinds, forms }: ClauseWord): boolean {
  return kinds.includes('modals') && forms.includes('open')
}

/** "a medias", "todo el mundo", "any": they ask for a figure or for all homes only where something asks besides. */
function isFigure({ kinds, tags }: ClauseWord): boolean {
  return !kinds.includes('asking') && tags.some((tag) => /^(figure\.|follow\.)/.test(tag))
}

const done = /^[了过到掉走完下起]/

/** "买了", "买到": what is done is no wish. */
function isDone(words: Words, at: number): boolean {
  const [word, ...behind] = words.slice(at, at + 3)
  if (word === undefined || !isHan(word)) return false
  const isBehind = behind.some((each) => done.test(each.text))
  // "给我发", "要崩": behind the verb of somebody else it is theirs.
  const isTheirs = words.slice(1, at).some((each) => each.tags.length === 0 && each.kinds.length === 0)
  return isBehind || isTheirs
}

/** "my parents have 500k for it", "mein Mann kann 2000 zahlen": an amount that is there to be spent. */
function offersAmount(rest: Words): boolean {
  const isPast = rest.some(
    (word) => word.isPast || word.forms.some((form) => form !== 'firstPersons' && form !== 'unreal'),
  )
  return (
    !isPast && rest.some((word) => word.isLarge && !word.isYear) && rest.some((word) => isBeing(word) || asks(word))
  )
}

function isPossessive(word: ClauseWord | undefined): boolean {
  return word !== undefined && (/^(的|家|'s)/.test(word.text) || word.tags.includes('scope.and'))
}

/** "a couple of": what follows is counted. */
function measures({ tags, text }: ClauseWord): boolean {
  return text === 'of' || tags.some((tag) => tag.startsWith('unit.'))
}

function isHan(word: ClauseWord | undefined): boolean {
  return /^\p{Script=Han}/u.test(word?.text ?? '')
}
