import type { PorchlightError } from '../../platform/errors.ts'

export const apiVersion = '1.0.0'

/** The envelope of a success (interface.md 2.1), its keys in the order of the contract. `undefined`: no Data key. */
export function successEnvelope(data: unknown): Record<string, unknown> {
  const rest = { Version: apiVersion, Success: true, Code: 200, Message: '' }
  return data === undefined ? rest : { Data: data, ...rest }
}

/** The same as text, around the pieces of its Data. */
export async function* successPieces(data: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"Data":'
  yield* data
  yield `,${JSON.stringify(successEnvelope(undefined)).slice(1)}`
}

export function failureEnvelope(status: number, message: string): Record<string, unknown> {
  return { Data: null, Version: apiVersion, Success: false, Code: status, Message: message }
}

/** The last line of a stream that failed after its first piece (wire-decisions.md, "Messages"). */
export function failureLine(error: PorchlightError): Record<string, unknown> {
  return { Success: false, Code: error.status, Message: error.message }
}
