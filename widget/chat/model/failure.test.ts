import { expect, test } from 'vitest'
import { CallFailure, failureOfEnvelope, toFailure } from './failure.ts'

const envelope = (Message: unknown) => ({ Data: null, Version: '1.0.0', Success: false, Code: 429, Message })

test('what the firm wrote for its visitors is passed on, with the time to wait', () => {
  const failure = failureOfEnvelope(envelope('Gently, please.'), 429, 'rate-limit-reached', '12')
  expect(toFailure(failure)).toEqual({ code: 'rate-limit-reached', message: 'Gently, please.', retryAfterSeconds: 12 })
})

test('what is meant for developers is not', () => {
  const said = 'The site https://x.example is not among the Domains of this chatbot: add it there first.'
  expect(toFailure(failureOfEnvelope(envelope(said), 403, 'origin-not-allowed', null))).toEqual({
    code: 'origin-not-allowed',
    message: '',
  })
})

test('a proxy that answers for the server, or with nothing of use, still makes a failure', () => {
  expect(toFailure(failureOfEnvelope(null, 502, null, null))).toEqual({ code: 'model-failed', message: '' })
  expect(toFailure(failureOfEnvelope('<html>', 413, null, 'soon'))).toEqual({ code: 'http-413', message: '' })
  expect(toFailure(failureOfEnvelope(envelope(5), 429, 'rate-limit-reached', '-1'))).toEqual({
    code: 'rate-limit-reached',
    message: '',
  })
  expect(toFailure(new CallFailure('offline'))).toEqual({ code: 'offline', message: '' })
})
