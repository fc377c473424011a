import { queryOptions } from '@tanstack/react-query'
import type { PorchlightFunctions } from 'porchlight/client'

/** A chatbot with all its settings. */
export function chatbotQuery(client: PorchlightFunctions, serialNumber: string) {
  return queryOptions({
    queryKey: ['chatbot', serialNumber],
    queryFn: ({ signal }) => client.readChatbot({ serialNumber }, { signal }),
  })
}

/** The models that could answer, and which of them can be used now. */
export function modelsQuery(client: PorchlightFunctions) {
  return queryOptions({
    queryKey: ['models'],
    queryFn: ({ signal }) => client.listModels({}, { signal }),
    staleTime: 5 * 60_000,
  })
}

/** The chatbots of the firm, the first 200. */
export function chatbotsQuery(client: PorchlightFunctions) {
  return queryOptions({
    queryKey: ['chatbots'],
    queryFn: ({ signal }) => client.listChatbots({ limit: 200 }, { signal }),
  })
}
