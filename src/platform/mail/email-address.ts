/** The shape that mail servers agree on (RFC 5321 lengths, no quoted local parts). */
export function isEmailAddress(value: string): boolean {
  const match = /^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)$/.exec(value)
  if (!match || value.length > 254) return false
  const [, local = '', host = ''] = match
  return !/^\.|\.\.|\.$/.test(local) && host.split('.').every((label) => label.length <= 63 && !/^-|-$/.test(label))
}
