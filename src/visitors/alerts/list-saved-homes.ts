import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { defineOperation } from '../define-operation.ts'
import { SavedHome, savedHomesOf } from './saved-homes.ts'

/** GET /v1/visitor/saved */
export const listSavedHomes = defineOperation({
  id: 'listSavedHomes',
  summary: 'The homes that a visitor saved, the last one first',
  description: 'As cards, with what has changed since.',
  tag: 'Widget',
  access: 'visitor-key',
  input: Type.Object({}),
  output: Type.Array(SavedHome),
  example: {},
  errors: ['session-not-found', 'origin-not-allowed', 'too-many-calls'],
  async run(app, caller, _input, context) {
    const { visitor } = await openVisit(app, caller, context)
    return savedHomesOf(app, visitor)
  },
})
