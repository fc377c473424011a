import type { Action, Dialogue } from './dialogue-set.ts'

export const wishKinds = [
  'search', 'others', 'named home', 'question', 'telephone', 'select', 'yes', 'no', 'tour', 'day', 'talk',
] as const // biome-ignore format: one a line says no more
export type WishKind = (typeof wishKinds)[number]

/** What a visitor wants of the next answer, by the acts of their turn. */
export interface Wish {
  kind: WishKind
  /** question, telephone: what is asked; named home: its name; day: YYYY-MM-DD. */
  of: string
}

/** A turn of a visitor, with what stands in the annotation when it was said. */
export interface VisitorTurn {
  said: string
  wishes: Wish[]
  /** Every criterion said until now, with all ways in which its value was said. */
  criteria: Readonly<Record<string, readonly string[]>>
}

export const searchSlots = [
  'area', 'number_of_beds', 'number_of_baths', 'furnished', 'pets_allowed', 'has_garage', 'in_unit_laundry', 'intent',
] as const // biome-ignore format: one a line says no more

export function visitorTurnsOf({ turns }: Dialogue): VisitorTurn[] {
  return turns.flatMap(({ speaker, utterance, frames }) => {
    if (speaker !== 'USER') return []
    const actions = frames.flatMap((frame) => frame.actions)
    const values = frames.map(({ state }) => state?.slot_values ?? {})
    const isVisit = frames.some(({ state }) => state?.active_intent === 'ScheduleVisit')
    return [{ said: utterance, wishes: wishesOf(actions, isVisit), criteria: Object.assign({}, ...values) }]
  })
}

/** What these acts ask for; a turn is right where each of it is. `isVisit`: they are about arranging a visit. */
export function wishesOf(actions: readonly Action[], isVisit: boolean): Wish[] {
  const acts = new Set(actions.map(({ act }) => act))
  const informed = (slot: string): Action | undefined =>
    actions.find((action) => action.act === 'INFORM' && action.slot === slot)
  const intent = actions.find(({ act }) => act === 'INFORM_INTENT')?.values[0]
  const day = informed('visit_date')
  const name = informed('property_name')
  const asked = actions.filter(({ act }) => act === 'REQUEST')
  const isSearch = intent?.startsWith('Find') || searchSlots.some((slot) => informed(slot))
  const isTour = intent === 'ScheduleVisit' || (isVisit && name !== undefined)
  const wishes: Wish[] = []
  const add = (kind: WishKind, of = ''): unknown => wishes.push({ kind, of })
  if (acts.has('REQUEST_ALTS')) add('others')
  else if (isSearch) add('search')
  if (name !== undefined) add('named home', name.values[0])
  for (const { slot } of asked) add(slot === 'phone_number' ? 'telephone' : 'question', slot)
  if (acts.has('SELECT')) add('select')
  if (day !== undefined) add('day', day.canonical_values?.[0] ?? '')
  else if (acts.has('AFFIRM') || acts.has('AFFIRM_INTENT')) add('yes')
  else if (isTour) add('tour')
  // "No, on the 5th" changes something; "no, thanks" is small talk.
  if (acts.has('NEGATE_INTENT')) add('no')
  // Who says more than thanks and goodbye wants an answer to that.
  if (wishes.length === 0) add('talk')
  return wishes
}
