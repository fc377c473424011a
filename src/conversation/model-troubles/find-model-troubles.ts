import type { ConversationApp } from '../conversation-app.ts'
import { adviceOn, isMendable, mayLast } from './model-trouble.ts'
import { listTroubles } from './model-trouble-store.ts'

export interface ToldTrouble {
  model: string
  /** In a sentence, with what to do. */
  detail: string
}

/** The models of a firm that cannot answer until an owner does something. */
export async function findModelTroubles(
  { db }: Pick<ConversationApp, 'db'>,
  workspaceId: number,
): Promise<ToldTrouble[]> {
  return (await listTroubles(db, workspaceId)).flatMap(({ model, why }) => {
    if (!isMendable(why) && !mayLast(why)) return []
    const { happened, todo } = adviceOn(why)
    return [{ model, detail: `${model} cannot answer: ${happened}. ${todo}` }]
  })
}
