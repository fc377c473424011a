/** The address if it is of the web; "" otherwise: what visitors and listings name may be "javascript:". */
export function webAddress(address: string): string {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : ''
}
