import { useEffect } from 'react'
import { useMe } from './use-me.ts'

const kept = 'porchlight-console-chatbot'

/** Keeps which chatbot was chosen, for the rooms that are opened next. */
export function keepChosenChatbot(serialNumber: string): void {
  try {
    localStorage.setItem(kept, serialNumber)
  } catch {
    // A browser that keeps nothing: each room begins with the first chatbot.
  }
}

function chosenBefore(): string | null {
  try {
    return localStorage.getItem(kept)
  } catch {
    return null
  }
}

/**
 * The chatbot that a room is about: the one that its address names, else the one that was chosen last in any room, else the
 * first. Undefined: the firm has none.
 */
export function useChosenChatbot(named: string | undefined): string | undefined {
  const { chatbots } = useMe()
  const isOurs = (serialNumber: string | null | undefined): boolean =>
    chatbots.some((each) => each.serialNumber === serialNumber)
  const isNamed = isOurs(named)
  useEffect(() => {
    if (isNamed && named !== undefined) keepChosenChatbot(named)
  }, [isNamed, named])
  if (named !== undefined) return named
  const before = chosenBefore()
  return isOurs(before) ? (before ?? undefined) : chatbots[0]?.serialNumber
}
