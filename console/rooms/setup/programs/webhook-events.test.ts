import { expect, test } from 'vitest'
import { webhookTypes } from '../../../../src/webhooks/webhook-types.ts'
import { webhookEvents } from './webhook-events.ts'

test('the form offers all that a webhook may be told of', () => {
  expect(webhookEvents).toEqual(webhookTypes)
})
