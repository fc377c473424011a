import type { Role } from '../../api/account-fields.ts'

/** Parts of the set-up in their order, each with the least role that has a use for it. */
export const setupParts = [
  { name: 'account', least: 'agent' },
  { name: 'firm', least: 'manager' },
  { name: 'team', least: 'agent' },
  { name: 'assignment', least: 'manager' },
  { name: 'keys', least: 'owner' },
  { name: 'webhooks', least: 'manager' },
  { name: 'mails', least: 'manager' },
  { name: 'models', least: 'manager' },
  { name: 'failed', least: 'manager' },
  { name: 'log', least: 'manager' },
  { name: 'fairness', least: 'manager' },
  { name: 'privacy', least: 'manager' },
  { name: 'health', least: 'manager' },
] as const satisfies readonly { name: string; least: Role }[]

export type PartName = (typeof setupParts)[number]['name']

const order: readonly Role[] = ['agent', 'manager', 'owner']

/** Those that somebody of a role has a use for. */
export function partsFor(role: Role): PartName[] {
  return setupParts.filter(({ least }) => order.indexOf(role) >= order.indexOf(least)).map(({ name }) => name)
}
