import { Type } from 'typebox'
import { requiredText } from '../../../platform/fields.ts'
import { defineOperation } from '../../define-operation.ts'
import { findUndoable } from '../../listings/edits/undo-import.ts'
import { listRunsOf } from '../../listings/import/runs/source-runs.ts'
import { FeedRun, presentRun } from '../present-feed.ts'
import { requireFeed } from '../require-feed.ts'

const mostRuns = 100
const usualRuns = 20

/** GET /v1/feeds/{id}/runs */
export const listFeedRuns = defineOperation({
  id: 'listFeedRuns',
  summary: 'List the runs of a feed, newest first',
  description: 'The newest 100 are kept.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    id: requiredText({ description: 'Id of the feed', maxLength: 20 }),
    limit: Type.Optional(
      Type.Integer({ description: 'Runs to return', minimum: 1, maximum: mostRuns, default: usualRuns }),
    ),
  }),
  output: Type.Object({ runs: Type.Array(FeedRun) }),
  example: { id: '1' },
  errors: ['feed-not-found'],
  async run(app, { workspaceId }, { id, limit = usualRuns }) {
    const feed = await requireFeed(app, workspaceId, id)
    const runs = await listRunsOf(app.db, feed, limit)
    const undoable = await findUndoable(
      app.db,
      workspaceId,
      runs.map((run) => run.id),
    )
    return { runs: runs.map((run) => presentRun(run, undoable)) }
  },
})
