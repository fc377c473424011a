import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ChatActions } from './chat-actions.ts'
import type { ChatState } from './chat-state.ts'

export interface Chat {
  state: ChatState
  actions: ChatActions
}

/** The chat that a component stands in; tests and previews give another one. */
export const ChatContext = createContext<Chat | null>(null)

export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error('there is no chat around this component')
  return chat
}
