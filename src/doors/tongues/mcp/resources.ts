import type { Server } from '@modelcontextprotocol/server'
import { showHomes, useSkill } from '../../../conversation/engine/use-skill.ts'
import { searchListings } from '../../../homes/search/search-listings.ts'
import { fail } from '../../../platform/errors.ts'
import { isAppPage } from './apps/app-page.ts'
import { readAppResource } from './apps/app-resource.ts'
import type { ToolCall } from './tool.ts'
import { withinCall } from './within-call.ts'

const start = 'porchlight://listings/'
const pageSize = 50
const reading = { operation: { id: 'searchListings', tag: 'Search' } } as const
/** Nobody has asked for anything yet: hosts read the page when they please. */
const readingPage = { ...reading, countsAs: 'homesOnMaps' } as const

/** Homes as resources: the newest are listed, a page at a time, and each that may be shown is read by its id. */
export function serveResources(server: Server, call: ToolCall, asPayload: (told: object) => object): void {
  const { app, chatbot, context } = call
  const { workspaceId, id: chatbotId, settings } = chatbot
  const place = { workspaceId, chatbotId, settings, sessionId: null }

  server.setRequestHandler('resources/list', async ({ params }) => {
    const offset = Math.max(0, Number.parseInt(params?.cursor ?? '0', 10) || 0)
    const { languages, slices } = app
    const scope = { workspaceId, chatbotId, languages, slices, index: app.searchIndex.view(context.signal) }
    const found = await withinCall(call, reading, () =>
      app.answerPlaces.use(-chatbotId, () =>
        searchListings(app.db, scope, { q: 'homes', limit: pageSize, offset, now: app.now() }),
      ),
    )
    const next = offset + found.listings.length
    return {
      resources: found.listings.map(({ id, Address, City, PropertyType }) => ({
        uri: `${start}${id}`,
        name: [Address ?? PropertyType, City].filter(Boolean).join(', '),
        mimeType: 'application/json',
      })),
      ...(next < found.total ? { nextCursor: String(next) } : {}),
    }
  })

  server.setRequestHandler('resources/templates/list', async () => ({
    resourceTemplates: [
      { uriTemplate: `${start}{id}`, name: 'listing', title: 'One home', mimeType: 'application/json' },
    ],
  }))

  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    if (isAppPage(uri)) return withinCall(call, readingPage, () => readAppResource(call, uri))
    const told = await withinCall(call, reading, async () => {
      const [, id] = /^porchlight:\/\/listings\/([1-9]\d{0,14})$/.exec(uri) ?? []
      const [home] = id === undefined ? [] : await showHomes(app, place, [Number(id)])
      if (home === undefined) throw fail('listing-not-found', { keyType: 'NewOaks', key: uri.slice(0, 100) })
      return useSkill(app, place, { skill: 'home', input: { id: home.id }, signal: context.signal })
    })
    return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(asPayload(told)) }] }
  })
}
