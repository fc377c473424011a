import { createContext, useContext, useSyncExternalStore } from 'react'
import { type LiveState, LiveStore } from './live-store.ts'

export const LiveContext = createContext<LiveStore>(new LiveStore())

export function useLiveStore(): LiveStore {
  return useContext(LiveContext)
}

export function useLiveState(): LiveState {
  const store = useLiveStore()
  return useSyncExternalStore(store.subscribe, store.get)
}
