/** English words under an answer that ask whether it was right; every language has the same keys. */
export const rateWords = {
  rateAsk: 'Was this right?',
  rateYes: 'Yes',
  rateNo: 'No',
  rateThanks: 'Thank you. The firm will see it.',
} as const
