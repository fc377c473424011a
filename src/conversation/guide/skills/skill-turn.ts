import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { AnswerButton } from '../../../reading/answer-button.ts'
import type { SaidContact } from '../../../reading/contact/read-contact.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import type { SkillWords, Variants } from '../../../reading/languages/tables/skill-words.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { TakenContact } from '../../taken-contact.ts'
import type { CriterionChip } from '../answer-view.ts'
import { linkTarget } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import type { ChangeOfVisit, HandOver, OpenAlert, Visits } from '../guide-request.ts'
import type { Wish } from '../wishes/decide-wish.ts'
import type { Asks } from '../wishes/read-asks.ts'
import type { SkillName } from './skill-name.ts'

/** What a clause is answered with by a skill. */
export interface SkillTurn {
  context: GuideContext
  skill: SkillWords
  /** The clause. */
  text: string
  asks: Asks
  understood: Understood
  previous: GuideState | null
  contact: SaidContact | null
  /** Homes that the clause names by address, number or street. */
  named: readonly number[]
  /** "show me the kitchen" */
  asksForRoom: boolean
  /** What buying costs besides the price. */
  asksForCosts: boolean
  /** Whether news is wanted as soon as it comes. */
  wantsNewsAtOnce: boolean
  /** Opens an alert for an address that was said. */
  openAlert: OpenAlert | undefined
  /** Visits of homes; undefined where nothing is known of them. */
  visits: Visits | undefined
  /** The words of the language that the visitor writes in. */
  tables: LanguageTables
  /** Visits that are to be changed, and what is wanted of them. */
  change: ChangeOfVisit | undefined
  /** Hands the visitor over to the firm; undefined: the answer may only offer it. */
  handOver: HandOver | undefined
  /** Whether it is asked what a home of one's own would bring. */
  asksWorth: boolean
  /** Whether somebody of the firm is to come or to call. */
  wantsPerson: boolean
  /** What became of contact details that the message says; null: it says none, or nothing was done with them. */
  taken: TakenContact | null
}

/** What a skill answers. */
export interface SkillAnswer {
  skill: SkillName
  content: string
  buttons: AnswerButton[]
  /** The home that it is about. */
  home?: FoundListing
  /** Homes to show as cards; left out, the one that it is about where the conversation did not speak of it already. */
  cards?: readonly number[]
  /** The part of it that its card and buttons stand for: a window leaves it out. */
  part?: string
  /** What it asked of the visitor, which the next message may answer. */
  pending?: Wish
  watches?: GuideState['watches']
  /** What was said of a visit. */
  visit?: GuideState['visit']
  /** What was told of the visitor's own home. */
  worth?: GuideState['worth']
  /** What was searched for on the way, and the chips of what is spoken of. */
  searched?: GuideState
  chips?: CriterionChip[]
  noAnswer?: boolean
  /** Whether the window is to offer the form for contact details. */
  offersForm?: true
}

/** One of several ways of saying the same: another one in each turn, the same in the same conversation and turn. */
export function sayOne(variants: Variants, { turn = 0, seed = 0 }: Pick<GuideState, 'turn' | 'seed'>): string {
  // A conversation begins the same for everybody.
  return (turn === 0 ? undefined : variants[(turn + seed) % variants.length]) ?? variants[0]
}

export function say(turn: Pick<SkillTurn, 'previous'>, variants: Variants): string {
  return sayOne(variants, turn.previous ?? {})
}

/** A button of a kind, with its usual label. */
export function button(
  { buttons }: Pick<SkillWords, 'buttons'>,
  kind: keyof SkillWords['buttons'],
  rest: Pick<AnswerButton, 'say' | 'listing' | 'day' | 'start' | 'opens'> & { label?: string } = {},
): AnswerButton {
  return { kind, label: buttons[kind], ...rest }
}

/** Another search in one click, named by what it says. */
export function searchButton(say: string): AnswerButton {
  return { kind: 'search', label: say.charAt(0).toLocaleUpperCase() + say.slice(1), say }
}

/** What is offered of one home. */
export function buttonsOfHome(skill: SkillWords, { id, Status, Images, Url }: FoundListing): AnswerButton[] {
  const isSold = Status === 'Sold'
  return [
    ...(isSold ? [] : [button(skill, 'tour', { listing: id })]),
    button(skill, 'ask', { listing: id }),
    ...((Images ?? []).some((address) => linkTarget(address) !== null)
      ? [button(skill, 'pictures', { listing: id })]
      : []),
    button(skill, isSold ? 'similar' : 'save', { listing: id }),
    ...(isSold && Url !== '' ? [button(skill, 'link', { listing: id })] : []),
  ]
}
