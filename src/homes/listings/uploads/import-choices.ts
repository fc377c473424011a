import { type Static, Type } from 'typebox'
import { choice, trimmedText } from '../../../platform/fields.ts'
import type { ImportOptions } from '../import/import-options.ts'
import { usualPruneLimit } from '../import/prune-limit.ts'

const mostNames = 500

export const ImportPrune = Type.Object({
  how: choice(['remove', 'off-market'], { description: 'Deleted, or kept with the Status Sold' }),
  mostPercent: Type.Optional(
    Type.Number({ description: 'Where more are gone, none goes; 20 unless said', minimum: 0, maximum: 100 }),
  ),
})

/** How somebody wants a file understood, and what becomes of what is gone from it. */
export const choiceFields = {
  sheet: Type.Optional(
    trimmedText({
      description: 'Of a spreadsheet: the sheet to read; left out: the one that looks most like a list of homes',
      maxLength: 200,
    }),
  ),
  map: Type.Optional(
    Type.Record(Type.String(), trimmedText({ description: 'A field, Price, or -', maxLength: 40 }), {
      description: 'Column of the file → field of a listing, "Price", or "-" to leave it out; others are guessed',
      maxProperties: mostNames,
    }),
  ),
  set: Type.Optional(
    Type.Record(Type.String(), trimmedText({ description: 'The value', maxLength: 2_000 }), {
      description: 'Field → value for the rows that have none of their own',
      maxProperties: 60,
    }),
  ),
  key: Type.Optional(
    choice(['MLSNumber', 'URL'], { description: 'What tells that a home is there already; MLSNumber unless said' }),
  ),
  release: Type.Optional(
    Type.Array(trimmedText({ description: 'Name of a column', maxLength: 500 }), {
      description: 'Columns that are kept although they look like those for members alone; remembered for the chatbot',
      maxItems: mostNames,
    }),
  ),
  dropUnmapped: Type.Optional(
    Type.Boolean({ description: 'true: columns that are no field are left out instead of kept as further values' }),
  ),
  prune: Type.Optional(
    Type.Union([ImportPrune, Type.Null()], {
      description:
        'What becomes of homes that an earlier file of this name brought and this one has not; null: they stay',
    }),
  ),
}
const Choices = Type.Object(choiceFields)
export type ImportChoices = Static<typeof Choices>

/** The choices as the importer takes them. */
export function toOptions({
  sheet,
  map = {},
  set = {},
  key,
  release,
  dropUnmapped = false,
  prune,
}: ImportChoices): ImportOptions {
  const limit = prune?.mostPercent === undefined ? usualPruneLimit : { percent: prune.mostPercent }
  return {
    ...(sheet !== undefined && sheet !== '' && { sheet }),
    map,
    set,
    key: key ?? 'MLSNumber',
    ...(release !== undefined && { release }),
    dropUnmapped,
    prune: prune ? { how: prune.how, limit } : null,
  }
}
