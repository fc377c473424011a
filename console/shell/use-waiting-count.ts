import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/api-context.ts'
import { waitingQuery } from '../live/conversation-queries.ts'

const most = 99

/** How many visitors wait for a person, as it stands beside the inbox: "" for none, at most "99+". */
export function useWaitingCount(): string {
  const { data } = useQuery(waitingQuery(useApi()))
  const count = data?.conversations.length ?? 0
  return count === 0 ? '' : count > most ? `${most}+` : String(count)
}
