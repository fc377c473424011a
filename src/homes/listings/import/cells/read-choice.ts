import { foldName } from '../../intake/intake-target.ts'

export type NamedChoice = 'Tours' | 'SpaceType'

/** What files write for each value of a choice, folded. */
const spellings: Record<NamedChoice, Record<string, string>> = {
  Tours: {
    OpenHouse: 'openhouse open',
    '3D': '3d 3dtour 3dwalkthrough virtualtour virtual matterport',
  },
  SpaceType: {
    'Entire place': 'entireplace entirehome entirehomeapt entireapartment entire whole wholeplace',
    Room: 'room privateroom sharedroom',
  },
}

/** The value of a choice that a text means; null when it means none. */
export function readChoice(field: NamedChoice, text: string): string | null {
  const folded = foldName(text)
  const found = Object.entries(spellings[field]).find(([, names]) => names.split(' ').includes(folded))
  return found?.[0] ?? null
}
