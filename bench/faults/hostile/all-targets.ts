import { operations } from '../../../src/operations.ts'
import { hostileTargets, type Places, type Target } from './hostile-targets.ts'
import { setupTargets } from './setup-targets.ts'
import { teamTargets } from './team-targets.ts'

/** What is sent to every operation of the table. Fails when one of them is left out. */
export function allTargets(places: Places): readonly Target[] {
  const targets = [...hostileTargets(places), ...teamTargets(), ...setupTargets(places)]
  const missing = operations.filter(({ method, path }) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return !targets.some((target) => target.method === method && pattern.test(target.path.replace(/\?.*/, '')))
  })
  if (missing.length === 0) return targets
  const names = missing.map(({ method, path }) => `${method} ${path}`).join(', ')
  throw new Error(`bench/faults/hostile leaves out: ${names}`)
}
