import { type Static, Type } from 'typebox'
import { choice } from '../platform/fields.ts'

/** What a button of an answer does. Every way on that an answer offers in words is one of these too. */
export const buttonKinds = [
  'tour',
  'ask',
  'person',
  'alert',
  'save',
  'compare',
  'more',
  'similar',
  'search',
  'pictures',
  'map',
  'link',
  'restart',
  'agree',
  'refuse',
] as const
export type ButtonKind = (typeof buttonKinds)[number]

/** A way on from an answer, below it. What each home offers (a tour, a question, to save it) stands on its card besides. */
export const AnswerButton = Type.Object({
  kind: choice(buttonKinds, {
    description:
      'tour: the form for a tour of the home; ask: a question to its agent; person: the form for contact details; alert: the form for news about the search of the conversation, or about the home; save: keeps the home; compare, more, similar, search, restart: another answer; pictures, map, link: of the home; agree, refuse: whether the firm may have contact details that were typed',
  }),
  label: Type.String({ description: 'What stands on it, in the language of the answer' }),
  say: Type.Optional(
    Type.String({
      description:
        'What the visitor says by clicking it: the window sends this as the next message. Without it the window does what the kind names by itself',
    }),
  ),
  listing: Type.Optional(Type.Integer({ description: 'Id of the home that it is about' })),
  day: Type.Optional(
    Type.String({ description: 'tour: the day that the form begins with, YYYY-MM-DD on the clock of the firm' }),
  ),
  start: Type.Optional(Type.String({ description: 'tour: the start that is chosen in the form, UTC' })),
  opens: Type.Optional(
    Type.Boolean({
      description: 'true: the window does it at once, without a click',
    }),
  ),
})
export type AnswerButton = Static<typeof AnswerButton>

/** More would be a menu. */
export const mostButtons = 5
