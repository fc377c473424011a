/** A phone number that somebody left, as text messages are looked for by it. */
export interface PhoneTrait {
  digits: string
  /** Whether the country is part of it. */
  isInternational: boolean
}

/** Fewer digits would be found in numbers of others. */
const fewestDigits = 7

/** What is known of numbers as people write them, without extensions. Those that are too short to be anybody’s are left out. */
export function readPhoneTraits(phones: readonly string[]): PhoneTrait[] {
  return phones.flatMap((phone) => {
    const plain = phone.replace(/(?:ext|x|#).*$/i, '').trim()
    const isInternational = /^(\+|00)/.test(plain)
    const digits = plain.replace(/\D/g, '').replace(/^0+/, '')
    return digits.length < fewestDigits ? [] : [{ digits, isInternational }]
  })
}
