import type { Me } from '../api/account-fields.ts'
import type { IconName } from '../parts/Icon.tsx'

type Role = Me['role']

const order: readonly Role[] = ['agent', 'manager', 'owner']

/** The rooms of the console, in their order; `key` opens one after "g", `least` is the least role that has a use for it. */
export const rooms = [
  { name: 'inbox', to: '/inbox', key: 'i', least: 'agent' },
  { name: 'leads', to: '/leads', key: 'l', least: 'agent' },
  { name: 'tours', to: '/tours', key: 't', least: 'agent' },
  { name: 'listings', to: '/listings', key: 'h', least: 'agent' },
  { name: 'knowledge', to: '/knowledge', key: 'k', least: 'agent' },
  { name: 'insight', to: '/insight', key: 'n', least: 'manager' },
  { name: 'chatbots', to: '/chatbots', key: 'c', least: 'manager' },
  { name: 'setup', to: '/setup', key: 's', least: 'agent' },
] as const satisfies readonly { name: IconName; to: string; key: string; least: Role }[]

/** How many rooms stand in the bar of a phone; the others are behind its last button. */
export const roomsInBar = 4

/** Those that somebody of a role has a use for. */
export function roomsFor(role: Role): (typeof rooms)[number][] {
  return rooms.filter(({ least }) => order.indexOf(role) >= order.indexOf(least))
}
