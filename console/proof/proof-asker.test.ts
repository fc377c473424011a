import { expect, test } from 'vitest'
import { CallFailure } from '../api/call-failure.ts'
import { ProofAsker, withProof } from './proof-asker.ts'

const needed = () => new CallFailure({ status: 403, message: '', code: 'proof-needed' })

test('a call that asks for a proof is sent again once it was given, and many ask once', async () => {
  const asker = new ProofAsker()
  let isProven = false
  let asked = 0
  const sent: string[] = []
  const client = withProof(
    {
      base: 'here',
      addKey: async (label: string) => {
        sent.push(label)
        if (!isProven) throw needed()
        return label
      },
    },
    asker,
  )
  await expect(client.addKey('nobody asks'), 'where nothing shows the question').rejects.toThrow(CallFailure)
  asker.attach((answer) => {
    asked += 1
    isProven = true
    setTimeout(() => answer(true), 0)
  })
  sent.length = 0
  expect(await Promise.all([client.addKey('one'), client.addKey('two')])).toEqual(['one', 'two'])
  expect([sent, asked]).toEqual([['one', 'two', 'one', 'two'], 1])
  expect(client.base).toBe('here')
})

test('who calls the question off gets the failure; other failures ask nobody', async () => {
  const asker = new ProofAsker()
  const detach = asker.attach((answer) => answer(false))
  const fails = async (failure: Error) => {
    throw failure
  }
  await expect(asker.run(() => fails(needed()))).rejects.toMatchObject({ code: 'proof-needed' })
  await expect(asker.run(() => fails(new Error('else')))).rejects.toThrow('else')
  detach()
  await expect(asker.run(() => fails(needed()))).rejects.toMatchObject({ code: 'proof-needed' })
})
