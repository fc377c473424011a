/**
 * The value itself, frozen with all arrays and plain objects in it: what many sentences share throws when one of them
 * would change it, rather than mean another thing to everybody from then on. What is frozen already is taken as such.
 */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) freezeDeep(inner)
  return value
}
