import type { PorchlightFunctions } from 'porchlight/client'
import { createContext, useContext } from 'react'
import type { ProofAsker } from '../proof/proof-asker.ts'
import type { Account } from './account.ts'

/** How a room speaks with the server: the public client, which the cookie of the session proves, and the account. */
export interface Api {
  client: PorchlightFunctions
  account: Account
  /** Asks again who one is, where a call wants that. */
  proof: ProofAsker
  /** Address of the server, without a slash at its end. */
  baseUrl: string
}

const ApiContext = createContext<Api | null>(null)

export const ApiProvider = ApiContext.Provider

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (api === null) throw new Error('nothing of the console stands outside of its ApiProvider')
  return api
}
