import { type Static, Type } from 'typebox'
import { AnswerButton } from '../../reading/answer-button.ts'

const orNull = <Schema extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Number>>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** A home as a card shows it. Numbers are plain: the window writes them in the visitor's language. */
export const ListingCard = Type.Object({
  id: Type.Integer({ description: 'Id of the listing' }),
  url: Type.String({ description: 'Page of the listing; "" unless it is an http or https address' }),
  title: Type.String({ description: 'Street address, or the kind of home where it has none' }),
  place: Type.String({ description: 'City, state and postal code' }),
  propertyType: Type.String({ description: 'Kind of home, as the listing spells it' }),
  forRent: Type.Boolean({ description: 'Whether the price is a month’s rent' }),
  status: Type.String({ description: 'Active, Pending, ActiveUnderContract, PreOnMarket or Sold' }),
  tours: orNull(Type.String({ description: 'OpenHouse or 3D' })),
  price: orNull(Type.Number({ description: 'Asking price, or rent a month' })),
  qualifier: Type.Optional(
    Type.String({
      description:
        'What the firm says of the price, in its own words, as "Offers over"; left out where it says nothing',
    }),
  ),
  statusWord: Type.Optional(
    Type.String({
      description: 'The firm’s own word for where the offer stands, as "Sold STC"; left out where it has none',
    }),
  ),
  currency: Type.String({ description: 'Currency symbol of every amount' }),
  bedrooms: orNull(Type.Number({ description: '0 for a studio; null when unknown' })),
  bathrooms: Type.Number({ description: 'Halves are half bathrooms' }),
  area: Type.Number({ description: 'Living area in areaUnit; 0 when unknown' }),
  lotArea: Type.Number({ description: 'In areaUnit; 0 when unknown' }),
  areaUnit: Type.String({ description: 'Square Feet or Square Meters' }),
  yearBuilt: Type.Number({ description: '0 when unknown' }),
  parkingSpots: Type.Number({ description: 'Places to park a car' }),
  daysOnMarket: orNull(Type.Number({ description: 'Days since it came on the market; null when unknown' })),
  hoaMonth: orNull(Type.Number({ description: 'Fee of the homeowners association a month' })),
  note: Type.String({
    description:
      'What the list in words says of it that the card does not: a distance, a feature in quotes, a fee that was asked about; plain text of at most 240 characters in the language of the answer, "" where that is nothing',
  }),
  images: Type.Array(Type.String(), { description: 'Addresses (http, https) of pictures, at most 20' }),
  altered: Type.Array(
    Type.Object({
      picture: Type.Integer({ minimum: 0, description: 'Which of `images`, from 0' }),
      note: Type.String({ description: 'What was done to it; may be ""' }),
      original: Type.String({ description: 'Address of the original; "" where nobody says' }),
    }),
    { description: 'Pictures that were altered' },
  ),
  listedBy: Type.String({ description: 'Office, agent and contact that list the home; "" where nobody is named' }),
  latitude: orNull(Type.Number({ description: 'Degrees north' })),
  longitude: orNull(Type.Number({ description: 'Degrees east' })),
})

/** One thing that the search understood, as a chip that can be taken away or changed. */
export const CriterionChip = Type.Object({
  key: Type.String({ description: 'Names the criterion in an action; changes with its meaning' }),
  label: Type.String({ description: 'What it asks for, in the language of the answer' }),
  options: Type.Array(Type.String(), {
    description: 'What it can be changed to, in the language of the answer; named in an action by their position',
  }),
  stays: Type.Optional(
    Type.Boolean({
      description:
        'true: it can be changed, but not removed (the order that homes come in by themselves; a sale or rent that an amount implies)',
    }),
  ),
})

/** What an answer shows beside its words, as a chat window is given it. */
export const ShownView = Type.Object({
  criteria: Type.Array(CriterionChip, { description: 'What was understood; empty when nothing was searched for' }),
  total: Type.Integer({ description: 'Homes that match; 0 too when nothing was searched for' }),
  more: Type.Boolean({ description: 'Whether there are further homes to show' }),
  cards: Type.Array(ListingCard, { description: 'Homes to show, in order; those that are gone by now are left out' }),
  compared: Type.Boolean({ description: 'Whether the homes are to be shown side by side' }),
  listSpan: Type.Union(
    [Type.Object({ from: Type.Integer({ minimum: 0 }), to: Type.Integer({ minimum: 0 }) }), Type.Null()],
    { description: 'The part of the answer, in UTF-16 units, that says in words what the cards show' },
  ),
  offersForm: Type.Optional(Type.Boolean({ description: 'true: the window is to offer the form for contact details' })),
  buttons: Type.Optional(
    Type.Array(AnswerButton, { description: 'Ways on from the answer, the likeliest first; at most five' }),
  ),
})

export type ListingCard = Static<typeof ListingCard>
export type CriterionChip = Static<typeof CriterionChip>
export type ShownView = Static<typeof ShownView>

/** An answer that offers the form for contact details, and shows no homes. */
export const formOffer: AnswerView = Object.freeze({
  criteria: [],
  total: 0,
  more: false,
  listings: [],
  compared: false,
  listSpan: null,
  offersForm: true,
})

/** A message of a person that shows homes, and asks for nothing. */
export function showHomes(listings: readonly number[]): AnswerView {
  return {
    criteria: [],
    total: listings.length,
    more: false,
    listings: [...listings],
    compared: false,
    listSpan: null,
  }
}

/** What an answer shows beside its words, as it is stored with it: homes by their id, so that they are always current. */
export interface AnswerView extends Omit<ShownView, 'cards'> {
  listings: number[]
  /** What to say of each of them besides, "" for nothing; none at all where the words say it. Older answers have no such field. */
  notes?: string[]
}
