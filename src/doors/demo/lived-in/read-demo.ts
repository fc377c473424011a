import { Type } from 'typebox'
import { defineOperation } from '../../define-operation.ts'
import { findDemoState } from './demo-fill-store.ts'
import { DemoDescription } from './present-demo.ts'

/** GET /v1/demo */
export const readDemo = defineOperation({
  id: 'readDemo',
  summary: 'Read what there is of the lived-in demo',
  description:
    'With the demo on, the account of the first owner brings some thirty made-up conversations of the last thirty days, with leads and tours. Their `demo` is true in the list of conversations.',
  tag: 'Team',
  access: 'secret-key',
  input: Type.Object({}),
  output: DemoDescription,
  example: {},
  errors: [],
  run: (app, { workspaceId }) => findDemoState(app.db, workspaceId),
})
