import { forbids, readDisplayFlag } from '../../../../reading/members-only/display-flag.ts'
import { judgeName, type MembersOnlyKind } from '../../../../reading/members-only/judge-name.ts'
import { judgeSentence } from '../../../../reading/members-only/judge-text.ts'
import { toPublicText } from '../../../../reading/members-only/public-text.ts'
import { toText } from '../cells/cell-text.ts'
import { isPrivateResoName } from './reso-names.ts'
import { isNone } from './tidy-text.ts'

/** Cells of which one is enough, looked at from the first one on. */
const longestLooked = 4_000

/** What a column says that is for members alone, as its name tells; null: its name tells of nothing. */
export function judgeColumn(name: string, values: readonly unknown[]): MembersOnlyKind | null {
  if (isFlag(name, values)) return null
  return judgeName(name) ?? (isPrivateResoName(name) ? 'agreement' : null)
}

/** The same of a column whose name tells nothing, by what its first cells say. */
export function judgeValues(name: string, values: readonly unknown[]): MembersOnlyKind | null {
  for (const value of values) {
    if (isNone(value)) continue
    const text = toText(value).slice(0, longestLooked)
    const kind = judgeSentence(`${name}: ${text.slice(0, 100)}`) ?? toPublicText(text, { isUnknown: true }).kinds[0]
    // Lists and objects lose what is named so in each cell, and keep the rest.
    if (kind && !/^\s*[[{]/.test(text)) return kind
  }
  return null
}

/** "Not public: yes" decides what is shown; what is neither yes nor no tells more than that. */
function isFlag(name: string, values: readonly unknown[]): boolean {
  const flag = readDisplayFlag(name)
  return flag !== null && values.every((value) => isNone(value) || forbids(flag, toText(value)) !== null)
}
