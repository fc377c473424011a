import type { PillTone } from './Pill.tsx'

/** How the states of leads and tours are coloured. */
export const tourTones: Readonly<Record<string, PillTone>> = {
  new: 'accent',
  open: 'wait',
  done: 'good',
  requested: 'wait',
  confirmed: 'good',
  declined: 'bad',
}
