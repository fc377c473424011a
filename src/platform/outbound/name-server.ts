import { isIP } from 'node:net'

/** Reads one entry of PORCHLIGHT_DNS_SERVERS: an address, with a port where it is not 53. Throws the end of a sentence. */
export function readNameServer(text: string): string {
  const [, address = text, port = '53'] =
    /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text) ?? /^([\d.]+):(\d{1,5})$/.exec(text) ?? []
  if (isIP(address) !== 0 && Number(port) >= 1 && Number(port) <= 65_535) return text
  throw new Error('must be addresses of name servers such as 9.9.9.9 or 127.0.0.1:5353, separated by commas')
}
