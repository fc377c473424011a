import type { World } from './world.ts'
import { afterTheFirstSet } from './worlds/after-the-first-set.ts'
import { asia } from './worlds/asia.ts'
import { britainAndBeyond } from './worlds/britain-and-beyond.ts'
import { german } from './worlds/german.ts'
import { rentals } from './worlds/rentals.ts'
import { romance } from './worlds/romance.ts'
import { unitedStates } from './worlds/united-states.ts'

/** Files of our own after the shapes of real ones: every home in them is invented. */
export const worlds: readonly World[] = [
  ...unitedStates,
  ...rentals,
  ...britainAndBeyond,
  ...german,
  ...romance,
  ...asia,
  ...afterTheFirstSet,
]
