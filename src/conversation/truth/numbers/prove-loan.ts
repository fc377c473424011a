import type { Evidence } from '../evidence/evidence.ts'
import type { ToldLoan } from '../evidence/told-loan.ts'
import type { Attribution } from './number-context.ts'
import type { SaidNumber } from './read-numbers.ts'

type Role = 'monthly' | 'down' | 'loan' | 'price' | 'rate'

/** What tells which part of a loan a number is. */
const roleWords: Readonly<Record<Role, RegExp>> = {
  monthly:
    /month\w*|(?<!down[\s-])payments?|monat\w*|\bmes(?:es)?\b|mensua\w*|mensue\w*|mensa(?:l|is|lidade)\b|\bmois\b|cuotas?|prestac\w*|月供|每月|个月|月/gu,
  down: /\bdown\b|anzahlung|eigenkapital|entrada|enganche|pago inicial|apport\b|acompte|sinal\b|首付/gu,
  loan: /\bloan\w*|mortgage\w*|borrow\w*|financ\w*|prestamo|hipotec\w*|\bpret\b|emprunt\w*|kredit\w*|darlehen\w*|emprestimo|贷款/gu,
  price:
    /\bpric\w*|\bcosts?\b|worth|precio|cuesta|valor\b|\bprix\b|coute|preis|kostet|preco|custa|afford|up to|hasta|jusqu|\bbis\b|\bate\b|总价|价格|房价/gu,
  rate: /interest|\brates?\b|zins\w*|interes|\btasa|\btaux|interet\w*|\btaxa|juros|利率|利息/gu,
}
const furthest = 45
/** Right before a number a word says what the number is: "a loan of". */
const closest = 8

/** Words that name a part of a loan, and claim nothing of a home. */
const ofLoans =
  /^(?:interest|principal|capital|mortgage|loan|lender|down|payments?|monthly|amortiz\w*|borrow\w*|financ\w*|estimate\w*|interes(?:es)?|hipoteca\w*|prestamo|cuotas?|entrada|enganche|interets?|emprunt\w*|pret|mensualites?|apport|zins\w*|kredit\w*|darlehen\w*|anzahlung|tilgung|monatsrate|rate|eigenkapital|juros|emprestimo|prestac\w*|parcelas?|financiamento|principais?|amortizac\w*|[月供首付贷款利息率本金还]+)$/u

export function isLoanWord(word: string): boolean {
  return ofLoans.test(word)
}

/**
 * Whether a number is what a loan that was worked out comes to, told as the part that it is. Null: no loan says anything of
 * it. A number beside the words of a loan that is another one is no price either: it is not corrected to one.
 */
export function proveOfLoan(
  number: SaidNumber,
  folded: string,
  to: Attribution | null,
  { loans }: Evidence,
): { isProven: boolean } | null {
  const ofSame = loans.filter((loan) => isOfHomes(loan, to))
  if (loans.length === 0) return null
  const says = (value: number) => number.values.some((said) => Math.abs(said - value) < 0.005)
  if (number.kind === 'percent') {
    const role = nearest(number, folded, ['down', 'rate'])?.role
    return ofSame.some(
      ({ downPercent, rate }) => (role !== 'rate' && says(downPercent)) || (role !== 'down' && says(rate)),
    )
      ? { isProven: true }
      : role === undefined
        ? null
        : { isProven: false }
  }
  if (number.kind === 'money') return proveAmount(number, folded, ofSame, says)
  const isOfYears = /^[\s\u00A0-]*(?:years?|anos?|ans?\b|jahre?n?|年)/u.test(folded.slice(number.end))
  return isOfYears && ofSame.some(({ years }) => says(years)) ? { isProven: true } : null
}

function proveAmount(
  number: SaidNumber,
  folded: string,
  loans: readonly ToldLoan[],
  says: (value: number) => boolean,
): { isProven: boolean } | null {
  const found = nearest(number, folded, ['monthly', 'down', 'loan', 'price'])
  const role = number.field === 'monthly' ? 'monthly' : found?.role
  if (role === undefined) return null
  const isRole = loans.some(
    ({ monthly, down, loan, prices }) =>
      (role === 'monthly' && monthly.some(says)) ||
      (role === 'down' && says(down)) ||
      (role === 'loan' && says(loan)) ||
      (role === 'price' && prices.some(says)),
  )
  if (isRole) return { isProven: true }
  if (role === 'price') return null
  const isNamed = number.field === 'monthly' || (found !== null && found.before <= closest)
  // "for $450,000 with 20% down": the price beside a word that belongs to another number.
  return !isNamed && loans.some(({ prices }) => prices.some(says)) ? { isProven: true } : { isProven: false }
}

function isOfHomes({ listing, prices }: ToldLoan, to: Attribution | null): boolean {
  if (to === null || to.homes.length === 0) return true
  return to.homes.some((home) =>
    listing === null ? prices.includes(home.listing.Price ?? 0) : home.listing.id === listing,
  )
}

function nearest(
  { start, end }: SaidNumber,
  folded: string,
  roles: readonly Role[],
): { role: Role; before: number } | null {
  const from = Math.max(0, start - furthest)
  const around = folded.slice(from, end + furthest)
  const found = roles.flatMap((role) =>
    [...around.matchAll(roleWords[role])].map((match) => {
      const [at, until] = [from + match.index, from + match.index + match[0].length]
      const before = until <= start ? start - until : Number.POSITIVE_INFINITY
      // "(20%) and a rate of 6.5%": the word belongs to the number behind it.
      const isBehind = at >= end && !/^\s(?:of|von|de|del|do)\s/u.test(folded.slice(until))
      return { role, before, far: Math.min(before, isBehind ? at - end : Number.POSITIVE_INFINITY) }
    }),
  )
  const [first] = found.filter(({ far }) => far <= furthest).toSorted((a, b) => a.far - b.far)
  return first ?? null
}
