import { Type } from 'typebox'
import { choice } from '../../platform/fields.ts'

const actionKinds = ['more', 'remove', 'change', 'similar', 'compare', 'ask'] as const

const listing = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

/** What a visitor asks for by a click instead of a sentence, as it comes over the wire. */
export const ActionInput = Type.Object(
  {
    kind: choice(actionKinds, {
      description:
        'more: the next homes of the search; remove: the search without a criterion; change: with a criterion changed to one of its options; similar: homes like this one; compare: two or three homes side by side; ask: something about one home, whose name is the first line of content and the question the rest',
    }),
    criterion: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'remove, change: key of a criterion that the last answer showed',
      }),
    ),
    option: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 20, description: 'change: position among the options of the criterion' }),
    ),
    listing: Type.Optional(Type.Integer({ ...listing, description: 'similar, ask: id of a listing' })),
    listings: Type.Optional(
      Type.Array(Type.Integer(listing), { minItems: 2, maxItems: 3, description: 'compare: ids of listings' }),
    ),
  },
  { description: 'What was clicked. content then says it in words, for the conversation.' },
)

/** An action with all that its kind needs. All but `ask` are answered from the listings, whatever model the chatbot has. */
export type AnswerAction =
  | { kind: 'more' }
  | { kind: 'remove'; criterion: string }
  | { kind: 'change'; criterion: string; option: number }
  | { kind: 'similar'; listing: number }
  | { kind: 'compare'; listings: number[] }
  | { kind: 'ask'; listing: number }

/** A wish that is whole without a sentence. */
export type ClickedWish = Exclude<AnswerAction, { kind: 'ask' }>

type Given = Partial<Record<'criterion' | 'option' | 'listing' | 'listings', unknown>>

const needed: Record<AnswerAction['kind'], readonly (keyof Given)[]> = {
  more: [],
  remove: ['criterion'],
  change: ['criterion', 'option'],
  similar: ['listing'],
  compare: ['listings'],
  ask: ['listing'],
}

/** Sentences that name what an action lacks; empty when it is whole, which `isAction` then knows. */
export function findActionFaults(action: { kind: AnswerAction['kind'] } & Given): string[] {
  return needed[action.kind]
    .filter((field) => action[field] === undefined)
    .map((field) => `action.${field}: is required for the kind ${action.kind}.`)
}

export function isAction(action: { kind: AnswerAction['kind'] } & Given): action is AnswerAction {
  return findActionFaults(action).length === 0
}

/**
 * What a message asks the chatbot. Where it asks about a home by its id, the first line only names that home for those
 * who read the conversation.
 */
export function questionWithin(content: string, action: AnswerAction | null): string {
  if (action?.kind !== 'ask') return content
  const end = content.indexOf('\n')
  return end < 0 ? '' : content.slice(end + 1).trim()
}
