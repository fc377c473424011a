import { expect, test, vi } from 'vitest'
import { ImportBusy } from '../../../homes/listings/import/import-busy.ts'
import { onceFree } from './once-free.ts'

const busy = new ImportBusy('a server reads it')

test('a feed that a server reads at this moment is read once that ends, and who waits is told so', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy)
  read.mockResolvedValue('12 rows')
  expect(await onceFree(read, 'mls', new AbortController().signal)).toBe('12 rows')
  expect(said.mock.calls).toEqual([['The feed "mls" is being read already; this waits until that ends.\n']])
  said.mockRestore()
})

test('who stops waiting is told who reads it; what fails otherwise is not tried again', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const stopping = new AbortController()
  const waiting = onceFree(() => Promise.reject(busy), 'mls', stopping.signal)
  stopping.abort()
  await expect(waiting).rejects.toBe(busy)
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no such file'))
  await expect(onceFree(read, 'mls', new AbortController().signal)).rejects.toThrow('no such file')
  expect(read).toHaveBeenCalledTimes(1)
  said.mockRestore()
})
