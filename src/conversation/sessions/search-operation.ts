import { Type } from 'typebox'
import { explainResult, searchListings } from '../../homes/search/search-listings.ts'
import { SearchInput, SearchOutput } from '../../homes/search/search-schema.ts'
import { agentOf } from '../../platform/member.ts'
import type { SearchState } from '../../reading/understanding/search-state.ts'
import { requireSeen } from '../assignment/seen-by.ts'
import { chatbotOperation } from '../define-operation.ts'
import { recallSearch, rememberSearch } from '../sessions/search-memory.ts'

/** POST /v1/chatbots/{serialNumber}/search */
export const search = chatbotOperation({
  id: 'searchListings',
  summary: 'Find listings by a sentence',
  description:
    'Turns a visitor’s sentence into a search over the chatbot’s listings, without a language model: the same sentence and data give the same result. `filters` and `summary` say what was understood, `ignored` what was not. Where nothing matches, `closest` has the homes that miss least. With `explain`, `explanation` tells how the sentence was read. With `sessionID` the sentence refines the last search of that session ("cheaper", "what about Renton").',
  tag: 'Search',
  access: 'secret-key-first',
  input: Type.Object({
    ...SearchInput.properties,
  }),
  output: SearchOutput,
  example: { q: '3 bedrooms near Green Lake under 600k' },
  errors: ['session-not-found'],
  async run(app, caller, { chatbot, sessionID, q, limit, offset, explain }, { signal }) {
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const place = sessionID === undefined ? null : { ...scope, sessionId: sessionID }
    // What a session remembers is what its visitor asked for.
    if (place && caller.member) await requireSeen(app.db, { ...place, agentId: agentOf(caller) })
    // Only searches write it.
    const previous = place ? ((await recallSearch(app.db, place)) as unknown as SearchState | null) : null
    // As one conversation of the chatbot, where none is named.
    const result = await app.answerPlaces.use(sessionID ?? -chatbot.id, () =>
      searchListings(
        app.db,
        { ...scope, languages: app.languages, slices: app.slices, index: app.searchIndex.view(signal) },
        {
          q,
          previous,
          now: app.now(),
          ...(limit === undefined ? {} : { limit }),
          ...(offset === undefined ? {} : { offset }),
        },
      ),
    )
    if (place) await rememberSearch(app.db, place, { ...result.state })
    const { summary, filters, sort, total, listings, figures, ignored, refused, closest } = result
    return {
      summary,
      filters,
      sort,
      total,
      listings,
      figures,
      ignored,
      refused,
      ...(closest ? { closest: { total: closest.total, listings: closest.listings } } : {}),
      ...(explain ? { explanation: explainResult(result) } : {}),
    }
  },
})
