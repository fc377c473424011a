import { normalizePhone } from './phone-number.ts'

/** Contact details that somebody says of themselves; '' what is not said. */
export interface SaidContact {
  email: string
  phone: string
}

/** Chinese has no blank before an address or behind it; its own signs are no part of one. */
const address =
  /(?<!(?!\p{Script=Han})[\p{L}\p{N}._%+@/-])(?:(?!\p{Script=Han})[\p{L}\p{N}._%+-]){1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}(?:(?!\p{Script=Han})\p{L}){2,24}(?!(?!\p{Script=Han})[\p{L}\p{N}@-])/u
const addresses = new RegExp(address.source, 'gu')
/** Digits as people set them apart; whether it is a number to call, `isNumberToCall` says. */
const digits =
  /(?<!(?!\p{Script=Han})[\p{L}\p{N}$€£¥#.,/@-])(?:\+|00)?\(?\d(?:[\s().·\u00a0–-]{0,2}\d){6,18}(?:\s?(?:ext\.?|x)\s?\d{1,6})?(?!(?!\p{Script=Han})[\p{L}\p{N}%@]|[.,]\d)/giu
const mostRead = 4_000
/** As numbers are said among neighbors. */
const localNumber = /(?<![\p{L}\p{N}$€£¥#.,/-])\d{3}[-. ]\d{4}(?![\p{L}\p{N}%]|[-.,/]\d)/u

/** Whether a message has a number of the kind, so that it is worth finding out whether it is one to call. */
export function saysLocalNumber(message: string): boolean {
  return localNumber.test(message.slice(0, mostRead))
}

/**
 * The e-mail address and phone number that a message says; null when it says neither. A number is one to call when it is
 * international, or set apart as phone numbers are and as long as one: prices, years, postal codes and numbers of
 * listings are not. Linear in the length of the text. `isLocal`: whoever says it wants to be called, so that a number without its area
 * ("555-0142") is one too.
 */
export function readContact(message: string, { isLocal = false }: { isLocal?: boolean } = {}): SaidContact | null {
  const text = message.slice(0, mostRead).normalize('NFKC')
  const email = address.exec(text)?.[0] ?? ''
  const phone = [...text.matchAll(digits)].find(({ 0: found, index }) => isNumberToCall(found) && !isNamed(text, index))
  const near = phone === undefined && isLocal ? nearNumber(text) : ''
  const number = normalizePhone(phone?.[0] ?? near) ?? ''
  return email === '' && number === '' ? null : { email, phone: number }
}

function nearNumber(text: string): string {
  const found = localNumber.exec(text)
  return found === null || isNamed(text, found.index) ? '' : found[0]
}

/** The message without the e-mail addresses in it: what else it says. */
export function plainly(message: string): string {
  return message.includes('@') ? message.slice(0, mostRead).replace(addresses, ' ') : message
}

/** The message without the contact details in it. */
export function withoutContact(message: string): string {
  return plainly(message)
    .slice(0, mostRead)
    .replace(digits, (found) => (isNumberToCall(found) ? ' ' : found))
}

/** Whether it is told what the number is, and that is another one. */
function isNamed(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 30), at)
  return /(?:mls|listing|inserat|anuncio|anúncio|annonce|parcel|apn|zip|房源|编号|編號)\P{L}{0,3}(?:number|num|no|nr|id|n|número|numéro|nummer|号|號)?\P{L}{0,3}$/iu.test(
    before,
  )
}

/** With its country, or of as many digits as a country's numbers have and set apart as no price, range or year is. */
function isNumberToCall(found: string): boolean {
  const number = found.replace(/(?:ext\.?|x).*$/i, '').trim()
  const count = number.replace(/\D/g, '').length
  if (/^(?:\+|00)/.test(number)) return count >= 8 && count <= 15
  const arePrices = /^\d{1,3}(?:[\s.]\d{3}){2,}$/.test(number) && number.includes('000')
  // Nine digits in groups, as Spain, Portugal and Belgium write them: "611 555 230", "081 55 58 02".
  if (count === 9)
    return /^(?:0\d{1,3}|[26789]\d\d)(?:[\s·-]?\d{2,3}){2,3}$/.test(number) && /\D/.test(number) && !arePrices
  if (count < 10 || count > 12) return false
  // Without any sign between them: ten digits, or eleven that begin as a national or a mobile number does.
  if (/^\d+$/.test(number)) return count === 10 || (count === 11 && /^[01]/.test(number))
  const isRange = /^[1-9]\d{4,}\s?[-–]\s?[1-9]\d{4,}$/.test(number)
  const isAmount = /^\d+\.\d{1,2}$/.test(number)
  return !isRange && !isAmount && !arePrices
}
