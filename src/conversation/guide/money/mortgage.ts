/** What a visitor says of a loan; what is absent is assumed. */
export interface LoanTerms {
  /** Percent of the price. */
  downPercent?: number
  /** Amount; counts before `downPercent`. */
  downAmount?: number
  /** Percent a year. */
  rate?: number
  years?: number
  /** Without a home: the price that is financed. */
  price?: number
  /** The home that is financed. */
  listing?: number
}

/** What is assumed where the visitor says nothing: a usual loan, told as an assumption in every answer. */
export const assumedTerms = { downPercent: 20, rate: 6.5, years: 30 }

/**
 * Monthly payment of a loan that is paid back in equal parts: P·r / (1 − (1 + r)^−n), the annuity formula with P the
 * loan, r the rate a month (a twelfth of the rate a year) and n the number of months. Source: PMT(rate/12, years*12, -loan)
 * of OASIS OpenFormula (OpenDocument 1.2, part 2, financial functions), the ordinary annuity of textbooks.
 */
export function monthlyPayment(loan: number, ratePercent: number, years: number): number {
  const months = years * 12
  const rate = ratePercent / 1200
  if (rate === 0) return loan / months
  return (loan * rate) / (1 - (1 + rate) ** -months)
}

/** The loan that a monthly payment pays back: the same formula read the other way. */
export function affordableLoan(payment: number, ratePercent: number, years: number): number {
  const months = years * 12
  const rate = ratePercent / 1200
  if (rate === 0) return payment * months
  return (payment * (1 - (1 + rate) ** -months)) / rate
}

export interface Loan {
  price: number
  down: number
  loan: number
  downPercent: number
  rate: number
  years: number
}

/** Terms with the assumptions filled in; null when they cannot be meant. */
export function completeTerms(terms: LoanTerms): Pick<Loan, 'rate' | 'years' | 'downPercent'> | null {
  const rate = terms.rate ?? assumedTerms.rate
  const years = terms.years ?? assumedTerms.years
  const downPercent = terms.downPercent ?? assumedTerms.downPercent
  const isMeant = rate >= 0 && rate <= 30 && years >= 1 && years <= 50 && downPercent >= 0 && downPercent <= 100
  return isMeant ? { rate, years, downPercent } : null
}

/** The loan on a price; null when the terms cannot be meant. */
export function loanOn(price: number, terms: LoanTerms): Loan | null {
  const full = completeTerms(terms)
  if (full === null) return null
  const down = terms.downAmount ?? (price * full.downPercent) / 100
  if (down > price) return null
  return { ...full, price, down, loan: price - down, downPercent: (down / price) * 100 }
}

/** The dearest home that a monthly payment pays for. */
export function priceFor(payment: number, terms: LoanTerms): Loan | null {
  const full = completeTerms(terms)
  if (full === null) return null
  const loan = affordableLoan(payment, full.rate, full.years)
  if (terms.downAmount !== undefined) {
    const price = loan + terms.downAmount
    return { ...full, price, loan, down: terms.downAmount, downPercent: (terms.downAmount / price) * 100 }
  }
  if (full.downPercent >= 100) return null
  const price = loan / (1 - full.downPercent / 100)
  return { ...full, price, loan, down: price - loan }
}
