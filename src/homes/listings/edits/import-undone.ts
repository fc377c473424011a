import { type Static, Type } from 'typebox'

/** What became of listings when an import was undone. */
export const ImportUndone = Type.Object({
  removed: Type.Integer({ description: 'Listings that it had added, and that are gone' }),
  restored: Type.Integer({ description: 'Listings that it had changed or removed, and that are as before' }),
  kept: Type.Integer({ description: 'Listings that were left, for they were changed since' }),
})

export type ImportUndone = Static<typeof ImportUndone>

export const undoUntilField = Type.Optional(
  Type.Union([Type.String(), Type.Null()], {
    description: 'Until when it can be undone, UTC; null: it cannot',
  }),
)
