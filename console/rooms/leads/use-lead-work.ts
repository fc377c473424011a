import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadSummary } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { useMe } from '../../api/use-me.ts'
import { showWithUndo } from '../../parts/show-with-undo.tsx'
import { tell } from '../../parts/tell.ts'
import { type LeadPages, placeLead } from './lead-lists.ts'
import type { LeadFilter, LeadStatus } from './leads-search.ts'

type Assignee = { accountId: string; name: string }

/** What the firm does with leads, each with its way back. What is shown changes at once. */
export function useLeadWork() {
  const { t } = useTranslation()
  const { client } = useApi()
  const me = useMe()
  const queries = useQueryClient()
  const nameOf = ({ firstName, lastName }: LeadSummary): string =>
    `${firstName} ${lastName}`.trim() || t('leads.nameless')

  const show = (lead: LeadSummary): void => {
    for (const [key] of queries.getQueriesData({ queryKey: ['leads'] })) {
      // The filter is what the lists are kept under.
      const filter = key[1] as LeadFilter
      queries.setQueryData<LeadPages>(key, (pages) => pages && placeLead(pages, filter, lead))
    }
    queries.setQueryData<LeadSummary>(['lead', lead.id], (known) => known && { ...known, ...lead })
  }
  const readAnew = (): void => {
    for (const queryKey of [['leads'], ['lead'], ['lead-doubles'], ['leads-of']]) {
      void queries.invalidateQueries({ queryKey })
    }
  }
  const onError = (failure: Error): void => {
    tell(t, { color: 'red', message: explainFailure(failure, t) })
  }

  const change = useMutation({
    mutationFn: ({
      lead,
      status,
      assignedTo,
    }: {
      lead: LeadSummary
      status?: LeadStatus
      assignedTo?: Assignee | null
    }) =>
      client.changeLead({
        id: lead.id,
        ...(status && { status }),
        ...(assignedTo !== undefined && { assignedTo: assignedTo?.accountId ?? null }),
      }),
    onMutate: async ({ lead, status, assignedTo }) => {
      await queries.cancelQueries({ queryKey: ['leads'] })
      show({ ...lead, ...(status && { status }), ...(assignedTo !== undefined && { assignedTo }) })
    },
    onError: (failure, { lead }) => {
      show(lead)
      onError(failure)
    },
    onSettled: readAnew,
  })
  const merge = useMutation({
    mutationFn: ({ into, leads }: { into: LeadSummary; leads: readonly LeadSummary[] }) =>
      client.mergeLeads({ id: into.id, leadIds: leads.map(({ id }) => id) }),
    onSuccess: (_merged, { into, leads }) => {
      showWithUndo(t, {
        id: `merge ${into.id}`,
        message: t('leadDesk.merged', { name: nameOf(into) }),
        undo: () => split.mutate({ from: into, groups: leads.map(({ id, mergedIds }) => [id, ...mergedIds]) }),
      })
    },
    onError,
    onSettled: readAnew,
  })
  const split = useMutation({
    mutationFn: async ({ from, groups }: { from: LeadSummary; groups: readonly number[][] }) => {
      for (const leadIds of groups) await client.splitLead({ id: from.id, leadIds })
    },
    onSuccess: () => tell(t, { message: t('leadDesk.split') }),
    onError,
    onSettled: readAnew,
  })

  return {
    nameOf,
    move: (lead: LeadSummary, status: LeadStatus): void => {
      if (lead.status === status) return
      change.mutate({ lead, status })
      showWithUndo(t, {
        id: `lead ${lead.id}`,
        message: t('leadDesk.moved', { name: nameOf(lead), status: t(`leads.status.${status}`) }),
        undo: () => change.mutate({ lead: { ...lead, status }, status: lead.status }),
      })
    },
    assign: (lead: LeadSummary, assignedTo: Assignee | null): void => {
      const former = lead.assignedTo
      if (former?.accountId === assignedTo?.accountId) return
      change.mutate({ lead, assignedTo })
      showWithUndo(t, {
        id: `lead ${lead.id}`,
        message: assignedTo
          ? assignedTo.accountId === me.accountId
            ? t('leadDesk.taken', { name: nameOf(lead) })
            : t('leadDesk.given', { name: nameOf(lead), to: assignedTo.name })
          : t('leadDesk.freed', { name: nameOf(lead) }),
        undo: () => change.mutate({ lead: { ...lead, assignedTo }, assignedTo: former }),
      })
    },
    merge: (into: LeadSummary, leads: readonly LeadSummary[]): void => merge.mutate({ into, leads }),
    split: (from: LeadSummary, ids: number[]): void => split.mutate({ from, groups: [ids] }),
    isMerging: merge.isPending || split.isPending,
  }
}
