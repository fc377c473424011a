import type { ChatActions } from './chat-actions.ts'
import { mostPicked } from './chat-state.ts'

/** Ticks a home for comparison, or takes the tick away. */
export function pickHome({ inner }: Pick<ChatActions, 'inner'>, listing: number): void {
  const { held } = inner()
  const { picked } = held.now
  if (picked.includes(listing)) held.set({ picked: picked.filter((id) => id !== listing) })
  else if (picked.length < mostPicked) held.set({ picked: [...picked, listing] })
}
