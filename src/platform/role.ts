/** What people of a firm may be, from the most to the least that they may do. */
export const roles = ['owner', 'manager', 'agent'] as const

export type Role = (typeof roles)[number]

/** Whether who has a role may do what at least `least` may do. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(least)
}
