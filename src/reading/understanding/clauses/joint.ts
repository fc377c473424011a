import type { Item } from '../rules/meaning.ts'
import { isScope } from './clause.ts'

/** How something is joined to what was said before it. */
export interface Joint {
  readonly by: 'or' | 'and' | 'comma' | null
  /** "X, if not then Y": the first of the two ranks higher. */
  readonly prefersFirst: boolean
  /** "..., and our budget is": what follows a comma and an "and" is a clause of its own. */
  readonly afterComma: boolean
}

/** Reads the words between an item and the last thing that was said, or asked for, before it. */
export function jointBefore(items: readonly Item[], index: number, isListedWith = false): Joint {
  let start = index
  while (start > 0 && !endsJoint(items[start - 1])) start--
  let by: Joint['by'] = null
  let afterComma = false
  const between = items.slice(start, index)
  for (const item of between) {
    if (isScope(item, 'or', 'orElse')) [by, afterComma] = ['or', false]
    else if (isScope(item, 'and')) [by, afterComma] = ['and', by === 'comma']
    else if (isScope(item, 'comma')) by ??= 'comma'
    // "ideally a view with a deck"
    else if (isListedWith && isScope(item, 'with')) by = 'and'
  }
  return { by, afterComma, prefersFirst: between.some((item) => isScope(item, 'orElse')) }
}

function endsJoint(item: Item | undefined): boolean {
  if (item === undefined || isScope(item, 'but', 'stop')) return true
  return item.kind === 'repair' || item.kind === 'criterion' || item.kind === 'near' || item.kind === 'guess'
}
