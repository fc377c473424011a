import { type Static, Type } from 'typebox'
import { lookUpListings } from '../../../../homes/search/listing-questions.ts'
import { readSentence } from '../../../../homes/search/read-sentence.ts'
import type { FoundListing } from '../../../../homes/search/search-schema.ts'
import { lookAtListing } from '../../about-homes/look-at-listing.ts'
import { readSigns } from '../../meant/read-signs.ts'
import { findNamedHomes } from '../../skills/find-named.ts'
import type { ToolTurn } from './tool-turn.ts'

/** How a tool is told of which home it is to speak: as the visitor sees it named. */
export const homeFields = {
  number: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'Its number in the list that was shown last: 2 for "the second one".',
    }),
  ),
  MLSNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  address: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Its address: "12 Main St" or "the one on Main St".' }),
  ),
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
}

const homeInput = Type.Object(homeFields)
export type HomeInput = Static<typeof homeInput>

export const namesHome = '{ "number": 2 }, { "MLSNumber": "…" } or { "address": "12 Main St" }'

export type NamedHome =
  | { is: 'home'; home: FoundListing }
  /** The model named none. */
  | { is: 'none' }
  /** What it named is no home here, or is several. */
  | { is: 'fault'; error: string }

/** The home that a model names. Homes of other chatbots are not there, by whatever name. */
export async function findHome(turn: ToolTurn, input: HomeInput): Promise<NamedHome> {
  const { number, MLSNumber, address, id } = input
  if (number === undefined && MLSNumber === undefined && address === undefined && id === undefined)
    return { is: 'none' }
  if (address !== undefined && MLSNumber === undefined && id === undefined && number === undefined)
    return findByAddress(turn, address)
  const { context } = turn.open().turn
  const home = await lookAtListing(context.db, context.scope, input, turn.evidence.shown)
  return home === null ? { is: 'fault', error: noSuchHome } : { is: 'home', home }
}

const noSuchHome = `There is no such home here. Name one that a tool has returned, by ${namesHome}.`

/** As the guide finds the home that a visitor names. */
async function findByAddress(turn: ToolTurn, address: string): Promise<NamedHome> {
  const { context, tables } = turn.open().turn
  const { db, scope, now } = context
  const understood = await readSentence(db, scope, address, tables, now)
  const [id, another] = await findNamedHomes(
    context,
    { text: address, understood, signs: readSigns(address, tables) },
    turn.state,
  )
  if (another !== undefined)
    return { is: 'fault', error: 'Several homes are named like that: name one by its MLSNumber.' }
  const [home] = id === undefined ? [] : await lookUpListings(db, scope, [id])
  return home === undefined ? { is: 'fault', error: noSuchHome } : { is: 'home', home }
}
