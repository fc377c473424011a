/** Where ZIP codes begin with a zero: New England, New Jersey, and with two of them Puerto Rico and the Virgin Islands. */
const oneZero =
  /^(?:CT|MA|ME|NH|NJ|RI|VT|Connecticut|Massachusetts|Maine|New Hampshire|New Jersey|Rhode Island|Vermont)$/i
const twoZeros = /^(?:PR|VI|Puerto Rico|(?:US )?Virgin Islands)$/i

/** A ZIP code that a spreadsheet took for a number, with its zeros: 2138 in Massachusetts is 02138. Others as they are. */
export function restoreZip(zip: string, state: string | undefined): string {
  const place = state?.trim() ?? ''
  if (/^\d{4}$/.test(zip) && oneZero.test(place)) return `0${zip}`
  if (/^\d{3}$/.test(zip) && twoZeros.test(place)) return `00${zip}`
  return zip
}
