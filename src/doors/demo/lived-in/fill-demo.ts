import { findChatbotOf } from '../../../firm/chatbots/find-chatbot.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { isUnavailable } from '../../../platform/database/database-trouble.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { App } from '../../app.ts'
import { type DemoPlace, findHomes, insertFill, listFills, lockFill, noteMade } from './demo-fill-store.ts'
import { demoTalks } from './demo-talks.ts'
import { makeTalk } from './make-talk.ts'

/** Has the made-up conversations be made with a chatbot, in the transaction at hand, unless they were once. */
export function requestDemoTalks(transaction: Database, place: DemoPlace): Promise<boolean> {
  return insertFill(transaction, place, { again: false })
}

/** Makes the conversations that are asked for, where they are asked for. */
export async function fillDemos(app: App): Promise<void> {
  for (const place of await listFills(app.db)) {
    while (!app.stopping.aborted && (await makeNext(app, place)));
  }
}

/**
 * Makes the next conversation of a workspace, in a transaction of its own: visitors of the chatbot wait for one at the
 * most, and a process that goes on after another died goes on with the one that is missing. Answers whether more follow.
 */
async function makeNext(app: App, place: DemoPlace): Promise<boolean> {
  const make = (isLeftOut: boolean): Promise<boolean> =>
    inTransaction(app.db, async (transaction) => {
      const made = await lockFill(transaction, place.workspaceId)
      if (made === null) return false
      const [talk, chatbot] = [demoTalks[made], await findChatbotOf(transaction, place)]
      if (talk && chatbot && !isLeftOut) {
        const homes = await findHomes(transaction, place, homesOf(talk.steps))
        await makeTalk(app, transaction, chatbot, talk, homes)
      }
      const isAll = !chatbot || made + 1 >= demoTalks.length
      await noteMade(transaction, place.workspaceId, { made: made + 1, isAll })
      return !isAll
    })
  try {
    return await make(false)
  } catch (error) {
    if (app.stopping.aborted || isUnavailable(error)) throw error
    // The firm may have changed its demo chatbot so that one cannot happen in it: hours, limits, homes.
    app.log.warn({ err: error }, 'a conversation of the demo could not be made and is left out')
    return make(true)
  }
}

function homesOf(steps: (typeof demoTalks)[number]['steps']): string[] {
  return steps.flatMap((step) => {
    if (typeof step === 'string') return []
    if ('saves' in step) return [step.saves]
    return 'tour' in step ? [step.tour] : []
  })
}
