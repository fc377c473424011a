import { readData } from '../call.ts'
import { isSuccess } from '../journal.ts'
import { ask, type LoadContext, pause, secretKey } from './load-context.ts'

/** A server's questions, plain and streamed in turns, to the guide and to a language model. */
export async function askQuestions(context: LoadContext): Promise<void> {
  const sessions = new Map<string, number>()
  for (let turn = 0; !context.stopped; turn += 1) {
    const isModel = turn % 2 === 1
    const serialNumber = isModel ? context.chatbots.model : context.chatbots.visitors
    const sessionID = sessions.get(serialNumber) ?? (await openSession(context, serialNumber))
    if (sessionID !== null) {
      sessions.set(serialNumber, sessionID)
      const stream = turn % 4 < 2
      await ask(context, {
        kind: `question to ${isModel ? 'a model' : 'the guide'}, ${stream ? 'streamed' : 'plain'}`,
        path: '/chat/Chat/ClientAsk',
        headers: secretKey(context),
        body: { sessionID, content: `Homes with ${1 + (turn % 5)} bedrooms?`, chatAskType: 'Text', stream },
        stream,
        codes: [],
      })
    }
    await pause(context, 80)
  }
}

async function openSession(context: LoadContext, serialNumber: string): Promise<number | null> {
  const outcome = await ask(context, {
    kind: 'open a session',
    role: 'other',
    path: '/chat/Chatbot/GetSession',
    headers: secretKey(context),
    body: { serialNumber },
  })
  return isSuccess(outcome) ? readData<{ SessionID: number }>(outcome).SessionID : null
}
