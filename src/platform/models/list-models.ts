import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'

export const ModelEntry = Type.Object({
  Key: Type.String({ description: 'Model id, for the setting Model' }),
  Value: Type.String({ description: 'Name for people' }),
  Status: Type.Boolean({ description: 'Whether it can be used now' }),
})

/** GET and POST /chat/Chatbot/ModelList */
export const listModels = defineOperation({
  id: 'listModels',
  summary: 'List the models',
  description:
    'The Key of an entry is what the chatbot setting Model takes. Status is true for those that can be used now; the others need the key of their provider first. What a provider says that it has is listed; where it does not say, what is known of it.',
  tag: 'Chatbots',
  access: 'secret-key',
  envelope: true,
  input: Type.Object({}),
  output: Type.Array(ModelEntry),
  example: {},
  errors: [],
  async run(app, { workspaceId }) {
    const models = await app.models.of(workspaceId)
    await models.refresh()
    return models.list()
  },
})
