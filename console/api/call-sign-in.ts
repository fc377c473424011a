import { CallFailure, failureOfAnswer } from './call-failure.ts'

const timeoutMs = 20_000

/** Calls the sign-in of the console, below /console/auth; answers what it tells. Fails with CallFailure. */
export async function callSignIn(baseUrl: string, path: string, body: object): Promise<Record<string, unknown>> {
  let response: Response
  try {
    response = await fetch(`${baseUrl}/console/auth${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (cause) {
    throw new CallFailure({ status: 0, message: '', code: 'connection-failed', cause })
  }
  if (!response.ok) throw await failureOfAnswer(response)
  return (await response.json()) as Record<string, unknown>
}
