import { fail } from '../../platform/errors.ts'
import { isAtLeast, type Role, roles } from '../../platform/role.ts'
import { leastRoleFor } from './role-table.ts'

/** Fails with `role-may-not` unless who has the role may run the operation of that id. */
export function checkRole(role: Role, operationId: string): void {
  const least = leastRoleFor(operationId)
  if (least !== null && isAtLeast(role, least)) return
  const wanted = least === null ? 'programs with a key' : roles.slice(0, roles.indexOf(least) + 1).join(' and ')
  throw fail('role-may-not', { role, wanted })
}
