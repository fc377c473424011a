import { Type } from 'typebox'
import { isNamedByFirm } from '../../firm/workspaces/workspace-name.ts'
import { choice } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { readBegun } from './getting-started-store.ts'

/** In the order in which one does them. */
export const firstSteps = [
  'firm',
  'chatbot',
  'look',
  'homes',
  'leads',
  'mail',
  'snippet',
  'question',
  'colleague',
] as const

/** GET /v1/getting-started */
export const readGettingStarted = defineOperation({
  id: 'readGettingStarted',
  summary: 'Read what is set up, and what is left to do',
  description: 'What belongs to the demo does not count.',
  tag: 'Operation',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Object({
    steps: Type.Array(
      Type.Object({
        step: choice(firstSteps, {
          description: 'look: a picture; leads: who is mailed; snippet: opened on a site; question: answered',
        }),
        isDone: Type.Boolean({ description: 'Whether it is done' }),
      }),
      { description: 'In the order in which one does them' },
    ),
    isDone: Type.Boolean({ description: 'Whether all is done' }),
    chatbot: Type.Union([Type.String(), Type.Null()], {
      description: 'serialNumber of the firm’s first own one; null: none',
    }),
  }),
  example: {},
  errors: [],
  async run({ db, mailer, demoChatbot, publicUrl }, { workspaceId }) {
    const begun = await readBegun(db, workspaceId, { demoChatbot: demoChatbot ?? '', ownPages: `${publicUrl}/` })
    if (begun === undefined) throw new Error('the workspace of a caller is not there')
    const { name, ownerEmail, ownChatbot, chatbotMail, ...found } = begun
    const done: Record<(typeof firstSteps)[number], boolean> = {
      ...found,
      chatbot: ownChatbot !== null,
      firm: isNamedByFirm(name),
      leads: ownerEmail !== '' || chatbotMail,
      mail: await mailer.sendsFor(workspaceId),
    }
    const steps = firstSteps.map((step) => ({ step, isDone: done[step] }))
    return { steps, isDone: steps.every(({ isDone }) => isDone), chatbot: ownChatbot }
  },
})
