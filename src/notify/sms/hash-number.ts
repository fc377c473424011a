import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, Buffer>(scrypt)

/**
 * By what a number that opted out is known. It must be found again when every key and every other row of a person is
 * gone, so nothing secret goes into it; that trying all numbers takes years of computing is what keeps it.
 */
export function hashNumber(number: string): Promise<Buffer> {
  return derive(number, 'porchlight sms opt-out', 32)
}
