import { useSuspenseQuery } from '@tanstack/react-query'
import type { Me } from './account-fields.ts'
import { useApi } from './api-context.ts'
import { meQuery } from './queries.ts'

/** Who is signed in. Stands only within the shell, which shows nothing to anybody else. */
export function useMe(): Me {
  const { data } = useSuspenseQuery(meQuery(useApi()))
  return data ?? signedOut
}

/** Between the end of a session and the page to sign in. */
const signedOut: Me = {
  accountId: '',
  name: '',
  email: '',
  role: 'agent',
  workspace: { id: 0, name: '', logo: '' },
  chatbots: [],
}
