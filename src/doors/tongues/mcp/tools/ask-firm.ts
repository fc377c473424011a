import { Type } from 'typebox'
import { maxVisitorQuestionLength } from '../../../../conversation/chat/question-faults.ts'
import { askShowing, isRefused } from '../../../../conversation/engine/ask-showing.ts'
import type { Caller } from '../../../../platform/operation.ts'
import { conversationField, takeConversation } from '../conversation.ts'
import { defineMcpTool } from '../tool.ts'

export const askFirm = defineMcpTool({
  name: 'ask_firm',
  title: 'Ask the firm’s chatbot',
  description: `Asks the firm's own chatbot, which knows its homes and what the firm says of itself: offices, hours, fees, how to apply. It answers in the
language of the question. The firm reads these conversations.`,
  input: Type.Object({
    question: Type.String({
      minLength: 1,
      maxLength: maxVisitorQuestionLength,
      description: 'The question, in words.',
    }),
    conversation: conversationField,
  }),
  reads: false,
  operation: { id: 'askChatbot', tag: 'Messages' },
  async run(call, { question, conversation: given }) {
    const { app, caller, context } = call
    const { key, ...place } = await takeConversation(call, given)
    // A program with a key asks as ClientAsk does, all others as a window of the widget.
    const asker: Caller =
      caller.grade === 'secret'
        ? caller
        : { ...caller, workspaceId: place.workspaceId, grade: 'visitor', visitor: place }
    const refused = await isRefused(app, place, question)
    const { turn, view } = await askShowing(app, asker, { place, question }, context)
    const { answer, noAnswer, isTaken } = turn
    const listings = (view?.cards ?? []).map(({ id, title, place: where, price, currency, url }) => ({
      id,
      title,
      place: where,
      price,
      currency,
      url,
    }))
    const told = { answer, noAnswer, personAnswers: isTaken, listings, conversation: key }
    return { told, isError: refused }
  },
})
