import { Type } from 'typebox'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { requiredText } from '../../../platform/fields.ts'
import { defineOperation } from '../../define-operation.ts'
import { ImportUndone } from '../../listings/edits/import-undone.ts'
import { undoDays } from '../../listings/edits/listing-change.ts'
import { undoImportRun } from '../../listings/edits/undo-import.ts'
import { requireFeed } from '../require-feed.ts'

/** POST /v1/feeds/{id}/runs/{run}/undo */
export const undoFeedRun = defineOperation({
  id: 'undoFeedRun',
  summary: 'Undo a run of a feed',
  description: `Takes back what a run did, within ${undoDays} days, once: what it added goes, what it changed or removed is as before. A listing that was changed since stays as it is. The newest run is undone first; the feed goes on.`,
  tag: 'Listings',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({
    id: requiredText({ description: 'Id of the feed', maxLength: 20 }),
    run: requiredText({ description: 'Id of the run', maxLength: 40 }),
  }),
  output: ImportUndone,
  example: { id: '1', run: '1' },
  errors: ['feed-not-found', 'import-not-undoable'],
  async run(app, caller, { id, run }) {
    const feed = await requireFeed(app, caller.workspaceId, id)
    const runId = /^\d{1,15}$/.test(run) ? Number(run) : 0
    const { serialNumber } = feed
    return undoImportRun(app.patientDb, feed, { runId, by: actorOf(caller), serialNumber })
  },
})
