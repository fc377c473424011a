import { Type } from 'typebox'
import { choice } from '../../platform/fields.ts'
import { pushKinds } from './push-kinds.ts'

export const wantsField = Type.Array(
  choice(pushKinds, {
    description: 'lead: contact details; waiting: a visitor asks for a person; tour: a visitor asks to see a home',
  }),
  { description: 'What the device is told of', minItems: 1, maxItems: pushKinds.length },
)
