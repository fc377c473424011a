import { expect, test } from 'vitest'
import { serverSettings } from './server-settings.ts'

const gigabyte = 2 ** 30
const socket = { host: '/run/it, really', port: 5432 }

test('memory is taken in proportion, within bounds', () => {
  const taken = (gigabytes: number) => serverSettings(socket, gigabytes * gigabyte).shared_buffers
  expect([0.5, 1, 4, 24, 512].map(taken)).toEqual(['64MB', '64MB', '256MB', '1024MB', '1024MB'])
})

test('over a socket there is no network, and without one only the given address', () => {
  expect(serverSettings(socket)).toMatchObject({ listen_addresses: '', unix_socket_directories: '"/run/it, really"' })
  expect(serverSettings({ host: '127.0.0.1', port: 40404 })).toMatchObject({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: '40404',
  })
})
