import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from '../process-cost.ts'
import { makeSampleListing } from '../sample-listings.ts'
import { Dice } from '../search-latency/dice.ts'
import { makeSentences } from '../search-latency/make-sentences.ts'
import { readData } from './call.ts'
import { isSuccess, Journal } from './journal.ts'
import { Ledger } from './ledger.ts'
import { ask, type LoadContext, secretKey } from './load/load-context.ts'
import { addChatbot, addHome } from './load/make-chatbots.ts'
import { openStage } from './stage.ts'

const atOnce = 8
const homes = 400

export interface AskFigures {
  asks: number
  restMinutes: number
  wrong: string[]
  /** MiB: after the start, right after the last ask, and after the rest. */
  memoryBefore: number
  memoryAfter: number
  memoryRested: number
}

/** Many questions, each one different, and the memory of the process some minutes later. */
export async function measureAsks(amount: { asks: number; restMinutes: number }, seed: number): Promise<AskFigures> {
  const stage = await openStage('embedded')
  try {
    const { service } = stage
    const { url, credentials } = service
    const serialNumber = await addChatbot(url, credentials)
    for (let number = 1; number <= homes; number += 1)
      await addHome(url, credentials, serialNumber, makeSampleListing(number))
    const journal = new Journal()
    const dice = new Dice(seed)
    const chatbots = { listings: serialNumber, visitors: serialNumber, model: serialNumber }
    const context: LoadContext = {
      service,
      journal,
      ledger: new Ledger(),
      dice,
      chatbots,
      earned: [],
      stopped: false,
      next: () => 0,
    }
    const memoryBefore = readMemory(service.serverPid)
    const sentences = makeSentences(dice, amount.asks)
    await Promise.all(Array.from({ length: atOnce }, () => askAll(context, serialNumber, sentences)))
    const memoryAfter = readMemory(service.serverPid)
    await sleep(amount.restMinutes * 60_000)
    const memoryRested = readMemory(service.serverPid)
    return { ...amount, wrong: journal.faults, memoryBefore, memoryAfter, memoryRested }
  } finally {
    await stage.close()
  }
}

/** Takes sentences until none is left, ten a session, plain and streamed in turns. */
async function askAll(context: LoadContext, serialNumber: string, sentences: string[]): Promise<void> {
  let sessionID = 0
  for (let turn = 0; ; turn += 1) {
    const content = sentences.pop()
    if (content === undefined) return
    if (turn % 10 === 0) {
      const path = '/chat/Chatbot/GetSession'
      const body = { serialNumber }
      const opened = await ask(context, { kind: 'open a session', path, headers: secretKey(context), body })
      if (isSuccess(opened)) sessionID = readData<{ SessionID: number }>(opened).SessionID
    }
    const stream = turn % 2 === 0
    await ask(context, {
      kind: 'question',
      path: '/chat/Chat/ClientAsk',
      headers: secretKey(context),
      body: { sessionID, content, chatAskType: 'Text', stream },
      stream,
    })
  }
}
