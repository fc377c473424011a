import { InvalidArgumentError } from 'commander'

export function readSessionId(text: string): number {
  if (!/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(Number(text))) {
    throw new InvalidArgumentError('expected the id of a session.')
  }
  return Number(text)
}
