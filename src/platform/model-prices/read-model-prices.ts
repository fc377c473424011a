import { readFileSync } from 'node:fs'
import type { TokenUsage } from '../models/token-usage.ts'
import { type ModelPrice, type ModelPrices, noPrices } from './model-prices.ts'

/** Dearer than any; keeps what a turn costs within whole numbers. */
const mostPrice = 1_000_000
const amounts = ['input', 'cached', 'output', 'reasoning'] as const

const example = '{"currency":"USD","models":{"the-key":{"input":1.5,"cached":0.15,"output":6}}}'

/**
 * Reads PORCHLIGHT_MODEL_PRICES: JSON, or the path of a file with it. What is taken from the cache costs as what is read,
 * and thoughts cost as words, unless it says otherwise. Fails with the end of a sentence.
 */
export function readModelPrices(text: string | undefined): ModelPrices {
  if (text === undefined) return noPrices
  const { currency = 'USD', models, ...others } = parse(text.trim().startsWith('{') ? text : readFile(text))
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) throw new Error('must name a currency such as USD')
  const [other] = Object.keys(others)
  if (other !== undefined) throw new Error(`has no place for "${other}": it is written as ${example}`)
  if (!isObject(models)) throw new Error(`must hold prices by the keys of models, as ${example}`)
  return { currency, models: new Map(Object.entries(models).map(([key, price]) => [key, readPrice(key, price)])) }
}

function readPrice(key: string, price: unknown): ModelPrice {
  if (!isObject(price)) throw new Error(`must hold amounts for ${key}, as ${example}`)
  const wrong = Object.keys(price).find((name) => !amounts.some((amount) => amount === name))
  if (wrong !== undefined) throw new Error(`has no place for "${wrong}" of ${key}: amounts are ${amounts.join(', ')}`)
  const amountOf = (name: keyof TokenUsage, fallback?: number): number => {
    const amount = price[name] ?? fallback
    if (typeof amount !== 'number' || !(amount >= 0 && amount <= mostPrice))
      throw new Error(`must say what a million tokens of ${key} cost (${name}): a number from 0 to ${mostPrice}`)
    return amount
  }
  const [input, output] = [amountOf('input'), amountOf('output')]
  return { input, cached: amountOf('cached', input), output, reasoning: amountOf('reasoning', output) }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Error('must be JSON, or the path of a file with it that can be read', { cause })
  }
}

function parse(text: string): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (cause) {
    throw new Error(`must be JSON such as ${example}`, { cause })
  }
  if (!isObject(parsed)) throw new Error(`must be JSON such as ${example}`)
  return parsed
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
