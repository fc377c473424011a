import { escapeMarkdown, linkTarget } from '../../conversation/guide/escape-markdown.ts'
import { makeCard } from '../../conversation/guide/present-view.ts'
import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { homePageAddress } from '../../homes/pages/home-page-address.ts'
import { findFirst } from '../../homes/search/listing-questions.ts'
import { homePageWordsOf } from '../../reading/languages/all-home-page-words.ts'
import { criteriaWordsOf } from '../../reading/languages/spoken/all-criteria-words.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { tellPrice } from './home-facts.ts'
import { nameOfHome } from './name-of-home.ts'

const mostHomes = 50

/** What an assistant is told of a chatbot (llmstxt.org): where its chat and its homes are, and how programs ask it. */
export async function writeChatbotText(app: VisitorsApp, chatbot: Chatbot, site: string): Promise<string> {
  const { workspaceId, id: chatbotId, serialNumber, settings } = chatbot
  const scope = { workspaceId, chatbotId, index: app.searchIndex, publicUrl: site }
  const homes = await findFirst(app.db, scope, [], null, mostHomes)
  const speech = { words: homePageWordsOf('en'), wording: criteriaWordsOf('en') }
  const path = encodeURIComponent(serialNumber)
  const lines = homes.map((home) => {
    const card = makeCard(home)
    const address = linkTarget(home.Url) ?? homePageAddress(site, serialNumber, home.id)
    const name = escapeMarkdown(nameOfHome({ card }), 200)
    return `- [${name}](${address}): ${escapeMarkdown(tellPrice(speech, { card }), 60)}`
  })
  return `# ${escapeMarkdown(settings.Name, 200)}

> A chat that answers about the homes that this firm offers, by the records of the firm alone.

## Ask

- [Chat](${site}/share/${path}): for people
- [MCP](${site}/mcp/${path}): for assistants and agents, without a key: search, compare, figures, tours, contact
- [A2A](${site}/a2a/${path}/.well-known/agent-card.json): the agent card, for agents that ask agents, without a key

## Homes

- [Sitemap](${site}/homes/${path}/sitemap.xml): the page of every home on offer
${lines.join('\n')}
`
}

/** The same of a server: nothing of whose chatbots it has, which only who has their address knows. */
export function writeServerText(publicUrl: string): string {
  return `# Porchlight

> This server answers about homes in the chats of real-estate firms. Each chatbot has a serialNumber, which the pages that embed it name.

## Of one chatbot

- \`${publicUrl}/share/{serialNumber}/llms.txt\`: its chat and its homes
- \`${publicUrl}/homes/{serialNumber}/{id}\`: the page of a home
- \`${publicUrl}/mcp/{serialNumber}\`: for assistants and agents
- \`${publicUrl}/a2a/{serialNumber}/.well-known/agent-card.json\`: its agent card, for agents that ask agents

## For developers

- [API guide](${publicUrl}/docs)
- [OpenAPI](${publicUrl}/openapi.json)
`
}
