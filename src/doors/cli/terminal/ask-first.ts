import { createInterface } from 'node:readline/promises'
import { UsageError } from '../command-context.ts'

/** Asks for a yes before what cannot be undone; fails with `refusal` where none comes. */
export async function askFirst(question: string, refusal: string): Promise<void> {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new Promise<string>((resolve) => reader.once('close', () => resolve('')))
  const answer = await Promise.race([reader.question(`${question} Type yes: `), closed])
  reader.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError(refusal)
}
