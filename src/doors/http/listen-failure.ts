import { ConfigError } from '../../platform/config/config.ts'

/** Why the server cannot listen, naming the variable to change; an error of any other kind is answered as it is. */
export function describeListenFailure(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new ConfigError(
      `Another program listens on port ${port} of ${host} already. Set PORT to a free one (0 picks one), or end that program.`,
    )
  if (code === 'EACCES') return new ConfigError(`This user may not listen on port ${port}. Set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new ConfigError(
      `This machine has no address ${host}. Set HOST to one that it has: 127.0.0.1 for itself, 0.0.0.0 for every network.`,
    )
  return error
}
