import { type Static, Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { alertWordsOf } from '../../reading/languages/all-alert-words.ts'
import { criteriaWordsOf } from '../../reading/languages/spoken/all-criteria-words.ts'
import { defineOperation } from '../define-operation.ts'
import { type Alert, type News, VisitorAlert } from './alert.ts'
import { languageOfAlert } from './alert-language.ts'
import { selectAlertsOf, selectNews } from './alert-store.ts'
import { tellNews } from './tell-news.ts'

const newsDays = 30
const mostNews = 20
const dayMs = 86_400_000

/** GET /v1/visitor/alerts */
export const listOwnAlerts = defineOperation({
  id: 'listOwnAlerts',
  summary: 'The alerts of a conversation, newest first, with what came up',
  description: 'What is mailed stands here too. Saved homes that nobody asked to be told of are in their own list.',
  tag: 'Widget',
  access: 'visitor-key',
  input: Type.Object({}),
  output: Type.Array(VisitorAlert),
  example: {},
  errors: ['session-not-found', 'origin-not-allowed', 'too-many-calls'],
  async run(app, caller, _input, context) {
    const { visitor } = await openVisit(app, caller, context)
    const alerts = (await selectAlertsOf(app.db, visitor)).filter(({ isAsked }) => isAsked)
    const since = new Date(app.now().getTime() - newsDays * dayMs)
    const ids = alerts.map(({ id }) => id)
    const news = await selectNews(app.db, visitor.workspaceId, ids, { since, most: mostNews })
    const byAlert = Map.groupBy(news, ({ alertId }) => alertId)
    return alerts.map((alert) => presentAlert(alert, byAlert.get(alert.id) ?? []))
  },
})

function presentAlert(alert: Alert, news: readonly News[]): Static<typeof VisitorAlert> {
  const language = languageOfAlert(alert)
  const words = alertWordsOf(language)
  const wording = criteriaWordsOf(language)
  const { id, label, chips, pace, email, confirmedAt } = alert
  return {
    ...{ id, label, chips, when: pace, confirmed: email !== '' && confirmedAt !== null },
    news: news.map(({ kind, formerPrice, home, listingId, createdAt }) => ({
      kind,
      text: tellNews({ kind, formerPrice, home }, words, wording),
      listing: listingId,
      at: createdAt.toISOString(),
    })),
  }
}
