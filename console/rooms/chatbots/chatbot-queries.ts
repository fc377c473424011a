import { queryOptions } from '@tanstack/react-query'
import type { PorchlightFunctions } from 'porchlight/client'

/** A chatbot with all its settings. */
export function chatbotQuery(client: PorchlightFunctions, serialNumber: string) {
  return queryOptions({
    queryKey: ['chatbot', serialNumber],
    queryFn: ({ signal }) => client.readChatbot({ serialNumber }, { signal }),
  })
}

/** The chatbots of the firm, the first 200. */
export function chatbotsQuery(client: PorchlightFunctions) {
  return queryOptions({
    queryKey: ['chatbots'],
    queryFn: ({ signal }) => client.listChatbots({ limit: 200 }, { signal }),
  })
}
