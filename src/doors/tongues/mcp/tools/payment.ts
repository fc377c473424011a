import { Type } from 'typebox'
import { conversationField } from '../conversation.ts'
import { defineMcpTool } from '../tool.ts'
import { homeFields } from './get-listing.ts'
import { tellSkill } from './tell-skill.ts'

const amount = (description: string) => Type.Optional(Type.Number({ minimum: 1, maximum: 1e10, description }))

export const payment = defineMcpTool({
  name: 'payment',
  title: 'Monthly payment',
  description: `Works out the monthly payment on a home or on a price, and with "monthly" what somebody can afford. Terms that are not given are assumed and
said. Taxes, insurance and fees are not in it.`,
  input: Type.Object({
    ...homeFields,
    price: amount('A price instead of a home.'),
    monthly: amount('What is to be paid a month: asks what that buys.'),
    downPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'Down payment in percent.' })),
    downAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 1e10, description: 'Down payment as an amount.' })),
    rate: Type.Optional(Type.Number({ minimum: 0, maximum: 30, description: 'Interest a year, in percent.' })),
    years: Type.Optional(Type.Number({ minimum: 1, maximum: 50, description: 'How long it is paid.' })),
    conversation: conversationField,
  }),
  reads: true,
  operation: { id: 'searchListings', tag: 'Search' },
  run: (call, input) => tellSkill(call, 'payment', input),
})
