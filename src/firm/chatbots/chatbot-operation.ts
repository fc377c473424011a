import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { requiredText } from '../../platform/fields.ts'
import type { CallContext, Caller, Operation } from '../../platform/operation.ts'
import type { Chatbot } from './chatbot.ts'
import { requireChatbot } from './require-chatbot.ts'

const ofOne = { serialNumber: requiredText({ description: 'serialNumber of the chatbot', maxLength: 100 }) }
const narrowing = {
  serialNumber: Type.Optional(requiredText({ description: 'Only of this chatbot', maxLength: 100 })),
}

/** An operation without what all have that name a chatbot: `run` finds the chatbot where the serialNumber was. */
interface ChatbotOperation<
  Named extends TProperties,
  Found extends Chatbot | null,
  Fields extends TProperties,
  Output extends TSchema,
  Ports,
> extends Omit<Operation<TObject<Named & Fields>, Output, Ports>, 'input' | 'run'> {
  /** The fields besides `serialNumber`. */
  input: TObject<Fields>
  run(
    app: Ports,
    caller: Caller,
    input: Static<TObject<Fields>> & { chatbot: Found },
    context: CallContext,
  ): ReturnType<Operation<TObject<Named & Fields>, Output, Ports>['run']>
}

/** How the operations of a wing are defined that are about one chatbot of the caller's workspace, named by its serialNumber. */
export function chatbotOperationsWith<Ports extends { db: Database }>() {
  return definingWith<Ports, typeof ofOne, string, Chatbot>(ofOne, requireChatbot)
}

/** How those are defined that are about all chatbots, or about the one that a serialNumber names. */
export function narrowedOperationsWith<Ports extends { db: Database }>() {
  return definingWith<Ports, typeof narrowing, string | undefined, Chatbot | null>(
    narrowing,
    async (db, workspaceId, serialNumber) =>
      serialNumber === undefined ? null : requireChatbot(db, workspaceId, serialNumber),
  )
}

function definingWith<
  Ports extends { db: Database },
  Named extends TProperties,
  Given extends string | undefined,
  Found extends Chatbot | null,
>(named: Named, find: (db: Database, workspaceId: number, serialNumber: Given) => Promise<Found>) {
  return function defineOperation<Fields extends TProperties, Output extends TSchema>(
    operation: ChatbotOperation<Named, Found, Fields, Output, Ports>,
  ): Operation<TObject<Named & Fields>, Output, Ports> {
    return {
      ...operation,
      input: Type.Object({ ...named, ...operation.input.properties }),
      errors: ['chatbot-not-found', ...operation.errors],
      async run(app, caller, input, context) {
        // The schema above holds the serialNumber and the operation's own fields; the compiler takes no type apart that is still open.
        const { serialNumber, ...rest } = input as { serialNumber: Given }
        const given = rest as Static<TObject<Fields>>
        const chatbot = await find(app.db, caller.workspaceId, serialNumber)
        return operation.run(app, caller, { ...given, chatbot }, context)
      },
    }
  }
}
