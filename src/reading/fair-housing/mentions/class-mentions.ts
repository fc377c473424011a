import type { ProtectedClassList } from '../../languages/tables/protected-class-words.ts'

export const classLists = [
  'groups',
  'ambiguousGroups',
  'ageGroups',
  'members',
  'sexes',
] as const satisfies ProtectedClassList[]
export type ClassList = (typeof classLists)[number]

/** Words for a class of people in a sentence, before it is known whether anything is asked of them. */
export interface Mention {
  start: number
  end: number
  kinds: readonly ClassList[]
  /** A slip of the pen was read as this class: it counts only where something selects by it. */
  isSlip: boolean
}
