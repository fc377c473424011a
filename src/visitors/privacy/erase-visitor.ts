import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { defineOperation } from '../define-operation.ts'
import { erasePerson } from './erase-person.ts'
import { personFields, readPerson } from './person.ts'

const count = (description: string) => Type.Integer({ description })

/** POST /v1/visitors/erase */
export const eraseVisitor = defineOperation({
  id: 'eraseVisitor',
  summary: 'Erase a visitor',
  description:
    'Removes for good every conversation in which the visitor left or typed the e-mail address, or the one session, with its messages, traces, leads, files and mails; mails, text messages and answers kept for an Idempotency-Key that hold the address, and text messages to phone numbers that were left. Nobody found: everything is 0. docs/privacy.md says what ages out by itself.',
  tag: 'People',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object(personFields),
  output: Type.Object({
    sessions: count('Conversations that were erased'),
    messages: count('Their messages'),
    leads: count('Contact details'),
    files: count('Files that were sent'),
    mails: count('Mails of the outbox'),
    textMessages: count('Text messages to them'),
    keptAnswers: count('Answers kept for an Idempotency-Key'),
    waiting: Type.Object(
      {
        tables: Type.Array(Type.String(), {
          description: 'Tables whose rows are gone but which are too large or too busy to be written anew just now',
        }),
        files: count('Files whose bytes could not be removed yet'),
      },
      { description: 'What jobs go on with by themselves' },
    ),
  }),
  example: { email: 'ana@example.com' },
  errors: [],
  async run(app, caller, input) {
    const by = actorOf(caller)
    const { sessionIds: _, ...erased } = await erasePerson(app, caller.workspaceId, readPerson(input), { by })
    return erased
  },
})
