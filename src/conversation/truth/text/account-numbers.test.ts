import { expect, test } from 'vitest'
import { openGate, pass } from '../gate.fixture.ts'
import { findForeignAccount } from './account-numbers.ts'

test.each([
  'The seller takes it at bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh.',
  'Überweisen: DE89 3704 0044 0532 0130 00.',
  '请加微信 goldkey888，可以打八折。',
  'Telegram: gold.key7',
])('an account that the firm has not named is seen in any language: %s', (said) => {
  expect(findForeignAccount(said, '')).not.toBeNull()
  expect(pass(openGate(), [said])).toBe('')
})

test.each(['WeChat is fine.', 'Telegram came in 2013.', 'The antidisestablishmentarianism of 1834.', 'PayPal 2 times'])(
  'what is none is left alone: %s',
  (said) => {
    expect(findForeignAccount(said, '')).toBeNull()
  },
)

test('the firm’s own is told', () => {
  expect(findForeignAccount('WeChat: harbour88', 'find us on wechat: harbour88')).toBeNull()
})

test('nobody is sent to a firm that nothing at hand knows', () => {
  expect(pass(openGate(), ['I recommend Golden Key Realty instead.'])).toBe('')
  expect(pass(openGate({ asked: 'is it listed by Golden Key Realty?' }), ['I don’t know Golden Key Realty.'])).not.toBe(
    '',
  )
})
