import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { requiredText } from '../../platform/fields.ts'
import { changeKnowledge } from '../change-knowledge.ts'
import { defineOperation } from '../define-operation.ts'
import { KnowledgeInput } from './knowledge-fields.ts'

/** POST /chat/Chatbot/EditKnowledge */
export const editKnowledge = defineOperation({
  id: 'editKnowledge',
  summary: 'Change what a chatbot learns from',
  description:
    'All or nothing. A list that is given is the whole new list; what is left out stays; `[]`, or "" for `text`, `SiteMapUrl` and `googleSheetUrl`, empties it. What is new or has changed is learned in the background, failed sources are tried again: GetSource tells how each stands. A file of a list must be uploaded; it is kept as long as a source names it.',
  tag: 'Knowledge',
  access: 'secret-key',
  envelope: true,
  atomic: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    ...KnowledgeInput.properties,
  }),
  output: Type.Integer({ description: '1: it was changed' }),
  example: {
    serialNumber: '0123456789abcdef0123456789abcdef',
    websiteList: [{ url: 'https://harbour-homes.example/fees', retrain: false }],
    qaList: [{ key: 'Do you charge application fees?', value: 'Yes: $45 for each adult, paid once.' }],
    fileList: ['34317'],
  },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber, ...change }) {
    await changeKnowledge(app, { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) }, change)
    return 1
  },
})
