import { listOwners } from '../../firm/accounts/team/list-owners.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { writeHtml } from '../../platform/mail/write-html.ts'
import { writeText } from '../../platform/mail/write-text.ts'
import type { FailureKind } from '../../platform/models/model-failure.ts'
import { oneLine } from '../../platform/text/plain-lines.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { Task } from '../guide/answerer.ts'
import { adviceOn, isMendable, type LastingKind, type MendableKind, mayLast } from './model-trouble.ts'
import { endTrouble, noteTrouble } from './model-trouble-store.ts'

type Place = Pick<Task, 'workspaceId' | 'settings'>

export interface ModelFailure {
  model: string
  why: FailureKind
  /** For the log alone. */
  error?: unknown
}

/** Counts and logs that a model failed; of what an owner can mend, and of what does not pass, the owners are mailed, once until it has worked again. */
export async function noteModelFailure(app: ConversationApp, place: Place, failure: ModelFailure): Promise<void> {
  const { model, why, error } = failure
  app.metrics.modelFailures.inc({ model, why })
  app.log.warn({ err: error, model, why, workspaceId: place.workspaceId }, 'a language model failed')
  const now = app.now()
  const isLasting = mayLast(why) && app.modelsAtWork.fail(keyOf(place, model), now)
  if (!isMendable(why) && !(mayLast(why) && isLasting)) return
  try {
    await inTransaction(app.db, async (transaction) => {
      const isTold = await noteTrouble(transaction, { workspaceId: place.workspaceId, model }, { why, now })
      if (isTold) await mailOwners(app, transaction, place, { model, why })
    })
  } catch (err) {
    // The visitor is answered all the same.
    app.log.warn({ err }, 'the trouble of a language model could not be noted')
  }
  app.modelsAtWork.delete(keyOf(place, model))
}

/** Notes that a model answers. Asked with every answer, and told to the database once in a while. */
export async function noteModelWorks(
  app: ConversationApp,
  place: Pick<Place, 'workspaceId'>,
  model: string,
): Promise<void> {
  if (!app.modelsAtWork.add(keyOf(place, model))) return
  await endTrouble(app.db, { workspaceId: place.workspaceId, model }, app.now()).catch((err: unknown) =>
    app.log.debug({ err }, 'that a language model works again could not be noted'),
  )
}

function keyOf({ workspaceId }: Pick<Place, 'workspaceId'>, model: string): string {
  return `${workspaceId} ${model}`
}

async function mailOwners(
  app: ConversationApp,
  transaction: ConversationApp['db'],
  { workspaceId, settings }: Place,
  { model, why }: { model: string; why: MendableKind | LastingKind },
): Promise<void> {
  const owners = (await listOwners(transaction, workspaceId)).map(({ email }) => email)
  const other =
    owners.length > 0 ? null : await app.visitorDesk.findRecipient({ db: transaction }, workspaceId, settings)
  const { happened, todo } = adviceOn(why)
  const page = {
    opening: `The language model ${model} cannot answer for ${oneLine(settings.Name)}: ${happened}. Visitors are answered by the built-in guide until it works again.`,
    rows: [] as const,
    heading: 'What to do:',
    body: todo,
    link: { label: 'Look at the health page in the console', url: `${app.publicUrl}/console/setup/health` },
  }
  for (const recipient of other === null ? owners : [other]) {
    await app.mailer.post(
      {
        workspaceId,
        recipient,
        subject: `The language model ${oneLine(model)} cannot answer`,
        text: writeText(page),
        html: writeHtml(page),
      },
      transaction,
    )
  }
}
