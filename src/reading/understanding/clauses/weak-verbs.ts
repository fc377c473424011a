import { isBeing, isOwner } from './cut-clauses.ts'
import { timeUnits } from './read-time.ts'
import { asks, type ClauseWord, countsHomes, isTold, tells } from './words-of-clauses.ts'

/** "can relate", "should walk": a verb that asks only by what stands behind it; "my boss has": one that asks of nobody else. */
export function isWeak(words: readonly ClauseWord[], at: number, head: ClauseWord): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word) return false
  // "viemos de Recife há dois anos"
  const isAgo = word.tags.includes('time.agoBefore') && next?.counts === true
  if (isAgo && words[at + 2]?.tags.some((tag) => timeUnits.test(tag))) return true
  // "minha prima disse": elsewhere who speaks corrects with it
  if (isOwner(head) && isTold(word) && word.tags.every((tag) => tag.startsWith('repair'))) return true
  // "acabamos de pagar": what has just been done
  if (words[at - 1]?.story.includes('recently')) return true
  if (owes(words, at)) return true
  // "tengo la barra espaciadora medio rota": no figure is asked for in what is told
  if (isFigure(word) && words.slice(0, at).some(tells)) return true
  // "打了三次电话给我": at the end of what somebody has done, "to me"
  if (next === undefined && words.slice(0, at).some(({ forms }) => forms.includes('finite'))) return true
  // "给我办了派对"
  if (isDoneTo(words, at)) return true
  // "our previous house", "for getting back to me"
  if (word.tags.includes('follow.back') && !word.kinds.includes('asking')) return at > 0
  const isStory = isOwner(head) || head.kinds.includes('subjects')
  if (isOwner(head) && (isBeing(word) || (countsHomes(word) && !word.kinds.includes('asking')))) return true
  // "she used to say"
  if (isStory && word.kinds.includes('modals') && words.slice(0, at).some(tells)) return true
  // "I need to sell my house", "we want to thank you"
  const isPurpose = next?.tags.includes('range.to') && !words.some(({ isLarge }) => isLarge)
  const done = isPurpose ? words[at + 2] : word.kinds.includes('modals') ? next : undefined
  return done !== undefined && isTold(done) && !asks(done)
}

function isFigure({ kinds, tags }: ClauseWord): boolean {
  return !kinds.includes('asking') && tags.some((tag) => /^figure\.(?!count)/.test(tag))
}

/** "mi hermano me debe 2.000 dólares": who must pay an amount owes it. */
export function owes(words: readonly ClauseWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  return (
    before?.story.includes('objects') === true && word?.tags.includes('scope.must') === true && next?.counts === true
  )
}

/** Behind its subject, with a verb that is done. */
function isDoneTo(words: readonly ClauseWord[], at: number): boolean {
  const isLater = words.slice(at + 1, at + 4).some(({ forms }) => forms.includes('finite'))
  return at > 1 && words[at]?.story.includes('objects') === true && isLater
}
