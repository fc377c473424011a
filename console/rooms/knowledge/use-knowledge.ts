import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { KnowledgeSource } from 'porchlight/client'
import { useApi } from '../../api/api-context.ts'
import { isLearning } from './source-groups.ts'

/** While something is learned one sees it happen. */
const whileLearningMs = 1_500
const usuallyMs = 30_000

/** What a chatbot learns from, and how each stands. */
export function useSources(serialNumber: string | undefined) {
  const { client } = useApi()
  return useQuery({
    queryKey: ['sources', serialNumber],
    queryFn: ({ signal }) => client.listSources({ serialNumber: serialNumber ?? '' }, { signal }),
    enabled: serialNumber !== undefined,
    refetchInterval: ({ state }) => (state.data && isLearning(state.data) ? whileLearningMs : usuallyMs),
  })
}

/** What visitors asked and the chatbot could not answer. */
export function useMissing(serialNumber: string | undefined) {
  const { client } = useApi()
  return useQuery({
    queryKey: ['missing', serialNumber],
    queryFn: ({ signal }) => client.listMissingAnswers({ serialNumber: serialNumber ?? '', limit: 100 }, { signal }),
    enabled: serialNumber !== undefined,
  })
}

/** Changes of what a chatbot learns from; each is seen in the lists at once. */
export function useChangeKnowledge(serialNumber: string) {
  const { client } = useApi()
  const queries = useQueryClient()
  const seen = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['sources', serialNumber] })
    void queries.invalidateQueries({ queryKey: ['missing', serialNumber] })
    void queries.invalidateQueries({ queryKey: ['try', serialNumber] })
  }
  const readSources = (): Promise<KnowledgeSource[]> => client.listSources({ serialNumber })
  return {
    readSources,
    async add(added: {
      questions?: { key: string; value: string }[]
      pages?: string[]
      files?: number[]
    }): Promise<void> {
      await client.addKnowledge({ serialNumber, ...added })
      await seen()
    },
    async edit(changed: {
      text?: string
      SiteMapUrl?: string
      googleSheetUrl?: string
      EnableSyncSiteMap?: boolean
    }): Promise<void> {
      await client.editKnowledge({ serialNumber, ...changed })
      await seen()
    },
    async remove(ids: number[]): Promise<void> {
      await client.removeKnowledge({ serialNumber, ids })
      await seen()
    },
    async relearn(ids: number[]): Promise<void> {
      await client.learnKnowledge({ serialNumber, ids })
      await seen()
    },
    /** Puts back what was removed, as it was. */
    async restore(source: KnowledgeSource, wasSitemap: boolean): Promise<void> {
      const { Type, Name, Value } = source
      if (Type === 'QAList') await client.addKnowledge({ serialNumber, questions: [{ key: Name, value: Value }] })
      else if (Type === 'FileList') await client.addKnowledge({ serialNumber, files: [Number(Name)] })
      else if (Type === 'Text') await client.editKnowledge({ serialNumber, text: Value })
      else if (Type === 'GoogleSheet') await client.editKnowledge({ serialNumber, googleSheetUrl: Name })
      else if (wasSitemap) await client.editKnowledge({ serialNumber, SiteMapUrl: Name })
      else await client.addKnowledge({ serialNumber, pages: [Name] })
      await seen()
    },
    seen,
  }
}

/** What the chatbot says to a question, and the passages behind it. */
export function useTry(serialNumber: string, question: string) {
  const { client } = useApi()
  return useQuery({
    queryKey: ['try', serialNumber, question],
    queryFn: ({ signal }) => client.searchKnowledge({ serialNumber, q: question, limit: 5 }, { signal }),
    enabled: question !== '',
  })
}
