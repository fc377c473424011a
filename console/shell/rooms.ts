import type { IconName } from '../parts/Icon.tsx'

/** The rooms of the console, in their order; `key` opens one after "g". */
export const rooms = [
  { name: 'inbox', to: '/inbox', key: 'i' },
  { name: 'leads', to: '/leads', key: 'l' },
  { name: 'tours', to: '/tours', key: 't' },
  { name: 'listings', to: '/listings', key: 'h' },
] as const satisfies readonly { name: IconName; to: string; key: string }[]
