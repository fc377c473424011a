import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { requiredText } from '../../platform/fields.ts'
import type { CallContext, Caller, Operation } from '../../platform/operation.ts'
import type { Chatbot } from './chatbot.ts'
import { requireChatbot } from './require-chatbot.ts'

const chatbotFields = { serialNumber: requiredText({ description: 'serialNumber of the chatbot', maxLength: 100 }) }

type Input<Fields extends TProperties> = TObject<typeof chatbotFields & Fields>

/** An operation without what all that are about one chatbot have: `run` finds the chatbot where its serialNumber was. */
interface ChatbotOperation<Fields extends TProperties, Output extends TSchema, Ports>
  extends Omit<Operation<Input<Fields>, Output, Ports>, 'input' | 'run'> {
  /** The fields besides `serialNumber`. */
  input: TObject<Fields>
  run(
    app: Ports,
    caller: Caller,
    input: Static<TObject<Fields>> & { chatbot: Chatbot },
    context: CallContext,
  ): ReturnType<Operation<Input<Fields>, Output, Ports>['run']>
}

/** How the operations of a wing are defined that are about one chatbot of the caller's workspace, named by its serialNumber. */
export function chatbotOperationsWith<Ports extends { db: Database }>() {
  return function chatbotOperation<Fields extends TProperties, Output extends TSchema>(
    operation: ChatbotOperation<Fields, Output, Ports>,
  ): Operation<Input<Fields>, Output, Ports> {
    return {
      ...operation,
      input: Type.Object({ ...chatbotFields, ...operation.input.properties }),
      errors: ['chatbot-not-found', ...operation.errors],
      async run(app, caller, input, context) {
        const { serialNumber, ...rest } = input as Static<TObject<typeof chatbotFields>>
        const chatbot = await requireChatbot(app.db, caller.workspaceId, serialNumber)
        // What was read by the schema above is these fields and the serialNumber; the compiler takes no field from a type that is still open.
        const given = rest as Static<TObject<Fields>>
        return operation.run(app, caller, { ...given, chatbot }, context)
      },
    }
  }
}
